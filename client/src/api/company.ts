import { queryOptions } from '@tanstack/react-query'
import { getCompany } from '#contract/endpoints/content/pages.ts'
import { call } from './request.ts'

/** GET /company: what the company says of itself, for the pages that show it. */
export const companyOptions = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => call(getCompany, { signal }),
  staleTime: 10 * 60_000,
})
