import type { Bilingual, Language } from '../../i18n/language-values.ts'
import { numberText } from '../../i18n/number-text.ts'

/** Of what buyers need to know, what stands on a product's page before its code: the rest is in buying-words.ts. */

export type Counted = Record<Language, (count: number) => string>

export const accessoriesLabel: Bilingual = { 'zh-TW': '配件', en: 'Accessories' }
export const volumePricesLabel: Bilingual = { 'zh-TW': '批量價', en: 'Volume prices' }
export const fromPieces: Counted = {
  'zh-TW': (count) => `${numberText(count)} 件起`,
  en: (count) => `From ${numberText(count)} pieces`,
}
