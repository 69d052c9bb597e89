import type { Language } from '#contract/i18n/languages.ts'

/** Where the server makes a product's datasheet. */
export function datasheetUrl(slug: string, language: Language): string {
  return `/api/v1/products/${encodeURIComponent(slug)}/datasheet.pdf?${new URLSearchParams({ language })}`
}
