import type { FastifyPluginAsync } from 'fastify'
import { productAlternativesSchema, productDetailSchema, productListSchema } from '#contract/catalogue/products.ts'
import * as endpoints from '#contract/endpoints/catalogue.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { CatalogueCache } from './catalogue-cache.ts'
import type { ProductsService } from './products.service.ts'

/**
 * The public face of the catalogue: GET /products, GET /products/{slug} and what is sold instead of it.
 * @param budget of what an address may ask that is not in the cache
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
        budget,
      })
      return reply
    })

    route(app, endpoints.getProduct, async (request, reply) => {
      const read = () => service.detail(request.params.slug)
      await cache.answer(request, reply, { schema: productDetailSchema, read, budget })
      return reply
    })

    route(app, endpoints.listProductAlternatives, async (request, reply) => {
      const read = () => service.alternatives(request.params.slug)
      await cache.answer(request, reply, { schema: productAlternativesSchema, read, budget })
      return reply
    })
  }
}
