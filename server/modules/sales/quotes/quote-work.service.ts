import type { DecidingServices } from '../offers/quote-deciding.ts'
import { createQuoteDecisions } from '../offers/quote-decisions.service.ts'
import type { QuoteDocuments } from '../offers/quote-documents.service.ts'
import { createQuoteLinkChanges } from '../offers/quote-links.service.ts'
import { createQuoteSending } from '../offers/quote-sending.service.ts'
import { createQuoteThread } from '../offers/quote-thread.service.ts'
import { createQuoteDrafts } from './quote-drafts.service.ts'
import { createQuoteMaking, type QuoteMakingServices } from './quote-making.service.ts'
import { createQuoteOwnership } from './quote-ownership.service.ts'

export function createQuoteWork(services: QuoteMakingServices & DecidingServices & { documents: QuoteDocuments }) {
  return {
    ...createQuoteMaking(services),
    ...createQuoteOwnership(services),
    drafts: createQuoteDrafts(services),
    ...createQuoteSending(services),
    ...createQuoteDecisions(services),
    links: createQuoteLinkChanges(services),
    thread: createQuoteThread(services),
  }
}

export type QuoteWork = ReturnType<typeof createQuoteWork>
