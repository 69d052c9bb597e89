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
import type { CatalogueCache } from './catalogue.cache.ts'
import type { ProductsService } from './products.service.ts'

/** Catalogue reads carry a strong ETag; the client sends it back to be told that nothing has changed. */
const conditional = z.object({ 'if-none-match': z.optional(z.string()) })
const notModified = z
  .null()
  .register(z.globalRegistry, { description: 'Not modified: the answer the client has still holds' })

/** The public face of the catalogue: GET /products, GET /products/{slug} and what is sold instead of it. */
export function productsRoutes(service: ProductsService, cache: CatalogueCache): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', cache.answerIfCached)

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
          response: { 200: productListSchema, 304: notModified, 503: problemResponse },
        },
      },
      (request, reply) => cache.answer(request, reply, productListSchema, () => service.list(request.query)),
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
            503: problemResponse,
          },
        },
      },
      (request, reply) => cache.answer(request, reply, productDetailSchema, () => service.detail(request.params.slug)),
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
            503: problemResponse,
          },
        },
      },
      (request, reply) =>
        cache.answer(request, reply, productAlternativesSchema, () => service.alternatives(request.params.slug)),
    )
  }
}
