import type { Bilingual } from '#contract/i18n/languages.ts'
import { saleWords } from '#contract/sales/quote-words.ts'

/** Texts of quotation PDFs. */
export const quoteDocumentWords = {
  title: { 'zh-TW': '報價單', en: 'Quotation' },
  draft: { 'zh-TW': '報價單草稿', en: 'Draft quotation' },
  request: { 'zh-TW': '報價要求', en: 'Request for quotation' },
  listPrice: { 'zh-TW': '標價（HKD）', en: 'List price (HKD)' },
  onRequest: { 'zh-TW': '請查詢', en: 'On request' },
  message: { 'zh-TW': '留言', en: 'Message' },
  from: { 'zh-TW': '來自', en: 'From' },
  reference: { 'zh-TW': '編號', en: 'Number' },
  revision: { 'zh-TW': '版本', en: 'Revision' },
  date: { 'zh-TW': '日期', en: 'Date' },
  validUntil: { 'zh-TW': '有效至', en: 'Valid until' },
  currency: saleWords.currency,
  rate: saleWords.rate,
  notes: saleWords.notes,
  terms: saleWords.terms,
} as const satisfies Record<string, Bilingual>

export const rateWords = {
  'zh-TW': (rate: number, currency: string, day: string) => `1 HKD = ${rate} ${currency}\n（${day}）`,
  en: (rate: number, currency: string, day: string) => `1 HKD = ${rate} ${currency}\n(${day})`,
}
