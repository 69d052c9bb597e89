import { queryOptions, useQuery } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/audit.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { call } from '../api/request.ts'
import { ListScreen } from '../records/list/index.ts'
import { AlertLine } from '../ui/AlertLine.tsx'
import { auditWords } from './audit.words.ts'
import { auditTableOf } from './audit-table.tsx'

const auditFiltersOptions = queryOptions({
  queryKey: ['audit-filters'],
  queryFn: ({ signal }) => call(endpoints.listAuditFilters, { signal }),
})

export default function AuditPage() {
  const t = useTranslate()
  const { data: choices, isError } = useQuery(auditFiltersOptions)
  return (
    <ListScreen table={auditTableOf(choices)}>
      <p className="measure -mt-2 mb-4 text-fine text-ink-quiet">{t(auditWords.hint)}</p>
      {isError && <AlertLine>{t(auditWords.filtersFailed)}</AlertLine>}
    </ListScreen>
  )
}
