import { queryOptions } from '@tanstack/react-query'
import {
  type NewQuoteRequest,
  type QuoteSubmitted,
  quoteFollowSchema,
  quoteSubmittedSchema,
} from '#contract/quote-requests.ts'
import { get, post } from './request.ts'

/** POST /quote-requests. */
export function sendQuoteRequest(request: NewQuoteRequest): Promise<QuoteSubmitted> {
  return post('/quote-requests', request, quoteSubmittedSchema)
}

/** GET /quote-requests/{token}: staff may have moved it on since it was read last. */
export function quoteRequestOptions(token: string) {
  return queryOptions({
    queryKey: ['quote-request', token],
    queryFn: ({ signal }) => get(`/quote-requests/${encodeURIComponent(token)}`, quoteFollowSchema, signal),
    staleTime: 0,
  })
}
