import type { Bilingual, Language } from '#contract/languages.ts'
import type { OrderStatus } from '#contract/orders.ts'
import type { CsvColumns } from '#server/platform/csv.ts'
import { labels } from '../deliveries/letters.words.ts'
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
export function orderColumns(language: Language): CsvColumns<OrderRow> {
  return [
    [labels.reference[language], ({ reference }) => reference],
    [words.placed[language], ({ placedAt }) => placedAt],
    [words.status[language], ({ status }) => orderStatusLabels[status][language]],
    [words.customer[language], ({ customerName }) => customerName],
    [words.contact[language], ({ contactName }) => contactName],
    [labels.email[language], ({ email }) => email],
    [labels.phone[language], ({ phone }) => phone],
    [words.purchaseOrder[language], ({ purchaseOrder }) => purchaseOrder],
    [words.items[language], ({ itemsCount }) => itemsCount],
    [words.currency[language], ({ currency }) => currency],
    [words.total[language], ({ total }) => total],
    [words.totalHkd[language], ({ totalHkd }) => totalHkd],
    [words.carrier[language], ({ carrier }) => carrier],
    [words.trackingNumber[language], ({ trackingNumber }) => trackingNumber],
  ]
}
