import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { questionOptions } from '../api/questions.ts'
import { useCan } from '../api/staff/session.ts'
import { questionsPath } from '../paths/index.ts'
import { RecordPage, useListPath } from '../records/page/index.ts'
import { QuestionEditor } from './QuestionEditor.tsx'
import { QuestionHead } from './QuestionHead.tsx'
import { QuestionPreview } from './QuestionPreview.tsx'
import { questionValuesOf } from './question-values.ts'
import { questionsWords as words } from './questions.words.ts'

/** Renders /admin/conversations/questions/{id}; read-only for those who may not write. */
export default function QuestionPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const [isDeleting, setDeleting] = useState(false)
  const canWrite = useCan()('questions.write')
  const list = useListPath(questionsPath)
  const title = t(canWrite ? words.editTitle : words.readTitle)
  return (
    <RecordPage
      query={{ ...questionOptions(id), enabled: !isDeleting }}
      titleOf={() => title}
      listPath={questionsPath}
      notFound="question.not_found"
      words={words}
      back={t(words.back)}
    >
      {(question) =>
        canWrite ? (
          <QuestionEditor key={question.id} question={question} title={title} list={list} onDeleting={setDeleting} />
        ) : (
          <>
            <QuestionHead question={question} title={title} />
            <QuestionPreview values={questionValuesOf(question)} />
          </>
        )
      }
    </RecordPage>
  )
}
