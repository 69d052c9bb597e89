import { type Language, languageTags, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { FeatureGroup, MachineTranslatable, Product, ProductSummary, Specification } from '#contract/products.ts'

/** A product's text in the reader's language, or in Chinese where there is no other. */
export interface ProductText {
  text: string
  /** Set where the text is not in the page's language. */
  lang: string | undefined
  isMachineTranslated: boolean
}

export function nameOf(product: ProductSummary, language: Language): ProductText {
  if (language === 'en' && product.nameEn) return textOf(product, 'nameEn', product.nameEn, language)
  return textOf(product, 'name', product.name, language)
}

/** @returns undefined where the product has no description at all */
export function descriptionOf(product: ProductSummary, language: Language): ProductText | undefined {
  const { description, descriptionEn } = product
  if (language === 'en' && descriptionEn) return textOf(product, 'descriptionEn', descriptionEn, language)
  return description ? textOf(product, 'description', description, language) : undefined
}

function textOf(product: ProductSummary, field: MachineTranslatable, text: string, language: Language): ProductText {
  return { text, lang: langOf(text, language), isMachineTranslated: product.machineTranslated.includes(field) }
}

const chinese = /\p{Script=Han}/u

/** The `lang` of a text of the catalogue's, which is in Hong Kong's Chinese or English: undefined where it is the page's. */
export function langOf(text: string, language: ReaderLanguage): string | undefined {
  return language !== 'zh-TW' && chinese.test(text) ? languageTags['zh-TW'] : undefined
}

/** Feature groups in the reader's language. */
export function featuresOf(product: ProductSummary, language: Language): FeatureGroup[] {
  return language === 'en' && product.featuresEn.length > 0 ? product.featuresEn : product.features
}

/** Specifications in the reader's language. */
export function specificationsOf(product: Product, language: Language): Specification[] {
  return language === 'en' && product.specificationsEn.length > 0 ? product.specificationsEn : product.specifications
}

const twoLanguages = /^(?<chinese>[\p{Script=Han}、／/]+)\s+(?<english>[A-Za-z].*)$/u

/** Staff write one word in both languages ("漏水 Leak detection"): the reader's half, or the whole where there is one. */
export function halfOf(text: string, language: Language): string {
  const halves = twoLanguages.exec(text)?.groups
  return (language === 'en' ? halves?.english : halves?.chinese) ?? text
}
