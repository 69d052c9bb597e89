import * as z from 'zod/mini'
import { listedPaths } from '#content/listed-paths.ts'
import { productSlugParametersSchema } from '#contract/catalogue/products.ts'
import { pathPrefixes } from '#contract/i18n/languages.ts'
import type { ProductsService } from '#server/modules/catalogue/index.ts'
import type { PageAnswer, PageAsked } from '#server/platform/web/pages.ts'
import { canonicalAddressOf, formOf, pageAddressOf } from './pages.rules.ts'

/**
 * Creates the service that resolves addresses to pages and HTTP statuses. The status matters to search engines; the
 * client decides by itself what it shows. @param industries keys of the published ones
 */
export function createPagesService(products: Pick<ProductsService, 'addressOf'>, industries: () => string[]) {
  return {
    /** @param url path and query, percent-encoded */
    pageAt(url: string): PageAsked {
      const [pathname = '', query] = url.split('?', 2)
      const address = pageAddressOf(pathname)
      return {
        pathname,
        address: canonicalAddressOf(address, new URLSearchParams(query)),
        isOwn: address.token !== undefined,
        isOfDatabase: address.slug !== undefined,
        language: address.language,
        form: address.route && formOf[address.route],
      }
    },

    /**
     * Redirects a product's former address to its current one; responds 410 for a retired product and 404 for an
     * unpublished industry. @param pathname percent-encoded, without query
     */
    async answerAt(pathname: string): Promise<PageAnswer> {
      const address = pageAddressOf(pathname)
      const { language, route, slug } = address
      if (!route) return { status: 404, isListed: false }
      if (route !== '/products/:slug' || slug === undefined) {
        const path = address.path.toLowerCase() || '/'
        const isListed = listedPaths(industries()).includes(path)
        // an industry that is unknown, withdrawn or not published yet
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
