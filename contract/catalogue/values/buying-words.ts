import { numberText } from '../../i18n/formats.ts'
import type { Bilingual, Language } from '../../i18n/language-values.ts'

export type Counted = Record<Language, (count: number) => string>

export const accessoriesLabel: Bilingual = { 'zh-TW': '配件', en: 'Accessories' }
export const volumePricesLabel: Bilingual = { 'zh-TW': '批量價', en: 'Volume prices' }
export const fromPieces: Counted = {
  'zh-TW': (count) => `${numberText(count)} 件起`,
  en: (count) => `From ${numberText(count)} pieces`,
}

const years: Counted = {
  'zh-TW': (count) => `${count} 年`,
  en: (count) => (count === 1 ? '1 year' : `${count} years`),
}
const months: Counted = {
  'zh-TW': (count) => `${count} 個月`,
  en: (count) => (count === 1 ? '1 month' : `${count} months`),
}
const days: Counted = { 'zh-TW': (count) => `${count} 日`, en: (count) => (count === 1 ? '1 day' : `${count} days`) }
const pieces: Counted = {
  'zh-TW': (count) => `${numberText(count)} 件`,
  en: (count) => (count === 1 ? '1 piece' : `${numberText(count)} pieces`),
}

export const buyingCounts = { days, pieces, fromPieces }

/** Formats a warranty, as years when it is a multiple of twelve months. */
export function warrantyPhrase(count: number): Bilingual {
  const [phrase, of] = count % 12 === 0 ? [years, count / 12] : [months, count]
  return { 'zh-TW': phrase['zh-TW'](of), en: phrase.en(of) }
}
