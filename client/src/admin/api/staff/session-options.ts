import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/account.ts'
import { sessionKey } from '#contract/site/served.ts'
import type { Session } from '#contract/staff/staff.ts'
import { call } from '../request.ts'

/** Session of this browser; `user` is null where nobody is signed in. */
export const sessionOptions = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }): Promise<Session> => call(endpoints.getSession, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // another tab may have signed in or out
  refetchOnWindowFocus: 'always',
})
