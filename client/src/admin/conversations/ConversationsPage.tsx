import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { testQuestionsUrl } from '../api/conversations.ts'
import { useCan } from '../api/staff/session.ts'
import { ConversationsScreen, conversationsWords as words } from '../assistant/index.ts'
import { DataTable } from '../records/list/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { ConversationFigures } from './ConversationFigures.tsx'
import { conversationsTable } from './conversations-table.tsx'

export default function ConversationsPage() {
  const t = useTranslate()
  return (
    <ConversationsScreen title={t(screenWords.conversations)} actions={<TestQuestions />}>
      <ConversationFigures />
      <DataTable table={conversationsTable} />
    </ConversationsScreen>
  )
}

/** Offers the test questions of wrong answers as a file, where those are listed. */
function TestQuestions() {
  const t = useTranslate()
  const canExport = useCan()('inbox.export')
  const [query] = useSearchParams()
  if (!(canExport && query.get('mark')?.split(',').includes('wrong'))) return null
  return (
    <a href={testQuestionsUrl} download className={buttonClass('secondary', 'compact')}>
      <Download aria-hidden="true" className="size-4" />
      {t(words.testQuestions)}
    </a>
  )
}
