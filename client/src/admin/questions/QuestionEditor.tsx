import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { questionGroups } from '#content/questions.words.ts'
import type { Question } from '#contract/assistant/questions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useFormats } from '../i18n/formats.ts'
import { ConflictNotice, PageForm } from '../records/form/index.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import { QuestionHead } from './QuestionHead.tsx'
import type { QuestionValues } from './question-values.ts'
import { questionsWords as words } from './questions.words.ts'
import { useQuestionDelete } from './useQuestionDelete.ts'
import { useQuestionForm } from './useQuestionForm.ts'

interface QuestionEditorProps {
  question: Question
  title: string
  list: string
  onDeleting: (isDeleting: boolean) => void
}

export function QuestionEditor({ question, title, list, onDeleting }: QuestionEditorProps) {
  const t = useTranslate()
  const { relative } = useFormats()
  const form = useQuestionForm(question)
  const [isConfirming, setConfirming] = useState(false)
  const { isDeleted, remove } = useQuestionDelete(question, form.reset, onDeleting)
  const textOf = useValueText()
  // Navigate only after the form counts as saved, or its blocker would ask.
  if (isDeleted) return <Navigate to={list} replace />
  const saved = t(words.lastSaved)(relative(question.updatedAt), question.updatedBy)
  return (
    <>
      <QuestionHead question={question} title={title}>
        <Button size="compact" variant="quiet" onClick={() => setConfirming(true)}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t(words.delete)}
        </Button>
      </QuestionHead>
      <PageForm
        form={form}
        label={title}
        className="product-form"
        conflict={
          form.conflict && (
            <ConflictNotice conflict={form.conflict} labelOf={(name) => t(labels[name])} textOf={textOf} />
          )
        }
        saved={saved}
      >
        <QuestionFields form={form} />
      </PageForm>
      {isConfirming && (
        <ConfirmDialog
          title={t(words.deleteTitle)}
          description={t(words.deleteHint)}
          action={t(words.delete)}
          onConfirm={remove}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}

const labels = {
  group: words.group,
  isPublished: words.publish,
  question: words.questionZh,
  questionEn: words.questionEn,
  answer: words.answerZh,
  answerEn: words.answerEn,
  words: words.wordsZh,
  wordsEn: words.wordsEn,
  version: words.changed,
} as const satisfies Record<keyof QuestionValues, unknown>

function useValueText() {
  const t = useTranslate()
  return (name: keyof QuestionValues, values: QuestionValues): string => {
    if (name === 'isPublished') return t(values.isPublished ? words.published : words.draft)
    const group = questionGroups.find(({ id }) => name === 'group' && id === values.group)
    return group ? t(group.title) : String(values[name] || '—')
  }
}
