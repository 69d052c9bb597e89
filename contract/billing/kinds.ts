import type { Bilingual } from '../i18n/languages.ts'

export const documentKinds = [
  'order_confirmation',
  'proforma',
  'deposit_invoice',
  'invoice',
  'delivery_note',
  'credit_note',
  'receipt',
  'statement',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Kinds that ask for money. */
export const invoiceKinds = ['deposit_invoice', 'invoice'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** Returns whether documents of a kind ask for money. */
export function isInvoice(kind: DocumentKind): kind is InvoiceKind {
  return invoiceKinds.some((one) => one === kind)
}

/** Start of a number, such as INV-2026-00001. */
export const documentPrefixes: Record<DocumentKind, string> = {
  order_confirmation: 'OC',
  proforma: 'PF',
  deposit_invoice: 'DEP',
  invoice: 'INV',
  delivery_note: 'DN',
  credit_note: 'CN',
  receipt: 'RCP',
  statement: 'SOA',
}

export const documentKindWords: Record<DocumentKind, Bilingual> = {
  order_confirmation: { 'zh-TW': '訂單確認', en: 'Order confirmation' },
  proforma: { 'zh-TW': '形式發票', en: 'Proforma invoice' },
  deposit_invoice: { 'zh-TW': '訂金發票', en: 'Deposit invoice' },
  invoice: { 'zh-TW': '發票', en: 'Invoice' },
  delivery_note: { 'zh-TW': '送貨單', en: 'Delivery note' },
  credit_note: { 'zh-TW': '貸項通知單', en: 'Credit note' },
  receipt: { 'zh-TW': '收據', en: 'Receipt' },
  statement: { 'zh-TW': '月結單', en: 'Statement of account' },
}

/** States of an invoice by its open amount. All other documents are `issued`. */
export const documentStates = ['issued', 'partly_paid', 'overdue', 'paid', 'credited'] as const
export type DocumentState = (typeof documentStates)[number]

export const documentStateWords: Record<DocumentState, Bilingual> = {
  issued: { 'zh-TW': '已發出', en: 'Issued' },
  partly_paid: { 'zh-TW': '部分已付', en: 'Partly paid' },
  overdue: { 'zh-TW': '逾期', en: 'Overdue' },
  paid: { 'zh-TW': '已付清', en: 'Paid' },
  credited: { 'zh-TW': '已沖銷', en: 'Credited' },
}

/** Default format of a number: prefix, year and number of that year, of at least five digits. */
export const documentNumberFormat = '{prefix}-{year}-{number}'
const numberDigits = 5

export function documentNumber(format: string, kind: DocumentKind, year: number, sequence: number): string {
  return format
    .replace('{prefix}', documentPrefixes[kind])
    .replace('{year}', String(year))
    .replace('{number}', String(sequence).padStart(numberDigits, '0'))
}
