import { afterOrder } from '#content/facts/ordering.words.ts'
import { saleWords } from '#contract/sales/quote-words.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const offerWords = {
  title: {
    'zh-TW': (reference: string) => `報價單 ${reference}`,
    en: (reference: string) => `Quotation ${reference}`,
  },
  revision: { 'zh-TW': (number: number) => `第 ${number} 版`, en: (number: number) => `Revision ${number}` },
  sentOn: { 'zh-TW': '報價日期', en: 'Date' },
  preparedFor: { 'zh-TW': '致', en: 'Prepared for' },
  currency: saleWords.currency,
  pdf: { 'zh-TW': '下載 PDF', en: 'Download PDF' },

  decide: { 'zh-TW': '你的決定', en: 'Your decision' },
  total: { 'zh-TW': '報價總額', en: 'Total' },
  until: { 'zh-TW': '有效期至', en: 'Valid until' },
  validUntil: { 'zh-TW': (day: string) => `有效期至 ${day}`, en: (day: string) => `Valid until ${day}` },
  daysLeft: {
    'zh-TW': (days: number) => (days === 0 ? '今天是最後一天' : `尚餘 ${days} 天`),
    en: (days: number) => (days === 0 ? 'today is the last day' : days === 1 ? '1 day left' : `${days} days left`),
  },
  accept: { 'zh-TW': '接受報價', en: 'Accept the quotation' },
  decline: { 'zh-TW': '婉拒', en: 'Decline' },
  withoutScripts: {
    'zh-TW': '開啟 JavaScript，便可在這裡回覆我們；否則請致電或電郵，方法見下。',
    en: 'Turn on JavaScript to answer here, or call or write to us: see below.',
  },

  renew: { 'zh-TW': '請我們重新報價', en: 'Ask for a new one' },
  renewText: {
    'zh-TW': (reference: string) => `報價 ${reference} 已過期，請按同樣內容重新報價。`,
    en: (reference: string) => `Quotation ${reference} has expired. Please renew it as it is.`,
  },

  acceptedTitle: { 'zh-TW': '多謝，已收到你的訂單', en: 'Thank you: your order is placed' },
  renewedTitle: { 'zh-TW': '多謝，訂閱已續期', en: 'Thank you: your subscriptions are renewed' },
  renewedNext: {
    'zh-TW': '新一期的發票見下。',
    en: 'The invoice of the new period is below.',
  },
  acceptedOn: { 'zh-TW': (day: string) => `${day} 接受`, en: (day: string) => `Accepted on ${day}` },
  order: { 'zh-TW': '訂單編號', en: 'Order' },
  acceptedNext: {
    'zh-TW': `${afterOrder['zh-TW']}查詢時請說出訂單編號。`,
    en: `${afterOrder.en} Quote the order number when you call.`,
  },
  declinedTitle: { 'zh-TW': '你已婉拒這份報價', en: 'You declined this quotation' },
  withdrawnTitle: { 'zh-TW': '這份報價已撤回', en: 'This quotation was withdrawn' },
  expiredTitle: { 'zh-TW': '這份報價已過期', en: 'This quotation has expired' },
  expiredOn: {
    'zh-TW': (day: string) => `最後有效日是 ${day}。價錢和存貨或已改變。`,
    en: (day: string) => `It was valid until ${day}. Prices and stock may have changed.`,
  },
  revisingTitle: { 'zh-TW': '我們正在修訂這份報價', en: 'We are revising this quotation' },
  revisingNext: {
    'zh-TW': '新一版會以電郵發給你，並在這一頁顯示。以下是上一版，不能再接受。',
    en: 'The new one will follow by email and appear here. Below is the earlier one, which can no longer be accepted.',
  },

  revisedNotice: {
    'zh-TW': (number: number) => `我們剛發出第 ${number} 版報價，以下已是最新內容。`,
    en: (number: number) => `We have just sent revision ${number}. What you see now is the new one.`,
  },
  stale: {
    'zh-TW': '未能更新，以下內容可能不是最新。',
    en: 'The page could not be refreshed: what you see may be out of date.',
  },

  lines: { 'zh-TW': '報價內容', en: 'What we offer' },
  product: saleWords.item,
  quantity: { 'zh-TW': '數量', en: 'Quantity' },
  unitPrice: saleWords.unitPrice,
  lineTotal: saleWords.amount,
  off: { 'zh-TW': (percent: number) => `已減 ${percent}%`, en: (percent: number) => `${percent}% off` },
  notes: saleWords.notes,
  terms: saleWords.terms,
  requested: { 'zh-TW': '你原來的要求', en: 'What you asked for' },
} satisfies Dictionary
