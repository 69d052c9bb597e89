import { totalLabels } from '#contract/catalogue/prices.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { QuoteStatus } from '#contract/sales/quote-requests.ts'
import { quoteFieldWords, saleWords } from '#contract/sales/quote-words.ts'
import type { QuoteDecision, QuoteSource } from '#contract/sales/quotes.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const quotesWords = {
  ...quoteFieldWords,
  listTotal: { 'zh-TW': '標價首年總計', en: 'First year at list prices' },
  total: { 'zh-TW': '報價首年總計', en: 'First-year total offered' },
  validUntil: { 'zh-TW': '有效期至', en: 'Valid until' },
  source: { 'zh-TW': '來源', en: 'Source' },
  step: { 'zh-TW': '已到步驟', en: 'Reached' },
  customerOnly: { 'zh-TW': '只看一位客戶', en: 'One customer only' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 份報價`,
    en: (total: number) => (total === 1 ? '1 quotation' : `${total.toLocaleString('en-HK')} quotations`),
  },
  none: { 'zh-TW': '未有報價', en: 'No quotations yet' },
  noneHint: {
    'zh-TW': '訪客送出報價清單後，會立即在這裏出現；你也可以自行新增。',
    en: 'The lists that visitors send for a quotation appear here at once. You can also begin one yourself.',
  },
  newQuote: { 'zh-TW': '新增報價', en: 'New quotation' },

  requestedLines: { 'zh-TW': '客戶想要的，對照我們的報價', en: 'Requested and offered' },
  product: { 'zh-TW': '產品', en: 'Product' },
  requestedQuantity: { 'zh-TW': '要求數量', en: 'Requested' },
  listPrice: { 'zh-TW': '標價', en: 'List price' },
  offered: { 'zh-TW': '報價', en: 'Offered' },
  onRequest: { 'zh-TW': '請查詢', en: 'On request' },
  notOffered: { 'zh-TW': '未有報價', en: 'Not offered' },
  offerIt: { 'zh-TW': '加入報價', en: 'Add to the offer' },

  buyer: { 'zh-TW': '為誰報價', en: 'Who it is for' },
  work: { 'zh-TW': '跟進同事和來源', en: 'Owner and source' },
  customer: { 'zh-TW': '客戶', en: 'Customer' },
  openCustomer: { 'zh-TW': '開啟客戶資料', en: 'Open the customer' },
  noCustomer: {
    'zh-TW': '發出報價時，會按電郵地址找出或建立客戶。',
    en: 'Matched by email address, or added, when the quotation is sent.',
  },
  findCustomer: { 'zh-TW': '改為另一位客戶', en: 'Change customer' },
  setCustomer: { 'zh-TW': '指定客戶', en: 'Set the customer' },
  customerHint: { 'zh-TW': '輸入名稱或電郵', en: 'Type a name or email' },
  customerSet: {
    'zh-TW': (name: string) => `客戶已設為「${name}」`,
    en: (name: string) => `The customer is now ${name}`,
  },

  price: { 'zh-TW': '定價', en: 'Prepare quotation' },
  priceAgain: { 'zh-TW': '重新報價', en: 'Requote' },
  editDraft: { 'zh-TW': '編輯草稿', en: 'Edit draft' },
  revise: { 'zh-TW': '修訂報價', en: 'Revise' },
  review: { 'zh-TW': '檢視並發出', en: 'Review and send' },
  send: { 'zh-TW': '發出…', en: 'Send…' },
  record: { 'zh-TW': '記錄回覆', en: 'Record the answer' },
  accept: { 'zh-TW': '客戶接受…', en: 'Buyer accepted…' },
  decline: { 'zh-TW': '客戶婉拒…', en: 'Buyer declined…' },
  withdraw: { 'zh-TW': '撤回…', en: 'Withdraw…' },
  openOrder: {
    'zh-TW': (reference: string) => `開啟訂單 ${reference}`,
    en: (reference: string) => `Open order ${reference}`,
  },
  copyReference: { 'zh-TW': '複製編號', en: 'Copy reference' },
  pdf: { 'zh-TW': 'PDF', en: 'PDF' },
  previewPdf: { 'zh-TW': '預覽 PDF', en: 'Preview PDF' },
  backTo: { 'zh-TW': (reference: string) => `返回 ${reference}`, en: (reference: string) => `Back to ${reference}` },

  revisions: { 'zh-TW': '各版報價，最新在前', en: 'Offers, newest first' },
  noRevisions: { 'zh-TW': '尚未定價。', en: 'Not priced yet.' },
  revision: { 'zh-TW': (number: number) => `第 ${number} 版`, en: (number: number) => `Revision ${number}` },
  draft: { 'zh-TW': '草稿', en: 'Draft' },
  sentBy: {
    'zh-TW': (name: string, when: string) => `${name} 於 ${when} 發出`,
    en: (name: string, when: string) => `Sent by ${name}, ${when}`,
  },
  writtenBy: {
    'zh-TW': (name: string, when: string) => `${name} 於 ${when} 編寫`,
    en: (name: string, when: string) => `Written by ${name}, ${when}`,
  },
  validTo: { 'zh-TW': (day: string) => `有效期至 ${day}`, en: (day: string) => `Valid until ${day}` },
  rateOf: {
    'zh-TW': (rate: string, day: string) => `1 HKD = ${rate}（${day}）`,
    en: (rate: string, day: string) => `1 HKD = ${rate} (${day})`,
  },
  below: {
    'zh-TW': (name: string, reason: string) => `低於最低售價，${name} 批准：${reason}`,
    en: (name: string, reason: string) => `Below the minimum selling price, by ${name}: ${reason}`,
  },
  quantity: { 'zh-TW': '數量', en: 'Quantity' },
  unitPrice: saleWords.unitPrice,
  discount: { 'zh-TW': '折扣', en: 'Discount' },
  lineTotal: { 'zh-TW': '小計', en: 'Total' },
  notes: saleWords.notes,
  changes: {
    'zh-TW': (number: number) => `與第 ${number} 版的分別`,
    en: (number: number) => `Changes from revision ${number}`,
  },
  noChanges: { 'zh-TW': '沒有分別。', en: 'None.' },

  sendTitle: {
    'zh-TW': (number: number) => `發出第 ${number} 版報價`,
    en: (number: number) => `Send revision ${number}`,
  },
  sendHint: {
    'zh-TW': '連同 PDF 和專用連結電郵給客戶。發出後這一版不能再改，只能另出新版。',
    en: 'Emailed to the buyer with its PDF and private link. Once sent, this revision cannot be changed, only replaced by a new one.',
  },
  to: { 'zh-TW': '收件人', en: 'To' },
  inLanguage: { 'zh-TW': '語言', en: 'Language' },
  amount: totalLabels.firstYear,
  sendMessage: { 'zh-TW': '附言（可留空）', en: 'Message (optional)' },
  handOver: {
    'zh-TW': '不寄電郵，由我把連結交給客戶',
    en: 'Don’t email it: I will send the link myself',
  },
  markSent: { 'zh-TW': '定稿，不寄電郵', en: 'Finalise without emailing' },
  sentUnmailed: {
    'zh-TW': '報價已定稿：請把連結交給客戶',
    en: 'Quotation finalised: send the buyer its link',
  },
  sendNow: { 'zh-TW': '發出', en: 'Send' },
  sending: { 'zh-TW': '發出中…', en: 'Sending…' },
  sentNow: { 'zh-TW': (to: string) => `報價已發給 ${to}`, en: (to: string) => `The quotation is on its way to ${to}` },
  failed: { 'zh-TW': '未能完成', en: 'That did not work' },

  acceptTitle: { 'zh-TW': '客戶接受報價', en: 'The buyer accepts' },
  acceptHint: {
    'zh-TW': (number: number) => `按第 ${number} 版立即開立訂單並預留庫存，不能復原。`,
    en: (number: number) => `An order is placed from revision ${number} and stock is reserved. It cannot be undone.`,
  },
  acceptReason: { 'zh-TW': '客戶怎樣告訴你（可留空）', en: 'How they told you (optional)' },
  acceptNow: { 'zh-TW': '開立訂單', en: 'Place the order' },
  accepted: { 'zh-TW': (order: string) => `已開立訂單 ${order}`, en: (order: string) => `Order ${order} is placed` },
  declineTitle: { 'zh-TW': '客戶婉拒報價', en: 'The buyer declines' },
  declineHint: {
    'zh-TW': '報價到此結束，連結不能再用來接受，不能復原。',
    en: 'The quotation ends here and can no longer be accepted. It cannot be undone.',
  },
  declineReason: { 'zh-TW': '原因（可留空）', en: 'Why (optional)' },
  declineNow: { 'zh-TW': '記錄婉拒', en: 'Record as declined' },
  declined: { 'zh-TW': '已記錄客戶婉拒', en: 'Recorded as declined' },
  withdrawTitle: { 'zh-TW': '撤回報價', en: 'Withdraw the quotation' },
  withdrawHint: {
    'zh-TW': '客戶的連結會顯示報價已撤回，不能再接受，不能復原。',
    en: 'The buyer’s link says that it was withdrawn, and it can no longer be accepted. It cannot be undone.',
  },
  withdrawReason: { 'zh-TW': '原因（只給同事看，可留空）', en: 'Why, for colleagues (optional)' },
  withdrawNow: { 'zh-TW': '撤回', en: 'Withdraw' },
  withdrawn: { 'zh-TW': '報價已撤回', en: 'The quotation is withdrawn' },
  decision: { 'zh-TW': '回覆', en: 'Answer' },

  letterSubject: {
    'zh-TW': (reference: string) => `關於報價 ${reference}`,
    en: (reference: string) => `About quotation ${reference}`,
  },
  thread: { 'zh-TW': '往來和記錄', en: 'Activity' },
} satisfies Dictionary

/** Next step in each status. `day` is the last day of validity. */
export const nextWords: Record<QuoteStatus, Record<'zh-TW' | 'en', (day: string) => string>> = {
  requested: {
    'zh-TW': () => '客戶等候報價。',
    en: () => 'Awaiting a price.',
  },
  priced: {
    'zh-TW': () => '已定價，未發出。',
    en: () => 'Priced, not sent yet.',
  },
  sent: {
    'zh-TW': (day) => `等候客戶回覆，有效期至 ${day}。`,
    en: (day) => `Awaiting the buyer’s answer, until ${day}.`,
  },
  accepted: { 'zh-TW': () => '客戶已接受，訂單已開立。', en: () => 'Accepted. The order is placed.' },
  declined: { 'zh-TW': () => '客戶已婉拒。', en: () => 'The buyer declined.' },
  withdrawn: { 'zh-TW': () => '已撤回。', en: () => 'Withdrawn.' },
  expired: {
    'zh-TW': (day) => `${day} 已過期：可以重新報價。`,
    en: (day) => `Expired after ${day}. Requote if they still want it.`,
  },
}

export const sourceWords: Record<QuoteSource, Bilingual> = {
  visitor: { 'zh-TW': '網站報價清單', en: 'Quote list on the site' },
  enquiry: { 'zh-TW': '查詢', en: 'An enquiry' },
  chat: { 'zh-TW': '對話', en: 'A conversation' },
  staff: { 'zh-TW': '同事新增', en: 'Staff' },
  quote: { 'zh-TW': '重複另一份報價', en: 'Repeat of a quotation' },
  order: { 'zh-TW': '重複一張訂單', en: 'Repeat of an order' },
  renewal: { 'zh-TW': '訂閱續期', en: 'Renewal of subscriptions' },
  agent: { 'zh-TW': '買家的程式', en: 'A program of the buyer' },
}

/** Decisions about several quotations. */
export const decisionsWords = {
  accept: {
    title: {
      'zh-TW': (count: number) => `${count} 份報價的客戶已接受？`,
      en: (count: number) => (count === 1 ? 'Did the buyer accept?' : `Did the buyers accept ${count} quotations?`),
    },
    hint: {
      'zh-TW': '每份報價都會立即開立訂單並預留庫存。不能復原。',
      en: 'An order is placed from each, and its stock is reserved. This cannot be undone.',
    },
    act: { 'zh-TW': '開立訂單', en: 'Place the orders' },
    done: {
      'zh-TW': (count: number) => `已開立 ${count} 張訂單`,
      en: (count: number) => (count === 1 ? '1 order is placed' : `${count} orders are placed`),
    },
  },
  decline: {
    title: {
      'zh-TW': (count: number) => `${count} 份報價的客戶已婉拒？`,
      en: (count: number) => (count === 1 ? 'Did the buyer decline?' : `Did the buyers decline ${count} quotations?`),
    },
    hint: {
      'zh-TW': '報價到此結束，連結不能再用來接受。不能復原。',
      en: 'The quotations end here and can no longer be accepted. This cannot be undone.',
    },
    act: { 'zh-TW': '記錄婉拒', en: 'Record as declined' },
    done: {
      'zh-TW': (count: number) => `已記錄 ${count} 份報價被婉拒`,
      en: (count: number) => `${count} recorded as declined`,
    },
  },
  withdraw: {
    title: {
      'zh-TW': (count: number) => `撤回 ${count} 份報價？`,
      en: (count: number) => (count === 1 ? 'Withdraw 1 quotation?' : `Withdraw ${count} quotations?`),
    },
    hint: {
      'zh-TW': '客戶的連結會顯示報價已撤回，不能再接受。不能復原。',
      en: 'The buyers’ links say that they were withdrawn. This cannot be undone.',
    },
    act: { 'zh-TW': '撤回', en: 'Withdraw' },
    done: {
      'zh-TW': (count: number) => `已撤回 ${count} 份報價`,
      en: (count: number) => (count === 1 ? '1 quotation is withdrawn' : `${count} quotations are withdrawn`),
    },
  },
} satisfies Record<QuoteDecision, Dictionary>

export const decisionReasonWords: Record<QuoteDecision, Bilingual> = {
  accept: quotesWords.acceptReason,
  decline: quotesWords.declineReason,
  withdraw: quotesWords.withdrawReason,
}
