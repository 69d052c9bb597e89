import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { newQuestionSchema, type QuestionGap } from '#contract/assistant/questions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { createQuestion, gapOptions } from '../api/questions.ts'
import { useCan } from '../api/staff/session.ts'
import { questionPath, questionsPath, unansweredPath } from '../paths/index.ts'
import { PageForm, useStaffForm } from '../records/form/index.ts'
import { NewRecordPage, RecordSkeleton } from '../records/page/index.ts'
import { GapList } from './GapList.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import { questionAbout } from './question-values.ts'
import { questionsWords as words } from './questions.words.ts'
import { useQuestionSaved } from './useQuestionSaved.ts'

const gapsMax = 100

/** Renders /admin/conversations/questions/new; `gap` parameters name the gaps to answer. */
export default function NewQuestionPage() {
  const t = useTranslate()
  const [parameters] = useSearchParams()
  const ids = [...new Set(parameters.getAll('gap'))].slice(0, gapsMax)
  const answers = useQueries({ queries: ids.map((id) => gapOptions(id)) })
  if (!useCan()('questions.write')) return <Navigate to={questionsPath} replace />
  const gaps = answers.flatMap(({ data }) => data ?? [])
  const isAboutGaps = ids.length > 0
  return (
    <NewRecordPage
      title={t(words.newTitle)}
      list={isAboutGaps ? unansweredPath : questionsPath}
      back={t(isAboutGaps ? words.backToGaps : words.back)}
    >
      {answers.some(({ isPending }) => isPending) ? (
        <RecordSkeleton />
      ) : (
        <NewForm key={ids.join()} gaps={gaps} isIncomplete={gaps.length < ids.length} />
      )}
    </NewRecordPage>
  )
}

function NewForm({ gaps: given, isIncomplete }: { gaps: QuestionGap[]; isIncomplete: boolean }) {
  const t = useTranslate()
  const saved = useQuestionSaved()
  const [gaps, setGaps] = useState(given)
  const [created, setCreated] = useState<string>()
  const form = useStaffForm({
    draft: `question.new.${given.map(({ id }) => id).join()}`,
    initial: questionAbout(given),
    schema: newQuestionSchema,
    bodyOf: ({ version: _version, ...question }) => ({ ...question, gapIds: gaps.map(({ id }) => id) }),
    async send(body) {
      const question = saved(await createQuestion(body))
      form.reset()
      setCreated(question.id)
    },
  })
  // Navigate only after the form counts as saved, or its blocker would ask.
  if (created) return <Navigate to={questionPath(created)} replace />
  return (
    <PageForm form={form} label={t(words.newTitle)} className="product-form" saved={t(words.nothingYet)} isNew>
      <GapList
        gaps={gaps}
        isIncomplete={isIncomplete}
        onLeaveOut={(id) => setGaps(gaps.filter((gap) => gap.id !== id))}
      />
      <QuestionFields form={form} />
    </PageForm>
  )
}
