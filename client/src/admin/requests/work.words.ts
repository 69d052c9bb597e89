import { workFieldWords } from '#contract/requests/message-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

const spans = {
  'zh-TW': { day: (n: number) => `${n} 天`, hour: (n: number) => `${n} 小時`, minute: (n: number) => `${n} 分鐘` },
  en: {
    day: (n: number) => (n === 1 ? '1 day' : `${n} days`),
    hour: (n: number) => `${n} h`,
    minute: (n: number) => `${n} min`,
  },
}
export type SpanUnit = 'day' | 'hour' | 'minute'

export const workWords = {
  ...workFieldWords,
  work: { 'zh-TW': '狀態和跟進同事', en: 'Status and owner' },
  reply: { 'zh-TW': '回覆', en: 'Reply' },
  nobody: { 'zh-TW': '未有同事跟進', en: 'Nobody' },
  mine: { 'zh-TW': '由我跟進', en: 'Me' },
  meNamed: { 'zh-TW': (name: string) => `${name}（我）`, en: (name: string) => `${name} (me)` },
  takeIt: { 'zh-TW': '由我跟進', en: 'Assign to me' },
  saved: { 'zh-TW': '已儲存', en: 'Saved' },
  changeFailed: { 'zh-TW': '未能更改', en: 'Could not be changed' },
  changedMeanwhile: {
    'zh-TW': '同事剛剛改過，你的更改未有儲存。現在顯示的是最新情況，請再試。',
    en: 'A colleague has just changed this, so your change was not saved. You now see the latest version: please try again.',
  },

  due: { 'zh-TW': '回覆限期', en: 'Reply due' },
  overdueFilter: { 'zh-TW': '已逾時', en: 'Overdue' },
  dueFilter: { 'zh-TW': '未到限期', en: 'Still within 24 h' },
  left: {
    'zh-TW': (n: number, unit: SpanUnit) => `尚餘 ${spans['zh-TW'][unit](n)}`,
    en: (n: number, unit: SpanUnit) => `${spans.en[unit](n)} left`,
  },
  overdue: {
    'zh-TW': (n: number, unit: SpanUnit) => `逾時 ${spans['zh-TW'][unit](n)}`,
    en: (n: number, unit: SpanUnit) => `Overdue by ${spans.en[unit](n)}`,
  },
  answered: { 'zh-TW': '首次回覆', en: 'First reply' },

  customer: { 'zh-TW': '客戶', en: 'Customer' },
  openCustomer: { 'zh-TW': '開啟客戶檔案', en: 'Open customer record' },
  makeQuote: { 'zh-TW': '建立報價', en: 'Create quotation' },
  quoteFailed: { 'zh-TW': '未能建立報價', en: 'The quotation could not be created' },

  assignedTo: {
    'zh-TW': (name: string, count: number) => `${count} 項已交給${name}跟進`,
    en: (name: string, count: number) => `${count} assigned to ${name}`,
  },
  unassigned: {
    'zh-TW': (count: number) => `${count} 項不再有同事跟進`,
    en: (count: number) => `${count} assigned to nobody`,
  },
  close: { 'zh-TW': '結束', en: 'Close' },
  movedTo: {
    'zh-TW': (status: string, count: number) => `${count} 項已改為「${status}」`,
    en: (status: string, count: number) => `${count} moved to ${status}`,
  },

  retryDelivery: { 'zh-TW': '再傳送一次', en: 'Try again' },
  retryStarted: { 'zh-TW': '正在再次傳送', en: 'Sending again' },
  retryFailed: { 'zh-TW': '未能再次傳送', en: 'Could not be tried again' },
} satisfies Dictionary
