import type { Bilingual, Language } from '#contract/i18n/languages.ts'

export const systemWords = {
  title: { 'zh-TW': '系統規劃書', en: 'System plan' },
  lead: {
    'zh-TW': '按以下大廈編製：要用甚麼、為甚麼、要多少錢。',
    en: 'For the building below: what it takes, why, and what it costs.',
  },
  building: { 'zh-TW': '大廈', en: 'The building' },
  know: { 'zh-TW': '想知道', en: 'To be known' },
  floors: { 'zh-TW': '樓層', en: 'Floors' },
  area: { 'zh-TW': '每層面積', en: 'Area of a floor' },
  bays: { 'zh-TW': '車位', en: 'Parking bays' },
  meters: { 'zh-TW': '電錶', en: 'Meters' },
  walls: { 'zh-TW': '牆身', en: 'Walls' },
  run: { 'zh-TW': '營運方式', en: 'How it is managed' },
  bill: { 'zh-TW': '物料清單（港元）', en: 'Bill of materials, in Hong Kong dollars' },
  nothing: { 'zh-TW': '沒有可列的項目', en: 'Nothing to list' },
  connectivity: { 'zh-TW': '連接費', en: 'connectivity' },
  once: { 'zh-TW': '一次性', en: 'Paid once' },
  yearly: { 'zh-TW': '每年', en: 'Each year' },
  costs: { 'zh-TW': '全期成本（港元）', en: 'Cost over the years, in Hong Kong dollars' },
  changes: { 'zh-TW': '甚麼會改變五年成本', en: 'What would change the cost over five years' },
  assumptions: { 'zh-TW': '計算假設', en: 'What we assume' },
  issued: { 'zh-TW': '編製日期', en: 'Made on' },
  legal: {
    'zh-TW': '本規劃書是估算，不是報價；以正式報價單為準。',
    en: 'This plan is an estimate; only a written quotation is binding.',
  },
} satisfies Record<string, Bilingual>

export const yearsWords: Record<Language, (years: number) => string> = {
  'zh-TW': (years) => `${years} 年`,
  en: (years) => (years === 1 ? '1 year' : `${years} years`),
}

export const onRequestWords: Record<Language, (lines: number) => string> = {
  'zh-TW': (lines) => `（未計 ${lines} 項價格請查詢）`,
  en: (lines) => (lines === 1 ? ' (without 1 line priced on request)' : ` (without ${lines} lines priced on request)`),
}
