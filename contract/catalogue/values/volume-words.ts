import type { Bilingual, Language } from '../../i18n/language-values.ts'
import { numberText } from '../../i18n/number-text.ts'

/** Separate from buying-words.ts because the first render of a product page needs only these. */

export type Counted = Record<Language, (count: number) => string>

export const accessoriesLabel: Bilingual = { 'zh-TW': '配件', en: 'Accessories' }
export const volumePricesLabel: Bilingual = { 'zh-TW': '批量價', en: 'Volume prices' }
export const fromPieces: Counted = {
  'zh-TW': (count) => `${numberText(count)} 件起`,
  en: (count) => `From ${numberText(count)} pieces`,
}
