/** Labels of pages as Markdown. */
export const pageTwinWords = {
  page: { 'zh-TW': '網頁', en: 'Page' },
  price: { 'zh-TW': '價格', en: 'Price' },
  onRequest: { 'zh-TW': '按需報價', en: 'on request' },
  once: { 'zh-TW': '一次性', en: 'one-off' },
  month: { 'zh-TW': '每月', en: 'per month' },
  year: { 'zh-TW': '每年', en: 'per year' },
  from: { 'zh-TW': (pieces: number) => `${pieces} 件起`, en: (pieces: number) => `From ${pieces} pieces` },
  inStock: { 'zh-TW': '現貨', en: 'In stock' },
  more: {
    'zh-TW': (count: number, address: string) => `另有 ${count} 款：${address}`,
    en: (count: number, address: string) => `${count} more: ${address}`,
  },
  compare: {
    'zh-TW': (address: string) => `寫上二至四款產品在網址中的名稱：${address}`,
    en: (address: string) => `Name two to four products as in their addresses: ${address}`,
  },
  invented: { 'zh-TW': '示意數字', en: 'illustrative figures' },
  yes: { 'zh-TW': '有', en: 'yes' },
  no: { 'zh-TW': '沒有', en: 'no' },
}
