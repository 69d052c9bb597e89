import { randomUUID } from 'node:crypto'
import { fieldError } from '#contract/problems/field-errors.ts'
import { quoteLinesMax } from '#contract/sales/offerings.ts'
import type { NewQuote } from '#contract/sales/quotes.ts'
import { createConversationLinksRepo } from '#server/modules/assistant/index.ts'
import { createLookupRepo, createLookupService, type PromotionOf } from '#server/modules/catalogue/index.ts'
import { createContactsRepo, lockCustomer, noteActivity } from '#server/modules/customers/index.ts'
import {
  createStaffEnquiriesRepo,
  messageId,
  newReference,
  type QuoteLineToWrite,
  requestLineOf,
} from '#server/modules/requests/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { type QuoteServices, subjectOf } from './quote-changes.ts'
import { createQuotesRepo } from './quotes.repo.ts'

/** With 32^8 references, three collisions in a row do not happen. */
const drawsMax = 3

/** Source of a quotation; `from` is its name in the timeline. */
type Origin = { lines: QuoteLineToWrite[]; from?: string } & (
  | { source: 'staff'; sourceId: null }
  | { source: 'enquiry' | 'chat'; sourceId: string }
)

export interface QuoteMakingServices extends QuoteServices {
  promotionOf: PromotionOf
}

/** Creates quotations that staff start: blank, from an enquiry, or from a conversation with the assistant. */
export function createQuoteMaking(services: QuoteMakingServices) {
  const { database, audit, links, random, now, promotionOf } = services
  const enquiries = createStaffEnquiriesRepo(database)

  /** @throws request.invalid when the source does not exist */
  async function originOf(tx: Transaction, from: NewQuote['from']): Promise<Origin> {
    if (!from) return { source: 'staff', sourceId: null, lines: [] }
    if (from.kind === 'chat') return conversationOrigin(tx, from.id, promotionOf)
    const enquiry = await enquiries.find(from.id)
    if (enquiry) {
      const lines = await enquiredLines(tx, enquiry.product, promotionOf)
      return { source: 'enquiry', sourceId: enquiry.id, lines, from: enquiry.reference }
    }
    throw comesFromNothing('not_enquiry')
  }

  /** Returns the named customer, or else the one whose contact has the address. @throws customer.not_found */
  async function customerOf(tx: Transaction, { customerId, email }: NewQuote): Promise<string | null> {
    const id = customerId ?? (await createContactsRepo(tx).customerOf(email))
    if (id && (await lockCustomer(tx, id))) return id
    if (customerId) throw problem('customer.not_found', 'No customer has this id, or it was merged or erased')
    return null
  }

  async function handOver(tx: Transaction, conversationId: string): Promise<void> {
    await createConversationLinksRepo(tx).handOver(conversationId, 'quote', now())
    await publish(tx, 'conversations.changed')
  }

  async function write(
    tx: Transaction,
    actor: Actor,
    { submissionId, ...quote }: NewQuote & { submissionId: string },
  ): Promise<string | undefined> {
    const { from, customerId: _named, ...fields } = quote
    const { from: reference, lines, ...origin } = await originOf(tx, from)
    const customerId = await customerOf(tx, quote)
    const key = { id: randomUUID(), reference: newReference('quote-request', random) }
    const { token: _token, ...link } = links.make(key.id, now())
    const row = { ...fields, ...origin, ...link, ...key, lines, customerId, submissionId }
    if (!(await createQuotesRepo(tx).add(row))) return undefined
    const activity = { entity: 'quote', entityId: key.id, kind: 'created' } as const
    await noteActivity(tx, actor, { ...activity, params: reference ? { from: reference } : {} })
    await publish(tx, 'messages.changed')
    if (origin.source === 'chat') await handOver(tx, origin.sourceId)
    const after = { ...origin, customerId, currency: quote.currency, language: quote.language }
    await audit.record(tx, actor, { action: 'quote.created', ...subjectOf(key), after })
    return key.id
  }

  return {
    /**
     * Creates a quotation without an offer, with a private link. A form sent twice, even concurrently, is one
     * quotation.
     * @returns its id
     * @throws request.invalid, customer.not_found
     */
    async create(actor: Actor, quote: NewQuote): Promise<string> {
      const { submissionId: form, ...fields } = quote
      const submissionId = form === undefined ? randomUUID() : messageId(form, fields)
      const repo = createQuotesRepo(database.prisma)
      for (let draw = 0; draw < drawsMax; draw += 1) {
        const known = await repo.bySubmission(submissionId)
        if (known) return known
        const id = await database.prisma.$transaction((tx) => write(tx, actor, { ...fields, submissionId }))
        if (id) return id
      }
      throw new Error(`${drawsMax} references in a row were in use`)
    },
  }
}

/** Returns a line for the enquiry's product, with its minimum quantity. @param name as in the enquiry */
async function enquiredLines(tx: Transaction, name: string, promotionOf: PromotionOf): Promise<QuoteLineToWrite[]> {
  if (name === '') return []
  const product = await createLookupService(createLookupRepo(tx), promotionOf).byName(name)
  return product ? [requestLineOf(product, product.minimumOrder ?? 1)] : []
}

/**
 * Returns a line of one piece for each product that the assistant showed, at current names and prices; staff set the
 * quantity.
 */
async function conversationOrigin(tx: Transaction, id: string, promotionOf: PromotionOf): Promise<Origin> {
  const slugs = await createConversationLinksRepo(tx).products(id)
  if (!slugs) throw comesFromNothing('not_conversation')
  const products = await createLookupService(createLookupRepo(tx), promotionOf).byAddresses(slugs)
  // By id, because a product may also have been named by a former address.
  const named = new Map(slugs.flatMap((slug) => products.get(slug) ?? []).map((product) => [product.id, product]))
  const lines = [...named.values()].slice(0, quoteLinesMax)
  return { source: 'chat', sourceId: id, lines: lines.map((product) => requestLineOf(product, 1)) }
}

function comesFromNothing(code: 'not_enquiry' | 'not_conversation') {
  return problem('request.invalid', 'It comes from nothing', [fieldError('from.id', code)])
}
