import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { CustomerStatus, CustomerType } from '#contract/sales/customers.ts'
import { labels } from '#server/modules/mail/index.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import type { CustomerRow } from './customers.repo.ts'

const words = {
  name: { 'zh-TW': '名稱', en: 'Name' },
  type: { 'zh-TW': '類別', en: 'Type' },
  nameEn: { 'zh-TW': '英文名稱', en: 'Name in English' },
  location: { 'zh-TW': '地區', en: 'Location' },
  status: { 'zh-TW': '狀態', en: 'Status' },
  totalOrders: { 'zh-TW': '訂單數目', en: 'Orders' },
  totalSpent: { 'zh-TW': '消費總額（HKD）', en: 'Total spent (HKD)' },
  lastOrder: { 'zh-TW': '最近訂單（UTC）', en: 'Last order (UTC)' },
  createdAt: { 'zh-TW': '建立時間（UTC）', en: 'Created (UTC)' },
  id: { 'zh-TW': '識別碼', en: 'Id' },
} as const satisfies Record<string, Bilingual>

const typeLabels: Record<CustomerType, Bilingual> = {
  enterprise: { 'zh-TW': '大型企業', en: 'Enterprise' },
  business: { 'zh-TW': '公司', en: 'Business' },
  individual: { 'zh-TW': '個人', en: 'Individual' },
}
const statusLabels: Record<CustomerStatus, Bilingual> = {
  active: { 'zh-TW': '活躍', en: 'Active' },
  vip: { 'zh-TW': 'VIP', en: 'VIP' },
  inactive: { 'zh-TW': '不活躍', en: 'Inactive' },
}

/** Of customers' export. */
export function customerColumns(language: ReaderLanguage): CsvColumns<CustomerRow> {
  return [
    [inLanguage(words.name, language), ({ name }) => name],
    [inLanguage(words.nameEn, language), ({ nameEn }) => nameEn],
    [inLanguage(words.type, language), ({ type }) => inLanguage(typeLabels[type], language)],
    [inLanguage(words.status, language), ({ status }) => inLanguage(statusLabels[status], language)],
    [inLanguage(labels.email, language), ({ email }) => email],
    [inLanguage(labels.phone, language), ({ phone }) => phone],
    [inLanguage(words.location, language), ({ location }) => location],
    [inLanguage(words.totalOrders, language), ({ totalOrders }) => totalOrders],
    [inLanguage(words.totalSpent, language), ({ totalSpent }) => totalSpent],
    [inLanguage(words.lastOrder, language), ({ lastOrder }) => lastOrder],
    [inLanguage(words.createdAt, language), ({ createdAt }) => createdAt],
    [inLanguage(words.id, language), ({ id }) => id],
  ]
}
