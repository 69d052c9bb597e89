import type { ProductDetail, Specification } from '#contract/catalogue/products.ts'
import { buyingCounts, buyingLabels, warrantyPhrase } from '#contract/catalogue/values/buying-words.ts'
import { mountingLabels } from '#contract/catalogue/values/mountings.ts'
import { listIn } from '#contract/i18n/in-language.ts'
import { type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'

/** Formats a product's own fields as specifications, so that both align in one row. */
export function factEntriesOf(product: ProductDetail, reader: ReaderLanguage): Specification[] {
  const { mounting, bands, certificates, warrantyMonths, leadTimeDays, minimumOrder } = product
  const language = writtenLanguage(reader)
  const facts = {
    warrantyMonths: warrantyMonths === null ? '' : warrantyPhrase(warrantyMonths)[language],
    leadTimeDays: leadTimeDays === null ? '' : buyingCounts.days[language](leadTimeDays),
    minimumOrder: minimumOrder === null ? '' : buyingCounts.pieces[language](minimumOrder),
    certificates: listIn(certificates, language),
    bands: listIn(bands, language),
    mounting: listIn(
      mounting.map((code) => mountingLabels[code][language]),
      language,
    ),
  }
  return Object.entries(facts).flatMap(([fact, value]) =>
    value ? [{ name: buyingLabels[fact as keyof typeof facts][language], value, unit: null }] : [],
  )
}
