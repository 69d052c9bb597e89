import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { productLookupRequestSchema, productLookupSchema } from '#contract/quote-requests.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import type { LookupService } from './lookup.service.ts'

/** POST /products/lookup. */
export function lookupRoutes(service: LookupService, limit: VisitorLimit): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/products/lookup',
      {
        onRequest: limit,
        schema: {
          tags: ['Catalogue'],
          operationId: 'lookUpProducts',
          summary: "Products by a buyer's own list: SKUs, model numbers or addresses",
          description:
            'Each key is tried as SKU, then as model number, then as present or former address, in any case. `product` is null where nothing, or more than one product, goes by it. Nothing is written.',
          body: productLookupRequestSchema,
          response: {
            200: productLookupSchema,
            429: problemResponse,
            503: problemResponse,
          },
        },
      },
      (request) => service.byKeys(request.body.keys),
    )
  }
}
