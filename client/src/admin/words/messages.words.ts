import { yesNoWords } from '#contract/i18n/common-words.ts'
import { beforeChinese } from '#contract/i18n/formats.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { messageFieldWords } from '#contract/requests/message-words.ts'
import type { EnquiryDetail } from '#contract/requests/messages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export { writtenInWords } from '#contract/i18n/language-values.ts'
export { demoKindWords } from '#contract/requests/message-words.ts'
export { quoteStatusWords } from '#contract/sales/quote-words.ts'

export const messagesWords = {
  ...messageFieldWords,
  ...yesNoWords,
  aboutOneProduct: { 'zh-TW': '只看一款產品', en: 'About one product' },
  sender: { 'zh-TW': '聯絡資料', en: 'How to reach them' },
  reference: { 'zh-TW': '編號', en: 'Reference' },
  consent: { 'zh-TW': '接收資訊', en: 'Subscribed to news' },
  theirMessage: {
    'zh-TW': (name: string) => `${beforeChinese(name)}的留言`,
    en: (name: string) => `Message from ${name}`,
  },
  noMessage: { 'zh-TW': '沒有留言。', en: 'No message was left.' },
  search: { 'zh-TW': '搜尋編號、姓名、公司或內容', en: 'Search reference, name, company or text' },

  trust: { 'zh-TW': '可信度', en: 'Trust' },
  genuine: { 'zh-TW': '真實訊息', en: 'Genuine' },
  suspect: { 'zh-TW': '疑似垃圾訊息', en: 'Suspect' },
  suspectHint: {
    'zh-TW': '表格由程式填寫的機會很大，所以沒有轉寄給任何人。',
    en: 'A machine probably filled in the form, so it was not forwarded to anyone.',
  },

  write: { 'zh-TW': '寫電郵', en: 'Write an email' },
  call: { 'zh-TW': '致電', en: 'Call' },
  whatsApp: { 'zh-TW': 'WhatsApp', en: 'WhatsApp' },
  whatsAppText: {
    'zh-TW': (name: string, reference: string) => `${name}你好，關於你的訊息 ${reference}：`,
    en: (name: string, reference: string) => `Hello ${name}, about your message ${reference}:`,
  },
  copyEmail: { 'zh-TW': '複製電郵', en: 'Copy email' },
  copyEmails: { 'zh-TW': '複製電郵地址', en: 'Copy emails' },
  copyReference: { 'zh-TW': '複製編號', en: 'Copy reference' },
  copyReferences: { 'zh-TW': '複製編號', en: 'Copy references' },
  copied: { 'zh-TW': (text: string) => `已複製 ${text}`, en: (text: string) => `${text} copied` },
  copyFailed: { 'zh-TW': '未能複製，瀏覽器不允許使用剪貼簿', en: 'Couldn’t copy: the browser blocked the clipboard' },

  back: { 'zh-TW': (list: string) => `返回${list}`, en: (list: string) => `Back to ${list.toLowerCase()}` },
  failed: { 'zh-TW': '未能載入這個訊息', en: 'This message could not be loaded' },
  notFound: { 'zh-TW': '找不到這個訊息', en: 'This message cannot be found' },
  notFoundHint: {
    'zh-TW': '連結可能不完整，或訊息已按保存期限刪除。',
    en: 'The link may be incomplete, or the message was deleted when its retention period ended.',
  },

  deliveries: { 'zh-TW': '轉寄到哪裏', en: 'Where it was forwarded' },
  noDeliveries: { 'zh-TW': '沒有轉寄到任何地方。', en: 'Not forwarded anywhere.' },
  channel: { 'zh-TW': '渠道', en: 'To' },
  state: { 'zh-TW': '狀態', en: 'State' },
  attempts: { 'zh-TW': '次數', en: 'Attempts' },
  delivered: { 'zh-TW': '送達時間', en: 'Delivered' },
  confirmed: { 'zh-TW': '地址已確認', en: 'Address confirmed' },
  unconfirmed: { 'zh-TW': '地址未確認', en: 'Address not confirmed' },
  notRequested: { 'zh-TW': '—', en: '—' },
  emailConfirmed: { 'zh-TW': '電郵地址', en: 'Email address' },
  unconfirmedHint: {
    'zh-TW': '對方還未按電郵內的連結確認，寄件人可能另有其人。',
    en: 'Nobody has followed the link in our mail yet: somebody else may have given this address.',
  },
  parkedHint: {
    'zh-TW': '多次嘗試後仍未送達，已停止重試。',
    en: 'Retries have stopped after many attempts.',
  },
} satisfies Dictionary

/** Subject of the first email, in its reader's language. */
export const firstSubjects = {
  enquiry: {
    'zh-TW': (reference: string) => `你的查詢（${reference}）`,
    en: (reference: string) => `Your enquiry (${reference})`,
  },
  'demo-request': {
    'zh-TW': (reference: string) => `你的示範預約（${reference}）`,
    en: (reference: string) => `Your demo request (${reference})`,
  },
} satisfies Dictionary

type Delivery = EnquiryDetail['deliveries'][number]

export const channelWords: Record<Delivery['channel'], Bilingual> = {
  form: { 'zh-TW': '表格服務', en: 'Form service' },
  staff_mail: { 'zh-TW': '同事電郵', en: 'Email to staff' },
  visitor_mail: { 'zh-TW': '給訪客的確認電郵', en: 'Confirmation email to the visitor' },
  visitor_copy: { 'zh-TW': '訪客電郵副本', en: 'Copy to the visitor' },
}

export const deliveryWords: Record<Delivery['status'], Bilingual> = {
  pending: { 'zh-TW': '等候中', en: 'Pending' },
  delivered: { 'zh-TW': '已送達', en: 'Delivered' },
  parked: { 'zh-TW': '已擱置', en: 'Parked' },
}
