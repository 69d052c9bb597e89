import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/quotes.ts'
import { apiRoot, filePaths } from '#contract/paths.ts'
import type { QuoteAnswer } from '#contract/sales/quote-answers.ts'
import type { NewQuoteRequest, QuoteFollow, QuoteSubmitted } from '#contract/sales/quote-requests.ts'
import { call } from '../request.ts'
import { sendForm } from './send-form.ts'

export function sendQuoteRequest(request: NewQuoteRequest): Promise<QuoteSubmitted> {
  return sendForm(endpoints.createQuoteRequest, { body: request })
}

const minuteMs = 60_000
/** A page that the server rendered is not older than this. */
const newMs = 10_000
const isOpen: ReadonlySet<string> = new Set(['requested', 'priced', 'sent'])

/** GET /quote-requests/{token}: staff may have moved it on since it was read last; asked anew while they still may. */
export function quoteRequestOptions(token: string) {
  return queryOptions({
    queryKey: ['quote-request', token],
    queryFn: ({ signal }): Promise<QuoteFollow> => call(endpoints.getQuoteRequest, { params: { token }, signal }),
    staleTime: newMs,
    refetchInterval: ({ state: { data } }) => (data && isOpen.has(data.status) ? minuteMs : false),
  })
}

/** POST /quote-requests/{token}/answer. @returns what is followed, as it is then */
export function answerQuote(token: string, answer: QuoteAnswer): Promise<QuoteFollow> {
  return call(endpoints.answerQuote, { params: { token }, body: answer })
}

/** The offer as a document, on this origin. */
export function quotationPdfUrl(token: string): string {
  return apiRoot + filePaths.quotationPdf.replace(':token', encodeURIComponent(token))
}
