import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { repeatOrder } from '#contract/endpoints/orders.ts'
import * as endpoints from '#contract/endpoints/quotes.ts'
import type { NewReply } from '#contract/requests/messages.ts'
import type {
  NewQuote,
  QuoteDecision,
  QuoteDetail,
  QuoteDraft,
  quoteChangeSchema,
  quoteDecisionSchema,
  quoteSendSchema,
} from '#contract/sales/quotes.ts'
import { urlOf } from '../../../api/endpoint.ts'
import { call } from '../request.ts'

export function quoteOptions(id: string) {
  return queryOptions({
    queryKey: ['quotes', id],
    queryFn: ({ signal }) => call(endpoints.getQuote, { params: { id }, signal }),
  })
}

export function createQuote(body: NewQuote): Promise<QuoteDetail> {
  return call(endpoints.createQuote, { body })
}

const repetitions = { quote: endpoints.repeatQuote, order: repeatOrder }
export type RepeatedKind = keyof typeof repetitions

/** Creates a quotation with the same lines at today's prices. @throws order.no_email, customer.erased */
export function repeat(kind: RepeatedKind, id: string, submissionId: string): Promise<QuoteDetail> {
  return call(repetitions[kind], { params: { id }, body: { submissionId } })
}

export function changeQuote(id: string, body: z.output<typeof quoteChangeSchema>): Promise<QuoteDetail> {
  return call(endpoints.changeQuote, { params: { id }, body })
}

export function saveDraft(id: string, body: QuoteDraft): Promise<QuoteDetail> {
  return call(endpoints.saveQuoteDraft, { params: { id }, body })
}

/** Sends a quotation; the email goes out once it is stored. */
export function sendQuote(id: string, body: z.output<typeof quoteSendSchema>): Promise<QuoteDetail> {
  return call(endpoints.sendQuote, { params: { id }, body })
}

const decisions = {
  withdraw: endpoints.withdrawQuote,
  accept: endpoints.acceptQuote,
  decline: endpoints.declineQuote,
}

export function decideQuote(
  id: string,
  decision: QuoteDecision,
  body: z.output<typeof quoteDecisionSchema>,
): Promise<QuoteDetail> {
  return call(decisions[decision], { params: { id }, body })
}

export function renewLink(id: string, version: number): Promise<QuoteDetail> {
  return call(endpoints.renewQuoteLink, { params: { id }, body: { version } })
}

export function revokeLink(id: string, version: number): Promise<QuoteDetail> {
  return call(endpoints.revokeQuoteLink, { params: { id }, body: { version } })
}

export function revisionPdfUrl(id: string, number: number): string {
  return urlOf(endpoints.getQuoteRevisionPdf, { params: { id, number } })
}

export function replyToBuyer(id: string, body: NewReply): Promise<QuoteDetail> {
  return call(endpoints.replyToQuote, { params: { id }, body })
}
