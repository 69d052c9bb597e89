import type { Language } from '#contract/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const dashboardWords = {
  statsTitle: { 'zh-TW': '庫存一覽', en: 'Stock at a glance' },
  totalProducts: { 'zh-TW': '產品總數', en: 'Total Products' },
  inStock: { 'zh-TW': '有貨', en: 'In Stock' },
  lowStock: { 'zh-TW': '庫存偏低', en: 'Low Stock' },
  inventoryValue: { 'zh-TW': '庫存價值', en: 'Inventory Value' },
  listed: { 'zh-TW': '網站上的產品', en: 'Listed on the site' },
  share: {
    'zh-TW': (percent: number) => `佔 ${percent}%`,
    en: (percent: number) => `${percent}% of products`,
  },
  lowStockRule: {
    'zh-TW': (percent: number) => `10 件或以下，佔 ${percent}%`,
    en: (percent: number) => `10 or fewer, ${percent}% of products`,
  },
  valueRule: { 'zh-TW': '感測器價格 × 庫存，港元', en: 'Sensor price × stock, in Hong Kong dollars' },
  statsFailed: { 'zh-TW': '未能載入庫存數字', en: 'The stock figures could not be loaded' },
  asOf: { 'zh-TW': (time: string) => `數字截至 ${time}`, en: (time: string) => `Figures as of ${time}` },
  refresh: { 'zh-TW': '重新載入', en: 'Refresh' },

  messages: { 'zh-TW': '最新訊息', en: 'Newest messages' },
  noMessages: { 'zh-TW': '還未收到訊息', en: 'No messages yet' },
  noMessagesHint: {
    'zh-TW': '訪客在網站提交的查詢、示範預約及報價要求會在這裏出現。',
    en: 'Enquiries, demo bookings and quote requests from the site will appear here.',
  },
  seeContact: { 'zh-TW': '查看聯絡頁', en: 'See the contact page' },
  messagesFailed: { 'zh-TW': '未能載入訊息', en: 'The messages could not be loaded' },

  quickActions: { 'zh-TW': '快捷操作', en: 'Quick Actions' },
  addProduct: { 'zh-TW': '新增產品', en: 'Add New Product' },
  checkLowStock: { 'zh-TW': '查看庫存偏低的產品', en: 'Check what is low on stock' },
  readEnquiries: { 'zh-TW': '查看查詢', en: 'Read enquiries' },
  viewQuotes: { 'zh-TW': '查看報價要求', en: 'View quote requests' },
  sync: { 'zh-TW': '從 Notion 同步', en: 'Sync from Notion' },
  invite: { 'zh-TW': '邀請使用者', en: 'Invite a user' },
} satisfies Dictionary

export const messageKindWords = {
  enquiries: { 'zh-TW': '查詢', en: 'Enquiry' },
  demoRequests: { 'zh-TW': '示範預約', en: 'Demo request' },
  quotes: { 'zh-TW': '報價要求', en: 'Quote request' },
} satisfies Dictionary

/** What the day is greeted with: from which hour on, the latest first. */
export const greetings: { from: number; words: Record<Language, (name: string) => string> }[] = [
  { from: 18, words: { 'zh-TW': (name) => `${name}，晚安`, en: (name) => `Good evening, ${name}` } },
  { from: 12, words: { 'zh-TW': (name) => `${name}，午安`, en: (name) => `Good afternoon, ${name}` } },
  { from: 5, words: { 'zh-TW': (name) => `${name}，早晨`, en: (name) => `Good morning, ${name}` } },
  { from: 0, words: { 'zh-TW': (name) => `${name}，晚安`, en: (name) => `Good evening, ${name}` } },
]
