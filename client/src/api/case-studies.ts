import { queryOptions } from '@tanstack/react-query'
import { listCaseStudies } from '#contract/endpoints/content/pages.ts'
import { call } from './request.ts'

/** Query for the published case studies, in the order that staff have set. */
export const caseStudiesOptions = queryOptions({
  queryKey: ['case-studies'],
  queryFn: ({ signal }) => call(listCaseStudies, { signal }),
  staleTime: 60_000,
})
