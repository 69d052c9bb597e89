import type { Bilingual, Language } from '#contract/languages.ts'
import type { QuoteStatus } from '#contract/quote-requests.ts'
import type { CsvColumns } from '#server/platform/csv.ts'
import { labels } from '../deliveries/letters.words.ts'
import { senderColumns } from '../messages/messages.columns.ts'
import type { QuoteRow } from './staff-quotes.repo.ts'

const words = {
  status: { 'zh-TW': '狀態', en: 'Status' },
  linesCount: { 'zh-TW': '產品項數', en: 'Products' },
  listTotal: { 'zh-TW': '標價總額（HKD）', en: 'Total of list prices (HKD)' },
} as const satisfies Record<string, Bilingual>

const quoteStatusLabels: Record<QuoteStatus, Bilingual> = {
  requested: { 'zh-TW': '待報價', en: 'Requested' },
  priced: { 'zh-TW': '已定價', en: 'Priced' },
  sent: { 'zh-TW': '已發出', en: 'Sent' },
  accepted: { 'zh-TW': '已接受', en: 'Accepted' },
  declined: { 'zh-TW': '已婉拒', en: 'Declined' },
  withdrawn: { 'zh-TW': '已撤回', en: 'Withdrawn' },
  expired: { 'zh-TW': '已過期', en: 'Expired' },
}

/** Of quote requests' export. */
export function quoteColumns(language: Language): CsvColumns<QuoteRow> {
  return [
    ...senderColumns(language),
    [words.status[language], ({ status }) => quoteStatusLabels[status][language]],
    [words.linesCount[language], ({ linesCount }) => linesCount],
    [words.listTotal[language], ({ listTotal }) => listTotal],
    [labels.currency[language], ({ currency }) => currency],
    [labels.message[language], ({ message }) => message],
  ]
}
