import type { z } from 'zod/mini'
import type { QuoteStatus } from '#contract/sales/quote-requests.ts'
import type { quoteDecisionSchema } from '#contract/sales/quotes.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import {
  lockVersion,
  type QuoteServices,
  requireVersion,
  subjectOf,
  todayOf,
  writeQuote,
} from '../quotes/quote-changes.ts'
import { lockQuoteWithCustomer } from '../quotes/quote-locks.ts'
import type { QuoteRow } from '../quotes/quotes.repo.ts'
import { accept, type DecidingServices, decline } from './quote-deciding.ts'
import { requireMove, statusOn } from './quote-state.rules.ts'

type QuoteDecision = z.infer<typeof quoteDecisionSchema>

/** Decisions by staff: withdraw, or record that the buyer accepted or declined elsewhere. */
export function createQuoteDecisions(services: QuoteServices & DecidingServices) {
  const { database, audit, now } = services

  const requireMoveNow = (quote: QuoteRow, to: QuoteStatus) => requireMove(statusOn(todayOf(services), quote), to)

  async function writeWithdrawal(tx: Transaction, actor: Actor, quote: QuoteRow, reason: string): Promise<void> {
    await writeQuote(tx, quote, { status: 'withdrawn', decidedAt: now(), decision: reason || null })
    const activity = { entity: 'quote', entityId: quote.id, kind: 'quote.withdrawn', params: {} } as const
    await noteActivity(tx, actor, { ...activity, ...(reason && { text: reason }) })
  }

  return {
    /** @throws message.not_found, record.changed, quote.state */
    withdraw: (actor: Actor, id: string, { version, reason }: QuoteDecision): Promise<void> =>
      database.prisma.$transaction(async (tx) => {
        const quote = await lockVersion(tx, id, version)
        requireMoveNow(quote, 'withdrawn')
        await writeWithdrawal(tx, actor, quote, reason)
        await audit.record(tx, actor, {
          action: 'quote.withdrawn',
          ...subjectOf(quote),
          before: { status: quote.status },
        })
      }),

    /**
     * Creates an order from the latest offer, or invoices the renewal; a shortage of stock is noted in its timeline.
     * @throws message.not_found, record.changed, quote.state, quote.closed
     */
    async accept(actor: Actor, id: string, { version, reason }: QuoteDecision): Promise<void> {
      const { invoiceId } = await database.prisma.$transaction(async (tx) => {
        const quote = await lockQuoteWithCustomer(tx, id)
        requireVersion(quote, version)
        requireMoveNow(quote, 'accepted')
        const accepted = await accept(tx, services, actor, quote, { name: quote.name, purchaseOrder: '', reason })
        await audit.record(tx, actor, { action: 'quote.accepted', ...subjectOf(quote), after: accepted.made })
        return accepted
      })
      if (invoiceId !== undefined) await services.renewals.deliver(invoiceId)
    },

    /** @throws message.not_found, record.changed, quote.state */
    decline: (actor: Actor, id: string, { version, reason }: QuoteDecision): Promise<void> =>
      database.prisma.$transaction(async (tx) => {
        const quote = await lockVersion(tx, id, version)
        requireMoveNow(quote, 'declined')
        await decline(tx, services, actor, quote, reason)
        await audit.record(tx, actor, { action: 'quote.declined', ...subjectOf(quote) })
      }),
  }
}
