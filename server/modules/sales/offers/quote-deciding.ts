import type { NotificationParams } from '#contract/staff/notifications.ts'
import { type ActivityActor, noteActivity } from '#server/modules/customers/index.ts'
import { createAssigneesRepo } from '#server/modules/requests/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { createOrderOfQuote } from '../orders/order-placing.ts'
import { type QuoteServices, writeQuote } from '../quotes/quote-changes.ts'
import type { QuoteRow } from '../quotes/quotes.repo.ts'
import { createQuoteRevisionsRepo } from './quote-revisions.repo.ts'
import type { RenewalAcceptance } from './renewal-quotes.ts'

export type DecidingServices = Pick<QuoteServices, 'notify' | 'now' | 'random'> & { renewals: RenewalAcceptance }

interface Acceptance {
  /** Name of the person who accepts. */
  name: string
  /** Delivery address; defaults to the customer's. */
  address?: string
  /** The buyer's purchase order number. */
  purchaseOrder: string
  /** Reason noted by staff. */
  reason: string
}

/** What an acceptance made: an order, or the invoice of a renewal. */
interface Accepted {
  made: { order: string } | { invoice: string } | Record<string, never>
  invoiceId?: string
}

/**
 * Accepts the latest offer and creates the order, or invoices the renewal. The caller holds the locks of customer and quotation and has
 * checked that it is open.
 */
export async function accept(
  tx: Transaction,
  services: DecidingServices,
  actor: ActivityActor,
  quote: QuoteRow & { customerId: string },
  { name, address, purchaseOrder, reason }: Acceptance,
): Promise<Accepted> {
  const { id, customerId } = quote
  const revision = await offeredRevision(tx, id)
  const decided = { decidedAt: services.now(), decision: reason || null }
  await writeQuote(tx, quote, { status: 'accepted', customerId, ...decided })
  const accepted = await madeOf()
  const params = { revision, name, ...accepted.made }
  const activity = { entity: 'quote', entityId: id, kind: 'quote.accepted', params } as const
  await noteActivity(tx, actor, { ...activity, ...(reason && { text: reason }) })
  return accepted

  async function madeOf(): Promise<Accepted> {
    if (quote.source === 'renewal') {
      const invoice = await services.renewals.accepted(tx, { id, customerId, purchaseOrder })
      return invoice ? { made: { invoice: invoice.number }, invoiceId: invoice.id } : { made: {} }
    }
    const of = { quoteId: id, revision, purchaseOrder, address, contactName: name }
    const { reference: order } = await createOrderOfQuote(tx, services, actor, of)
    return { made: { order } }
  }
}

/** Declines the latest offer. */
export async function decline(
  tx: Transaction,
  services: DecidingServices,
  actor: ActivityActor,
  quote: QuoteRow,
  reason: string,
): Promise<void> {
  const { id, name } = quote
  const revision = await offeredRevision(tx, id)
  await writeQuote(tx, quote, { status: 'declined', decidedAt: services.now(), decision: reason || null })
  const activity = { entity: 'quote', entityId: id, kind: 'quote.declined', params: { revision, name } } as const
  await noteActivity(tx, actor, { ...activity, ...(reason && { text: reason }) })
}

/** Notifies the assignee of the buyer's answer; without one, everybody who may handle quotations. */
export async function notifyAnswer(
  tx: Transaction,
  { notify }: DecidingServices,
  quote: QuoteRow,
  { name, answer }: Pick<NotificationParams['quote.answered'], 'name' | 'answer'>,
): Promise<void> {
  const { id, reference, assigneeId } = quote
  const assignee = assigneeId === null ? undefined : await createAssigneesRepo(tx).find(assigneeId)
  await notify(tx, 'quote.answered', { id, reference, name, answer }, assignee ? { only: assignee.id } : {})
}

async function offeredRevision(tx: Transaction, id: string): Promise<number> {
  const offered = await createQuoteRevisionsRepo(tx).offered(id)
  if (!offered) throw new Error(`The quotation ${id} was sent without a revision`)
  return offered.number
}
