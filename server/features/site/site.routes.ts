import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Company, companySchema } from '#contract/company.ts'
import { type Site, siteSchema } from '#contract/site.ts'

/** GET /site: what the frame of every page shows; GET /company: what /about and /careers add. */
export function siteRoutes(site: () => Site, company: () => Company): FastifyPluginAsyncZod {
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

    app.get(
      '/company',
      {
        schema: {
          tags: ['Site'],
          operationId: 'getCompany',
          summary: 'Team, milestones, certificates, further offices and open roles',
          description: 'As staff have entered them; lists named in `samples` are invented, for demonstration.',
          response: { 200: companySchema },
        },
      },
      async () => company(),
    )
  }
}
