import { useQueryClient } from '@tanstack/react-query'
import type { QuoteAnswer } from '#contract/sales/quote-answers.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { answerQuote, quoteRequestOptions } from '../../../api/forms/quote-requests.ts'

/** @throws ApiFailure */
export type SendAnswer = (answer: QuoteAnswer) => Promise<void>

/** What the page must be read anew for. */
const overtaken: ReadonlySet<string> = new Set([
  'quote.revised',
  'quote.expired',
  'quote.closed',
  'quote_request.not_found',
])

/** Sends an answer of the buyer's; the page shows what is followed as it is then, also where something came in between. */
export function useAnswers(token: string): SendAnswer {
  const queries = useQueryClient()
  const { queryKey } = quoteRequestOptions(token)
  return async (answer) => {
    try {
      queries.setQueryData(queryKey, await answerQuote(token, answer))
    } catch (error) {
      if (error instanceof ApiFailure && overtaken.has(error.code)) await queries.invalidateQueries({ queryKey })
      throw error
    }
  }
}
