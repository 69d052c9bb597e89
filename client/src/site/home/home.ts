import { queryOptions } from '@tanstack/react-query'
import { loadCalls } from '../../api/calls/load-calls.ts'
import { inPage } from '../../api/in-page.ts'

/** GET /home: what staff have written for the home page. Asked once: the page has words of its own. */
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
