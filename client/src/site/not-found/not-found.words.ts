import type { Dictionary } from '../../i18n/language.tsx'

export const notFoundWords = {
  hint: {
    'zh-TW': '地址可能打錯了，或網頁已經移走。你可以搜尋，或由以下三頁開始。',
    en: 'The address may be mistyped, or the page has moved. Search for it, or start from one of these pages.',
  },
  home: { 'zh-TW': '返回首頁', en: 'Return to Home' },
  waysOn: { 'zh-TW': '其他網頁', en: 'Other pages' },

  products: { 'zh-TW': '產品目錄', en: 'Product catalogue' },
  productsText: {
    'zh-TW': '感測器、網關和軟件，連規格、庫存和價格。',
    en: 'Sensors, gateways and software, with specifications, stock and prices.',
  },
  solutions: { 'zh-TW': '行業方案', en: 'Industry solutions' },
  solutionsText: {
    'zh-TW': '商廈、商場、停車場等場所怎樣用。',
    en: 'How offices, malls, car parks and other sites use them.',
  },
  contact: { 'zh-TW': '聯絡我們', en: 'Contact us' },
  contactText: {
    'zh-TW': '告訴我們你在找甚麼，24 小時內回覆。',
    en: 'Tell us what you were looking for. We reply within 24 hours.',
  },
} satisfies Dictionary
