import { queryOptions } from '@tanstack/react-query'
import { loadCalls } from '../../api/calls/load-calls.ts'
import { inPage } from '../../api/in-page.ts'

/** Query for the published regulations, in the order that staff have set. */
export const regulationsOptions = queryOptions({
  queryKey: ['regulations'],
  queryFn: async ({ signal }) => {
    const { call, listRegulations } = await loadCalls()
    return call(listRegulations, { signal })
  },
  ...inPage,
  staleTime: 60_000,
})
