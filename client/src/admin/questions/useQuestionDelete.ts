import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Question } from '#contract/assistant/questions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { deleteQuestion, questionOptions } from '../api/questions.ts'
import { questionsWords as words } from './questions.words.ts'

/**
 * Deletes a question as it was read.
 * @param forget leaves nothing unsaved: there is nothing to save it to
 * @param onDeleting says whether it is on its way out: that it has gone may be heard before the answer, and must not be asked for
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
      void queries.invalidateQueries({ queryKey }) // another version is shown, to be looked at before the next try
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
