import type { Bilingual } from '../i18n/languages.ts'
import type { QuoteStatus } from './quote-requests.ts'

/** For staff; the buyer's are in client/src/site/quote/follow/follow.words.ts. */
export const quoteStatusWords: Record<QuoteStatus, Bilingual> = {
  requested: { 'zh-TW': '待報價', en: 'Requested' },
  priced: { 'zh-TW': '已定價', en: 'Priced' },
  sent: { 'zh-TW': '已發出', en: 'Sent' },
  accepted: { 'zh-TW': '已接受', en: 'Accepted' },
  declined: { 'zh-TW': '已婉拒', en: 'Declined' },
  withdrawn: { 'zh-TW': '已撤回', en: 'Withdrawn' },
  expired: { 'zh-TW': '已過期', en: 'Expired' },
}

/** Columns of the table and the export, and labels of emails. */
export const quoteFieldWords = {
  status: { 'zh-TW': '狀態', en: 'Status' },
  lines: { 'zh-TW': '產品項數', en: 'Products' },
  /** Currency wanted by the buyer. */
  currency: { 'zh-TW': '報價貨幣', en: 'Quote in' },
} as const satisfies Record<string, Bilingual>

/** Labels common to quotations and orders, on screens, the buyer's page and documents. */
export const saleWords = {
  currency: { 'zh-TW': '貨幣', en: 'Currency' },
  rate: { 'zh-TW': '匯率', en: 'Rate' },
  item: { 'zh-TW': '項目', en: 'Item' },
  unitPrice: { 'zh-TW': '單價', en: 'Unit price' },
  /** Column headings of lines, for the buyer. */
  amount: { 'zh-TW': '金額', en: 'Amount' },
  notes: { 'zh-TW': '備註', en: 'Notes' },
  terms: { 'zh-TW': '條款', en: 'Terms' },
} as const satisfies Record<string, Bilingual>
