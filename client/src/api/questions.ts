import { queryOptions } from '@tanstack/react-query'
import { listQuestions } from '#contract/endpoints/questions.ts'
import { call } from './request.ts'

/** The page has questions of its own, and does not wait longer for these. */
const timeoutMs = 1500

/** GET /questions: questions written by staff. */
export const questionsOptions = queryOptions({
  queryKey: ['questions'],
  queryFn: ({ signal }) => call(listQuestions, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) }),
  retry: false,
})
