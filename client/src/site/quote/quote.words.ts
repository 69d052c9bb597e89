import type { Dictionary } from '../../i18n/language.tsx'

export const requestWords = {
  connectivity: { 'zh-TW': '連接', en: 'Connectivity' },
  onRequest: {
    'zh-TW': (count: number) => `另有 ${count} 款價格請查詢`,
    en: (count: number) => (count === 1 ? 'plus 1 product priced on request' : `plus ${count} priced on request`),
  },
  onRequestOnly: { 'zh-TW': '價格請查詢', en: 'Priced on request' },
  privateLink: { 'zh-TW': '你的專用連結', en: 'Your private link' },
  copyLink: { 'zh-TW': '複製連結', en: 'Copy the link' },
  copied: { 'zh-TW': '已複製連結', en: 'Link copied' },
  copyFailed: { 'zh-TW': '未能複製，請選取連結後複製', en: 'Could not copy: select the link and copy it' },
} satisfies Dictionary

export const quoteWords = {
  title: { 'zh-TW': '報價清單', en: 'Quotation' },
  lead: {
    'zh-TW': '列出所需產品和數量，填上聯絡資料便可送出。不用開帳戶，索取報價不等於下訂單。',
    en: 'List what you need and how many, leave your details and send. No account needed, and a request is not an order.',
  },
  emptyTitle: { 'zh-TW': '報價清單還是空的', en: 'Your quotation is empty' },
  emptyHint: {
    'zh-TW': '在產品目錄按「加入報價清單」，或在下面貼上你的清單。',
    en: 'Choose “Add to quote” in the catalogue, or paste a list of your own below.',
  },
  plainTitle: { 'zh-TW': '報價清單要開啟 JavaScript 才能使用', en: 'This list needs JavaScript' },
  plainHint: {
    'zh-TW': '沒有 JavaScript 也可以索取報價：在查詢表格寫明產品和數量便可。',
    en: 'You can ask for a quotation without it: in the enquiry form, tell us which products you need and how many of each.',
  },
  toEnquiry: { 'zh-TW': '用查詢表格索取報價', en: 'Ask in the enquiry form' },
  toProducts: { 'zh-TW': '瀏覽產品', en: 'Browse products' },
  toContact: { 'zh-TW': '先問一問', en: 'Ask us first' },
  lines: { 'zh-TW': '產品', en: 'Products' },
  loading: { 'zh-TW': '正在核對產品和價格', en: 'Checking products and prices' },
} satisfies Dictionary
