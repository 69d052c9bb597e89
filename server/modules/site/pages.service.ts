import * as z from 'zod/mini'
import { listedPaths } from '#content/listed-paths.ts'
import { productSlugParametersSchema } from '#contract/catalogue/products.ts'
import { pathPrefixes } from '#contract/i18n/languages.ts'
import type { ProductsService } from '#server/modules/catalogue/index.ts'
import type { PageAnswer, PageAsked } from '#server/platform/web/pages.ts'
import { drawnAddressOf, formOf, pageAddressOf } from './pages.rules.ts'

/**
 * Which page stands at an address, and its status, which search engines go by: the client shows the same whatever it is.
 * @param industries that are published now, by their keys
 */
export function createPagesService(products: Pick<ProductsService, 'addressOf'>, industries: () => string[]) {
  return {
    /** @param url with its query, percent-encoded, as a request carries it */
    pageAt(url: string): PageAsked {
      const [pathname = '', query] = url.split('?', 2)
      const address = pageAddressOf(pathname)
      return {
        pathname,
        address: drawnAddressOf(address, new URLSearchParams(query)),
        isOwn: address.token !== undefined,
        isOfDatabase: address.slug !== undefined,
        language: address.language,
        form: address.route && formOf[address.route],
      }
    },

    /**
     * A former address of a product leads to its present one; that of a retired product is gone, that of an industry without a page not found.
     * @param pathname percent-encoded, without query
     */
    async answerAt(pathname: string): Promise<PageAnswer> {
      const address = pageAddressOf(pathname)
      const { language, route, slug } = address
      if (!route) return { status: 404, isListed: false }
      if (route !== '/products/:slug' || slug === undefined) {
        const path = address.path.toLowerCase() || '/'
        const isListed = listedPaths(industries()).includes(path)
        // none that is unknown, withdrawn, or not published yet
        if (!isListed && path.startsWith('/solutions/')) return { status: 404, isListed }
        return { status: 200, isListed }
      }
      const isPossible = z.safeParse(productSlugParametersSchema, { slug }).success
      const product = isPossible ? await products.addressOf(slug) : undefined
      if (!product) return { status: 404, isListed: false }
      if (product.isRetired) return { status: 410, isListed: false }
      if (product.slug !== slug) return { movedTo: `${pathPrefixes[language]}/products/${product.slug}` }
      return { status: 200, isListed: true }
    },
  }
}
