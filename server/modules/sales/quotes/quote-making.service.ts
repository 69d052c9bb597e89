import { randomUUID } from 'node:crypto'
import type { ShownPlan } from '#contract/content/plans.ts'
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
import { type Repeated, repetitionOf } from './quote-repeating.ts'
import { createQuotesRepo } from './quotes.repo.ts'

/** With 32^8 references, three collisions in a row do not happen. */
const drawsMax = 3

/** Source of a quotation; `from` is its name in the timeline. */
type Origin = { lines: QuoteLineToWrite[]; from?: string } & (
  | { source: 'staff'; sourceId: null }
  | { source: 'enquiry' | 'chat' | 'quote' | 'order'; sourceId: string }
)

type Buyer = Omit<NewQuote, 'submissionId' | 'from' | 'customerId'> & { customerId: string | null }

export interface QuoteMakingServices extends QuoteServices {
  promotionOf: PromotionOf
  /** Plans that are offered now. */
  plans: () => ShownPlan[]
}

/**
 * Creates quotations that staff start: blank, from an enquiry, from a conversation with the assistant, or as a
 * repetition of a quotation or an order.
 */
export function createQuoteMaking(services: QuoteMakingServices) {
  const { database, audit, links, random, now, promotionOf, plans } = services
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

  /** @returns undefined when the form, or the reference that was drawn, exists */
  async function write(
    tx: Transaction,
    actor: Actor,
    submissionId: string,
    buyer: Buyer,
    { from, lines, ...origin }: Origin,
  ): Promise<string | undefined> {
    const key = { id: randomUUID(), reference: newReference('quote-request', random) }
    const { token: _token, ...link } = links.make(key.id, now())
    if (!(await createQuotesRepo(tx).add({ ...buyer, ...origin, ...link, ...key, lines, submissionId })))
      return undefined
    const activity = { entity: 'quote', entityId: key.id, kind: 'created' } as const
    await noteActivity(tx, actor, { ...activity, params: from ? { from } : {} })
    await publish(tx, 'messages.changed')
    if (origin.source === 'chat') await handOver(tx, origin.sourceId)
    const { customerId, currency, language } = buyer
    const after = { ...origin, customerId, currency, language }
    await audit.record(tx, actor, { action: 'quote.created', ...subjectOf(key), after })
    return key.id
  }

  /** Creates one quotation of a form, even if it is sent twice at once. @returns its id */
  async function oncePerForm(
    submissionId: string,
    make: (tx: Transaction) => Promise<string | undefined>,
  ): Promise<string> {
    const repo = createQuotesRepo(database.prisma)
    for (let draw = 0; draw < drawsMax; draw += 1) {
      const known = await repo.bySubmission(submissionId)
      if (known) return known
      const id = await database.prisma.$transaction(make)
      if (id) return id
    }
    throw new Error(`${drawsMax} references in a row were in use`)
  }

  return {
    /**
     * Creates a quotation without an offer, with a private link. A form sent twice is one quotation.
     * @returns its id
     * @throws request.invalid, customer.not_found
     */
    async create(actor: Actor, form: NewQuote): Promise<string> {
      const { submissionId, ...fields } = form
      const key = submissionId === undefined ? randomUUID() : messageId(submissionId, fields)
      return oncePerForm(key, async (tx) => {
        const { from, customerId: _named, ...buyer } = fields
        const origin = await originOf(tx, from)
        return write(tx, actor, key, { ...buyer, customerId: await customerOf(tx, form) }, origin)
      })
    },

    /**
     * Creates a quotation for the same buyer with the same lines at today's prices. A form sent twice is one
     * quotation.
     * @returns its id
     * @throws message.not_found, order.not_found, order.no_email, customer.erased
     */
    async repeat(actor: Actor, repeated: Repeated, submissionId: string): Promise<string> {
      const key = messageId(submissionId, repeated)
      return oncePerForm(key, async (tx) => {
        const { lines, from, ...buyer } = await repetitionOf(tx, repeated, plans())
        const origin = { source: repeated.kind, sourceId: repeated.id, lines, from }
        return write(tx, actor, key, { ...buyer, message: '' }, origin)
      })
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
