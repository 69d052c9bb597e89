import { useQueryClient } from '@tanstack/react-query'
import type { Question } from '#contract/assistant/questions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { questionOptions } from '../api/questions.ts'
import { questionsWords as words } from './questions.words.ts'

/** Caches a saved question and shows a toast that says whether it is published. */
export function useQuestionSaved(): (question: Question) => Question {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  return (question) => {
    queries.setQueryData(questionOptions(question.id).queryKey, question)
    for (const table of ['questions', 'question-gaps']) {
      void queries.invalidateQueries({ queryKey: ['tables', table] })
    }
    toast(t(question.isPublished ? words.known : words.keptDraft))
    return question
  }
}
