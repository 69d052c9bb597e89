import { priceOnRequest } from '#contract/catalogue/product-words.ts'
import type { PricePeriod } from '#contract/catalogue/products.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { demoFieldWords, messageFieldWords, recordWords } from '#contract/requests/message-words.ts'
import type { MessageKind } from '#contract/requests/visitors.ts'

export const labels = {
  ...messageFieldWords,
  ...demoFieldWords,
  reference: { 'zh-TW': '參考編號', en: 'Reference' },
  inquiryType: { 'zh-TW': '查詢類別', en: 'Type of enquiry' },
  demo: { 'zh-TW': '示範種類', en: 'Kind of demo' },
  time: { 'zh-TW': '日期和時間', en: 'Date and time' },
  lines: { 'zh-TW': '產品', en: 'Products' },
  conversation: { 'zh-TW': '與 AI 助手的對話', en: 'Conversation with the assistant' },
  marketing: { 'zh-TW': '產品消息', en: 'Product news' },
} as const satisfies Record<string, Bilingual>

export const words = {
  wantsNews: { 'zh-TW': '願意收取', en: 'Wants to receive it' },
  priceOnRequest,
  listPrice: {
    'zh-TW': (price: string) => `目錄價 ${price}`,
    en: (price: string) => `list price ${price}`,
  },
  connectivityFee: {
    'zh-TW': (fee: string) => `連接費用 ${fee}`,
    en: (fee: string) => `connectivity ${fee}`,
  },
  atListPrices: {
    'zh-TW': (total: string) => `${total}（按目錄價）`,
    en: (total: string) => `${total} (at list prices)`,
  },
  note: {
    'zh-TW': (note: string) => `備註：${note}`,
    en: (note: string) => `note: ${note}`,
  },
} as const

export const periods: Record<PricePeriod, Bilingual> = {
  once: { 'zh-TW': '', en: '' },
  month: { 'zh-TW': '／月', en: ' per month' },
  year: { 'zh-TW': '／年', en: ' per year' },
}

export const staffSubjects: Record<MessageKind, Bilingual> = {
  enquiry: recordWords.enquiry,
  'demo-request': recordWords['demo-request'],
  'quote-request': { 'zh-TW': '報價要求', en: 'Request for quotation' },
}

export const staffOpening = {
  'zh-TW': '網站收到以下訊息。直接回覆這封電郵，便會寄給對方；我們承諾 24 小時內聯絡。',
  en: 'The site has taken this message. A reply to this mail goes to the visitor, whom we promised to contact within 24 hours.',
} as const

export const visitorSubjects = {
  enquiry: {
    'zh-TW': (reference: string) => `我們已收到你的查詢（${reference}）`,
    en: (reference: string) => `We have your enquiry (${reference})`,
  },
  'demo-request': {
    'zh-TW': (reference: string) => `我們已收到你的示範預約（${reference}）`,
    en: (reference: string) => `We have your demo request (${reference})`,
  },
  'quote-request': {
    'zh-TW': (reference: string) => `我們已收到你的報價要求（${reference}）`,
    en: (reference: string) => `We have your request for quotation (${reference})`,
  },
} as const

export const visitorOpenings = {
  enquiry: {
    'zh-TW': (site: string) => `多謝你聯絡${site}。我們已收到你的查詢，會在 24 小時內回覆。`,
    en: (site: string) => `Thank you for contacting ${site}. We have your enquiry and will answer within 24 hours.`,
  },
  'demo-request': {
    'zh-TW': (site: string) => `多謝你預約${site}的示範。我們會在 24 小時內聯絡你，確認日期和時間。`,
    en: (site: string) =>
      `Thank you for booking a demo with ${site}. We will contact you within 24 hours to confirm the date and time.`,
  },
  'quote-request': {
    'zh-TW': (site: string) => `多謝你向${site}索取報價。我們會在 24 小時內聯絡你，跟進報價。`,
    en: (site: string) =>
      `Thank you for asking ${site} for a quotation. We will contact you within 24 hours to take it further.`,
  },
} as const

export const visitorWords = {
  greeting: {
    'zh-TW': (name: string) => `${name}，你好：`,
    en: (name: string) => `Dear ${name},`,
  },
  hello: { 'zh-TW': '你好：', en: 'Hello,' },
  confirm: { 'zh-TW': '確認電郵地址', en: 'Confirm your email address' },
  confirmNote: {
    'zh-TW': (days: number) => `連結 ${days} 天內有效。確認後，我們會把你填寫的內容寄給你存底。`,
    en: (days: number) =>
      `The link is good for ${days} days. Once you have confirmed, we send you a copy of what you entered.`,
  },
  slotHeldUntil: {
    'zh-TW': (moment: string) => `你選擇的時段會為你保留至${moment}；請在此之前按以下連結確認，逾時其他人便可預約。`,
    en: (moment: string) =>
      `The time you chose is held for you until ${moment}. Please confirm by the link below before then; after that, others may book it.`,
  },
  copySubject: {
    'zh-TW': (reference: string) => `你提交的內容（${reference}）`,
    en: (reference: string) => `Your copy (${reference})`,
  },
  copyOpening: {
    'zh-TW': '多謝你確認電郵地址。以下是你在網站提交的內容，供你存底。',
    en: 'Thank you for confirming your email address. This is your copy of what you sent us.',
  },
  slotHeld: {
    'zh-TW': '你選擇的時段已為你保留。',
    en: 'The time you chose is held for you.',
  },
  follow: { 'zh-TW': '查看報價進度', en: 'Follow your quotation' },
  followNote: {
    'zh-TW': '持有此連結的人無須登入便可查看，請只轉給需要的人。',
    en: 'Anyone with this link can see it without signing in, so please share it with care.',
  },
  more: {
    'zh-TW': (phone: string) => `如要補充或更改，請直接回覆這封電郵，或致電 ${phone} 並告知參考編號。`,
    en: (phone: string) =>
      `To add or change anything, reply to this mail, or call ${phone} and quote the reference number.`,
  },
  notYou: {
    'zh-TW': '你收到這封電郵，是因為有人在我們的網站提交表格時填了這個地址。如果不是你，請不必理會。',
    en: 'You receive this because someone gave this address in a form on our site. If it was not you, please ignore it.',
  },
} as const

export const mailTestWords = {
  subject: {
    'zh-TW': (site: string) => `${site}的測試電郵`,
    en: (site: string) => `Test mail from ${site}`,
  },
  greeting: {
    'zh-TW': (name: string) => `${name}，你好：`,
    en: (name: string) => `Dear ${name},`,
  },
  opening: {
    'zh-TW': '這封電郵是按你的要求，用系統設定中的郵件伺服器寄出的。收到它，就表示寄信設定正確。',
    en: 'You asked for this mail. It was sent through the mail server in the system settings: now that it is here, they work.',
  },
  time: { 'zh-TW': '寄出時間', en: 'Sent' },
} as const
