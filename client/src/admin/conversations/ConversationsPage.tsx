import { useTranslate } from '../../i18n/language.tsx'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import { screenWords } from '../words/frame.words.ts'
import { ConversationFigures } from './ConversationFigures.tsx'
import { ConversationsScreen } from './ConversationsScreen.tsx'
import { conversationsTable } from './conversations-table.tsx'

/** /admin/conversations. */
export default function ConversationsPage() {
  const t = useTranslate()
  return (
    <ConversationsScreen title={t(screenWords.conversations)}>
      <ConversationFigures />
      <DataTable table={conversationsTable} />
    </ConversationsScreen>
  )
}
