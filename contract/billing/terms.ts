import type { Bilingual } from '../i18n/languages.ts'

/** When a customer pays. `deposit` asks for a share of the order before it is processed. */
export const paymentTerms = ['prepaid', 'deposit', 'on_delivery', 'net_30', 'net_60'] as const
export type PaymentTerms = (typeof paymentTerms)[number]

export const paymentTermsWords: Record<PaymentTerms, Bilingual> = {
  prepaid: { 'zh-TW': '預付', en: 'Prepaid' },
  deposit: { 'zh-TW': '先付訂金', en: 'Deposit first' },
  on_delivery: { 'zh-TW': '送貨時付款', en: 'On delivery' },
  net_30: { 'zh-TW': '發票日後 30 日', en: 'Net 30 days' },
  net_60: { 'zh-TW': '發票日後 60 日', en: 'Net 60 days' },
}

/** Days from the issue of an invoice to its due day. A prepaid invoice leaves a week for the transfer. */
const daysToPay: Record<PaymentTerms, number> = { prepaid: 7, deposit: 7, on_delivery: 0, net_30: 30, net_60: 60 }

/** Returns the last day to pay an invoice. @param issuedOn YYYY-MM-DD @returns YYYY-MM-DD */
export function dueDayOf(terms: PaymentTerms, issuedOn: string): string {
  const due = new Date(`${issuedOn}T00:00:00Z`)
  due.setUTCDate(due.getUTCDate() + daysToPay[terms])
  return due.toISOString().slice(0, 10)
}

/** How further periods are renewed: an invoice is issued, or a quotation is sent that becomes the invoice once accepted. */
export const renewalDocuments = ['invoice', 'quotation'] as const
export type RenewalDocument = (typeof renewalDocuments)[number]
