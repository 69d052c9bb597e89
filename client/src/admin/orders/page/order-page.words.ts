import type { Language } from '#contract/i18n/languages.ts'
import { orderFieldWords } from '#contract/sales/order-words.ts'
import type { OrderStatus } from '#contract/sales/orders.ts'
import { saleWords } from '#contract/sales/quote-words.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const orderPageWords = {
  back: { 'zh-TW': '返回訂單', en: 'Back to orders' },
  failed: { 'zh-TW': '未能載入這張訂單', en: 'This order could not be loaded' },
  notFound: { 'zh-TW': '找不到這張訂單', en: 'This order cannot be found' },
  notFoundHint: { 'zh-TW': '連結可能不完整。', en: 'The link may be incomplete.' },
  placedBy: { 'zh-TW': (name: string) => `由 ${name} 建立`, en: (name: string) => `created by ${name}` },
  fromQuote: { 'zh-TW': '報價', en: 'Quotation' },

  uncosted: {
    'zh-TW': (count: number) => `另有 ${count} 行未知成本，未有計入。`,
    en: (count: number) =>
      count === 1 ? '1 line without a known cost is left out.' : `${count} lines without a known cost are left out.`,
  },
  marginLines: { 'zh-TW': '查看毛利明細', en: 'See the lines' },
  marginFailed: { 'zh-TW': '未能載入毛利', en: 'The margin could not be loaded' },

  steps: { 'zh-TW': '訂單進度', en: 'Order progress' },
  placed: { 'zh-TW': '落單', en: 'Placed' },
  isNow: { 'zh-TW': '現在', en: 'now' },
  process: { 'zh-TW': '開始處理', en: 'Start processing' },
  ship: { 'zh-TW': '發貨…', en: 'Ship…' },
  deliver: { 'zh-TW': '標示為已送達', en: 'Mark as delivered' },
  deliverMany: { 'zh-TW': '標示為已送達…', en: 'Mark as delivered…' },
  printSlips: { 'zh-TW': '列印裝箱單', en: 'Print packing slips' },
  cancelMany: { 'zh-TW': '取消訂單…', en: 'Cancel orders…' },
  cancel: { 'zh-TW': '取消訂單…', en: 'Cancel order…' },
  moved: {
    'zh-TW': (reference: string, status: string) => `${reference}：${status}`,
    en: (reference: string, status: string) => `${reference} is ${status.toLowerCase()}`,
  },
  notMoved: { 'zh-TW': '未有更改這張訂單', en: 'This order was not changed' },
  nowIs: {
    'zh-TW': (status: string) => `有同事剛剛更改過。現在的狀態：${status}。`,
    en: (status: string) => `A colleague has changed it meanwhile. It is ${status.toLowerCase()} now.`,
  },
  mailSent: { 'zh-TW': (to: string) => `將會電郵通知 ${to}`, en: (to: string) => `${to} will be notified by email` },

  lines: { 'zh-TW': '訂購了甚麼', en: 'What was ordered' },
  product: { 'zh-TW': '產品', en: 'Product' },
  quantity: { 'zh-TW': '數量', en: 'Quantity' },
  stock: { 'zh-TW': '存貨', en: 'Stock' },
  unitPrice: saleWords.unitPrice,
  lineTotal: { 'zh-TW': '小計', en: 'Total' },
  off: { 'zh-TW': (percent: string) => `已減 ${percent}%`, en: (percent: string) => `${percent}% off` },
  packed: { 'zh-TW': (count: string) => `已發出 ${count} 件`, en: (count: string) => `${count} in shipments` },
  reserved: { 'zh-TW': (count: string) => `已預留 ${count} 件`, en: (count: string) => `${count} reserved` },
  expected: { 'zh-TW': (day: string) => `預計 ${day} 到貨`, en: (day: string) => `expected ${day}` },
  shortBy: {
    'zh-TW': (count: string) => `尚欠 ${count} 件`,
    en: (count: string) => `${count} short`,
  },

  short: { 'zh-TW': '存貨不足', en: 'Short of stock' },
  shortLines: { 'zh-TW': '現時未能全數發出的項目', en: 'Lines that cannot ship in full yet' },
  toShip: { 'zh-TW': '待發出', en: 'To ship' },
  ready: { 'zh-TW': '可發出', en: 'Ready to ship' },
  missing: { 'zh-TW': '尚欠', en: 'Missing' },
  shortAdvice: {
    'zh-TW': '可先發出現有的貨品，其餘到貨後再發；或與客戶商定後更改或取消。',
    en: 'Ship what is available now and the rest once it is in; or agree with the buyer to change or cancel it.',
  },
  shortPendingAdvice: {
    'zh-TW': '開始處理後，可先發出現有的貨品，其餘到貨後再發；或與客戶商定後更改項目。',
    en: 'Once the order is in processing, you can ship what is available now and the rest once it is in. Or agree on other lines with the buyer and change them.',
  },
  nothingReady: {
    'zh-TW': '現時沒有貨品可以發出。可等候到貨，或與客戶商定後更改或取消。',
    en: 'Nothing that is left can ship yet. Wait for stock, or agree with the buyer to change or cancel it.',
  },
  shipPart: { 'zh-TW': '部分發貨…', en: 'Ship what is available…' },
  changeLines: { 'zh-TW': '更改項目', en: 'Change the lines' },
  backOrderOf: { 'zh-TW': '原訂單', en: 'Back order of' },
  backOrder: { 'zh-TW': '待補貨訂單', en: 'Remainder of this order' },

  buyer: { 'zh-TW': '客戶和送貨地址', en: 'Buyer and delivery address' },
  customer: { 'zh-TW': '客戶', en: 'Customer' },
  contact: { 'zh-TW': '聯絡人', en: 'Contact' },
  address: { 'zh-TW': '送貨地址', en: 'Delivery address' },
  language: { 'zh-TW': '文件語言', en: 'Documents in' },
  details: { 'zh-TW': '貨幣、單號和備註', en: 'Currency, numbers and notes' },
  rate: saleWords.rate,
  rateOf: {
    'zh-TW': (rate: string, day: string) => `1 HKD = ${rate}（${day}）`,
    en: (rate: string, day: string) => `1 HKD = ${rate} (${day})`,
  },
  notes: saleWords.notes,
  held: { 'zh-TW': '待放行', en: 'Waits for a release' },
  heldTitle: { 'zh-TW': '超出信貸額，待經理放行', en: 'Above the credit limit: a Manager has to release it' },
  heldWhy: {
    'zh-TW': (exposure: string, limit: string) =>
      `連同這張訂單，客戶未付的發票和未完成的訂單共 ${exposure}，信貸額為 ${limit}。`,
    en: (exposure: string, limit: string) =>
      `With this order, the customer’s open invoices and orders come to ${exposure}; the limit is ${limit}.`,
  },
  release: { 'zh-TW': '放行訂單', en: 'Release the order' },
  releaseTitle: {
    'zh-TW': (reference: string) => `放行 ${reference}`,
    en: (reference: string) => `Release ${reference}`,
  },
  releaseHint: {
    'zh-TW': '訂單即可處理，放行會記錄在案。',
    en: 'It can then be processed. The release is recorded in the audit log.',
  },
  released: {
    'zh-TW': (reference: string) => `已放行 ${reference}`,
    en: (reference: string) => `${reference} is released`,
  },
  cancelReason: { 'zh-TW': '取消原因', en: 'Why it was cancelled' },
  noReason: { 'zh-TW': '沒有寫下原因。', en: 'No reason was given.' },
  history: { 'zh-TW': '紀錄', en: 'Activity' },

  subject: {
    'zh-TW': (reference: string) => `關於你的訂單 ${reference}`,
    en: (reference: string) => `About your order ${reference}`,
  },

  shipTitle: { 'zh-TW': (reference: string) => `發貨 ${reference}`, en: (reference: string) => `Ship ${reference}` },
  shipHint: {
    'zh-TW': '存貨會在這時扣除；之後不能取消訂單。',
    en: 'Shipping takes the stock. The order cannot be cancelled after that.',
  },
  shipIt: { 'zh-TW': '標示為已發貨', en: 'Mark as shipped' },
  tell: { 'zh-TW': '電郵通知客戶', en: 'Notify the buyer by email' },
  tellHint: { 'zh-TW': (to: string) => `寄到 ${to}`, en: (to: string) => `To ${to}` },
  trackingNumbers: { 'zh-TW': '運單編號（可留空）', en: 'Tracking numbers (optional)' },
  tellMany: { 'zh-TW': '電郵通知每位客戶', en: 'Notify each buyer by email' },
  tellManyHint: { 'zh-TW': '沒有電郵地址的訂單不會通知。', en: 'Except for orders without an email address.' },
  addressMissing: {
    'zh-TW': '訂單未有送貨地址；在此填寫，會一併存入訂單。',
    en: 'The order has none yet. What you fill in here is saved with it.',
  },
  noAddress: { 'zh-TW': '這張訂單沒有電郵地址。', en: 'The order has no email address.' },
  noMail: {
    'zh-TW': (to: string) => `尚未設定郵件伺服器，未能寄到 ${to}`,
    en: (to: string) => `No mail server is configured yet, so nothing can go to ${to}`,
  },
  preview: { 'zh-TW': '客戶會收到', en: 'Email preview' },
  previewFailed: { 'zh-TW': '未能預覽電郵', en: 'The email could not be previewed' },

  deliverTitle: {
    'zh-TW': (reference: string) => `${reference} 已送達？`,
    en: (reference: string) => `Has ${reference} arrived?`,
  },
  deliverHint: {
    'zh-TW': '訂單會就此完結，不能再更改。',
    en: 'This closes the order, and it can no longer be changed.',
  },

  cancelTitle: {
    'zh-TW': (reference: string) => `取消 ${reference}？`,
    en: (reference: string) => `Cancel ${reference}?`,
  },
  cancelHint: {
    'zh-TW': '取消後不能復原。預留的存貨會釋出，金額不再計入收入。',
    en: 'This cannot be undone. Its reserved stock is released, and it no longer counts as revenue.',
  },
  reason: orderFieldWords.reason,
  reasonHint: {
    'zh-TW': '記錄在訂單；如通知客戶，會寫在電郵內。',
    en: 'Kept with the order, and included in the email if the buyer is notified.',
  },
  cancelIt: { 'zh-TW': '取消訂單', en: 'Cancel the order' },
  closeRest: { 'zh-TW': '取消餘下的貨品…', en: 'Cancel what is left…' },
  closeTitle: {
    'zh-TW': (reference: string) => `取消 ${reference} 餘下的貨品？`,
    en: (reference: string) => `Cancel what is left of ${reference}?`,
  },
  closeHint: {
    'zh-TW': '未發出的貨品會從訂單刪去，金額隨之減少，預留的存貨會釋出。不能復原。',
    en: 'What has not been shipped is taken off the order and its total, and reserved stock is released. This cannot be undone.',
  },
  closeIt: { 'zh-TW': '取消餘下的貨品', en: 'Cancel what is left' },
  closed: {
    'zh-TW': (reference: string) => `已取消 ${reference} 餘下的貨品`,
    en: (reference: string) => `What was left of ${reference} is cancelled`,
  },
  keep: { 'zh-TW': '保留訂單', en: 'Keep it' },
} satisfies Dictionary

