import { noteActivity } from '#server/modules/customers/index.ts'
import { systemActor } from '#server/platform/audit.ts'
import { type QuoteServices, todayOf, writeQuote } from '../quotes/quote-changes.ts'
import { lockQuote } from '../quotes/quote-locks.ts'
import { createQuotesRepo } from '../quotes/quotes.repo.ts'
import { statusOn } from './quote-state.rules.ts'

/** What one round takes; the rest is the next round's. */
const roundMax = 500

interface QuoteExpiryServices extends Pick<QuoteServices, 'database' | 'settings' | 'now'> {
  /** Whether nothing says that the clock is wrong. */
  isClockTrusted: () => Promise<boolean>
}

/** Offers end with their last day in the shop's time zone. */
export function createQuoteExpiry(services: QuoteExpiryServices) {
  const { database, now, isClockTrusted } = services

  /** False where another process, or an answer, was there first. */
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
     * Marks what has expired; may run in several processes at once. They read as expired before that. Nothing is marked by a clock that
     * may be ahead.
     * @returns how many were marked here
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

export type QuoteExpiry = ReturnType<typeof createQuoteExpiry>
