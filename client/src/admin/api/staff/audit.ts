import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/audit.ts'
import { call } from '../request.ts'

/** GET /admin/audit/filters: what the log holds to choose from. */
export const auditFiltersOptions = queryOptions({
  queryKey: ['audit-filters'],
  queryFn: ({ signal }) => call(endpoints.listAuditFilters, { signal }),
})
