import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { apiRoot, filePaths } from '#contract/paths.ts'

/** Returns the address of a product's datasheet. */
export function datasheetUrl(slug: string, language: ReaderLanguage): string {
  return `${apiRoot}${filePaths.datasheet.replace(':slug', encodeURIComponent(slug))}?language=${language}`
}

/** Returns the address of a picture that the server has. @param hash its SHA-256 */
export function imageUrl(hash: string): string {
  return apiRoot + filePaths.image.replace(':hash', hash)
}
