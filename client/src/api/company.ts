import { queryOptions } from '@tanstack/react-query'
import { getCompany } from '#contract/endpoints/company.ts'
import { inPage } from './in-page.ts'
import { call } from './request.ts'

/** GET /company: what the company says of itself, for the pages that show it. */
export const companyOptions = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => call(getCompany, { signal }),
  ...inPage,
  staleTime: 10 * 60_000,
})
