import type { ReaderLanguage } from '#contract/i18n/languages.ts'

/** Where the server makes a product's datasheet; written out, so that no schema comes with a product's page (tests/unit/client/endpoints.test.ts). */
export function datasheetUrl(slug: string, language: ReaderLanguage): string {
  return `/api/v1/products/${encodeURIComponent(slug)}/datasheet.pdf?language=${language}`
}
