import type { z } from 'zod/mini'
import type { quoteChangeSchema } from '#contract/sales/quotes.ts'
import { lockCustomer } from '#server/modules/customers/index.ts'
import { type Actor, difference } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { lockVersion, type QuoteServices, subjectOf, threadOf, writeQuote } from './quote-changes.ts'
import { createQuotesRepo, type QuoteRow } from './quotes.repo.ts'

type QuoteChange = z.infer<typeof quoteChangeSchema>

/** Changes a quotation's assignee and customer. */
export function createQuoteOwnership({ database, audit, threads }: QuoteServices) {
  /** Locks both customers by id before the quotation, like merging does. */
  async function lockAll(tx: Transaction, id: string, { version, customerId }: QuoteChange): Promise<QuoteRow> {
    const before = await createQuotesRepo(tx).find(id)
    const customers = new Set([before?.customerId, customerId].filter((one) => typeof one === 'string').sort())
    for (const customer of customers) {
      const isGood = await lockCustomer(tx, customer)
      if (isGood || customer !== customerId) continue
      throw problem('customer.not_found', 'No customer has this id, or it was merged or erased')
    }
    return lockVersion(tx, id, version)
  }

  return {
    /**
     * Changes the given fields.
     * @throws message.not_found, record.changed, assignee.unknown, customer.not_found; quote.state once it is an
     * order, which keeps its customer
     */
    change: (actor: Actor, id: string, change: QuoteChange): Promise<void> =>
      database.prisma.$transaction(async (tx) => {
        const quote = await lockAll(tx, id, change)
        const { assigneeId = quote.assigneeId, customerId = quote.customerId } = change
        const changed = difference(pick(quote), { assigneeId, customerId })
        if (!changed) return
        const isMoved = customerId !== quote.customerId
        if (isMoved && quote.status === 'accepted')
          throw problem('quote.state', 'It has become an order of its customer')
        if (assigneeId !== quote.assigneeId) await threads.assign(tx, actor, threadOf(quote), assigneeId)
        else await publish(tx, 'sales.changed')
        await writeQuote(tx, quote, { assigneeId, customerId })
        await audit.record(tx, actor, { action: 'quote.updated', ...subjectOf(quote), ...changed })
      }),
  }
}

function pick({ assigneeId, customerId }: QuoteRow) {
  return { assigneeId, customerId }
}
