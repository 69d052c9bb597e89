import type { ChangeField } from '#contract/catalogue/product-edits.ts'
import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { conflictsWords as words } from './conflicts.words.ts'

interface NamedProduct {
  productName: string
  productNameEn: string | null
}

export function nameOf({ productName, productNameEn }: NamedProduct, language: ReaderLanguage): string {
  return nameIn({ name: productName, nameEn: productNameEn }, language)
}

export function conflictName(product: NamedProduct, field: ChangeField, language: ReaderLanguage): string {
  return inLanguage(words.rowName, language)(nameOf(product, language), inLanguage(recordFieldWords[field], language))
}
