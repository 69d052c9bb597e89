import * as z from 'zod/mini'
import { daysAfter, lastDayBefore, periodsAfter } from '#contract/billing/subscriptions.ts'
import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { chargesOf } from '#contract/sales/charges.ts'
import { dayText, type RenewalQuoteLine, type RenewalQuotes } from '#server/modules/sales/index.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Issuing } from '../documents/issuing.service.ts'
import type { RenewalLine } from './renewal-documents.rules.ts'
import { chargedLine, lineOf, lockBuyer, type Renewals, renewalActor, taxesOf } from './renewals.ts'
import { subscriptionWords as words } from './subscriptions.words.ts'
import { createSubscriptionsWriteRepo, type DueRenewal } from './subscriptions-write.repo.ts'

interface OfferServices {
  settings: SettingsSource
  issuing: Issuing
  renewals: Renewals
  quotes: RenewalQuotes
}

const idRow = z.object({ id: z.string() })
const offeredRow = z.object({
  subscriptionId: z.string(),
  from: z.string(),
  to: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  unitPriceHkd: z.number(),
})
const revisionRow = z.object({ id: z.string(), currency: currencyCodeSchema, charges: z.unknown() })

/** Offers further periods of subscriptions as quotations, in the caller's transaction. */
export function createRenewalOffers({ settings, issuing, renewals, quotes }: OfferServices) {
  return {
    /**
     * Prepares the quotation of the next period of the active subscriptions of a customer and currency that renew on a
     * day and are renewed by quotation. What costs nothing is renewed at once.
     * @returns the quotation's id; undefined where there are none by now
     * @throws renewal.no_email
     */
    async prepare(tx: Transaction, actor: Actor, due: DueRenewal): Promise<string | undefined> {
      const repo = createSubscriptionsWriteRepo(tx)
      const customer = await lockBuyer(tx, due.customerId)
      const locked = await repo.lockDue(due, settings.current().sales.renewalBy)
      const lines: RenewalLine[] = []
      for (const subscription of locked) {
        const terms = await renewals.termsOfNext(tx, subscription)
        const { anchorOn, period, periods, renewsOn: from } = subscription
        lines.push(
          lineOf({ ...subscription, ...terms }, terms.quantity, from, periodsAfter(anchorOn, period, periods + 1)),
        )
      }
      if (lines.every(({ amount }) => amount === 0)) {
        await renewals.renew(tx, actor, due)
        return undefined
      }
      const { language, customerName: company, contactName, email, phone, country } = customer
      if (email === '') throw problem('renewal.no_email', 'A quotation needs an email address')
      const id = await quotes.prepare(tx, actor, {
        ...{ customerId: due.customerId, language, company, email, phone, currency: due.currency },
        name: contactName || company,
        charges: taxesOf(country, settings.current().sales.taxes),
        validUntil: daysAfter(issuing.today(), settings.current().sales.quoteDays),
        lines: lines.map((line) => quoteLine(line, language)),
      })
      for (const subscription of locked) {
        await repo.update(subscription, { offeredOn: new Date(subscription.renewsOn) })
      }
      return id
    },

    /** Withdraws the open quotations of subscriptions that change or are invoiced; those still due are offered anew. */
    async withdrawOf(tx: Transaction, actor: Actor, subscriptionIds: readonly string[]): Promise<void> {
      const open = await readRows(tx, idRow)`
        SELECT DISTINCT q."id" FROM "QuoteLine" l JOIN "QuoteRevision" r ON r."id" = l."revisionId" JOIN "Quote" q ON q."id" = r."quoteId"
        WHERE l."subscriptionId" = ANY(${subscriptionIds}::uuid[]) AND q."status" IN ('priced', 'sent')`
      if (open.length === 0) return
      const ids = open.map(({ id }) => id)
      await quotes.withdraw(tx, actor, ids)
      await tx.$executeRaw`
        UPDATE "Subscription" SET "offeredOn" = NULL WHERE "id" IN (SELECT l."subscriptionId" FROM "QuoteLine" l
          JOIN "QuoteRevision" r ON r."id" = l."revisionId" WHERE r."quoteId" = ANY(${ids}::uuid[]))`
    },

    /**
     * Invoices the periods of an accepted quotation at its prices. The caller holds the locks of customer and quotation.
     * @throws quote.closed where a period has been invoiced or moved meanwhile
     */
    async accepted(
      tx: Transaction,
      { id: quoteId, customerId, purchaseOrder }: { id: string; customerId: string; purchaseOrder: string },
    ): Promise<{ id: string; number: string } | undefined> {
      const revision = await readRow(tx, revisionRow)`
        SELECT "id", "currency", "charges" FROM "QuoteRevision" WHERE "quoteId" = ${quoteId}::uuid AND "sentAt" IS NOT NULL
        ORDER BY "number" DESC LIMIT 1`
      if (!revision) throw new Error(`The quotation ${quoteId} was sent without a revision`)
      const offered = await readRows(tx, offeredRow)`
        SELECT "subscriptionId", to_char("paidFrom", 'YYYY-MM-DD') AS "from", to_char("paidTo", 'YYYY-MM-DD') AS "to", "quantity",
          "unitPrice"::float8, "unitPriceHkd"::float8
        FROM "QuoteLine" WHERE "revisionId" = ${revision.id}::uuid AND "subscriptionId" IS NOT NULL ORDER BY "position"`
      const customer = { ...(await lockBuyer(tx, customerId)), purchaseOrder }
      const repo = createSubscriptionsWriteRepo(tx)
      const lines: RenewalLine[] = []
      for (const { subscriptionId, from, to, ...terms } of offered) {
        const locked = await repo.lock(subscriptionId)
        if (locked?.state !== 'active' || locked.renewsOn !== from || locked.customerId !== customerId) {
          throw problem('quote.closed', `The period from ${from} is no longer offered`)
        }
        const subscription = await renewals.apply(tx, renewalActor.name, locked, terms)
        lines.push(lineOf(subscription, subscription.quantity, from, to))
        await repo.update(subscription, { periods: subscription.periods + 1, offeredOn: null })
      }
      const invoice = await renewals.invoice(tx, renewalActor, customerId, customer, lines, chargesOf(revision.charges))
      if (invoice === undefined) return undefined
      const { number } = await tx.issuedDocument.findUniqueOrThrow({ where: { id: invoice }, select: { number: true } })
      return { id: invoice, number }
    },
  }
}

export type RenewalOffers = ReturnType<typeof createRenewalOffers>

function quoteLine(line: RenewalLine, language: ReaderLanguage): RenewalQuoteLine {
  const { subscription, quantity, unitPrice, unitPriceHkd, amount, amountHkd, from, to } = line
  const { id: subscriptionId, productId, name, nameEn, sku, kind } = subscription
  const period = `${dayText(from, language)} – ${dayText(lastDayBefore(to), language)}`
  const note = kind === 'connectivity' ? `${inLanguage(words.connectivity, language)} · ${period}` : period
  return {
    ...{ subscriptionId, productId, name, nameEn, sku, quantity, note, unitPrice, unitPriceHkd },
    category: chargedLine(line).category,
    period: 'once',
    discount: 0,
    total: amount,
    totalHkd: amountHkd,
    connectivityFee: 0,
    connectivityFeeHkd: 0,
    listPrice: null,
    minSellingPrice: null,
    paidFrom: new Date(from),
    paidTo: new Date(to),
  }
}
