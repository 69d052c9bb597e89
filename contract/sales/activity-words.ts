import type { Bilingual } from '../i18n/languages.ts'
import type { ActivityEntity } from './activities.ts'

/** Name of each kind of record, shown before its reference. */
export const recordWords: Record<ActivityEntity, Bilingual> = {
  enquiry: { 'zh-TW': '查詢', en: 'Enquiry' },
  'demo-request': { 'zh-TW': '示範預約', en: 'Demo request' },
  quote: { 'zh-TW': '報價', en: 'Quotation' },
  order: { 'zh-TW': '訂單', en: 'Order' },
  customer: { 'zh-TW': '客戶', en: 'Customer' },
}
