import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import { customerFieldWords, customerStatusWords, customerTypeWords } from '#contract/sales/customer-words.ts'
import { labels } from '#server/modules/mail/index.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import type { CustomerRow } from './customers.repo.ts'

const words = {
  ...customerFieldWords,
  totalOrders: { 'zh-TW': '訂單數目', en: 'Orders' },
  totalSpent: { 'zh-TW': '消費總額（HKD）', en: 'Total spent (HKD)' },
  lastOrder: { 'zh-TW': '最近訂單（UTC）', en: 'Last order (UTC)' },
  createdAt: { 'zh-TW': '建立時間（UTC）', en: 'Created (UTC)' },
  id: { 'zh-TW': '識別碼', en: 'Id' },
} as const satisfies Record<string, Bilingual>

export function customerColumns(language: ReaderLanguage): CsvColumns<CustomerRow> {
  return [
    [inLanguage(words.name, language), ({ name }) => name],
    [inLanguage(words.nameEn, language), ({ nameEn }) => nameEn],
    [inLanguage(words.type, language), ({ type }) => inLanguage(customerTypeWords[type], language)],
    [inLanguage(words.status, language), ({ status }) => inLanguage(customerStatusWords[status], language)],
    [inLanguage(labels.email, language), ({ email }) => email],
    [inLanguage(words.phone, language), ({ phone }) => phone],
    [inLanguage(words.location, language), ({ location }) => location],
    [inLanguage(words.totalOrders, language), ({ totalOrders }) => totalOrders],
    [inLanguage(words.totalSpent, language), ({ totalSpent }) => totalSpent],
    [inLanguage(words.lastOrder, language), ({ lastOrder }) => lastOrder],
    [inLanguage(words.createdAt, language), ({ createdAt }) => createdAt],
    [inLanguage(words.id, language), ({ id }) => id],
  ]
}
