import { pathPrefixes, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Site } from '#contract/site/site.ts'
import { loadFonts } from '#server/platform/documents/document-fonts.ts'
import type { Images } from '../images/images.service.ts'
import type { ProductsService } from '../products/products.service.ts'
import { contentOf, dayOf, dispositionOf } from './datasheets.rules.ts'
import { renderDatasheet } from './datasheets-pdf.ts'
import { pictureOf } from './datasheets-picture.ts'

export interface DatasheetsServices {
  products: Pick<ProductsService, 'detail'>
  images: Pick<Images, 'find' | 'findPrinted'>
  site: () => Site
  now: () => Date
}

export interface DatasheetWanted {
  slug: string
  language: ReaderLanguage
  origin: string
}

export function createDatasheetsService({ products, images, site, now }: DatasheetsServices) {
  return {
    /** @throws product.not_found, product.retired */
    async make({ slug, language, origin }: DatasheetWanted): Promise<{ bytes: Buffer; disposition: string }> {
      const product = await products.detail(slug)
      const [fonts, picture] = await Promise.all([loadFonts(language), pictureOf(product, images)])
      const documents = product.documents.map(({ title, url }) => ({ title, url: new URL(url, origin).href }))
      const content = contentOf({ ...product, documents }, language)
      const address = `${origin}${pathPrefixes[language]}/products/${encodeURIComponent(product.slug)}`
      const bytes = await renderDatasheet(
        { language, content, site: site(), address, picture, issuedAt: dayOf(now()) },
        fonts,
      )
      return { bytes, disposition: dispositionOf(product, content, language) }
    },
  }
}
