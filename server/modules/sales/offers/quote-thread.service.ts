import type { z } from 'zod/mini'
import type { NewReply } from '#contract/requests/messages.ts'
import type { receivedSchema } from '#contract/sales/activities.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { type QuoteServices, subjectOf, threadOf } from '../quotes/quote-changes.ts'
import { lockQuote, requireBuyer } from '../quotes/quote-locks.ts'
import { createQuotesRepo } from '../quotes/quotes.repo.ts'

type Received = z.infer<typeof receivedSchema>

/** Notes and messages of a quotation. The audit log records the event, not the text. */
export function createQuoteThread({ database, audit, threads, now }: QuoteServices) {
  /** @throws message.not_found */
  function say<Entry>(
    what: 'noted' | 'received' | 'replied',
    write: (tx: Transaction, actor: Actor, quote: ReturnType<typeof threadOf>, entry: Entry) => Promise<void>,
  ) {
    return (actor: Actor, id: string, entry: Entry): Promise<void> =>
      database.prisma.$transaction(async (tx) => {
        const quote = await lockQuote(tx, id)
        if (what === 'replied') requireBuyer(quote)
        await write(tx, actor, threadOf(quote), entry)
        if (what === 'replied') await createQuotesRepo(tx).answered(id, now())
        await audit.record(tx, actor, { action: `quote.${what}`, ...subjectOf(quote) })
      })
  }

  return {
    note: say('noted', threads.note),
    received: say<Received>('received', threads.received),
    /** The first reply stops the 24 hours. @throws mail.not_configured, customer.erased */
    reply: say<NewReply>('replied', threads.reply),
  }
}
