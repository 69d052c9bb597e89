import { queryOptions } from '@tanstack/react-query'
import { sessionKey } from '#contract/site/served.ts'
import type { Session } from '#contract/staff/staff.ts'
import { loadCalls } from '../load-calls.ts'

/** Session of this browser; `user` is null where nobody is signed in. */
export const sessionOptions = queryOptions({
  queryKey: sessionKey,
  async queryFn({ signal }): Promise<Session> {
    const { fetchSession } = await loadCalls(() => import('./session-calls.ts'))
    return fetchSession(signal)
  },
  staleTime: Number.POSITIVE_INFINITY,
  // another tab may have signed in or out
  refetchOnWindowFocus: 'always',
})
