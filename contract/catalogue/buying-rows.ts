import { convertedTo, inLanguage, listIn } from '../i18n/in-language.ts'
import type { ReaderLanguage } from '../i18n/languages.ts'
import type { Product } from './products.ts'
import { buyingLabels, type FactWriter, factTexts, type LinkedFact } from './values/buying-facts.ts'
import { countryLabels } from './values/countries.ts'

interface BuyingRow {
  label: string
  value: string
}

export function factWriter(language: ReaderLanguage): FactWriter {
  return {
    phrase: (phrase) => inLanguage(phrase, language),
    typed: (text) => convertedTo(language, text),
    list: (texts) => listIn(texts, language),
    country: (code) => inLanguage(countryLabels[code], language),
  }
}

/**
 * Returns the facts that buyers need besides price and specifications; unknown ones are left out.
 * @param linked texts of the facts that depend on more than the product; null for one that is shown elsewhere
 */
export function buyingRows(
  product: Product,
  language: ReaderLanguage,
  linked: Record<LinkedFact, string | null>,
): BuyingRow[] {
  const values = { ...factTexts(product, factWriter(language)), ...linked }
  return Object.entries(values).flatMap(([fact, value]) =>
    value ? [{ label: inLanguage(buyingLabels[fact as keyof typeof values], language), value }] : [],
  )
}
