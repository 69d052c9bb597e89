import type { UnderstoodMeasure } from '#contract/catalogue/products.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const searchNotesWords = {
  understood: { 'zh-TW': '理解為', en: 'Understood as' },
  remove: { 'zh-TW': (mark: string) => `移除條件「${mark}」`, en: (mark: string) => `Remove “${mark}”` },
  meantBefore: {
    'zh-TW': (typed: string) => `找不到「${typed}」，以下是`,
    en: (typed: string) => `Nothing found for “${typed}”. These are the results for `,
  },
  meantAfter: { 'zh-TW': '的結果。', en: '.' },
  without: { 'zh-TW': '不計', en: 'Without:' },
  quoted: { 'zh-TW': (text: string) => `「${text}」`, en: (text: string) => `“${text}”` },
  didYouMean: { 'zh-TW': '你是不是想找', en: 'Did you mean' },
} satisfies Dictionary

/** Formats a measure found in a search. */
export const measureWords: Record<UnderstoodMeasure['name'], Record<Language, (value: string) => string>> = {
  minPrice: { 'zh-TW': (value) => `HK$${value} 或以上`, en: (value) => `HK$${value} or more` },
  maxPrice: { 'zh-TW': (value) => `不超過 HK$${value}`, en: (value) => `Up to HK$${value}` },
  minBattery: { 'zh-TW': (value) => `電池 ${value} 年或以上`, en: (value) => `Battery ${value} years or more` },
  minRange: { 'zh-TW': (value) => `距離 ${value} km 或以上`, en: (value) => `Range ${value} km or more` },
  ipRating: { 'zh-TW': (value) => `防護等級 ${value}`, en: (value) => `Rated ${value}` },
}
