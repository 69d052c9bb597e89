import type { ProductSummary } from '#contract/catalogue/products.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { nameOf } from '../../../catalogue/index.ts'
import { chooserCopy } from '../chooser.words.ts'

/** Which device is reckoned with; where the catalogue has none, that its price is the table's. */
export function deviceText(device: ProductSummary | undefined, language: ReaderLanguage): string {
  return device ? nameOf(device, language).text : inLanguage(chooserCopy.deviceOfTable, language)
}
