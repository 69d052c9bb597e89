import { stockWords } from '#contract/catalogue/product-words.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export { recordWords } from '#contract/requests/message-words.ts'

export const dashboardWords = {
  statsTitle: { 'zh-TW': '庫存一覽', en: 'Stock at a glance' },
  totalProducts: { 'zh-TW': '產品總數', en: 'Total Products' },
  inStock: stockWords['in-stock'],
  lowStock: stockWords['low-stock'],
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

  waiting: { 'zh-TW': '等候處理', en: 'Waiting for you' },
  overdue: { 'zh-TW': (count: number) => `${count} 項逾期`, en: (count: number) => `${count} overdue` },
  onTime: { 'zh-TW': '全部在 24 小時內', en: 'All within 24 hours' },
  allAnswered: { 'zh-TW': '全部已處理', en: 'All answered' },
  nothingToShip: { 'zh-TW': '沒有待發貨的訂單', en: 'Nothing to ship' },
  toBeShipped: { 'zh-TW': '待處理及處理中', en: 'Pending and processing' },
  next: { 'zh-TW': '最急', en: 'Most urgent' },
  nextFailed: { 'zh-TW': '未能載入等候處理的訊息', en: 'The most urgent items could not be loaded' },
  nothingWaits: { 'zh-TW': '沒有人在等候回覆', en: 'Nobody is waiting for an answer' },
  nothingWaitsHint: {
    'zh-TW': '訪客提交的查詢、示範預約和報價要求會在這裏，限期最早的排先。',
    en: 'Enquiries, demo bookings and quote requests appear here, the most urgent first.',
  },
  seeContact: { 'zh-TW': '查看聯絡頁', en: 'See the contact page' },

  revenueTrend: { 'zh-TW': '收入走勢', en: 'Revenue trend' },
  categories: { 'zh-TW': '產品類別', en: 'Product categories' },
  percent: { 'zh-TW': '百分比', en: 'Share' },
  noProducts: { 'zh-TW': '目錄未有產品', en: 'No products in the catalogue' },
  noProductsHint: {
    'zh-TW': '從 Notion 同步，或逐項新增產品，這裏便會顯示各類別的比例。',
    en: 'Sync from Notion, or add products one by one, and the share of each category is shown here.',
  },

  activity: { 'zh-TW': '最近動態', en: 'Recent Activity' },
  activityFailed: { 'zh-TW': '未能載入最近動態', en: 'The recent activity could not be loaded' },
  noActivity: { 'zh-TW': '未有動態', en: 'Nothing has happened yet' },
  noActivityHint: {
    'zh-TW': '查詢、示範、報價、訂單和客戶的每一步都會立即在這裏出現。',
    en: 'Each step of enquiries, demos, quotations, orders and customers appears here as it happens.',
  },

  quickActions: { 'zh-TW': '快捷操作', en: 'Quick Actions' },
  addProduct: { 'zh-TW': '新增產品', en: 'Add New Product' },
  checkLowStock: { 'zh-TW': '查看庫存偏低的產品', en: 'Check low stock' },
  sync: { 'zh-TW': '從 Notion 同步', en: 'Sync from Notion' },
  report: { 'zh-TW': '產生報表', en: 'Generate Report' },
  viewOrders: { 'zh-TW': '查看訂單', en: 'View Orders' },
  invite: { 'zh-TW': '邀請使用者', en: 'Invite a user' },
} satisfies Dictionary

export const waitingWords = {
  enquiries: { 'zh-TW': '待回覆查詢', en: 'Enquiries to answer' },
  demoRequests: { 'zh-TW': '待確認示範', en: 'Demos to confirm' },
  quotes: { 'zh-TW': '待回覆報價要求', en: 'Quote requests to answer' },
  orders: { 'zh-TW': '待發貨訂單', en: 'Orders to ship' },
} satisfies Dictionary

/** Greetings by the hour from which they apply, latest first. */
export const greetings: { from: number; words: Record<Language, (name: string) => string> }[] = [
  { from: 18, words: { 'zh-TW': (name) => `${name}，晚安`, en: (name) => `Good evening, ${name}` } },
  { from: 12, words: { 'zh-TW': (name) => `${name}，午安`, en: (name) => `Good afternoon, ${name}` } },
  { from: 5, words: { 'zh-TW': (name) => `${name}，早晨`, en: (name) => `Good morning, ${name}` } },
  { from: 0, words: { 'zh-TW': (name) => `${name}，晚安`, en: (name) => `Good evening, ${name}` } },
]
