import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/settings.ts'
import { route } from '#server/platform/http/route.ts'
import type { ChecksService } from './checks.service.ts'

export function checksRoutes(checks: ChecksService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getSystemChecks, () => checks.run())
  }
}
