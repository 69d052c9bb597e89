import { nameIn } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'

/** A product by the name that its reader reads. */
export function nameOf(
  { productName, productNameEn }: { productName: string; productNameEn: string | null },
  language: ReaderLanguage,
): string {
  return nameIn({ name: productName, nameEn: productNameEn }, language)
}
