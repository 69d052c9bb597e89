import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/quotes.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { LookupService } from './lookup.service.ts'

export function lookupRoutes(service: LookupService, limit: VisitorLimit): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.lookUpProducts, (request) => service.byKeys(request.body.keys), { onRequest: limit })
  }
}
