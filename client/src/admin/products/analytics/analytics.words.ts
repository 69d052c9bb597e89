import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'
import type { AnalyticsDays } from '../../api/products.ts'

export const analyticsWords = {
  title: { 'zh-TW': '客戶對這個產品的查詢', en: 'Buyer interest' },
  period: { 'zh-TW': '時段', en: 'Period' },
  failed: { 'zh-TW': '未能載入分析', en: 'The figures could not be loaded' },
  span: {
    'zh-TW': (from: string, to: string) => `${from} 至 ${to}`,
    en: (from: string, to: string) => `${from} to ${to}`,
  },
  before: { 'zh-TW': (count: string) => `之前同期 ${count}`, en: (count: string) => `${count} in the previous period` },
  none: { 'zh-TW': '這段時間沒有人查詢這個產品', en: 'No requests in this period' },
  noneHint: {
    'zh-TW': '報價要求、查詢及示範預約提及這個產品時，會計入這裏。',
    en: 'Quote requests, enquiries and demo bookings that name it are counted here.',
  },
  table: { 'zh-TW': '以表格顯示', en: 'As a table' },
  week: { 'zh-TW': '星期（由星期一起）', en: 'Week from Monday' },
  total: { 'zh-TW': '合計', en: 'Total' },
  weekOf: { 'zh-TW': (day: string) => `${day} 起的一星期`, en: (day: string) => `the week of ${day}` },
  byWeek: { 'zh-TW': (name: string) => `${name}，按星期`, en: (name: string) => `${name} by week` },
  priceSteps: { 'zh-TW': '建議零售價', en: 'MSRP' },
  stockSteps: { 'zh-TW': '庫存', en: 'Stock' },
  steps: { 'zh-TW': '價格及庫存的變動', en: 'Price and stock over time' },
  stepsAt: { 'zh-TW': '時間', en: 'When' },
  range: {
    'zh-TW': (low: string, high: string) => `${low} 至 ${high}`,
    en: (low: string, high: string) => `${low} to ${high}`,
  },
  steady: { 'zh-TW': (value: string) => `一直是 ${value}`, en: (value: string) => `${value} throughout` },
} satisfies Dictionary

export const measures = ['quoteRequests', 'quantity', 'enquiries', 'demoRequests'] as const
export type Measure = (typeof measures)[number]

export const measureWords: Record<Measure, Bilingual> = {
  quoteRequests: { 'zh-TW': '報價要求', en: 'Quote requests' },
  quantity: { 'zh-TW': '要求報價的件數', en: 'Pieces requested' },
  enquiries: { 'zh-TW': '查詢', en: 'Enquiries' },
  demoRequests: { 'zh-TW': '示範預約', en: 'Demo requests' },
}

export const daysWords: Record<AnalyticsDays, Record<Language, string>> = {
  '30': { 'zh-TW': '30 天', en: '30 days' },
  '90': { 'zh-TW': '90 天', en: '90 days' },
  '365': { 'zh-TW': '一年', en: '1 year' },
}
