import type { Dictionary } from '../../i18n/language.tsx'

export const quotesWords = {
  status: { 'zh-TW': '狀態', en: 'Status' },
  lines: { 'zh-TW': '產品項數', en: 'Products' },
  listTotal: { 'zh-TW': '標價總額', en: 'List total' },
  currency: { 'zh-TW': '報價貨幣', en: 'Quote in' },
  about: { 'zh-TW': '報價要求', en: 'The request' },
  asked: { 'zh-TW': '所需產品，價格為送出當日的標價', en: 'What was asked for, at the list prices of that day' },
  product: { 'zh-TW': '產品', en: 'Product' },
  sku: { 'zh-TW': 'SKU', en: 'SKU' },
  quantity: { 'zh-TW': '數量', en: 'Quantity' },
  listPrice: { 'zh-TW': '標價', en: 'List price' },
  subtotal: { 'zh-TW': '小計', en: 'Subtotal' },
  onRequest: { 'zh-TW': '請查詢', en: 'On request' },
  unpriced: {
    'zh-TW': (count: number) => `另有 ${count} 項沒有標價，未計算在內。`,
    en: (count: number) =>
      count === 1
        ? 'One line has no list price and is not counted.'
        : `${count} lines have no list price and are not counted.`,
  },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 個報價要求`,
    en: (total: number) => (total === 1 ? '1 quote request' : `${total.toLocaleString('en-HK')} quote requests`),
  },
  none: { 'zh-TW': '未有報價要求', en: 'No quote requests yet' },
  noneHint: {
    'zh-TW': '訪客送出報價清單後，會即時在這裏出現。',
    en: 'The lists that visitors send for a quotation appear here at once.',
  },
} satisfies Dictionary
