import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { gapChangeSchema, NewQuestion, Question, QuestionWrite } from '#contract/assistant/questions.ts'
import * as endpoints from '#contract/endpoints/questions.ts'
import { call } from './request.ts'

export function questionOptions(id: string) {
  return queryOptions({
    queryKey: ['questions', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getQuestion, { params: { id }, signal }),
    staleTime: 0,
  })
}

export function createQuestion(body: NewQuestion): Promise<Question> {
  return call(endpoints.addQuestion, { body })
}

/** @throws record.changed, with the current question */
export function changeQuestion(id: string, body: QuestionWrite): Promise<Question> {
  return call(endpoints.putQuestion, { params: { id }, body })
}

/** Deletes a question; the gaps that it answered are open again. @throws record.changed, with the current question */
export async function deleteQuestion(id: string, version: number): Promise<void> {
  await call(endpoints.deleteQuestion, { params: { id }, query: { version } })
}

export function gapOptions(id: string) {
  return queryOptions({
    queryKey: ['questions', 'gap', id],
    queryFn: ({ signal }) => call(endpoints.getQuestionGap, { params: { id }, signal }),
  })
}

/** Dismisses or reopens a gap. @throws record.changed where a question answers it */
export async function changeGap(id: string, body: z.output<typeof gapChangeSchema>): Promise<void> {
  await call(endpoints.changeQuestionGap, { params: { id }, body })
}
