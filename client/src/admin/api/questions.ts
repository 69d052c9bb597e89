import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type gapChangeSchema,
  type NewQuestion,
  type Question,
  type QuestionWrite,
  questionGapSchema,
  questionSchema,
} from '#contract/questions.ts'
import { call } from './request.ts'

const path = (id: string) => `/admin/questions/${encodeURIComponent(id)}`
const gapPath = (id: string) => `/admin/question-gaps/${encodeURIComponent(id)}`

/** GET /admin/questions/{id}: what is edited is what holds now. */
export function questionOptions(id: string) {
  return queryOptions({
    queryKey: ['questions', 'one', id],
    queryFn: ({ signal }) => call('GET', path(id), { schema: questionSchema, signal }),
    staleTime: 0,
  })
}

/** POST /admin/questions. */
export function createQuestion(body: NewQuestion): Promise<Question> {
  return call('POST', '/admin/questions', { schema: questionSchema, body })
}

/** PUT /admin/questions/{id}. @throws record.changed, with the present one */
export function changeQuestion(id: string, body: QuestionWrite): Promise<Question> {
  return call('PUT', path(id), { schema: questionSchema, body })
}

/** DELETE /admin/questions/{id}: what it answered is open again. @throws record.changed, with the present one */
export async function deleteQuestion(id: string, version: number): Promise<void> {
  await call('DELETE', `${path(id)}?version=${version}`, { schema: z.unknown() })
}

/** GET /admin/question-gaps/{id}. */
export function gapOptions(id: string) {
  return queryOptions({
    queryKey: ['questions', 'gap', id],
    queryFn: ({ signal }) => call('GET', gapPath(id), { schema: questionGapSchema, signal }),
  })
}

/** PATCH /admin/question-gaps/{id}: dismissed, or open again. @throws record.changed where something answers it */
export async function changeGap(id: string, body: z.output<typeof gapChangeSchema>): Promise<void> {
  await call('PATCH', gapPath(id), { schema: z.unknown(), body })
}
