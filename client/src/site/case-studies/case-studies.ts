import { queryOptions } from '@tanstack/react-query'
import { loadCalls } from '../../api/calls/load-calls.ts'
import { inPage } from '../../api/in-page.ts'

/** GET /case-studies: the cases that staff have published, in their order. */
export const caseStudiesOptions = queryOptions({
  queryKey: ['case-studies'],
  queryFn: async ({ signal }) => {
    const { call, listCaseStudies } = await loadCalls()
    return call(listCaseStudies, { signal })
  },
  ...inPage,
  staleTime: 60_000,
})
