import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { apiRoot, filePaths } from '#contract/paths.ts'

/** Where the server makes a product's datasheet. */
export function datasheetUrl(slug: string, language: ReaderLanguage): string {
  return `${apiRoot}${filePaths.datasheet.replace(':slug', encodeURIComponent(slug))}?language=${language}`
}
