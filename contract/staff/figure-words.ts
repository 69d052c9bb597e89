import type { Bilingual } from '../i18n/languages.ts'
import type { AnalyticsRange, AnalyticsTab } from './figures.ts'

/** Names of the tabs, on the screen and in the report. */

export const analyticsTabWords: Record<AnalyticsTab, Bilingual> = {
  revenue: { 'zh-TW': '收入走勢', en: 'Revenue Trends' },
  products: { 'zh-TW': '產品表現', en: 'Product Performance' },
  customers: { 'zh-TW': '客戶分析', en: 'Customer Analytics' },
  distribution: { 'zh-TW': '銷售分佈', en: 'Sales Distribution' },
  margins: { 'zh-TW': '毛利', en: 'Margins' },
  funnel: { 'zh-TW': '由查詢到收款', en: 'Request to Cash' },
}

export const analyticsRangeWords: Record<AnalyticsRange, Bilingual> = {
  '7d': { 'zh-TW': '最近 7 天', en: 'Last 7 days' },
  '30d': { 'zh-TW': '最近 30 天', en: 'Last 30 days' },
  '90d': { 'zh-TW': '最近 90 天', en: 'Last 90 days' },
  '12m': { 'zh-TW': '最近 12 個月', en: 'Last 12 months' },
}

/** Labels of the figures. */
export const countedWords = {
  revenue: { 'zh-TW': '收入', en: 'Revenue' },
  orders: { 'zh-TW': '訂單', en: 'Orders' },
  averageOrderValue: { 'zh-TW': '平均訂單金額', en: 'Average order value' },
  newCustomers: { 'zh-TW': '新客戶', en: 'New customers' },
  growth: { 'zh-TW': '客戶增長', en: 'Customer growth' },
  product: { 'zh-TW': '產品', en: 'Product' },
  customer: { 'zh-TW': '客戶', en: 'Customer' },
} as const satisfies Record<string, Bilingual>
