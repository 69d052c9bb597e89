import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import { quoteFieldWords, quoteStatusWords, saleWords } from '#contract/sales/quote-words.ts'
import type { StaffQuote } from '#contract/sales/quotes.ts'
import { labels } from '#server/modules/mail/index.ts'
import { senderFields } from '#server/modules/requests/index.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import type { QuoteRow } from './staff-quotes.repo.ts'

const words = {
  ...quoteFieldWords,
  source: { 'zh-TW': '來源', en: 'Source' },
  assignee: { 'zh-TW': '負責人', en: 'Assignee' },
  listTotal: { 'zh-TW': '首年總計，按目錄價（HKD）', en: 'First-year total at list prices (HKD)' },
  currency: saleWords.currency,
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
  quote: { 'zh-TW': '重複報價', en: 'Repeated quotation' },
  order: { 'zh-TW': '重複訂單', en: 'Repeated order' },
  renewal: { 'zh-TW': '訂閱續期', en: 'Renewal' },
  agent: { 'zh-TW': '程式', en: 'Program' },
}

/** Totals are those of the latest offer. */
export function quoteColumns(language: ReaderLanguage): CsvColumns<QuoteRow> {
  return [
    ...senderFields(language),
    [inLanguage(words.status, language), ({ status }) => inLanguage(quoteStatusWords[status], language)],
    [inLanguage(words.source, language), ({ source }) => inLanguage(sources[source], language)],
    [inLanguage(words.assignee, language), ({ assigneeName }) => assigneeName],
    [inLanguage(words.lines, language), ({ linesCount }) => linesCount],
    [inLanguage(words.listTotal, language), ({ listTotal }) => listTotal],
    [inLanguage(words.currency, language), ({ currency }) => currency],
    [inLanguage(words.revision, language), ({ revision }) => revision],
    [inLanguage(words.total, language), ({ total }) => total],
    [inLanguage(words.totalHkd, language), ({ totalHkd }) => totalHkd],
    [inLanguage(words.validUntil, language), ({ validUntil }) => validUntil],
    [inLanguage(labels.message, language), ({ message }) => message],
  ]
}
