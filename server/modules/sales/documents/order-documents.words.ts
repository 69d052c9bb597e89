import type { Bilingual } from '#contract/i18n/languages.ts'
import { orderFieldWords } from '#contract/sales/order-words.ts'

/** Texts of packing slips. */
export const orderDocumentWords = {
  packingSlip: { 'zh-TW': '裝箱單', en: 'Packing slip' },
  backOrderOf: { 'zh-TW': '餘貨，原訂單', en: 'Rest of order' },
  order: { 'zh-TW': '訂單編號', en: 'Order' },
  ordered: { 'zh-TW': '下單日期', en: 'Ordered' },
  shipped: { 'zh-TW': '發貨日期', en: 'Shipped' },
  purchaseOrder: { 'zh-TW': '採購單號', en: 'Your PO' },
  carrier: orderFieldWords.carrier,
  trackingNumber: { 'zh-TW': '運單編號', en: 'Tracking' },
  deliverTo: { 'zh-TW': '送貨至', en: 'Deliver to' },
  packed: { 'zh-TW': '已裝箱', en: 'Packed' },
  pieces: { 'zh-TW': '總件數', en: 'Pieces' },
  receipt: { 'zh-TW': '收貨確認', en: 'Received' },
  signature: {
    'zh-TW': '貨品齊全，狀況良好。\n\n簽收：______________________________    日期：____________________',
    en: 'Complete and in good order.\n\nSigned: ______________________________    Date: ____________________',
  },
} as const satisfies Record<string, Bilingual>
