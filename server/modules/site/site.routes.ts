import type { FastifyPluginAsync } from 'fastify'
import { getCompany } from '#contract/endpoints/company.ts'
import { getSite } from '#contract/endpoints/site.ts'
import type { Company } from '#contract/site/company.ts'
import type { Site } from '#contract/site/site.ts'
import { route } from '#server/platform/http/route.ts'

/** GET /site: what the frame of every page shows; GET /company: what /about and /careers add. */
export function siteRoutes(site: () => Site, company: () => Company): FastifyPluginAsync {
  return async (app) => {
    route(app, getSite, async () => site())

    route(app, getCompany, async () => company())
  }
}
