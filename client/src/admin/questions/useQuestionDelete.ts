import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Question } from '#contract/assistant/questions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { deleteQuestion, questionOptions } from '../api/questions.ts'
import { questionsWords as words } from './questions.words.ts'

/**
 * Deletes a question.
 * @param forget discards unsaved changes
 * @param onDeleting called with true while deleting, so that the page does not refetch the record when a live event
 * precedes the response
 */
export function useQuestionDelete(question: Question, forget: () => void, onDeleting: (isDeleting: boolean) => void) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const [isDeleted, setDeleted] = useState(false)

  async function remove(): Promise<void> {
    const { id, version } = question
    const { queryKey } = questionOptions(id)
    onDeleting(true)
    await deleteQuestion(id, version).catch((error: unknown) => {
      onDeleting(false)
      void queries.invalidateQueries({ queryKey }) // shows the current version before another try
      throw error
    })
    for (const table of ['questions', 'question-gaps']) {
      void queries.invalidateQueries({ queryKey: ['tables', table] })
    }
    forget()
    toast(t(words.deleted))
    setDeleted(true)
  }
  return { isDeleted, remove }
}
