import { useTranslate } from '../../i18n/language.tsx'
import { ConversationsScreen } from '../assistant/index.ts'
import { DataTable } from '../records/list/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { ConversationFigures } from './ConversationFigures.tsx'
import { conversationsTable } from './conversations-table.tsx'

export default function ConversationsPage() {
  const t = useTranslate()
  return (
    <ConversationsScreen title={t(screenWords.conversations)}>
      <ConversationFigures />
      <DataTable table={conversationsTable} />
    </ConversationsScreen>
  )
}
