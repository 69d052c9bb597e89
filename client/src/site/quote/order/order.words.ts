import type { Bilingual } from '#contract/i18n/languages.ts'
import type { OrderStatus } from '#contract/sales/orders.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const orderWords = {
  title: {
    'zh-TW': (reference: string) => `訂單 ${reference}`,
    en: (reference: string) => `Order ${reference}`,
  },
  loading: { 'zh-TW': '正在載入訂單', en: 'Loading your order' },
  notFoundTitle: { 'zh-TW': '找不到這張訂單', en: 'There is no order at this link' },
  notFound: {
    'zh-TW': '連結可能不完整或已失效。請核對後再開一次，或把訂單編號告訴我們。',
    en: 'The link may be incomplete or no longer valid. Check it and open it again, or tell us your order number.',
  },
  failed: { 'zh-TW': '未能載入訂單', en: 'Your order could not be loaded' },
  contact: { 'zh-TW': '聯絡我們', en: 'Contact us' },
  print: { 'zh-TW': '列印', en: 'Print' },

  placed: { 'zh-TW': '下單日期', en: 'Placed' },
  buyer: { 'zh-TW': '客戶', en: 'Customer' },
  purchaseOrder: { 'zh-TW': '採購單號', en: 'Your PO' },
  deliverTo: { 'zh-TW': '送貨地址', en: 'Deliver to' },

  progress: { 'zh-TW': '進度', en: 'Progress' },

  lines: { 'zh-TW': '訂購項目', en: 'What you ordered' },

  noInvoice: {
    'zh-TW': '未有發票；發出後會列在這裏。',
    en: 'No invoice yet. Invoices are listed here once they are issued.',
  },

  receivedBy: { 'zh-TW': (name: string) => `簽收：${name}`, en: (name: string) => `Received by ${name}` },
  shipments: { 'zh-TW': '送貨', en: 'Delivery' },
  toFollow: { 'zh-TW': '稍後發出', en: 'To follow' },
  expected: { 'zh-TW': (day: string) => `預計 ${day} 到貨`, en: (day: string) => `expected in stock on ${day}` },
  shipped: { 'zh-TW': (day: string) => `${day} 發貨`, en: (day: string) => `Shipped ${day}` },
  delivered: { 'zh-TW': (day: string) => `${day} 送達`, en: (day: string) => `Delivered ${day}` },
  track: { 'zh-TW': '追蹤包裹', en: 'Track the parcel' },
  notShipped: {
    'zh-TW': '尚未發貨。發貨後，運單編號會列在這裏。',
    en: 'Not shipped yet. The tracking number appears here when it is.',
  },

  subscriptions: { 'zh-TW': '訂閱', en: 'Subscriptions' },
  month: { 'zh-TW': '每月', en: 'per month' },
  year: { 'zh-TW': '每年', en: 'per year' },
  renews: { 'zh-TW': (day: string) => `${day} 續期`, en: (day: string) => `renews ${day}` },
  ends: { 'zh-TW': (day: string) => `至 ${day} 為止`, en: (day: string) => `ends ${day}` },

  returns: { 'zh-TW': '退貨', en: 'Returns' },
  returnsHint: {
    'zh-TW': '收到的貨品有問題？可以在這裏提出退貨，我們會以電郵或電話回覆。',
    en: 'Something wrong with what you received? Ask for a return here, and we will get back to you.',
  },
  askReturn: { 'zh-TW': '提出退貨', en: 'Ask for a return' },
  sendReturn: { 'zh-TW': '送出', en: 'Send' },
  sending: { 'zh-TW': '送出中…', en: 'Sending…' },
  cancel: { 'zh-TW': '取消', en: 'Cancel' },
  returnAsked: { 'zh-TW': '已收到你的退貨要求。', en: 'We have received your request.' },
  noPieces: { 'zh-TW': '請選擇要退回的件數。', en: 'Say how many pieces you return.' },
  atMost: { 'zh-TW': (pieces: number) => `最多 ${pieces} 件`, en: (pieces: number) => `at most ${pieces}` },
  reason: { 'zh-TW': '原因', en: 'Reason' },
  serials: { 'zh-TW': '序號（如知道）', en: 'Serial numbers, if you know them' },
  serialsHint: { 'zh-TW': '每行一個，印在貨品的標籤上。', en: 'One a line, as printed on the label.' },
  returnNote: { 'zh-TW': '發生了甚麼問題？', en: 'What is wrong?' },

  questions: { 'zh-TW': '想查詢這張訂單？', en: 'A question about this order?' },
  whatsappText: {
    'zh-TW': (reference: string) => `你好，我想查詢訂單 ${reference}。`,
    en: (reference: string) => `Hello, I have a question about order ${reference}.`,
  },
} satisfies Dictionary

/** Explains each state to the buyer. */
export const nextWords: Record<OrderStatus, Bilingual> = {
  pending: { 'zh-TW': '我們已收到訂單，正在核對。', en: 'We have your order and are checking it.' },
  processing: {
    'zh-TW': '正在備貨，發貨時會以電郵通知你。',
    en: 'We are preparing your goods and email you when they ship.',
  },
  partly_shipped: {
    'zh-TW': '部分貨品已發出，其餘備妥後隨即發貨。',
    en: 'Part of your goods is on its way. The rest follows as soon as it is ready.',
  },
  shipped: { 'zh-TW': '貨品已發出。', en: 'Your goods are on their way.' },
  delivered: { 'zh-TW': '貨品已送達。', en: 'Your goods have been delivered.' },
  cancelled: { 'zh-TW': '這張訂單已取消。', en: 'This order was cancelled.' },
}

export const deviceWords = {
  title: { 'zh-TW': (count: string) => `裝置（${count} 台）`, en: (count: string) => `Devices (${count})` },
  joinHint: {
    'zh-TW': '下載 DevEUI、JoinEUI 及 AppKey，匯入 LoRaWAN 伺服器。檔案含密鑰，請妥善保管。',
    en: 'Download DevEUIs, JoinEUIs and AppKeys to import them to your LoRaWAN server. The file contains keys: keep it safe.',
  },
  download: { 'zh-TW': (name: string) => `下載 ${name} 檔案`, en: (name: string) => `Download for ${name}` },
  warranty: { 'zh-TW': (day: string) => `保養至 ${day}`, en: (day: string) => `warranty until ${day}` },
  notShown: {
    'zh-TW': (count: string) => `另有 ${count} 台未顯示`,
    en: (count: string) => `${count} more are not shown`,
  },
} satisfies Dictionary
