import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../site/frame/PageHead.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { questionOptions } from '../api/questions.ts'
import { useMay } from '../api/session.ts'
import { questionsPath } from '../conversations/conversation-paths.ts'
import { RecordFailure, RecordSkeleton } from '../ui/RecordPage.tsx'
import { useListPath } from '../ui/useListPath.ts'
import { QuestionEditor } from './QuestionEditor.tsx'
import { QuestionHead } from './QuestionHead.tsx'
import { QuestionPreview } from './QuestionPreview.tsx'
import { questionValuesOf } from './question-values.ts'
import { questionsWords as words } from './questions.words.ts'

/** /admin/conversations/questions/{id}: one question and its answer; who may not write it reads it. */
export default function QuestionPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const mayWrite = useMay()('questions.write')
  const list = useListPath(questionsPath)
  const { data, error, refetch } = useQuery(questionOptions(id))
  const title = t(mayWrite ? words.editTitle : words.readTitle)
  return (
    <>
      <PageHead title={title} isListed={false} />
      <Link to={list} className={buttonClass('quiet', 'compact', '-ml-3 mb-2 text-ink-quiet')}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t(words.back)}
      </Link>
      {data && mayWrite && <QuestionEditor key={data.id} question={data} title={title} list={list} />}
      {data && !mayWrite && (
        <>
          <QuestionHead question={data} title={title} />
          <QuestionPreview values={questionValuesOf(data)} />
        </>
      )}
      {!data && !error && <RecordSkeleton />}
      {!data && error && (
        <RecordFailure
          error={error}
          notFound="question.not_found"
          words={{
            failed: t(words.failed),
            notFound: t(words.notFound),
            notFoundHint: t(words.notFoundHint),
            back: t(words.back),
          }}
          list={list}
          onRetry={refetch}
        />
      )}
    </>
  )
}
