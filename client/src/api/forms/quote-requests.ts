import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/quotes.ts'
import type { QuoteAnswer } from '#contract/sales/quote-answers.ts'
import type { NewQuoteRequest, QuoteFollow, QuoteSubmitted } from '#contract/sales/quote-requests.ts'
import { call } from '../calls/request.ts'
import { urlOf } from '../endpoint.ts'

/** POST /quote-requests. */
export function sendQuoteRequest(request: NewQuoteRequest): Promise<QuoteSubmitted> {
  return call(endpoints.createQuoteRequest, { body: request })
}

const minuteMs = 60_000
const isOpen: ReadonlySet<string> = new Set(['requested', 'priced', 'sent'])

/** GET /quote-requests/{token}: staff may have moved it on since it was read last; asked anew while they still may. */
export function quoteRequestOptions(token: string) {
  return queryOptions({
    queryKey: ['quote-request', token],
    queryFn: ({ signal }) => call(endpoints.getQuoteRequest, { params: { token }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isOpen.has(data.status) ? minuteMs : false),
  })
}

/** POST /quote-requests/{token}/answer. @returns what is followed, as it is then */
export function answerQuote(token: string, answer: QuoteAnswer): Promise<QuoteFollow> {
  return call(endpoints.answerQuote, { params: { token }, body: answer })
}

/** The offer as a document, on this origin. */
export function quotationPdfUrl(token: string): string {
  return urlOf(endpoints.getQuotePdf, { params: { token } })
}
