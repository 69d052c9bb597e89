import { afterOrder, orderRule } from '#content/facts/ordering.words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { QuoteStatus } from '#contract/sales/quote-requests.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const followWords = {
  title: {
    'zh-TW': (reference: string) => `報價要求 ${reference}`,
    en: (reference: string) => `Quotation request ${reference}`,
  },
  loading: { 'zh-TW': '正在載入報價要求', en: 'Loading your request' },
  notFoundTitle: { 'zh-TW': '找不到這個報價要求', en: 'There is no request at this link' },
  notFound: {
    'zh-TW': '連結可能不完整。請核對後再開一次，或把參考編號告訴我們。',
    en: 'The link may be incomplete. Check it and open it again, or tell us your reference.',
  },
  failed: { 'zh-TW': '未能載入這個報價要求', en: 'Your request could not be loaded' },
  contact: { 'zh-TW': '聯絡我們', en: 'Contact us' },
  newQuote: { 'zh-TW': '開新的報價清單', en: 'Start a new quotation' },

  sentAt: { 'zh-TW': '送出時間', en: 'Sent' },
  hongKongTime: { 'zh-TW': '（香港時間）', en: ' (Hong Kong time)' },
  requestedBy: { 'zh-TW': '索取人', en: 'Requested by' },
  currency: { 'zh-TW': '報價貨幣', en: 'Currency' },
  message: { 'zh-TW': '你的留言', en: 'Your message' },

  progress: { 'zh-TW': '進度', en: 'Progress' },
  done: { 'zh-TW': '已完成', en: 'done' },
  next: { 'zh-TW': '接下來', en: 'What happens next' },

  lines: { 'zh-TW': '要求報價的產品', en: 'What you asked us to quote' },
  linesNote: {
    'zh-TW': '送出時的目錄價，供參考；正式報價或有數量折扣。',
    en: 'List prices as they were when you sent it, for reference: the quotation itself may be lower for volume.',
  },
  product: { 'zh-TW': '產品', en: 'Product' },
  sku: { 'zh-TW': 'SKU', en: 'SKU' },
  quantity: { 'zh-TW': '數量', en: 'Quantity' },
  listPrice: { 'zh-TW': '目錄價', en: 'List price' },
  subtotal: { 'zh-TW': '小計', en: 'Subtotal' },
  noSku: { 'zh-TW': '沒有', en: 'none' },
  noLongerListed: { 'zh-TW': '（已停售）', en: ' (no longer listed)' },

  questions: { 'zh-TW': '想更改或查詢？', en: 'To change it, or to ask' },
  questionsHint: {
    'zh-TW': (reference: string) => `請說出參考編號 ${reference}。`,
    en: (reference: string) => `Please quote ${reference}.`,
  },
  whatsapp: { 'zh-TW': 'WhatsApp', en: 'WhatsApp' },
  whatsappText: {
    'zh-TW': (reference: string) => `你好，我想查詢報價要求 ${reference}。`,
    en: (reference: string) => `Hello, I have a question about my quotation request ${reference}.`,
  },
  call: { 'zh-TW': '致電', en: 'Call' },
  email: { 'zh-TW': '電郵', en: 'Email' },
  print: { 'zh-TW': '列印', en: 'Print' },
  arriving: { 'zh-TW': '正在開啟…', en: 'Opening…' },
  ask: { 'zh-TW': '提問', en: 'Ask a question' },
  questionSent: { 'zh-TW': '問題已送出，我們會盡快回覆。', en: 'We have received your question and will answer soon.' },
  conversation: { 'zh-TW': '往來訊息', en: 'Messages' },
  us: { 'zh-TW': '我們', en: 'Us' },
  you: { 'zh-TW': '你', en: 'You' },
} satisfies Dictionary

export const statusWords: Record<QuoteStatus, { label: Bilingual; next: Bilingual }> = {
  requested: {
    label: { 'zh-TW': '已收到', en: 'Received' },
    next: {
      'zh-TW': '我們的銷售同事正在核對數量和交貨期，24 小時內與你聯絡。',
      en: 'Our sales team is checking quantities and delivery, and gets in touch within 24 hours.',
    },
  },
  priced: {
    label: { 'zh-TW': '已定價', en: 'Priced' },
    next: {
      'zh-TW': '價錢已定，我們正在覆核，隨後會把正式報價電郵給你。',
      en: 'Prices are set and being reviewed. The quotation follows by email.',
    },
  },
  sent: {
    label: { 'zh-TW': '已發出報價', en: 'Quotation sent' },
    next: {
      'zh-TW': `正式報價已電郵給你。${orderRule['zh-TW']}`,
      en: `The quotation is in your mailbox. ${orderRule.en}`,
    },
  },
  accepted: {
    label: { 'zh-TW': '已接受', en: 'Accepted' },
    next: {
      'zh-TW': `多謝你接受報價，訂單已成立。${afterOrder['zh-TW']}`,
      en: `Thank you for accepting: your order is placed. ${afterOrder.en}`,
    },
  },
  declined: {
    label: { 'zh-TW': '已婉拒', en: 'Declined' },
    next: {
      'zh-TW': '這份報價已婉拒。需求如有變，歡迎開新的報價清單。',
      en: 'This quotation was declined. Should your needs change, start a new one.',
    },
  },
  withdrawn: {
    label: { 'zh-TW': '已撤回', en: 'Withdrawn' },
    next: {
      'zh-TW': '這個要求已撤回，我們不會再跟進。需要時可開新的報價清單。',
      en: 'This request was withdrawn and we are no longer working on it. Start a new one when you need to.',
    },
  },
  expired: {
    label: { 'zh-TW': '已過期', en: 'Expired' },
    next: {
      'zh-TW': '報價已過有效期。請聯絡我們更新，或開新的報價清單。',
      en: 'The quotation is no longer valid. Ask us to renew it, or start a new one.',
    },
  },
}
