import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { NewReply } from '#contract/messages.ts'
import {
  type NewQuote,
  type QuoteDetail,
  type QuoteDraft,
  type quoteChangeSchema,
  type quoteDecisionSchema,
  quoteDetailSchema,
  type quoteSendSchema,
} from '#contract/quotes.ts'
import { call } from './request.ts'

const path = (id: string) => `/admin/quotes/${encodeURIComponent(id)}`
const schema = quoteDetailSchema

/** GET /admin/quotes/{id}. */
export function quoteOptions(id: string) {
  return queryOptions({
    queryKey: ['quotes', id],
    queryFn: ({ signal }) => call('GET', path(id), { schema, signal }),
  })
}

/** POST /admin/quotes. */
export function createQuote(body: NewQuote): Promise<QuoteDetail> {
  return call('POST', '/admin/quotes', { schema, body })
}

/** PATCH /admin/quotes/{id}: who works on it, and whose it is. */
export function changeQuote(id: string, body: z.output<typeof quoteChangeSchema>): Promise<QuoteDetail> {
  return call('PATCH', path(id), { schema, body })
}

/** PUT /admin/quotes/{id}/draft. */
export function saveDraft(id: string, body: QuoteDraft): Promise<QuoteDetail> {
  return call('PUT', `${path(id)}/draft`, { schema, body })
}

/** POST /admin/quotes/{id}/send: the mail goes out once it is stored. */
export function sendQuote(id: string, body: z.output<typeof quoteSendSchema>): Promise<QuoteDetail> {
  return call('POST', `${path(id)}/send`, { schema, body })
}

export type QuoteDecision = 'withdraw' | 'accept' | 'decline'

/** POST /admin/quotes/{id}/withdraw, …/accept or …/decline. */
export function decideQuote(
  id: string,
  decision: QuoteDecision,
  body: z.output<typeof quoteDecisionSchema>,
): Promise<QuoteDetail> {
  return call('POST', `${path(id)}/${decision}`, { schema, body })
}

/** POST /admin/quotes/{id}/link: a new private link in place of the old one. */
export function renewLink(id: string, version: number): Promise<QuoteDetail> {
  return call('POST', `${path(id)}/link`, { schema, body: { version } })
}

/** DELETE /admin/quotes/{id}/link: there is none any more. */
export function revokeLink(id: string, version: number): Promise<QuoteDetail> {
  return call('DELETE', `${path(id)}/link`, { schema, body: { version } })
}

/** The address of a revision's PDF, on this origin. */
export function revisionPdfUrl(id: string, number: number): string {
  return `/api/v1${path(id)}/revisions/${number}/quotation.pdf`
}

/** POST /admin/quotes/{id}/replies: a letter to the buyer. */
export function replyToBuyer(id: string, body: NewReply): Promise<QuoteDetail> {
  return call('POST', `${path(id)}/replies`, { schema, body })
}
