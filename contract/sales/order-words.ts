import { totalLabels } from '../catalogue/prices.ts'
import type { Bilingual } from '../i18n/languages.ts'
import type { OrderStatus } from './orders.ts'
import { saleWords } from './quote-words.ts'

export const orderStatusWords: Record<OrderStatus, Bilingual> = {
  pending: { 'zh-TW': '待處理', en: 'Pending' },
  processing: { 'zh-TW': '處理中', en: 'Processing' },
  partly_shipped: { 'zh-TW': '部分已發貨', en: 'Partly shipped' },
  shipped: { 'zh-TW': '已發貨', en: 'Shipped' },
  delivered: { 'zh-TW': '已送達', en: 'Delivered' },
  cancelled: { 'zh-TW': '已取消', en: 'Cancelled' },
}

/** Columns of the table and the export, and labels of forms, emails and the audit log. */
export const orderFieldWords = {
  status: { 'zh-TW': '狀態', en: 'Status' },
  customer: { 'zh-TW': '客戶', en: 'Customer' },
  contact: { 'zh-TW': '聯絡人', en: 'Contact' },
  phone: { 'zh-TW': '電話', en: 'Phone' },
  items: { 'zh-TW': '件數', en: 'Items' },
  currency: saleWords.currency,
  amount: totalLabels.firstYear,
  totalHkd: { 'zh-TW': '首年總計（HKD）', en: 'First-year total (HKD)' },
  carrier: { 'zh-TW': '速遞公司', en: 'Carrier' },
  reason: { 'zh-TW': '原因', en: 'Reason' },
  trackingNumber: { 'zh-TW': '運單編號', en: 'Tracking number' },
} as const satisfies Record<string, Bilingual>
