import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import {
  productAlternativesSchema,
  productDetailSchema,
  productListQuerySchema,
  productListSchema,
  productSlugParametersSchema,
} from '#contract/products.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import type { CatalogueCache } from './catalogue.cache.ts'
import type { ProductsService } from './products.service.ts'

/** Catalogue reads carry a strong ETag; the client sends it back to be told that nothing has changed. */
const conditional = z.object({ 'if-none-match': z.optional(z.string()) })
const notModified = z
  .null()
  .register(z.globalRegistry, { description: 'Not modified: the answer the client has still holds' })

/**
 * The public face of the catalogue: GET /products, GET /products/{slug} and what is sold instead of it.
 * @param budget of what an address may ask that is not in the cache
 */
export function productsRoutes(
  service: ProductsService,
  cache: CatalogueCache,
  budget: VisitorLimit,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/products',
      {
        schema: {
          tags: ['Catalogue'],
          summary: 'A page of products, and how many each filter would show',
          description:
            'Prices are HKD. `search` finds each of its words, or another word for it, in names, descriptions, codes, tags, features and specifications, in both languages and scripts. Where that finds nothing, words are taken as they were meant, which `meant` tells; else `suggestions` has searches that find something.',
          operationId: 'listProducts',
          headers: conditional,
          querystring: productListQuerySchema,
          response: { 200: productListSchema, 304: notModified, 429: problemResponse, 503: problemResponse },
        },
      },
      async (request, reply) => {
        await cache.answer(request, reply, {
          schema: productListSchema,
          read: () => service.list(request.query),
          budget,
        })
        return reply
      },
    )

    app.get(
      '/products/:slug',
      {
        schema: {
          tags: ['Catalogue'],
          summary: 'A product with up to three related ones',
          description:
            'A former address answers with the product; `slug` is its present one. A retired product is a 410.',
          operationId: 'getProduct',
          headers: conditional,
          params: productSlugParametersSchema,
          querystring: z.strictObject({}),
          response: {
            200: productDetailSchema,
            304: notModified,
            404: problemResponse,
            410: problemResponse,
            429: problemResponse,
            503: problemResponse,
          },
        },
      },
      async (request, reply) => {
        const read = () => service.detail(request.params.slug)
        await cache.answer(request, reply, { schema: productDetailSchema, read, budget })
        return reply
      },
    )

    app.get(
      '/products/:slug/alternatives',
      {
        schema: {
          tags: ['Catalogue'],
          summary: 'Up to three products of the same category, also for a product that is no longer sold',
          operationId: 'listProductAlternatives',
          headers: conditional,
          params: productSlugParametersSchema,
          querystring: z.strictObject({}),
          response: {
            200: productAlternativesSchema,
            304: notModified,
            404: problemResponse,
            429: problemResponse,
            503: problemResponse,
          },
        },
      },
      async (request, reply) => {
        const read = () => service.alternatives(request.params.slug)
        await cache.answer(request, reply, { schema: productAlternativesSchema, read, budget })
        return reply
      },
    )
  }
}
