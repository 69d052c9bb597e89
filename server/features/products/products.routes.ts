import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  productDetailSchema,
  productListQuerySchema,
  productListSchema,
  productSlugParametersSchema,
} from '#contract/products.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { CatalogueCache } from './catalogue.cache.ts'
import type { ProductsService } from './products.service.ts'

/** The public face of the catalogue: GET /products and GET /products/{slug}. */
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
            'Prices are HKD. `search` finds each of its words in names, descriptions and codes, in both languages.',
          querystring: productListQuerySchema,
          response: { 200: productListSchema, 400: problemResponse, 503: problemResponse },
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
          description: 'A former address answers with the product; `slug` is its present one.',
          params: productSlugParametersSchema,
          response: { 200: productDetailSchema, 400: problemResponse, 404: problemResponse, 503: problemResponse },
        },
      },
      (request, reply) => cache.answer(request, reply, productDetailSchema, () => service.detail(request.params.slug)),
    )
  }
}
