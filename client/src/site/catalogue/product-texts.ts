import type {
  FeatureGroup,
  MachineTranslatable,
  Product,
  ProductSummary,
  Specification,
} from '#contract/catalogue/products.ts'
import { orChinese } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { displayText } from '../../i18n/useLocalizedText.ts'

/** A text in the reader's language, or in Chinese if there is no translation. */
export interface ProductText {
  text: string
  /** Set if the text is not in the page's language. */
  lang: string | undefined
  isMachineTranslated: boolean
  /** Whether it was converted from Hong Kong's Chinese. */
  isConverted: boolean
}

export function nameOf(product: ProductSummary, language: ReaderLanguage): ProductText {
  const field = orChinese(product.nameEn ? 'nameEn' : null, 'name', language)
  return textOf(product, field, product[field] ?? product.name, language)
}

/** @returns undefined if the product has no description */
export function descriptionOf(product: ProductSummary, language: ReaderLanguage): ProductText | undefined {
  const field = orChinese(product.descriptionEn ? 'descriptionEn' : null, 'description', language)
  const text = product[field]
  return text ? textOf(product, field, text, language) : undefined
}

function textOf(
  product: ProductSummary,
  field: MachineTranslatable,
  written: string,
  language: ReaderLanguage,
): ProductText {
  const shown = displayText(written, language)
  const isMachineTranslated = product.machineTranslated.includes(field)
  return { ...shown, isMachineTranslated, isConverted: shown.text !== written }
}

/** Returns the features in the reader's written language, falling back to Chinese. */
export function featuresOf(product: ProductSummary, language: ReaderLanguage): FeatureGroup[] {
  return orChinese(product.featuresEn.length > 0 ? product.featuresEn : null, product.features, language)
}

/** Returns the specifications in the reader's written language, falling back to Chinese. */
export function specificationsOf(product: Product, language: ReaderLanguage): Specification[] {
  const { specifications, specificationsEn } = product
  return orChinese(specificationsEn.length > 0 ? specificationsEn : null, specifications, language)
}
