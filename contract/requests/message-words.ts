import type { Bilingual } from '../i18n/languages.ts'
import type { ActivityEntity } from '../sales/activities.ts'
import type { DemoKind } from './demo-requests.ts'
import type { DemoStatus, EnquiryStatus } from './messages.ts'

export const enquiryStatusWords: Record<EnquiryStatus, Bilingual> = {
  new: { 'zh-TW': '新查詢', en: 'New' },
  in_progress: { 'zh-TW': '跟進中', en: 'In progress' },
  answered: { 'zh-TW': '已回覆', en: 'Answered' },
  closed: { 'zh-TW': '已結束', en: 'Closed' },
}

export const demoStatusWords: Record<DemoStatus, Bilingual> = {
  requested: { 'zh-TW': '待確認', en: 'Requested' },
  confirmed: { 'zh-TW': '已確認', en: 'Confirmed' },
  declined: { 'zh-TW': '已婉拒', en: 'Declined' },
  completed: { 'zh-TW': '已完成', en: 'Completed' },
}

export const demoKindWords: Record<DemoKind, Bilingual> = {
  live: { 'zh-TW': '即場示範（30 至 45 分鐘）', en: 'Live demo (30–45 min)' },
  'deep-dive': { 'zh-TW': '深入講解（60 分鐘）', en: 'Deep dive (60 min)' },
  tour: { 'zh-TW': '度身安排的參觀', en: 'Custom tour' },
}

/** Columns of messages in tables, exports and emails. */
export const messageFieldWords = {
  name: { 'zh-TW': '姓名', en: 'Name' },
  email: { 'zh-TW': '電郵', en: 'Email' },
  phone: { 'zh-TW': '電話', en: 'Phone' },
  company: { 'zh-TW': '公司', en: 'Company' },
  product: { 'zh-TW': '產品', en: 'Product' },
  message: { 'zh-TW': '訊息', en: 'Message' },
  language: { 'zh-TW': '語言', en: 'Language' },
  received: { 'zh-TW': '收到時間', en: 'Received' },
} as const satisfies Record<string, Bilingual>

/** Additional columns of demo requests. */
export const demoFieldWords = {
  industry: { 'zh-TW': '行業', en: 'Industry' },
  useCase: { 'zh-TW': '用途', en: 'Use case' },
} as const satisfies Record<string, Bilingual>

/** Columns of the work on a message. */
export const workFieldWords = {
  status: { 'zh-TW': '狀態', en: 'Status' },
  assignee: { 'zh-TW': '跟進同事', en: 'Assigned to' },
} as const satisfies Record<string, Bilingual>

/** Name of each kind of record, shown before its reference. */
export const recordWords: Record<ActivityEntity, Bilingual> = {
  enquiry: { 'zh-TW': '查詢', en: 'Enquiry' },
  'demo-request': { 'zh-TW': '示範預約', en: 'Demo request' },
  quote: { 'zh-TW': '報價', en: 'Quotation' },
  order: { 'zh-TW': '訂單', en: 'Order' },
  customer: { 'zh-TW': '客戶', en: 'Customer' },
}
