import { noteActivity } from '#server/modules/customers/index.ts'
import { systemActor } from '#server/platform/audit.ts'
import { type QuoteServices, todayOf, writeQuote } from '../quotes/quote-changes.ts'
import { lockQuote } from '../quotes/quote-locks.ts'
import { createQuotesRepo } from '../quotes/quotes.repo.ts'
import { statusOn } from './quote-state.rules.ts'

/** Quotations per round; the rest waits for the next one. */
const roundMax = 500

interface QuoteExpiryServices extends Pick<QuoteServices, 'database' | 'settings' | 'now'> {
  /** Returns false when the system clock may be wrong. */
  isClockTrusted: () => Promise<boolean>
}

/** Offers expire after their last day in the shop's time zone. */
export function createQuoteExpiry(services: QuoteExpiryServices) {
  const { database, now, isClockTrusted } = services

  /** Returns false when another process or an answer came first. */
  async function expire(id: string, today: string): Promise<boolean> {
    return database.prisma.$transaction(async (tx) => {
      const quote = await lockQuote(tx, id)
      if (quote.status !== 'sent' || statusOn(today, quote) !== 'expired') return false
      await writeQuote(tx, quote, { status: 'expired', decidedAt: now() })
      await noteActivity(tx, systemActor, { entity: 'quote', entityId: id, kind: 'quote.expired', params: {} })
      return true
    })
  }

  return {
    /**
     * Marks expired offers; several processes may run it. They are already shown as expired before. Does nothing if
     * the clock may be ahead.
     * @returns the number marked here
     */
    async expire(): Promise<number> {
      if (!(await isClockTrusted())) return 0
      const today = todayOf(services)
      let count = 0
      for (const id of await createQuotesRepo(database.prisma).overdue(today, roundMax)) {
        if (await expire(id, today)) count += 1
      }
      return count
    },
  }
}
