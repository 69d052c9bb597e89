import type { Bilingual } from '#contract/i18n/languages.ts'
import { demoStatusWords, enquiryStatusWords } from '#contract/requests/message-words.ts'
import type { ActivityEntity, ActivityStatus } from '#contract/sales/activities.ts'
import { customerStatusWords } from '#contract/sales/customer-words.ts'
import { orderStatusWords } from '#contract/sales/order-words.ts'
import { quoteStatusWords } from '#contract/sales/quote-words.ts'

export { customerStatusWords, demoStatusWords, enquiryStatusWords, orderStatusWords }

export const activityStatusWords: Record<ActivityStatus, Bilingual> = {
  new: { 'zh-TW': '新', en: 'New' },
  updated: { 'zh-TW': '已更新', en: 'Updated' },
  active: { 'zh-TW': '進行中', en: 'Active' },
  completed: { 'zh-TW': '已完成', en: 'Completed' },
}

export const statusWordsOf: Record<ActivityEntity, Record<string, Bilingual>> = {
  enquiry: enquiryStatusWords,
  'demo-request': demoStatusWords,
  quote: quoteStatusWords,
  order: orderStatusWords,
  customer: customerStatusWords,
}
