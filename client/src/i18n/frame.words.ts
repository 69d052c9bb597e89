import type { Dictionary } from './language.tsx'

export const chatWords = {
  title: { 'zh-TW': '對話', en: 'Chat' },
  open: { 'zh-TW': '開啟對話（1 則新訊息）', en: 'Open chat (1 new message)' },
  close: { 'zh-TW': '關閉對話', en: 'Close chat' },
  contact: { 'zh-TW': '聯絡我們，24 小時內回覆', en: 'Contact us: we reply within 24 hours' },
  promise: { 'zh-TW': '24 小時內回覆', en: 'Reply within 24 hours' },
  send: { 'zh-TW': '在 WhatsApp 傳送', en: 'Send on WhatsApp' },
} satisfies Dictionary

export const frameWords = {
  siteName: { 'zh-TW': '港灣物聯', en: 'Harbour IoT' },
  skip: { 'zh-TW': '跳至主要內容', en: 'Skip to main content' },
  mainNavigation: { 'zh-TW': '主要導覽', en: 'Main' },
  menu: { 'zh-TW': '選單', en: 'Menu' },
  close: { 'zh-TW': '關閉', en: 'Close' },
  currency: { 'zh-TW': '貨幣', en: 'Currency' },
  theme: { 'zh-TW': '外觀', en: 'Theme' },
  themeAuto: { 'zh-TW': '跟隨系統', en: 'System' },
  themeLight: { 'zh-TW': '淺色', en: 'Light' },
  themeDark: { 'zh-TW': '深色', en: 'Dark' },

  products: { 'zh-TW': '產品', en: 'Products' },
  lpwan: { 'zh-TW': 'LPWAN 技術', en: 'LPWAN technologies' },
  esg: { 'zh-TW': 'ESG 合規', en: 'ESG compliance' },
  bookDemo: { 'zh-TW': '預約示範', en: 'Book a demo' },
  tryNow: { 'zh-TW': '立即試用', en: 'Try it now' },

  quotation: {
    'zh-TW': (count: number) => (count === 0 ? '報價清單' : `報價清單（${count} 項）`),
    en: (count: number) => (count === 0 ? 'Quotation' : `Quotation (${count} ${count === 1 ? 'item' : 'items'})`),
  },

  askAssistant: { 'zh-TW': '問 AI 助手', en: 'Ask the assistant' },
  loading: { 'zh-TW': '載入中…', en: 'Loading…' },
  assistantFailed: {
    'zh-TW': '未能載入助手，請檢查網絡連線。',
    en: 'The assistant could not be loaded. Please check your connection.',
  },

  contactDetails: { 'zh-TW': '聯絡資料', en: 'Contact details' },
  promise: { 'zh-TW': '我們會在 24 小時內與你聯絡。', en: 'We’ll get in touch within 24 hours.' },
  serviceAreas: { 'zh-TW': '服務地區', en: 'Service areas' },
  socialLinks: { 'zh-TW': '社交媒體', en: 'Social media' },
  newTab: { 'zh-TW': '（在新分頁開啟）', en: '(opens in a new tab)' },
  footerLine: {
    'zh-TW': '感測器、連接、軟件，一個供應商交付。',
    en: 'Sensors, connectivity and software from one supplier.',
  },

  notFoundTitle: { 'zh-TW': '找不到網頁', en: 'Page not found' },
  notFound: { 'zh-TW': '哎呀！找不到這個網頁', en: 'Oops! Page not found' },
  notFoundHint: {
    'zh-TW': '地址可能打錯了，或網頁已經移走。',
    en: 'The address may be mistyped, or the page has moved.',
  },

  wentWrong: { 'zh-TW': '出了點問題', en: 'Something went wrong' },
  unexpected: {
    'zh-TW': '我們遇到了未預期的錯誤，可能只是暫時的問題。',
    en: 'We encountered an unexpected error. This might be due to a temporary issue.',
  },
  noNetwork: { 'zh-TW': '沒有網絡', en: 'No network connection' },
  noNetworkHint: {
    'zh-TW': '這一頁未能載入。網絡恢復後，它會自動顯示。',
    en: 'This page could not be loaded. It will appear by itself once you are back online.',
  },
  stillNoNetwork: { 'zh-TW': '仍未能連接，我們會繼續嘗試。', en: 'Still no connection. We keep trying.' },
  tryAgain: { 'zh-TW': '再試一次', en: 'Try Again' },
  technicalDetails: { 'zh-TW': '技術資料', en: 'Technical details' },
  errorMessage: { 'zh-TW': '訊息', en: 'Message' },
  failedRequest: { 'zh-TW': '請求編號', en: 'Request' },
  errorStack: { 'zh-TW': '堆疊', en: 'Stack' },
  componentStack: { 'zh-TW': '元件堆疊', en: 'Component stack' },
} satisfies Dictionary
