import { queryOptions } from '@tanstack/react-query'
import { listCaseStudies } from '#contract/endpoints/content/cases.ts'
import { inPage } from '../../api/in-page.ts'
import { call } from '../../api/request.ts'

/** GET /case-studies: the cases that staff have published, in their order. */
export const caseStudiesOptions = queryOptions({
  queryKey: ['case-studies'],
  queryFn: ({ signal }) => call(listCaseStudies, { signal }),
  ...inPage,
  staleTime: 60_000,
})
