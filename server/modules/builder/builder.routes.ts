import type { FastifyPluginAsync } from 'fastify'
import { systemPartsSchema } from '#contract/builder/parts.ts'
import { type SystemInput, systemQuery } from '#contract/builder/system.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import * as endpoints from '#contract/endpoints/catalogue/builder.ts'
import type { Site } from '#contract/site/site.ts'
import { type CatalogueCache, dayOf, type ProductsService } from '#server/modules/catalogue/index.ts'
import { loadFonts } from '#server/platform/documents/document-fonts.ts'
import { answerOf, sendAnswer } from '#server/platform/http/answers.ts'
import { originOf } from '#server/platform/http/origin.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { createSystemParts } from './parts.service.ts'
import { type SystemQuery, systemOf } from './system.rules.ts'
import { renderSystemPdf } from './system-pdf.ts'

interface Services {
  products: Pick<ProductsService, 'find' | 'batteryYears'>
  cache: CatalogueCache
  plans: () => ShownPlan[]
  site: () => Site
  publicUrl: string | undefined
}

export function builderRoutes(
  { products, plans, cache, site, publicUrl }: Services,
  limits: { reads: VisitorLimit; datasheets: VisitorLimit },
): FastifyPluginAsync {
  const parts = createSystemParts(products, plans)

  async function pdfOf(query: SystemQuery, input: SystemInput, origin: string): Promise<Buffer> {
    const { language } = query
    const [fonts, found] = await Promise.all([loadFonts(language), parts.all()])
    return renderSystemPdf({ input, parts: found, language, site: site(), origin, issuedAt: dayOf(new Date()) }, fonts)
  }

  return async (app) => {
    route(app, endpoints.getSystemParts, async (request, reply) => {
      await cache.answer(request, reply, { schema: systemPartsSchema, read: parts.all, budget: limits.reads })
      return reply
    })

    route(
      app,
      endpoints.getSystemPdf,
      async (request, reply) => {
        const { query } = request
        const input = systemOf(query)
        const origin = originOf(request, publicUrl)
        const key = `system ${systemQuery(input)} ${query.language} ${origin} ${dayOf(new Date()).toISOString()}`
        const answer = await cache.getOrCreate(key, async () => ({
          ...answerOf(await pdfOf(query, input, origin), 'application/pdf'),
          disposition: 'inline; filename="system.pdf"',
        }))
        sendAnswer(request, reply, answer)
        return reply
      },
      { onRequest: limits.datasheets },
    )
  }
}
