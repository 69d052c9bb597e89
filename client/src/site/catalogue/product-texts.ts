import { orChinese } from '#contract/i18n/in-language.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { FeatureGroup, MachineTranslatable, Product, ProductSummary, Specification } from '#contract/products.ts'
import { langOf } from '../../i18n/lang-of.ts'

/** A product's text in the reader's language, or in Chinese where there is no other. */
export interface ProductText {
  text: string
  /** Set where the text is not in the page's language. */
  lang: string | undefined
  isMachineTranslated: boolean
}

export function nameOf(product: ProductSummary, language: Language): ProductText {
  const field = orChinese(product.nameEn ? 'nameEn' : null, 'name', language)
  return textOf(product, field, product[field] ?? product.name, language)
}

/** @returns undefined where the product has no description at all */
export function descriptionOf(product: ProductSummary, language: Language): ProductText | undefined {
  const field = orChinese(product.descriptionEn ? 'descriptionEn' : null, 'description', language)
  const text = product[field]
  return text ? textOf(product, field, text, language) : undefined
}

function textOf(product: ProductSummary, field: MachineTranslatable, text: string, language: Language): ProductText {
  return { text, lang: langOf(text, language), isMachineTranslated: product.machineTranslated.includes(field) }
}

/** Feature groups in the reader's language. */
export function featuresOf(product: ProductSummary, language: Language): FeatureGroup[] {
  return orChinese(product.featuresEn.length > 0 ? product.featuresEn : null, product.features, language)
}

/** Specifications in the reader's language. */
export function specificationsOf(product: Product, language: Language): Specification[] {
  const { specifications, specificationsEn } = product
  return orChinese(specificationsEn.length > 0 ? specificationsEn : null, specifications, language)
}
