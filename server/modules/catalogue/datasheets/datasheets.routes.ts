import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/catalogue/catalogue.ts'
import { answerOf, sendAnswer } from '#server/platform/http/answers.ts'
import { originOf } from '#server/platform/http/origin.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { CatalogueCache } from '../products/catalogue-cache.ts'
import { dayOf } from './datasheets.rules.ts'
import { createDatasheetsService, type DatasheetsServices } from './datasheets.service.ts'

interface Services extends Omit<DatasheetsServices, 'now'> {
  cache: CatalogueCache
  publicUrl: string | undefined
}

/** Registers the datasheet route; PDFs are cached until the catalogue changes or the day ends. */
export function datasheetsRoutes({ cache, publicUrl, ...services }: Services, limit: VisitorLimit): FastifyPluginAsync {
  const now = () => new Date()
  const datasheets = createDatasheetsService({ ...services, now })
  return async (app) => {
    route(
      app,
      endpoints.getProductDatasheet,
      async (request, reply) => {
        const origin = originOf(request, publicUrl)
        const wanted = { ...request.params, ...request.query, origin }
        const key = `datasheet ${JSON.stringify(wanted)} ${dayOf(now()).toISOString()}`
        const answer = await cache.getOrCreate(key, async () => {
          const { bytes, disposition } = await datasheets.make(wanted)
          return { ...answerOf(bytes, 'application/pdf'), disposition }
        })
        sendAnswer(request, reply, answer)
        return reply
      },
      { onRequest: limit },
    )
  }
}
