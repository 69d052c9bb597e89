import type { ProductDetail, Specification } from '#contract/catalogue/products.ts'
import { buyingLabels, comparedFacts, factTexts } from '#contract/catalogue/values/buying-facts.ts'
import { inLanguage, listIn } from '#contract/i18n/in-language.ts'
import { type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'

/** Formats a product's own fields as specifications, so that both align in one row. */
export function factEntriesOf(product: ProductDetail, reader: ReaderLanguage): Specification[] {
  const language = writtenLanguage(reader)
  const texts = factTexts(product, {
    phrase: (phrase) => inLanguage(phrase, language),
    typed: (text) => text,
    list: (each) => listIn(each, language),
    country: (code) => code,
  })
  return comparedFacts.flatMap((fact) =>
    texts[fact] ? [{ name: buyingLabels[fact][language], value: texts[fact], unit: null }] : [],
  )
}