/** Label of the button for the next status; undefined where there is none. */
export const nextStepWords: Partial<Record<OrderStatus, Record<Language, string>>> = {
  pending: orderPageWords.process,
  processing: orderPageWords.ship,
  partly_shipped: orderPageWords.ship,
  shipped: orderPageWords.deliver,
}

/** Questions before several orders are moved. */
export const bulkMoveWords = {
  shipped: {
    title: {
      'zh-TW': (count: number) => `發出 ${count} 張訂單`,
      en: (count: number) => (count === 1 ? 'Ship 1 order' : `Ship ${count} orders`),
    },
    hint: orderPageWords.shipHint,
    act: orderPageWords.shipIt,
  },
  delivered: {
    title: {
      'zh-TW': (count: number) => `${count} 張訂單已送達？`,
      en: (count: number) => (count === 1 ? 'Has 1 order arrived?' : `Have ${count} orders arrived?`),
    },
    hint: {
      'zh-TW': '訂單會就此完結，不能再更改。',
      en: 'This closes the orders, and they can no longer be changed.',
    },
    act: orderPageWords.deliver,
  },
  cancelled: {
    title: {
      'zh-TW': (count: number) => `取消 ${count} 張訂單？`,
      en: (count: number) => (count === 1 ? 'Cancel 1 order?' : `Cancel ${count} orders?`),
    },
    hint: {
      'zh-TW': '取消後不能復原。預留的存貨會釋出，金額不再計入收入。',
      en: 'This cannot be undone. Their reserved stock is released, and they no longer count as revenue.',
    },
    act: { 'zh-TW': '取消訂單', en: 'Cancel the orders' },
  },
} satisfies Record<string, Dictionary>
