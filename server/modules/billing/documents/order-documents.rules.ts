import type { OrderDocumentKind } from '#contract/billing/documents.ts'
import { fpsPayload } from '#contract/billing/fps.ts'
import { type DocumentKind, documentKindWords } from '#contract/billing/kinds.ts'
import { noCharges } from '#contract/catalogue/charges.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { firstPaymentOf, inHkd, lineTotals, sumOf } from '#contract/catalogue/prices.ts'
import { exactFigure } from '#contract/catalogue/values/exact-money.ts'
import { convertedTo, inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { chargeWords } from '#contract/sales/charges.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import type { Shipment } from '#contract/sales/shipments.ts'
import type { SalesSettings } from '#contract/site/settings.ts'
import type { Site } from '#contract/site/site.ts'
import {
  amountText,
  billRows,
  type DocumentRow,
  dayText,
  documentWords,
  hkdRows,
  namedLine,
  priceColumns,
  pricedLines,
  rateWords,
  type SalesDocument,
} from '#server/modules/sales/index.ts'
import { type BilledLine, type Deduction, type LineToWrite, totalsToWrite } from './billed-lines.rules.ts'
import { billingWords, deductionWords, depositWords, fpsHintWords } from './billing-documents.words.ts'

/** The issuing company, with the settings that documents show. */
export interface Issuer {
  site: Site
  sales: SalesSettings
}

/** An order without what its screen shows beside it. */
export type BilledOrder = Pick<
  OrderDetail,
  | 'reference'
  | 'language'
  | 'currency'
  | 'charges'
  | 'rateDate'
  | 'purchaseOrder'
  | 'quote'
  | 'customerName'
  | 'contactName'
  | 'address'
  | 'phone'
  | 'email'
> & {
  /** null where lines have prices of several days. */
  rate: number | null
}

/** Values of a document that do not come from the order. */
export interface Stated {
  /** Undefined for a draft, which has no number. */
  number: string | undefined
  /** YYYY-MM-DD. */
  issuedOn: string
  dueOn: string | null
  issuedAt: Date
  notes: string
}

/** Returns the order confirmation or proforma of an order. */
export function pricedDocument(
  kind: Exclude<OrderDocumentKind, 'deposit_invoice' | 'delivery_note' | 'invoice'>,
  order: BilledOrder,
  issuer: Issuer,
  stated: Stated,
  billed: readonly BilledLine[],
): SalesDocument {
  const { language, currency, charges } = order
  const lines = billed.map(({ line, quantity }) => lineOf(line, quantity))
  return {
    ...paperOf(kind, order, issuer, stated),
    columns: priceColumns(language, currency),
    lines: lines.flatMap((line) => pricedLines(line, language)),
    totals: billRows({ language, currency, charges, lines }),
    paragraphs: paragraphsOf(language, stated.notes, kind === 'order_confirmation' ? '' : paymentOf(issuer, language)),
  }
}

/** Returns the invoice of some pieces of an order, with their share of its charges. */
export function invoiceDocument(
  order: BilledOrder,
  issuer: Issuer,
  stated: Stated,
  billed: readonly BilledLine[],
  charged: readonly LineToWrite[],
  deductions: readonly Deduction[],
  total: number,
): SalesDocument {
  const { language, currency } = order
  const lines = billed.map(({ line, quantity }) => lineOf(line, quantity))
  const totals =
    charged.length === 0
      ? billRows({ language, currency, charges: noCharges, lines })
      : chargedRows(order, lines, charged)
  return {
    ...paperOf('invoice', order, issuer, stated),
    columns: priceColumns(language, currency),
    lines: lines.flatMap((line) => pricedLines(line, language)),
    totals: withDeductions(order, totals, deductions, total),
    ...codeOf(order, issuer, stated, total),
    paragraphs: paragraphsOf(language, stated.notes, total > 0 ? paymentOf(issuer, language) : ''),
  }
}

/** Returns what the lines come to, their charges, and what is due with them. */
function chargedRows(
  { language, currency }: BilledOrder,
  lines: readonly BilledLine['line'][],
  charged: readonly LineToWrite[],
): DocumentRow[] {
  const subtotal = firstPaymentOf(lines)
  const { total, totalHkd } = totalsToWrite(charged)
  const due = sumOf([subtotal, total])
  const dueHkd = sumOf([firstPaymentOf(lines.map(inHkd)), totalHkd])
  return [
    { label: inLanguage(chargeWords.subtotal, language), value: amountText(subtotal, currency) },
    ...chargeRows(charged, language, currency),
    { label: inLanguage(billingWords.total, language), value: amountText(due, currency), isStrong: true },
    ...hkdRows(language, currency, billingWords.total, dueHkd),
  ]
}

/** Returns the rows of charges; the taxes of a rate are one row. */
function chargeRows(charged: readonly LineToWrite[], language: ReaderLanguage, currency: CurrencyCode): DocumentRow[] {
  const labels = [...new Set(charged.map((line) => nameIn(line, language)))]
  return labels.map((label) => {
    const some = charged.filter((line) => nameIn(line, language) === label)
    const amount = sumOf(some.map((line) => line.amount))
    return { label: convertedTo(language, label), value: amountText(amount, currency) }
  })
}

/** Returns what lines without charges come to, and the charges; nothing without any. */
export function subtotalRows(
  amounts: readonly number[],
  charged: readonly LineToWrite[],
  language: ReaderLanguage,
  currency: CurrencyCode,
): DocumentRow[] {
  if (charged.length === 0) return []
  const subtotal = { label: inLanguage(chargeWords.subtotal, language), value: amountText(sumOf(amounts), currency) }
  return [subtotal, ...chargeRows(charged, language, currency)]
}

/** Returns the invoice of a share of an order. */
export function depositDocument(
  order: BilledOrder,
  issuer: Issuer,
  stated: Stated,
  percent: number,
  amount: { total: number; totalHkd: number },
): SalesDocument {
  const { language, currency, reference } = order
  const due = { label: inLanguage(billingWords.amountDue, language), value: amountText(amount.total, currency) }
  return {
    ...paperOf('deposit_invoice', order, issuer, stated),
    columns: [amountColumn(language, currency)],
    lines: [
      {
        name: inLanguage(depositWords, language)(percent, reference),
        details: [],
        cells: [{ text: exactFigure(amount.total) }],
      },
    ],
    totals: [{ ...due, isStrong: true }],
    ...codeOf(order, issuer, stated, amount.total),
    paragraphs: paragraphsOf(language, stated.notes, paymentOf(issuer, language)),
  }
}

/** Returns the delivery note of some pieces, without prices, with how they travel if a shipment is given. */
export function deliveryDocument(
  order: BilledOrder,
  issuer: Issuer,
  stated: Stated,
  billed: readonly BilledLine[],
  shipment?: Pick<Shipment, 'number' | 'carrier' | 'parcels'>,
): SalesDocument {
  const { language } = order
  const pieces = billed.reduce((sum, { quantity }) => sum + quantity, 0)
  const paper = paperOf('delivery_note', order, issuer, stated)
  return {
    ...paper,
    facts: [
      ...paper.facts,
      ...(shipment
        ? factsOf(language, [
            ['shipment', String(shipment.number)],
            ['carrier', shipment.carrier],
            ['trackingNumber', shipment.parcels.map(({ trackingNumber }) => trackingNumber).join(', ')],
          ]).map(({ label, value }) => ({ label, value }))
        : []),
    ],
    parties: paper.parties.map((party) => ({ ...party, label: inLanguage(billingWords.deliverTo, language) })),
    columns: [{ heading: inLanguage(documentWords.quantity, language), width: 52 }],
    lines: billed.map(({ line, quantity }) => ({
      ...namedLine(line, language),
      cells: [{ text: quantity.toLocaleString('en-HK') }],
    })),
    totals: [
      { label: inLanguage(billingWords.pieces, language), value: pieces.toLocaleString('en-HK'), isStrong: true },
    ],
    paragraphs: [
      ...paragraphsOf(language, stated.notes, ''),
      { title: inLanguage(billingWords.received, language), text: inLanguage(billingWords.signature, language) },
    ],
  }
}

export function amountColumn(language: ReaderLanguage, currency: string) {
  return { heading: `${inLanguage(documentWords.amount, language)} (${currency})`, width: 100 }
}

/** Returns what all kinds have in common: seller, number, days, buyer. */
export function paperOf(
  kind: DocumentKind,
  order: Omit<BilledOrder, 'charges'>,
  { site, sales }: Issuer,
  stated: Stated,
) {
  const { language, currency, rate, rateDate } = order
  const title = inLanguage(documentKindWords[kind], language)
  const number = stated.number ?? inLanguage(billingWords.draft, language)
  const isForeign = currency !== 'HKD' && kind !== 'delivery_note'
  const day = (date: string) => dayText(date, language)
  return {
    language,
    title,
    name: `${title} ${number}`,
    site,
    businessRegistration: sales.businessRegistration,
    madeAt: stated.issuedAt,
    facts: factsOf(language, [
      ['number', number],
      ['date', day(stated.issuedOn)],
      ['dueOn', stated.dueOn === null ? '' : day(stated.dueOn)],
      ['order', order.reference],
      ['purchaseOrder', order.purchaseOrder],
      ['quotation', order.quote?.reference ?? ''],
      ['currency', kind === 'delivery_note' ? '' : currency],
      ['rate', isForeign && rate !== null ? inLanguage(rateWords, language)(rate, currency, day(rateDate)) : ''],
    ]),
    parties: [{ label: inLanguage(documentWords.to, language), lines: partyOf(order) }],
  }
}

/** Returns the QR code by which an invoice in HKD is paid by FPS. @returns nothing without a number, an amount or a proxy */
export function codeOf(
  { language, currency }: Pick<BilledOrder, 'language' | 'currency'>,
  { site, sales: { fpsProxy: proxy } }: Issuer,
  { number }: Stated,
  total: number,
): Pick<SalesDocument, 'code'> {
  if (currency !== 'HKD' || number === undefined || total <= 0) return {}
  const payload = fpsPayload({ proxy, payee: site.name.en, amount: total, reference: number })
  if (payload === undefined) return {}
  const hint = inLanguage(fpsHintWords, language)(amountText(total, currency), proxy)
  return { code: { title: inLanguage(billingWords.fps, language), hint, payload } }
}

/** Returns the rows that have a value; the first is emphasized. */
export function factsOf(language: ReaderLanguage, rows: [keyof typeof billingWords, string][]): DocumentRow[] {
  const filled = rows.filter(([, value]) => value !== '')
  return filled.map(([label, value], index) => ({
    label: inLanguage(billingWords[label], language),
    value,
    isStrong: index === 0,
  }))
}

export function partyOf({ customerName, contactName, address, phone, email }: Omit<BilledOrder, 'charges'>): string[] {
  return [customerName, contactName, ...address.split('\n'), phone, email]
}

export function paragraphsOf(language: ReaderLanguage, notes: string, payment: string): SalesDocument['paragraphs'] {
  return [
    { title: inLanguage(billingWords.notes, language), text: notes },
    { title: inLanguage(billingWords.payment, language), text: payment },
  ].filter(({ text }) => text !== '')
}

export function paymentOf({ sales }: Issuer, language: ReaderLanguage): string {
  return inLanguage({ 'zh-TW': sales.paymentDetails, en: sales.paymentDetailsEn }, language)
}

/** Appends deposits that are deducted, and the amount that is left to pay. */
function withDeductions(
  { language, currency }: BilledOrder,
  rows: DocumentRow[],
  deductions: readonly Deduction[],
  total: number,
): DocumentRow[] {
  if (deductions.length === 0) return rows
  return [
    ...rows.map(({ label, value }) => ({ label, value })),
    ...deductions.map(({ deposit, amount }) => ({
      label: inLanguage(deductionWords, language)(deposit.number),
      value: amountText(-amount, currency),
    })),
    { label: inLanguage(billingWords.amountDue, language), value: amountText(total, currency), isStrong: true },
  ]
}

function lineOf(line: BilledLine['line'], quantity: number) {
  return { ...line, quantity, total: lineTotals({ ...line, quantity }).total ?? 0 }
}
