import { orderFieldWords } from '#contract/sales/order-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const ordersWords = {
  ...orderFieldWords,
  stats: { 'zh-TW': '訂單概況', en: 'Orders at a glance' },
  statsFailed: { 'zh-TW': '未能載入統計數字', en: 'The figures could not be loaded' },
  total: { 'zh-TW': '總數', en: 'Total' },
  revenue: { 'zh-TW': '收入', en: 'Revenue' },
  revenueHint: { 'zh-TW': '已取消的不計', en: 'without cancelled ones' },

  order: { 'zh-TW': '訂單', en: 'Order' },
  email: { 'zh-TW': '電郵', en: 'Email' },
  date: { 'zh-TW': '日期', en: 'Date' },
  amountHkd: { 'zh-TW': '折合港元', en: 'In HKD' },
  customerType: { 'zh-TW': '客戶類別', en: 'Customer type' },
  category: { 'zh-TW': '產品類別', en: 'Product category' },
  purchaseOrder: { 'zh-TW': '客戶採購單號', en: 'Their PO number' },
  ofOneCustomer: { 'zh-TW': '只看一位客戶', en: 'One customer only' },
  ofOneProduct: { 'zh-TW': '只看一款產品', en: 'One product only' },
  search: { 'zh-TW': '搜尋訂單編號或客戶', en: 'Search order id or customer' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 張訂單`,
    en: (total: number) => (total === 1 ? '1 order' : `${total.toLocaleString('en-HK')} orders`),
  },
  none: { 'zh-TW': '未有訂單', en: 'No orders yet' },
  noneHint: {
    'zh-TW': '客戶一接受報價，訂單便自動成立；沒有報價、以電話或電郵落單的，可在這裏建立。',
    en: 'As soon as a quotation is accepted, it is an order. One that came by phone or email, without a quotation, is created here.',
  },

  create: { 'zh-TW': '建立訂單', en: 'Create Order' },
  viewDetails: { 'zh-TW': '查看詳情', en: 'View Details' },
  edit: { 'zh-TW': '編輯訂單', en: 'Edit Order' },
  track: { 'zh-TW': '追蹤貨件', en: 'Track Shipment' },
  contactCustomer: { 'zh-TW': '聯絡客戶', en: 'Contact Customer' },
  write: { 'zh-TW': '寫電郵', en: 'Write an email' },
  call: { 'zh-TW': '致電', en: 'Call' },
  whatsApp: { 'zh-TW': 'WhatsApp', en: 'WhatsApp' },
  noContact: { 'zh-TW': '沒有聯絡方法', en: 'No address or number' },
  whatsAppText: {
    'zh-TW': (name: string, reference: string) => `${name}你好，關於你的訂單 ${reference}：`,
    en: (name: string, reference: string) => `Hello ${name}, about your order ${reference}:`,
  },
  copyReference: { 'zh-TW': '複製訂單編號', en: 'Copy order id' },
  copyReferences: { 'zh-TW': '複製訂單編號', en: 'Copy order ids' },
  copyEmails: { 'zh-TW': '複製電郵地址', en: 'Copy emails' },
  copied: { 'zh-TW': (text: string) => `已複製 ${text}`, en: (text: string) => `${text} copied` },
  notShipped: { 'zh-TW': '這張訂單還未發貨', en: 'This order is not shipped yet' },
  noTracking: { 'zh-TW': '這張訂單沒有運單編號', en: 'This order has no tracking number' },
  noTrackingDetail: {
    'zh-TW': '可在訂單頁的發貨紀錄補上速遞公司及運單編號。',
    en: 'Add the carrier and the number to its shipment.',
  },
  unknownCarrier: {
    'zh-TW': (carrier: string) => (carrier ? `我們不知道「${carrier}」的追蹤網頁` : '未有註明速遞公司'),
    en: (carrier: string) => (carrier ? `No tracking page of ${carrier} is known` : 'No carrier was named'),
  },
  trackingIs: {
    'zh-TW': (number: string) => `運單編號：${number}`,
    en: (number: string) => `Tracking number: ${number}`,
  },
  copyNumber: { 'zh-TW': '複製', en: 'Copy' },
} satisfies Dictionary
