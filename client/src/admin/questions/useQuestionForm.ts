import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type Question, questionSchema, questionWriteSchema } from '#contract/assistant/questions.ts'
import { changeQuestion, questionOptions } from '../api/questions.ts'
import { useRecordForm } from '../records/form/index.ts'
import { questionFields, questionValuesOf } from './question-values.ts'
import { useQuestionSaved } from './useQuestionSaved.ts'

/** Form of a question that detects edits saved by others in the meantime. */
export function useQuestionForm(question: Question) {
  const queries = useQueryClient()
  const saved = useQuestionSaved()
  return useRecordForm({
    draft: `question.${question.id}`,
    record: questionValuesOf(question),
    names: questionFields,
    schema: questionWriteSchema,
    send: async (body) => questionValuesOf(saved(await changeQuestion(question.id, body))),
    onFailure({ code }) {
      if (code === 'record.changed') {
        void queries.invalidateQueries({ queryKey: questionOptions(question.id).queryKey })
      }
    },
    readCurrent(current) {
      const theirs = z.safeParse(questionSchema, current).data
      return theirs && questionValuesOf(theirs)
    },
  })
}
