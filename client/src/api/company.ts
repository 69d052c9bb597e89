import { queryOptions } from '@tanstack/react-query'
import { loadCalls } from './calls/load-calls.ts'
import { inPage } from './in-page.ts'

/** GET /company: what the company says of itself, for the pages that show it. */
export const companyOptions = queryOptions({
  queryKey: ['company'],
  queryFn: async ({ signal }) => {
    const { call, getCompany } = await loadCalls()
    return call(getCompany, { signal })
  },
  ...inPage,
  staleTime: 10 * 60_000,
})
