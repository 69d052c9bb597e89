import type { Bilingual } from '../i18n/languages.ts'
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
