import { randomUUID } from 'node:crypto'
import type { Charges } from '#contract/catalogue/charges.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { QuoteLineDetail } from '#contract/sales/quotes.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import { newReference } from '#server/modules/requests/index.ts'
import { rateNow } from '#server/modules/settings/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { totalsWith } from '../lines/line-amounts.rules.ts'
import { type QuoteServices, subjectOf, writeQuote } from '../quotes/quote-changes.ts'
import { createQuotesRepo } from '../quotes/quotes.repo.ts'
import type { QuoteDocuments } from './quote-documents.service.ts'
import { createQuoteRevisionsRepo } from './quote-revisions.repo.ts'
import { createQuoteSending } from './quote-sending.service.ts'

/** A period of a subscription that is offered. */
export interface RenewalQuoteLine extends QuoteLineDetail {
  subscriptionId: string
  paidFrom: Date
  paidTo: Date
}

export interface RenewalQuote {
  customerId: string
  language: ReaderLanguage
  name: string
  company: string
  email: string
  phone: string
  currency: CurrencyCode
  charges: Charges
  /** YYYY-MM-DD. */
  validUntil: string
  lines: RenewalQuoteLine[]
}

/**
 * What the sender of a renewal does with it. `accepted` runs in the transaction of the acceptance, which holds the locks
 * of customer and quotation, and returns the invoice; `deliver` runs after it.
 */
export interface RenewalAcceptance {
  accepted: (
    tx: Transaction,
    quote: { id: string; customerId: string; purchaseOrder: string },
  ) => Promise<{ id: string; number: string } | undefined>
  deliver: (invoiceId: string) => Promise<unknown>
}

/** Quotations of further periods of subscriptions: they are sent, read and accepted like all others. */
export function createRenewalQuotes(services: QuoteServices & { documents: QuoteDocuments }) {
  const { database, audit, links, random, settings, outbox, now } = services
  const sending = createQuoteSending(services)
  const quotes = createQuotesRepo(database.prisma)

  return {
    /** Prepares a quotation to be sent, in the caller's transaction, which holds the lock of the customer. @returns its id */
    async prepare(tx: Transaction, actor: Actor, offer: RenewalQuote): Promise<string> {
      const { lines, charges, validUntil, ...buyer } = offer
      const { currency } = buyer
      const key = { id: randomUUID(), reference: newReference('quote-request', random) }
      const { token: _token, ...link } = links.make(key.id, now())
      const written = { ...buyer, ...link, ...key, submissionId: randomUUID(), message: '', lines: [] }
      const isAdded = await createQuotesRepo(tx).add({ ...written, source: 'renewal', sourceId: null })
      if (!isAdded) throw new Error('The reference was in use: the next round draws another')
      const totals = totalsWith(lines, charges, currency)
      const draft = {
        currency,
        ...rateNow(settings, currency, now()),
        validUntil,
        notes: '',
        charges,
        ...totals,
        lines,
      }
      await createQuoteRevisionsRepo(tx).begin(key.id, 1, actor.name, {
        ...draft,
        overrideReason: null,
        overrideBy: null,
      })
      const quote = await createQuotesRepo(tx).lock(key.id)
      if (!quote) throw new Error('A quotation that was added is gone')
      await writeQuote(tx, quote, { status: 'priced', revision: 1 })
      await noteActivity(tx, actor, { entity: 'quote', entityId: key.id, kind: 'created', params: {} })
      await publish(tx, 'messages.changed')
      const after = { source: 'renewal', customerId: buyer.customerId, currency, ...totals }
      await audit.record(tx, actor, { action: 'quote.created', ...subjectOf(key), after })
      return key.id
    },

    /** Returns prepared quotations that have not been sent, such as after a crash. */
    async unsent(): Promise<string[]> {
      const where = { source: 'renewal', status: 'priced' } as const
      const rows = await database.prisma.quote.findMany({ where, select: { id: true }, orderBy: { createdAt: 'asc' } })
      return rows.map(({ id }) => id)
    },

    /** Sends a prepared quotation; by email where there is a mail server, else staff hand the link over. @param origin of the public site */
    async send(actor: Actor, id: string, origin: string | undefined): Promise<void> {
      const quote = await quotes.find(id)
      if (quote?.status !== 'priced') return
      const deliver = origin !== undefined && outbox.canSend()
      await sending.send(actor, id, { version: quote.version, message: '', deliver }, origin ?? '')
    },

    /** Withdraws quotations whose subscription has changed, in a transaction that holds the lock of their customer. */
    async withdraw(tx: Transaction, actor: Actor, ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        const quote = await createQuotesRepo(tx).lock(id)
        if (quote?.status !== 'sent' && quote?.status !== 'priced') continue
        await writeQuote(tx, quote, { status: 'withdrawn', decidedAt: now(), decision: null })
        await noteActivity(tx, actor, { entity: 'quote', entityId: id, kind: 'quote.withdrawn', params: {} })
        await audit.record(tx, actor, { action: 'quote.withdrawn', ...subjectOf(quote) })
      }
    },
  }
}

export type RenewalQuotes = ReturnType<typeof createRenewalQuotes>
