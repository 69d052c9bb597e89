import { randomUUID } from 'node:crypto'
import type { NewQuote } from '#contract/quotes.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database.ts'
import { publish } from '#server/platform/events.ts'
import { problem } from '#server/platform/problems.ts'
import { noteActivity } from '../activities/activities.service.ts'
import { createContactsRepo } from '../customers/contacts.repo.ts'
import { lockCustomer } from '../customers/customer-finding.ts'
import { createStaffEnquiriesRepo } from '../messages/staff-enquiries.repo.ts'
import { messageId, newReference } from '../visitors/submissions.rules.ts'
import { type QuoteServices, subjectOf } from './quote-changes.ts'
import { createQuotesRepo } from './quotes.repo.ts'

/** Of 32^8 references, one that is in use is not drawn three times in a row. */
const drawsMax = 3

/** Quotations that staff begin: blank, or from an enquiry. */
export function createQuoteMaking(services: QuoteServices) {
  const { database, audit, links, random, now } = services
  const enquiries = createStaffEnquiriesRepo(database)

  /** @throws request.invalid where it does not come from an enquiry that is there */
  async function originOf(from: NewQuote['from']) {
    if (!from) return { source: 'staff' as const, sourceId: null }
    const enquiry = from.kind === 'enquiry' ? await enquiries.find(from.id) : undefined
    if (enquiry) return { source: 'enquiry' as const, sourceId: enquiry.id, from: enquiry.reference }
    throw problem('request.invalid', 'It comes from nothing', [{ path: 'from.id', message: 'is not an enquiry' }])
  }

  /** Who was named; else whose contact has the address, if anybody's. @throws customer.not_found */
  async function customerOf(tx: Transaction, { customerId, email }: NewQuote): Promise<string | null> {
    const id = customerId ?? (await createContactsRepo(tx).customerOf(email))
    if (id && (await lockCustomer(tx, id))) return id
    if (customerId) throw problem('customer.not_found', 'No customer has this id, or it was merged or erased')
    return null
  }

  async function write(
    tx: Transaction,
    actor: Actor,
    { submissionId, ...quote }: NewQuote & { submissionId: string },
  ): Promise<string | undefined> {
    const { from, customerId: _named, ...fields } = quote
    const { from: reference, ...origin } = await originOf(from)
    const customerId = await customerOf(tx, quote)
    const key = { id: randomUUID(), reference: newReference('quote-request', random) }
    const { token: _token, ...link } = links.make(key.id, now())
    const row = { ...fields, ...origin, ...link, ...key, customerId, submissionId }
    if (!(await createQuotesRepo(tx).add(row))) return undefined
    const activity = { entity: 'quote', entityId: key.id, kind: 'created' } as const
    await noteActivity(tx, actor, { ...activity, params: reference ? { from: reference } : {} })
    await publish(tx, 'messages.changed')
    const after = { ...origin, customerId, currency: quote.currency, language: quote.language }
    await audit.record(tx, actor, { action: 'quote.created', ...subjectOf(key), after })
    return key.id
  }

  return {
    /**
     * Makes a quotation that nothing is offered in yet, with a private link. The same form sent twice, also at once, is one.
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
