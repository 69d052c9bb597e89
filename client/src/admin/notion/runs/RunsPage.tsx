import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../i18n/language.tsx'
import { syncStatusOptions } from '../../api/sync.ts'
import { DataTable } from '../../records/list/index.ts'
import { DueRun } from '../DueRun.tsx'
import { NotionArea } from '../NotionArea.tsx'
import { runsWords } from './runs.words.ts'
import { useRunsTable } from './runs-table.tsx'

/** Renders /admin/notion/runs; runs are never deleted. */
export default function RunsPage() {
  const t = useTranslate()
  const due = useQuery(syncStatusOptions).data?.due ?? null
  return (
    <NotionArea title={t(runsWords.title)}>
      <DueRun due={due} />
      <DataTable table={useRunsTable()} />
    </NotionArea>
  )
}
