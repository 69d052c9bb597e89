import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import { countedWords } from '#contract/staff/figure-words.ts'

/** Labels of the report, the same as on the screen. */
export const words = {
  ...countedWords,
  title: { 'zh-TW': '分析及報表', en: 'Analytics & Reports' },
  made: { 'zh-TW': '編製日期', en: 'Made on' },
  section: { 'zh-TW': '部分', en: 'Section' },
  item: { 'zh-TW': '項目', en: 'Item' },
  firstDay: { 'zh-TW': '首日', en: 'First day' },
  lastDay: { 'zh-TW': '末日', en: 'Last day' },
  figure: { 'zh-TW': '數字', en: 'Figure' },
  value: { 'zh-TW': '數值', en: 'Value' },
  before: { 'zh-TW': '上一期', en: 'Period before' },
  change: { 'zh-TW': '變化（%）', en: 'Change (%)' },
  share: { 'zh-TW': '佔比', en: 'Share' },
  sharePercent: { 'zh-TW': '佔比（%）', en: 'Share (%)' },

  overview: { 'zh-TW': '概覽', en: 'Overview' },

  revenueHkd: { 'zh-TW': '收入（HKD）', en: 'Revenue (HKD)' },
  averageOrderValueHkd: { 'zh-TW': '平均訂單金額（HKD）', en: 'Average order value (HKD)' },
  quantity: { 'zh-TW': '數量', en: 'Quantity' },
  customers: { 'zh-TW': '客戶總數', en: 'Customers' },
  firstTime: { 'zh-TW': '首次購買的客戶', en: 'Customers who bought for the first time' },
  returning: { 'zh-TW': '再次購買的客戶', en: 'Customers who bought again' },
  topProducts: { 'zh-TW': '最暢銷產品', en: 'Best-selling products' },
  topCustomers: { 'zh-TW': '消費最多的客戶', en: 'Top customers' },
  salesByCategory: { 'zh-TW': '按類別劃分的銷售額', en: 'Sales by category' },
  salesByType: { 'zh-TW': '按客戶類型劃分的銷售額', en: 'Sales by customer type' },
  salesByCurrency: { 'zh-TW': '按訂單貨幣劃分的銷售額', en: 'Sales by currency of the order' },
  revenueVsOrders: { 'zh-TW': '收入與訂單', en: 'Revenue vs orders' },
  thisPeriod: { 'zh-TW': '本期', en: 'This period' },
  noCategory: { 'zh-TW': '未分類', en: 'No category' },
  noType: { 'zh-TW': '未分類型', en: 'No type' },
  erased: { 'zh-TW': '（已刪除個人資料）', en: '(personal data erased)' },
  nothing: { 'zh-TW': '這段期間沒有資料。', en: 'There is nothing in this period.' },
  noneBefore: { 'zh-TW': '上一期沒有', en: 'none before' },
  valueHkd: { 'zh-TW': '金額（HKD）', en: 'Value (HKD)' },
  daysBefore: { 'zh-TW': '距上一步日數（中位數）', en: 'Days since the step before (median)' },
  uncostedRevenueHkd: { 'zh-TW': '未知成本的收入（HKD）', en: 'Revenue without a cost (HKD)' },
  definitions: { 'zh-TW': '定義', en: 'Definitions' },
} as const satisfies Record<string, Bilingual>

export const currencyNames: Record<CurrencyCode, Bilingual> = {
  HKD: { 'zh-TW': '港元', en: 'HKD' },
  USD: { 'zh-TW': '美元', en: 'USD' },
  RMB: { 'zh-TW': '人民幣', en: 'RMB' },
}

export const spanOf: Record<Language, (from: string, to: string, timezone: string) => string> = {
  'zh-TW': (from, to, timezone) => `${from} 至 ${to}（${timezone}）`,
  en: (from, to, timezone) => `${from} to ${to} (${timezone})`,
}

/** Definitions of the figures in small print; docs/figures.md has the full text. */
export const definitions: Record<Language, string[]> = {
  'zh-TW': [
    '訂單按下單時刻計算，已取消的訂單不計在內；日後取消的訂單會從當日的數字中剔除。',
    '收入以港元計算，外幣訂單按各自訂單鎖定的匯率折算。平均訂單金額為收入除以訂單數目。',
    '日、星期（由星期一起）、月按商店時區劃分；首尾的星期或月只計期內的日子。上一期是緊接之前、同樣長短的一段期間。',
    '新客戶按客戶資料建立的時刻計算，已合併或已刪除的客戶不計。首次購買指在此之前從未有過未取消的訂單。',
    '產品類別及客戶類型以下單時為準。佔比保留一位小數，合計為 100%。',
  ],
  en: [
    'Orders count by the moment they were placed, unless they are cancelled; one that is cancelled later leaves the day it counted on.',
    'Revenue is in HKD, an order in another currency at the rate that the order froze. Average order value is revenue over orders.',
    'Days, weeks (from Monday) and months are of the shop’s time zone; the first and the last week or month count only days of the range. The period before is as long, and ends where this one begins.',
    'New customers count by when they were entered; merged and erased ones do not. First-time buyers had no order before, cancelled ones aside.',
    'Categories and customer types are those at the time of the order. Shares have one decimal and come to 100% together.',
  ],
}
