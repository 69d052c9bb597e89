import { queryOptions } from '@tanstack/react-query'
import { auditFiltersSchema } from '#contract/audit.ts'
import { call } from './request.ts'

/** GET /admin/audit/filters: what the log holds to choose from. */
export const auditFiltersOptions = queryOptions({
  queryKey: ['audit-filters'],
  queryFn: ({ signal }) => call('GET', '/admin/audit/filters', { schema: auditFiltersSchema, signal }),
})
