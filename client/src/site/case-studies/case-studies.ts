import { queryOptions } from '@tanstack/react-query'
import { loadCalls } from '../../api/calls/load-calls.ts'
import { inPage } from '../../api/in-page.ts'

/** Query for the published case studies, in the order that staff have set. */
export const caseStudiesOptions = queryOptions({
  queryKey: ['case-studies'],
  queryFn: async ({ signal }) => {
    const { call, listCaseStudies } = await loadCalls()
    return call(listCaseStudies, { signal })
  },
  ...inPage,
  staleTime: 60_000,
})
