import { customerFieldWords } from '#contract/sales/customer-words.ts'
import { countedWords } from '#contract/staff/figure-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export { analyticsTabWords as tabWords } from '#contract/staff/figure-words.ts'

export const analyticsWords = {
  ...countedWords,
  tabs: { 'zh-TW': '分析類別', en: 'Parts of the analytics' },
  cards: { 'zh-TW': '主要數字', en: 'Key figures' },
  cardsFailed: { 'zh-TW': '未能載入主要數字', en: 'The key figures could not be loaded' },

  export: { 'zh-TW': '匯出報表', en: 'Export Report' },
  exporting: { 'zh-TW': '正在準備報表…', en: 'Preparing the report…' },
  csv: { 'zh-TW': 'CSV（試算表）', en: 'CSV, for a spreadsheet' },
  pdf: { 'zh-TW': 'PDF（連圖表）', en: 'PDF, with the charts' },
  exported: { 'zh-TW': '報表已下載', en: 'The report is saved' },
  exportFailed: { 'zh-TW': '未能匯出報表', en: 'The report could not be exported' },

  revenueOverTime: countedWords.revenue,
  revenueAndOrders: { 'zh-TW': '收入與訂單', en: 'Revenue and orders' },
  ordersBefore: { 'zh-TW': '上一個時段訂單', en: 'Orders, previous period' },

  topProducts: { 'zh-TW': '最暢銷產品', en: 'Top Products' },
  quantity: { 'zh-TW': '件數', en: 'Pieces' },
  change: { 'zh-TW': '與上期比較', en: 'Change' },
  salesByCategory: { 'zh-TW': '各類別銷售', en: 'Sales by category' },
  otherCategory: { 'zh-TW': '其他（不在目錄）', en: 'Other (not in the catalogue)' },
  other: { 'zh-TW': '其他', en: 'Other' },
  share: { 'zh-TW': '百分比', en: 'Share' },

  topCustomers: { 'zh-TW': '主要客戶', en: 'Top Customers' },
  type: customerFieldWords.type,
  lastOrder: { 'zh-TW': '最近訂單', en: 'Last order' },
  erased: { 'zh-TW': '（資料已刪除）', en: '(erased)' },
  totalCustomers: { 'zh-TW': '客戶總數', en: 'Total customers' },
  joined: { 'zh-TW': '新增', en: 'New' },
  noCustomers: { 'zh-TW': '未有客戶', en: 'No customers yet' },
  noCustomersHint: {
    'zh-TW': '發出報價或收到訂單時，客戶會自動加入，增長便會在這裏顯示。',
    en: 'Anyone who is sent a quotation or places an order becomes a customer, and the growth is shown here.',
  },
  seeCustomers: { 'zh-TW': '查看客戶', en: 'See the customers' },
  buyers: { 'zh-TW': '新客與回頭客', en: 'First orders and returning customers' },
  firstTime: { 'zh-TW': '首次訂購', en: 'First order' },
  returning: { 'zh-TW': '再次訂購', en: 'Returning' },
  buyersCount: { 'zh-TW': '客戶', en: 'Customers' },

  categoryShare: { 'zh-TW': '按類別', en: 'By category' },
  typeShare: { 'zh-TW': '按客戶類別', en: 'By customer type' },
  currencyShare: { 'zh-TW': '按訂單貨幣', en: 'By order currency' },
  noType: { 'zh-TW': '沒有客戶記錄', en: 'No customer record' },
  currency: { 'zh-TW': '貨幣', en: 'Currency' },
  linesUncosted: {
    'zh-TW': (count: string) => `另有 ${count} 行未知成本`,
    en: (count: string) => `and ${count} without a cost`,
  },
  funnel: { 'zh-TW': '由查詢到收款', en: 'From request to cash' },
  value: { 'zh-TW': '金額', en: 'Value' },
  inHkd: {
    'zh-TW': '收入以港元計，按每張訂單當日的匯率；已取消的訂單不計。',
    en: 'Revenue is in Hong Kong dollars at each order’s own rate; cancelled orders do not count.',
  },
} satisfies Dictionary
