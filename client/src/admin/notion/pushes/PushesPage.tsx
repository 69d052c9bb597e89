import { useTranslate } from '../../../i18n/language.tsx'
import { DataTable } from '../../records/list/index.ts'
import { conflictsWords as words } from '../conflicts/conflicts.words.ts'
import { NotionArea } from '../NotionArea.tsx'
import { pushesTable } from './pushes-table.tsx'

/** Renders /admin/notion/pushes: edits made here that Notion does not have yet. */
export default function PushesPage() {
  const t = useTranslate()
  return (
    <NotionArea title={t(words.pushesTitle)}>
      <p className="measure text-fine text-ink-quiet">{t(words.pushesHint)}</p>
      <DataTable table={pushesTable} />
    </NotionArea>
  )
}
