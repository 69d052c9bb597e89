import type { FastifyPluginAsync } from 'fastify'
import {
  type ProductSort,
  productAlternativesSchema,
  productDetailSchema,
  productListSchema,
} from '#contract/catalogue/products.ts'
import * as endpoints from '#contract/endpoints/catalogue/catalogue.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { CatalogueCache } from './catalogue-cache.ts'
import type { ProductsService } from './products.service.ts'

const stockSorts: ProductSort[] = ['stock', '-stock']

/**
 * Registers the public catalogue.
 * @param budget rate limit per address for responses that are not cached
 */
export function productsRoutes(
  service: ProductsService,
  cache: CatalogueCache,
  budget: VisitorLimit,
): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listProducts, async (request, reply) => {
      await cache.answer(request, reply, {
        schema: productListSchema,
        read: () => service.list(request.query),
        shows: ({ items }) => ({
          products: idsOf(items),
          isByStock: stockSorts.some((sort) => sort === request.query.sort),
        }),
        budget,
      })
      return reply
    })

    route(app, endpoints.getProduct, async (request, reply) => {
      const read = () => service.detail(request.params.slug)
      await cache.answer(request, reply, {
        schema: productDetailSchema,
        read,
        shows: ({ id, related, parts, componentProducts }) => ({
          products: [
            id,
            ...idsOf([...related, ...parts.requires, ...parts.accessories]),
            ...idsOf(componentProducts.flatMap(({ product }) => product ?? [])),
          ],
        }),
        budget,
      })
      return reply
    })

    route(app, endpoints.listProductAlternatives, async (request, reply) => {
      const read = () => service.alternatives(request.params.slug)
      await cache.answer(request, reply, {
        schema: productAlternativesSchema,
        read,
        shows: ({ items }) => ({ products: idsOf(items) }),
        budget,
      })
      return reply
    })
  }
}

function idsOf(products: { id: string }[]): string[] {
  return products.map(({ id }) => id)
}
