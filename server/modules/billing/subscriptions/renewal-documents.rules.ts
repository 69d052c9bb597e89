import { lastDayBefore } from '#contract/billing/subscriptions.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { exactFigure } from '#contract/catalogue/values/exact-money.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { amountText, dayText, namedLine, priceColumns, type SalesDocument } from '#server/modules/sales/index.ts'
import type { LineToWrite } from '../documents/billed-lines.rules.ts'
import { billingWords } from '../documents/billing-documents.words.ts'
import {
  codeOf,
  type Issuer,
  paperOf,
  paragraphsOf,
  paymentOf,
  type Stated,
  subtotalRows,
} from '../documents/order-documents.rules.ts'
import { subscriptionWords as words } from './subscriptions.words.ts'
import type { LockedSubscription } from './subscriptions-write.repo.ts'

/** Whom a renewal is billed to. */
export interface BilledCustomer {
  language: ReaderLanguage
  customerName: string
  contactName: string
  address: string
  phone: string
  email: string
  /** The buyer's purchase order number. */
  purchaseOrder?: string
}

/** A further period, or pieces that were added to a begun one. */
export interface RenewalLine {
  subscription: LockedSubscription
  quantity: number
  unitPrice: number
  unitPriceHkd: number
  amount: number
  amountHkd: number
  /** YYYY-MM-DD; `to` is the first day after. */
  from: string
  to: string
}

/** Returns the references of the orders of some lines. */
export function referencesOf(lines: readonly RenewalLine[]): string {
  return [...new Set(lines.map(({ subscription }) => subscription.orderReference))].join(', ')
}

/** Returns the invoice of periods of subscriptions. */
export function renewalDocument(
  customer: BilledCustomer,
  currency: CurrencyCode,
  issuer: Issuer,
  stated: Stated,
  lines: readonly RenewalLine[],
  charged: readonly LineToWrite[],
  total: number,
): SalesDocument {
  const { language } = customer
  const { purchaseOrder = '' } = customer
  const order = { ...customer, currency, rate: null, rateDate: stated.issuedOn, purchaseOrder, quote: null }
  return {
    ...paperOf('invoice', { ...order, reference: referencesOf(lines) }, issuer, stated),
    columns: priceColumns(language, currency),
    lines: lines.map(({ subscription, quantity, unitPrice, amount, from, to }) => {
      const { name, details } = namedLine({ ...subscription, note: '' }, language)
      const period = `${dayText(from, language)} – ${dayText(lastDayBefore(to), language)}`
      const kind = subscription.kind === 'connectivity' ? [inLanguage(words.connectivity, language)] : []
      return {
        name,
        details: [...kind, period, ...details],
        cells: [
          { text: quantity.toLocaleString('en-HK') },
          { text: exactFigure(unitPrice) },
          { text: exactFigure(amount) },
        ],
      }
    }),
    totals: [
      ...subtotalRows(
        lines.map(({ amount }) => amount),
        charged,
        language,
        currency,
      ),
      { label: inLanguage(billingWords.amountDue, language), value: amountText(total, currency), isStrong: true },
    ],
    ...codeOf({ language, currency }, issuer, stated, total),
    paragraphs: paragraphsOf(language, '', paymentOf(issuer, language)),
  }
}
