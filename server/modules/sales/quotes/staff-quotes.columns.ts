import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { QuoteStatus } from '#contract/sales/quote-requests.ts'
import type { StaffQuote } from '#contract/sales/quotes.ts'
import { labels } from '#server/modules/mail/index.ts'
import { senderFields } from '#server/modules/requests/index.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import type { QuoteRow } from './staff-quotes.repo.ts'

const words = {
  status: { 'zh-TW': '狀態', en: 'Status' },
  source: { 'zh-TW': '來源', en: 'Source' },
  assignee: { 'zh-TW': '負責人', en: 'Assignee' },
  linesCount: { 'zh-TW': '產品項數', en: 'Products' },
  listTotal: { 'zh-TW': '首年總計，按目錄價（HKD）', en: 'First-year total at list prices (HKD)' },
  currency: { 'zh-TW': '貨幣', en: 'Currency' },
  revision: { 'zh-TW': '版本', en: 'Revision' },
  total: { 'zh-TW': '報價首年總計', en: 'First-year total' },
  totalHkd: { 'zh-TW': '報價首年總計（HKD）', en: 'First-year total (HKD)' },
  validUntil: { 'zh-TW': '有效至', en: 'Valid until' },
} as const satisfies Record<string, Bilingual>

const sources: Record<StaffQuote['source'], Bilingual> = {
  visitor: { 'zh-TW': '訪客', en: 'Visitor' },
  enquiry: { 'zh-TW': '查詢', en: 'Enquiry' },
  chat: { 'zh-TW': '對話', en: 'Conversation' },
  staff: { 'zh-TW': '職員', en: 'Staff' },
}

const quoteStatusLabels: Record<QuoteStatus, Bilingual> = {
  requested: { 'zh-TW': '待報價', en: 'Requested' },
  priced: { 'zh-TW': '已定價', en: 'Priced' },
  sent: { 'zh-TW': '已發出', en: 'Sent' },
  accepted: { 'zh-TW': '已接受', en: 'Accepted' },
  declined: { 'zh-TW': '已婉拒', en: 'Declined' },
  withdrawn: { 'zh-TW': '已撤回', en: 'Withdrawn' },
  expired: { 'zh-TW': '已過期', en: 'Expired' },
}

/** Of quotations' export. Totals are of what was sent last. */
export function quoteColumns(language: ReaderLanguage): CsvColumns<QuoteRow> {
  return [
    ...senderFields(language),
    [inLanguage(words.status, language), ({ status }) => inLanguage(quoteStatusLabels[status], language)],
    [inLanguage(words.source, language), ({ source }) => inLanguage(sources[source], language)],
    [inLanguage(words.assignee, language), ({ assigneeName }) => assigneeName],
    [inLanguage(words.linesCount, language), ({ linesCount }) => linesCount],
    [inLanguage(words.listTotal, language), ({ listTotal }) => listTotal],
    [inLanguage(words.currency, language), ({ currency }) => currency],
    [inLanguage(words.revision, language), ({ revision }) => revision],
    [inLanguage(words.total, language), ({ total }) => total],
    [inLanguage(words.totalHkd, language), ({ totalHkd }) => totalHkd],
    [inLanguage(words.validUntil, language), ({ validUntil }) => validUntil],
    [inLanguage(labels.message, language), ({ message }) => message],
  ]
}
