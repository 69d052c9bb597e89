import { useQueryClient } from '@tanstack/react-query'
import type { QuoteAnswer } from '#contract/sales/quote-answers.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { answerQuote, quoteRequestOptions } from '../../../api/forms/quote-requests.ts'

/** @throws ApiFailure */
export type SendAnswer = (answer: QuoteAnswer) => Promise<void>

/** Failures after which the page's data must be reloaded. */
const staleCodes: ReadonlySet<string> = new Set([
  'quote.revised',
  'quote.expired',
  'quote.closed',
  'quote_request.not_found',
])

/** Returns a function that sends the buyer's answer and updates the page, also if the request has changed meanwhile. */
export function useAnswers(token: string): SendAnswer {
  const queries = useQueryClient()
  const { queryKey } = quoteRequestOptions(token)
  return async (answer) => {
    try {
      queries.setQueryData(queryKey, await answerQuote(token, answer))
    } catch (error) {
      if (error instanceof ApiFailure && staleCodes.has(error.code)) await queries.invalidateQueries({ queryKey })
      throw error
    }
  }
}
