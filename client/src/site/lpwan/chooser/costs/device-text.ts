import type { ProductSummary } from '#contract/catalogue/products.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { nameOf } from '../../../catalogue/index.ts'
import { chooserCopy } from '../chooser.words.ts'

/** Returns the name of the device used in the calculation, or says that the table's price is used. */
export function deviceText(device: ProductSummary | undefined, language: ReaderLanguage): string {
  return device ? nameOf(device, language).text : inLanguage(chooserCopy.deviceOfTable, language)
}
