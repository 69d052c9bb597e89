import { queryOptions } from '@tanstack/react-query'
import { loadCalls } from '../../api/calls/load-calls.ts'
import { inPage } from '../../api/in-page.ts'

/** Query for the staff's home page content. Not retried, because the page has built-in content. */
export const homeOptions = queryOptions({
  queryKey: ['home'],
  queryFn: async ({ signal }) => {
    const { call, getHome } = await loadCalls()
    return call(getHome, { signal })
  },
  ...inPage,
  retry: false,
  staleTime: 60_000,
})
