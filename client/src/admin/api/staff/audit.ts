import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/audit.ts'
import { call } from '../request.ts'

export const auditFiltersOptions = queryOptions({
  queryKey: ['audit-filters'],
  queryFn: ({ signal }) => call(endpoints.listAuditFilters, { signal }),
})
