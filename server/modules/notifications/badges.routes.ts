import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/back-office.ts'
import { route } from '#server/platform/http/route.ts'
import { staffOf } from '#server/platform/http/staff-zone.ts'
import type { BadgesService } from './badges.service.ts'

export function badgesRoutes(badges: BadgesService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getBadges, (request) => badges.of(staffOf(request)))
  }
}
