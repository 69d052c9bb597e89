import type { Language } from '#contract/languages.ts'

/** A product by the name that its reader reads. */
export function nameOf(
  { productName, productNameEn }: { productName: string; productNameEn: string | null },
  language: Language,
): string {
  return language === 'en' ? (productNameEn ?? productName) : productName
}
