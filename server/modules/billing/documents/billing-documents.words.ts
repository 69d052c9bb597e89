import type { Bilingual } from '#contract/i18n/languages.ts'
import { orderFieldWords } from '#contract/sales/order-words.ts'
import { saleWords } from '#contract/sales/quote-words.ts'

/** Texts printed on billing documents. */
export const billingWords = {
  number: { 'zh-TW': '編號', en: 'Number' },
  draft: { 'zh-TW': '草稿', en: 'Draft' },
  date: { 'zh-TW': '日期', en: 'Date' },
  dueOn: { 'zh-TW': '付款期限', en: 'Due' },
  order: { 'zh-TW': '訂單編號', en: 'Order' },
  purchaseOrder: { 'zh-TW': '採購單號', en: 'Your PO' },
  quotation: { 'zh-TW': '報價單', en: 'Quotation' },
  invoice: { 'zh-TW': '發票', en: 'Invoice' },
  shipment: { 'zh-TW': '發貨批次', en: 'Shipment' },
  carrier: orderFieldWords.carrier,
  trackingNumber: orderFieldWords.trackingNumber,
  currency: saleWords.currency,
  rate: saleWords.rate,
  period: { 'zh-TW': '期間', en: 'Period' },
  deliverTo: { 'zh-TW': '送貨至', en: 'Deliver to' },
  payment: { 'zh-TW': '付款方法', en: 'How to pay' },
  fps: { 'zh-TW': '用轉數快（FPS）付款', en: 'Pay by FPS' },
  notes: { 'zh-TW': '備註', en: 'Notes' },
  reason: { 'zh-TW': '原因', en: 'Reason' },
  total: { 'zh-TW': '總額', en: 'Total' },
  amountDue: { 'zh-TW': '應付總額', en: 'Amount due' },
  credited: { 'zh-TW': '沖銷總額', en: 'Total credited' },
  pieces: { 'zh-TW': '總件數', en: 'Pieces' },
  received: { 'zh-TW': '收貨確認', en: 'Received' },
  signature: {
    'zh-TW': '貨品齊全，狀況良好。\n\n簽收：______________________________    日期：____________________',
    en: 'Complete and in good order.\n\nSigned: ______________________________    Date: ____________________',
  },
  balance: { 'zh-TW': '結餘', en: 'Balance' },
  broughtForward: { 'zh-TW': '承上期結餘', en: 'Balance brought forward' },
  charged: { 'zh-TW': '應收', en: 'Charged' },
  settled: { 'zh-TW': '已收／沖銷', en: 'Paid or credited' },
  paymentReceived: { 'zh-TW': '收到付款', en: 'Payment received' },
  refunded: { 'zh-TW': '退款', en: 'Refund' },
  closing: { 'zh-TW': '期末結餘', en: 'Closing balance' },
} as const satisfies Record<string, Bilingual>

export const deductionWords = {
  'zh-TW': (number: string) => `扣除訂金發票 ${number}`,
  en: (number: string) => `Less deposit invoice ${number}`,
}

export const fpsHintWords = {
  'zh-TW': (amount: string, proxy: string) =>
    `在銀行或電子錢包的應用程式掃描，付 ${amount} 至 ${proxy}；金額和編號已填好。`,
  en: (amount: string, proxy: string) =>
    `Scan it in the app of your bank or wallet to pay ${amount} to ${proxy}. Amount and number are filled in.`,
}

export const depositWords = {
  'zh-TW': (percent: number, order: string) => `訂單 ${order} 的 ${percent}% 訂金`,
  en: (percent: number, order: string) => `Deposit of ${percent}% for order ${order}`,
}
