import { useTranslate } from '../../../i18n/language.tsx'
import { DataTable } from '../../records/list/index.ts'
import { NotionArea } from '../NotionArea.tsx'
import { runsWords } from './runs.words.ts'
import { useRunsTable } from './runs-table.tsx'

/** /admin/notion/runs: every run of the sync, kept for good. */
export default function RunsPage() {
  const t = useTranslate()
  return (
    <NotionArea title={t(runsWords.title)}>
      <DataTable table={useRunsTable()} />
    </NotionArea>
  )
}
