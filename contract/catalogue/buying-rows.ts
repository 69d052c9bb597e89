import { convertedTo, inLanguage, listIn, type Phrase } from '../i18n/in-language.ts'
import type { ReaderLanguage } from '../i18n/languages.ts'
import type { BuyingFact, Product } from './products.ts'
import { buyingCounts, buyingLabels, warrantyPhrase } from './values/buying-words.ts'
import { countryLabels } from './values/countries.ts'
import { mountingLabels } from './values/mountings.ts'

interface BuyingRow {
  label: string
  value: string
}

/**
 * Returns the facts that buyers need besides price and specifications; unknown ones are left out.
 * @param others texts for facts that depend on more than the product, such as requirements and documents
 */
export function buyingRows(
  product: Product,
  language: ReaderLanguage,
  others: Partial<Record<BuyingFact, string>> = {},
): BuyingRow[] {
  const said = <Text>(phrase: Phrase<Text>) => inLanguage(phrase, language)
  const { warrantyMonths, leadTimeDays, minimumOrder } = product
  const values: Partial<Record<BuyingFact, string>> = {
    mounting: listIn(
      product.mounting.map((code) => said(mountingLabels[code])),
      language,
    ),
    bands: convertedTo(language, listIn(product.bands, language)),
    certificates: convertedTo(language, listIn(product.certificates, language)),
    leadTimeDays: leadTimeDays === null ? '' : said(buyingCounts.days)(leadTimeDays),
    minimumOrder: minimumOrder === null ? '' : said(buyingCounts.pieces)(minimumOrder),
    warrantyMonths: warrantyMonths === null ? '' : said(warrantyPhrase(warrantyMonths)),
    countries: listIn(
      product.countries.map((code) => said(countryLabels[code])),
      language,
    ),
    ...others,
  }
  return Object.entries(values).flatMap(([name, value]) =>
    value ? [{ label: said(buyingLabels[name as BuyingFact]), value }] : [],
  )
}
