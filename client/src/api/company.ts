import { queryOptions } from '@tanstack/react-query'
import { companySchema } from '#contract/company.ts'
import { get } from './request.ts'

/** GET /company: what the company says of itself, for the pages that show it. */
export const companyOptions = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => get('/company', companySchema, signal),
  staleTime: 10 * 60_000,
})
