import * as z from 'zod/mini'
import { listedPaths } from '#content/listed-paths.ts'
import { productSlugParametersSchema } from '#contract/catalogue/products.ts'
import { convertedTo, nameIn, orChinese } from '#contract/i18n/in-language.ts'
import { pathPrefixes, type ReaderLanguage } from '#contract/i18n/languages.ts'
import { productInHead } from '#contract/site/heads.ts'
import type { ProductAddress, ProductsService } from '#server/modules/catalogue/index.ts'
import type { PageAnswer } from '#server/platform/http/web.ts'
import type { PageHead } from '#server/platform/http/web-heads.ts'
import { pageAddressOf } from './pages.rules.ts'

/** The statuses of pages, which search engines go by: the client shows the same whatever they are. */
export function createPagesService(products: Pick<ProductsService, 'addressOf'>) {
  return {
    /**
     * A former address of a product leads to its present one; that of a retired product is gone.
     * @param pathname percent-encoded, without query
     */
    async answerAt(pathname: string): Promise<PageAnswer> {
      const address = pageAddressOf(pathname)
      const { language, route, slug } = address
      const prefix = pathPrefixes[language]
      if (!route) return { status: 404, isListed: false }
      if (route !== '/products/:slug' || slug === undefined) {
        const isListed = listedPaths.includes(address.path.toLowerCase() || '/')
        return { status: 200, isListed, head: { path: prefix + address.path || '/' } }
      }
      const isPossible = z.safeParse(productSlugParametersSchema, { slug }).success
      const product = isPossible ? await products.addressOf(slug) : undefined
      if (!product) return { status: 404, isListed: false }
      if (product.isRetired) return { status: 410, isListed: false }
      if (product.slug !== slug) return { movedTo: `${prefix}/products/${product.slug}` }
      return { status: 200, isListed: true, head: headOf(product, language) }
    },
  }
}

/** Texts in the page's language, or in Chinese where there is no other, as the client has them. */
function headOf(product: ProductAddress, language: ReaderLanguage): PageHead {
  const description = orChinese(product.descriptionEn, product.description, language)
  return {
    path: `${pathPrefixes[language]}/products/${productInHead.slug}`,
    texts: {
      [productInHead.slug]: encodeURIComponent(product.slug),
      [productInHead.name]: convertedTo(language, nameIn(product, language)),
      [productInHead.description]: description ? convertedTo(language, description) : null,
    },
  }
}
