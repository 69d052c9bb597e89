import { queryOptions } from '@tanstack/react-query'
import type { QuoteAnswer } from '#contract/quote-answers.ts'
import {
  type NewQuoteRequest,
  type QuoteFollow,
  type QuoteSubmitted,
  quoteFollowSchema,
  quoteSubmittedSchema,
} from '#contract/quote-requests.ts'
import { get, post } from './request.ts'

/** POST /quote-requests. */
export function sendQuoteRequest(request: NewQuoteRequest): Promise<QuoteSubmitted> {
  return post('/quote-requests', request, quoteSubmittedSchema)
}

const path = (token: string) => `/quote-requests/${encodeURIComponent(token)}`

const minuteMs = 60_000
const isOpen: ReadonlySet<string> = new Set(['requested', 'priced', 'sent'])

/** GET /quote-requests/{token}: staff may have moved it on since it was read last; asked anew while they still may. */
export function quoteRequestOptions(token: string) {
  return queryOptions({
    queryKey: ['quote-request', token],
    queryFn: ({ signal }) => get(path(token), quoteFollowSchema, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isOpen.has(data.status) ? minuteMs : false),
  })
}

/** POST /quote-requests/{token}/answer. @returns what is followed, as it is then */
export function answerQuote(token: string, answer: QuoteAnswer): Promise<QuoteFollow> {
  return post(`${path(token)}/answer`, answer, quoteFollowSchema)
}

/** The offer as a document, on this origin. */
export function quotationPdfUrl(token: string): string {
  return `/api/v1${path(token)}/quotation.pdf`
}
