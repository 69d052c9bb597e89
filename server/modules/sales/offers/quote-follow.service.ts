import { planOffering } from '#content/builder/offerings.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import type { Activity } from '#contract/sales/activities.ts'
import { type QuoteFollow, type QuoteOffer, quoteTokenSchema } from '#contract/sales/quote-requests.ts'
import { createActivitiesRepo } from '#server/modules/customers/index.ts'
import type { MailFile } from '#server/modules/mail/index.ts'
import { createQuoteRequestsRepo } from '#server/modules/requests/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { type QuoteServices, todayOf } from '../quotes/quote-changes.ts'
import { createQuotesRepo } from '../quotes/quotes.repo.ts'
import type { QuoteDocuments } from './quote-documents.service.ts'
import { createQuoteRevisionsRepo, type StoredRevision } from './quote-revisions.repo.ts'
import { daysLeftOn, statusOn } from './quote-state.rules.ts'

export interface FollowServices extends Pick<QuoteServices, 'links' | 'settings' | 'now'> {
  database: Database
  documents: QuoteDocuments
  /** Plans that are published now. */
  plans: () => ShownPlan[]
}

/** Reads a quotation for its buyer. Unknown, expired and revoked links give the same error. */
export function createQuoteFollow(services: FollowServices) {
  const { links, documents, plans, now } = services
  const database = services.database.prisma
  const requests = createQuoteRequestsRepo(database)
  const quotes = createQuotesRepo(database)
  const revisions = createQuoteRevisionsRepo(database)
  const activities = createActivitiesRepo(database)

  /** @throws quote_request.not_found */
  async function idOf(token: string): Promise<string> {
    const isToken = quoteTokenSchema.safeParse(token).success
    const id = isToken ? await quotes.byLink(links.hash(token), now()) : undefined
    if (!id) throw noSuchLink()
    return id
  }

  async function offerOf(revision: StoredRevision): Promise<QuoteOffer> {
    const { number, sentAt, validUntil, currency, notes, terms, total, charges } = revision
    const addresses = await requests.addresses(revision.lines.flatMap(({ productId }) => productId ?? []))
    const lines = revision.lines.map(({ productId, ...line }) => ({
      ...line,
      slug: (productId && addresses.get(productId)) ?? null,
    }))
    const daysLeft = daysLeftOn(todayOf(services), validUntil)
    return {
      revision: number,
      sentAt: sentAt ?? '',
      validUntil,
      daysLeft,
      currency,
      notes,
      terms,
      total,
      charges,
      lines,
    }
  }

  return {
    idOf,

    /** @throws quote_request.not_found */
    async follow(token: string): Promise<QuoteFollow> {
      const id = await idOf(token)
      const [{ validUntil, status, ...request }, offered, thread, order] = await Promise.all([
        requests.ofBuyer(id, plans().map(planOffering)),
        revisions.offered(id),
        activities.thread('quote', id),
        quotes.orderOf(id),
      ])
      return {
        ...request,
        status: statusOn(todayOf(services), { status, validUntil }),
        offer: offered ? await offerOf(offered) : null,
        messages: thread.flatMap(messageOf),
        orderReference: order?.reference ?? null,
      }
    },

    /** Returns the latest offer as a PDF. @throws quote_request.not_found, also when nothing was sent */
    async file(token: string): Promise<MailFile> {
      const id = await idOf(token)
      const [quote, offered] = await Promise.all([quotes.find(id), revisions.offered(id)])
      if (!quote || !offered) throw noSuchLink()
      return documents.file(quote, offered)
    },
  }
}

export type QuoteFollowService = ReturnType<typeof createQuoteFollow>

export function noSuchLink() {
  return problem('quote_request.not_found', 'No request for quotation has this link')
}

/** Shows the emails to the buyer and questions asked on the link; notes are for staff only. */
function messageOf({ at, kind, params, text }: Activity): QuoteFollow['messages'] {
  if (text === null) return []
  if (kind === 'reply' || kind === 'quote.sent') return [{ at, from: 'us', text }]
  return kind === 'received' && params.via === 'link' ? [{ at, from: 'buyer', text }] : []
}
