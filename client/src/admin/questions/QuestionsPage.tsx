import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useCan } from '../api/staff/session.ts'
import { ConversationsScreen } from '../assistant/index.ts'
import { newQuestionPath } from '../paths/index.ts'
import { DataTable } from '../records/list/index.ts'
import { questionsWords as words } from './questions.words.ts'
import { questionsTable } from './questions-table.tsx'

export default function QuestionsPage() {
  const t = useTranslate()
  const write = useCan()('questions.write') && (
    <Link to={newQuestionPath()} className={buttonClass('primary', 'compact')}>
      <Plus aria-hidden="true" className="size-4" />
      {t(words.write)}
    </Link>
  )
  return (
    <ConversationsScreen title={t(words.title)} actions={write}>
      <DataTable table={questionsTable} />
    </ConversationsScreen>
  )
}
