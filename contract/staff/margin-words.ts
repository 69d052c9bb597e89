import type { Bilingual, Language } from '../i18n/languages.ts'
import { countedWords } from './figure-words.ts'
import type { MarginRow } from './margins.ts'

export const marginKindWords: Record<MarginRow['kind'], Bilingual> = {
  shipped: { 'zh-TW': '已發貨', en: 'Shipped' },
  returned: { 'zh-TW': '已退回', en: 'Returned' },
}

/** Columns of the list and its export. */
export const marginWords = {
  at: { 'zh-TW': '日期', en: 'Date' },
  kind: { 'zh-TW': '種類', en: 'Kind' },
  order: { 'zh-TW': '訂單', en: 'Order' },
  product: countedWords.product,
  quantity: { 'zh-TW': '件數', en: 'Pieces' },
  revenue: countedWords.revenue,
  cost: { 'zh-TW': '成本', en: 'Cost' },
  margin: { 'zh-TW': '毛利', en: 'Margin' },
  percent: { 'zh-TW': '毛利率', en: 'Margin, %' },
  revenueHkd: { 'zh-TW': '收入（HKD）', en: 'Revenue (HKD)' },
  costHkd: { 'zh-TW': '成本（HKD）', en: 'Cost (HKD)' },
  marginHkd: { 'zh-TW': '毛利（HKD）', en: 'Margin (HKD)' },
} as const satisfies Record<string, Bilingual>

/** Labels of the analysis, on the screen and in the report. */
export const marginAnalyticsWords = {
  byProduct: { 'zh-TW': '各產品毛利', en: 'Margin by product' },
  byOrder: { 'zh-TW': '各訂單毛利', en: 'Margin by order' },
  uncosted: { 'zh-TW': '未知成本的行數', en: 'Lines without a cost' },
  unknown: { 'zh-TW': '未知', en: 'Unknown' },
  hint: {
    'zh-TW': '按發貨日計，成本在發貨時固定；已扣除退貨。送貨費和連接費是代收代付，不計入。',
    en: 'By day of shipment, with costs fixed when shipped, less returns. Delivery and connectivity are passed on and do not count.',
  },
} as const satisfies Record<string, Bilingual>

/** @param amount of revenue, formatted */
export const uncostedRevenueWords: Record<Language, (amount: string) => string> = {
  'zh-TW': (amount) => `收入 ${amount}，未有計入`,
  en: (amount) => `${amount} of revenue, left out`,
}
