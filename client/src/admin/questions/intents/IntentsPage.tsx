import { useTranslate } from '../../../i18n/language.tsx'
import { ConversationsScreen } from '../../assistant/index.ts'
import { DataTable } from '../../records/list/index.ts'
import { intentsWords as words } from './intents.words.ts'
import { intentsTable } from './intents-table.tsx'

/** Renders /admin/conversations/intents. */
export default function IntentsPage() {
  const t = useTranslate()
  return (
    <ConversationsScreen title={t(words.title)}>
      <DataTable table={intentsTable} />
    </ConversationsScreen>
  )
}
