import { getProductDatasheet } from '#contract/endpoints/catalogue.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { urlOf } from './endpoint.ts'

/** Where the server makes a product's datasheet. */
export function datasheetUrl(slug: string, language: ReaderLanguage): string {
  return urlOf(getProductDatasheet, { params: { slug }, query: { language } })
}
