import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { OrderStatus } from '#contract/sales/orders.ts'
import { labels } from '#server/modules/mail/index.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import type { OrderRow } from './orders.repo.ts'

const words = {
  placed: { 'zh-TW': '下單時間', en: 'Placed' },
  status: { 'zh-TW': '狀態', en: 'Status' },
  customer: { 'zh-TW': '客戶', en: 'Customer' },
  contact: { 'zh-TW': '聯絡人', en: 'Contact' },
  purchaseOrder: { 'zh-TW': '客戶採購單號', en: 'Purchase order' },
  items: { 'zh-TW': '件數', en: 'Items' },
  currency: { 'zh-TW': '貨幣', en: 'Currency' },
  total: { 'zh-TW': '首年總計', en: 'First-year total' },
  totalHkd: { 'zh-TW': '首年總計（HKD）', en: 'First-year total (HKD)' },
  carrier: { 'zh-TW': '速遞公司', en: 'Carrier' },
  trackingNumber: { 'zh-TW': '運單編號', en: 'Tracking number' },
} as const satisfies Record<string, Bilingual>

export const orderStatusLabels: Record<OrderStatus, Bilingual> = {
  pending: { 'zh-TW': '待處理', en: 'Pending' },
  processing: { 'zh-TW': '處理中', en: 'Processing' },
  shipped: { 'zh-TW': '已發貨', en: 'Shipped' },
  delivered: { 'zh-TW': '已送達', en: 'Delivered' },
  cancelled: { 'zh-TW': '已取消', en: 'Cancelled' },
}

/** Of orders' export. */
export function orderColumns(language: ReaderLanguage): CsvColumns<OrderRow> {
  return [
    [inLanguage(labels.reference, language), ({ reference }) => reference],
    [inLanguage(words.placed, language), ({ placedAt }) => placedAt],
    [inLanguage(words.status, language), ({ status }) => inLanguage(orderStatusLabels[status], language)],
    [inLanguage(words.customer, language), ({ customerName }) => customerName],
    [inLanguage(words.contact, language), ({ contactName }) => contactName],
    [inLanguage(labels.email, language), ({ email }) => email],
    [inLanguage(labels.phone, language), ({ phone }) => phone],
    [inLanguage(words.purchaseOrder, language), ({ purchaseOrder }) => purchaseOrder],
    [inLanguage(words.items, language), ({ itemsCount }) => itemsCount],
    [inLanguage(words.currency, language), ({ currency }) => currency],
    [inLanguage(words.total, language), ({ total }) => total],
    [inLanguage(words.totalHkd, language), ({ totalHkd }) => totalHkd],
    [inLanguage(words.carrier, language), ({ carrier }) => carrier],
    [inLanguage(words.trackingNumber, language), ({ trackingNumber }) => trackingNumber],
  ]
}
