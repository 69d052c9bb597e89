import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Site, siteSchema } from '#contract/site.ts'

/** GET /site: what the frame of every page shows. */
export function siteRoutes(site: () => Site): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/site',
      {
        schema: {
          tags: ['Site'],
          operationId: 'getSite',
          summary: 'Company name, contact details, languages and currencies',
          response: { 200: siteSchema },
        },
      },
      async () => site(),
    )
  }
}
