import type { Bilingual } from '#contract/i18n/languages.ts'
import type { DemoStatus, EnquiryStatus } from '#contract/requests/messages.ts'
import type { ActivityEntity, ActivityStatus } from '#contract/sales/activities.ts'
import { customerStatusWords } from '#contract/sales/customer-words.ts'
import { orderStatusWords } from '#contract/sales/order-words.ts'
import { quoteStatusWords } from '#contract/sales/quote-words.ts'

export { customerStatusWords, orderStatusWords }

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

/** Of what happened, on the dashboard (spec §4, "Activity item statuses"). */
export const activityStatusWords: Record<ActivityStatus, Bilingual> = {
  new: { 'zh-TW': '新', en: 'New' },
  updated: { 'zh-TW': '已更新', en: 'Updated' },
  active: { 'zh-TW': '進行中', en: 'Active' },
  completed: { 'zh-TW': '已完成', en: 'Completed' },
}

/** What a status of each kind of record is called. */
export const statusWordsOf: Record<ActivityEntity, Record<string, Bilingual>> = {
  enquiry: enquiryStatusWords,
  'demo-request': demoStatusWords,
  quote: quoteStatusWords,
  order: orderStatusWords,
  customer: customerStatusWords,
}
