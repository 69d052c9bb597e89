import type { QuoteServices } from './quote-changes.ts'
import { createQuoteDecisions } from './quote-decisions.service.ts'
import type { QuoteDocuments } from './quote-documents.service.ts'
import { createQuoteDrafts } from './quote-drafts.service.ts'
import { createQuoteLinkChanges } from './quote-links.service.ts'
import { createQuoteMaking } from './quote-making.service.ts'
import { createQuoteOwnership } from './quote-ownership.service.ts'
import { createQuoteSending } from './quote-sending.service.ts'
import { createQuoteThread } from './quote-thread.service.ts'

/** All that staff do to a quotation. */
export function createQuoteWork(services: QuoteServices & { documents: QuoteDocuments }) {
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
