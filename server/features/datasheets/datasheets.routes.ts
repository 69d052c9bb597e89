import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { datasheetQuerySchema } from '#contract/datasheets.ts'
import { productSlugParametersSchema } from '#contract/products.ts'
import { answerOf, sendAnswer } from '#server/platform/answers.ts'
import { originOf } from '#server/platform/origin.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import type { CatalogueCache } from '../products/catalogue.cache.ts'
import { dayOf } from './datasheets.rules.ts'
import { createDatasheetsService, type DatasheetsServices } from './datasheets.service.ts'

interface Services extends Omit<DatasheetsServices, 'now'> {
  cache: CatalogueCache
  publicUrl: string | undefined
}

const notModified = z
  .null()
  .register(z.globalRegistry, { description: 'Not modified: the datasheet the client has is of today' })

/** GET /products/{slug}/datasheet.pdf, kept until the catalogue changes or the day is over. */
export function datasheetsRoutes(
  { cache, publicUrl, ...services }: Services,
  limit: VisitorLimit,
): FastifyPluginAsyncZod {
  const now = () => new Date()
  const datasheets = createDatasheetsService({ ...services, now })
  return async (app) => {
    app.get(
      '/products/:slug/datasheet.pdf',
      {
        onRequest: limit,
        schema: {
          tags: ['Catalogue'],
          operationId: 'getProductDatasheet',
          summary: 'A product as a PDF to print and mail',
          description:
            'A4, dated in Hong Kong time, prices in HKD. Texts without English are Chinese in both languages.',
          headers: z.object({ 'if-none-match': z.optional(z.string()) }),
          params: productSlugParametersSchema,
          querystring: datasheetQuerySchema,
          response: {
            200: { content: { 'application/pdf': { schema: z.any() } } },
            304: notModified,
            404: problemResponse,
            410: problemResponse,
            429: problemResponse,
            503: problemResponse,
          },
        },
      },
      async (request, reply) => {
        const origin = originOf(request, publicUrl)
        const wanted = { ...request.params, ...request.query, origin }
        const key = `datasheet ${JSON.stringify(wanted)} ${dayOf(now()).toISOString()}`
        const answer = await cache.keep(key, async () => {
          const { bytes, disposition } = await datasheets.make(wanted)
          return { ...answerOf(bytes, 'application/pdf'), disposition }
        })
        sendAnswer(request, reply, answer)
        return reply
      },
    )
  }
}
