import { queryOptions } from '@tanstack/react-query'
import { listQuestions } from '#contract/endpoints/questions.ts'
import { call } from './request.ts'

/** The page has questions of its own and waits no longer for these. Milliseconds. */
const timeoutMs = 1500

/** GET /questions: what staff have written; none where the API does not say it soon. Never fails. */
export const questionsOptions = queryOptions({
  queryKey: ['questions'],
  queryFn: async ({ signal }) => {
    try {
      return await call(listQuestions, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) })
    } catch {
      signal.throwIfAborted()
      return { items: [] }
    }
  },
  retry: false,
})
