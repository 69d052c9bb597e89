import { afterOrder } from '#content/facts/ordering.words.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const answerWords = {
  back: { 'zh-TW': '返回', en: 'Back' },
  acceptTitle: { 'zh-TW': '接受這份報價', en: 'Accept this quotation' },
  acceptHint: {
    'zh-TW': `按下「確認訂購」，訂單便按這份報價成立，現在不會收款。${afterOrder['zh-TW']}`,
    en: `Confirming makes this quotation an order; nothing is charged now. ${afterOrder.en}`,
  },
  name: { 'zh-TW': '接受人姓名', en: 'Your name' },
  address: { 'zh-TW': '送貨地址', en: 'Delivery address' },
  addressHint: {
    'zh-TW': '樓層、大廈、街道及地區。',
    en: 'Floor, building, street and district.',
  },
  purchaseOrder: { 'zh-TW': '貴公司採購單號（可留空）', en: 'Your purchase order number (optional)' },
  purchaseOrderHint: {
    'zh-TW': '會印在發票和裝箱單上。',
    en: 'It goes on the invoice and the packing slip.',
  },
  renewHint: {
    'zh-TW': '按下「確認續期」，我們便發出續期發票，付款期限見發票；無須送貨。',
    en: 'Confirming renews your subscriptions: the invoice follows and says when it is due. Nothing is shipped.',
  },
  renewalPurchaseOrderHint: { 'zh-TW': '會印在發票上。', en: 'It goes on the invoice.' },
  confirmRenewal: { 'zh-TW': '確認續期', en: 'Confirm the renewal' },
  confirm: { 'zh-TW': '確認訂購', en: 'Confirm the order' },
  sending: { 'zh-TW': '傳送中…', en: 'Sending…' },
  declineTitle: { 'zh-TW': '婉拒這份報價', en: 'Decline this quotation' },
  declineHint: {
    'zh-TW': '報價到此為止。如果價錢或內容可以商量，不妨先提問。',
    en: 'This closes the quotation. If a price or a detail is the problem, ask us first: we may be able to change it.',
  },
  reason: { 'zh-TW': '原因（可留空）', en: 'Why (optional)' },
  confirmDecline: { 'zh-TW': '確認婉拒', en: 'Decline it' },
  askTitle: { 'zh-TW': '提問', en: 'Ask a question' },
  askHint: {
    'zh-TW': '我們會以電郵回覆你，並在這一頁列出。',
    en: 'We answer by email, and the answer shows on this page too.',
  },
  question: { 'zh-TW': '你的問題', en: 'Your question' },
  sendQuestion: { 'zh-TW': '送出', en: 'Send' },
  kept: { 'zh-TW': '你填寫的內容仍在，可以再試一次。', en: 'What you typed is still here: you can try again.' },
} satisfies Dictionary
