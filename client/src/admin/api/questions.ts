import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { gapChangeSchema, NewQuestion, Question, QuestionWrite } from '#contract/assistant/questions.ts'
import * as endpoints from '#contract/endpoints/questions.ts'
import { call } from './request.ts'

/** GET /admin/questions/{id}: what is edited is what holds now. */
export function questionOptions(id: string) {
  return queryOptions({
    queryKey: ['questions', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getQuestion, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** POST /admin/questions. */
export function createQuestion(body: NewQuestion): Promise<Question> {
  return call(endpoints.addQuestion, { body })
}

/** PUT /admin/questions/{id}. @throws record.changed, with the present one */
export function changeQuestion(id: string, body: QuestionWrite): Promise<Question> {
  return call(endpoints.putQuestion, { params: { id }, body })
}

/** DELETE /admin/questions/{id}: what it answered is open again. @throws record.changed, with the present one */
export async function deleteQuestion(id: string, version: number): Promise<void> {
  await call(endpoints.deleteQuestion, { params: { id }, query: { version } })
}

/** GET /admin/question-gaps/{id}. */
export function gapOptions(id: string) {
  return queryOptions({
    queryKey: ['questions', 'gap', id],
    queryFn: ({ signal }) => call(endpoints.getQuestionGap, { params: { id }, signal }),
  })
}

/** PATCH /admin/question-gaps/{id}: dismissed, or open again. @throws record.changed where something answers it */
export async function changeGap(id: string, body: z.output<typeof gapChangeSchema>): Promise<void> {
  await call(endpoints.changeQuestionGap, { params: { id }, body })
}
