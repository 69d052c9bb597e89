import * as z from 'zod/mini'
import {
  type BillingPeriod,
  daysAfter,
  periodsAfter,
  priceUntilRenewal,
  renewalLead,
} from '#contract/billing/subscriptions.ts'
import { dueDayOf } from '#contract/billing/terms.ts'
import { type ChargedLine, type Charges, type Tax, taxKindOf } from '#contract/catalogue/charges.ts'
import { type LineToPrice, lineAmounts, lineTotals, unitPriceAt } from '#contract/catalogue/prices.ts'
import type { Country } from '#contract/catalogue/values/countries.ts'
import { chargesInputSchema, frozenCharges } from '#contract/sales/charges.ts'
import type { Site } from '#contract/site/site.ts'
import { createSalesProductsRepo } from '#server/modules/sales/index.ts'
import { rateNow, type SettingsSource } from '#server/modules/settings/index.ts'
import { type Actor, systemActor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { chargesToWrite, type LineToWrite, totalsToWrite, unpricedLine } from '../documents/billed-lines.rules.ts'
import type { Issuing } from '../documents/issuing.service.ts'
import { type BilledCustomer, type RenewalLine, referencesOf, renewalDocument } from './renewal-documents.rules.ts'
import { lockBilledCustomer } from './renewals.repo.ts'
import { createSubscriptionsWriteRepo, type DueRenewal, type LockedSubscription } from './subscriptions-write.repo.ts'

/** Actor of renewals, automatic ones and those that a buyer accepts. */
export const renewalActor: Actor = { ...systemActor, name: 'Renewal' }

/** Terms of a period: pieces, and price per piece in its currency and in HKD. */
type RenewalTerms = Pick<LockedSubscription, 'quantity' | 'unitPrice' | 'unitPriceHkd'>

interface RenewalServices {
  settings: SettingsSource
  site: () => Site
  now: () => Date
  issuing: Issuing
}

/** Invoices periods of subscriptions, in the caller's transaction. */
export function createRenewals({ settings, site, now, issuing }: RenewalServices) {
  /** Issues one invoice of lines of a locked customer, in one currency. @returns its id; undefined where nothing is to be paid */
  async function invoice(
    tx: Transaction,
    actor: Actor,
    customerId: string,
    customer: LockedBuyer & Pick<BilledCustomer, 'purchaseOrder'>,
    lines: readonly RenewalLine[],
    charges: Charges = taxesOf(customer.country, settings.current().sales.taxes),
  ): Promise<string | undefined> {
    const billed = lines.filter(({ amount }) => amount > 0)
    const [first] = billed
    if (!first) return undefined
    const { currency } = first.subscription
    const charged = chargesToWrite({ lines: billed.map(chargedLine), charges, currency }, quantitiesOf(billed), [])
    const written = [...billed.map((line) => lineToWrite(line, charges)), ...charged]
    const { total, totalHkd } = totalsToWrite(written)
    const { language, customerName, email, terms, isSample } = customer
    const of = { customerId, customerName, email, isSample, orderId: null, orderReference: referencesOf(billed) }
    const dueOn = dueDayOf(terms, issuing.today())
    const issuer = { site: site(), sales: settings.current().sales }
    const document = { submissionId: null, language, currency, ...of, total, totalHkd, dueOn }
    return issuing.write(tx, actor, 'invoice', '', document, written, (stated) =>
      renewalDocument(customer, currency, issuer, stated, billed, charged, total),
    )
  }

  /** Returns the terms of the next period: fewer pieces and the list price count from it on. */
  async function termsOfNext(tx: Transaction, subscription: LockedSubscription): Promise<RenewalTerms> {
    const { nextQuantity, unitPrice, unitPriceHkd } = subscription
    const quantity = nextQuantity ?? subscription.quantity
    const listed = subscription.price === 'list' ? await listPriceOf(tx, { ...subscription, quantity }) : undefined
    return { quantity, unitPrice, unitPriceHkd, ...listed }
  }

  /** Applies terms to a subscription, as changes of its own. */
  async function apply(
    tx: Transaction,
    by: string,
    subscription: LockedSubscription,
    { quantity, unitPrice, unitPriceHkd }: RenewalTerms,
  ): Promise<LockedSubscription> {
    const repo = createSubscriptionsWriteRepo(tx)
    const on = issuing.today()
    let current = subscription
    const changed = async (
      columns: Parameters<typeof repo.update>[1],
      kind: 'reduced' | 'repriced',
    ): Promise<LockedSubscription> => {
      await repo.update(current, columns, { kind, on, by })
      return (await repo.lock(current.id)) ?? current
    }
    if (quantity !== current.quantity) current = await changed({ quantity, nextQuantity: null }, 'reduced')
    if (unitPrice !== current.unitPrice) current = await changed({ unitPrice, unitPriceHkd }, 'repriced')
    return current
  }

  /** Returns today's price of a subscription; undefined where its product has none. */
  async function listPriceOf(tx: Transaction, { productId, kind, quantity, currency, period }: LockedSubscription) {
    if (productId === null) return undefined
    const product = (await createSalesProductsRepo(tx).byIds([productId])).get(productId)
    const isFee = kind === 'connectivity'
    if (!product || (!isFee && product.period !== period)) return undefined
    const unitPriceHkd = isFee
      ? product.connectivityFee
      : unitPriceAt(product.listPrice, product.volumePrices, quantity)
    if (unitPriceHkd === null) return undefined
    const { rate } = rateNow(settings, currency, now())
    const { unitPrice } = lineAmounts({ quantity, unitPriceHkd, discount: 0, connectivityFeeHkd: 0 }, rate)
    return { unitPrice, unitPriceHkd }
  }

  return {
    invoice,
    termsOfNext,
    apply,

    /** Returns the days until which periods begin that are to be invoiced by now. */
    due(): Record<BillingPeriod, string> {
      const { renewalDays } = settings.current().sales
      const until = (period: BillingPeriod) => daysAfter(issuing.today(), renewalLead(period, renewalDays))
      return { month: until('month'), year: until('year') }
    },

    /**
     * Invoices the next period of the active subscriptions of a customer and currency that renew on a day.
     * @returns the invoice's id; undefined where there are none by now, or nothing is to be paid
     */
    async renew(tx: Transaction, actor: Actor, due: DueRenewal): Promise<string | undefined> {
      const repo = createSubscriptionsWriteRepo(tx)
      const customer = await lockBuyer(tx, due.customerId)
      const lines: RenewalLine[] = []
      for (const locked of await repo.lockDue(due, settings.current().sales.renewalBy)) {
        const subscription = await apply(tx, actor.name, locked, await termsOfNext(tx, locked))
        const { anchorOn, period, periods, renewsOn: from } = subscription
        lines.push(lineOf(subscription, subscription.quantity, from, periodsAfter(anchorOn, period, periods + 1)))
        await repo.update(subscription, { periods: periods + 1, offeredOn: null })
      }
      return invoice(tx, actor, due.customerId, customer, lines)
    },

    /** Invoices pieces that are added to what is paid, for the days that are left. @returns the invoice's id, if any */
    async invoiceAdded(
      tx: Transaction,
      actor: Actor,
      customerId: string,
      subscription: LockedSubscription,
      pieces: number,
    ): Promise<string | undefined> {
      const from = issuing.today()
      const until = (price: number) => priceUntilRenewal(subscription, price, from)
      const prices = { unitPrice: until(subscription.unitPrice), unitPriceHkd: until(subscription.unitPriceHkd) }
      const line = lineOf({ ...subscription, ...prices }, pieces, from, subscription.renewsOn)
      return invoice(tx, actor, customerId, await lockBuyer(tx, customerId), [line])
    },
  }
}

export type Renewals = ReturnType<typeof createRenewals>

type LockedBuyer = Awaited<ReturnType<typeof lockBuyer>>

/** Locks a customer, which transactions that change accounts do before anything else. @throws customer.erased */
export async function lockBuyer(tx: Transaction, customerId: string) {
  const customer = await lockBilledCustomer(tx, customerId)
  if (!customer || customer.isGone) throw problem('customer.erased', 'A renewal needs a present customer')
  return customer
}

export function lineOf(subscription: LockedSubscription, quantity: number, from: string, to: string): RenewalLine {
  const { unitPrice, unitPriceHkd } = subscription
  const amountOf = (price: number) =>
    lineTotals({ quantity, unitPrice: price, period: subscription.period, connectivityFee: null }).total ?? 0
  const amounts = { amount: amountOf(unitPrice), amountHkd: amountOf(unitPriceHkd) }
  return { subscription, quantity, unitPrice, unitPriceHkd, ...amounts, from, to }
}

/** Returns the charges of a renewal: the tax of the customer's destination as it is now. */
export function taxesOf(country: Country, taxes: readonly Tax[]): Charges {
  return frozenCharges(z.parse(chargesInputSchema, { country }), taxes, 1)
}

const quantitiesOf = (lines: readonly RenewalLine[]) => lines.map(({ quantity }) => quantity)

/** A period is paid once; licences are software, plans and connectivity services. */
export function chargedLine({
  subscription,
  quantity,
  unitPrice,
  unitPriceHkd,
}: RenewalLine): ChargedLine & LineToPrice {
  const category = subscription.kind === 'licence' ? 'software' : null
  const free = { discount: 0, connectivityFee: null, connectivityFeeHkd: 0 }
  return { quantity, unitPrice, unitPriceHkd, ...free, period: 'once', category }
}

function lineToWrite(line: RenewalLine, charges: Charges): LineToWrite {
  const { subscription, quantity, unitPrice, amount, amountHkd, from, to } = line
  const { id: subscriptionId, productId, name, nameEn, sku, kind } = subscription
  const taxRate = charges[taxKindOf(chargedLine(line))]
  const named = { ...unpricedLine, productId, name, nameEn, sku, isFee: kind === 'connectivity', taxRate }
  const period = { subscriptionId, paidFrom: new Date(from), paidTo: new Date(to) }
  return { ...named, quantity, unitPrice, amount, amountHkd, ...period }
}
