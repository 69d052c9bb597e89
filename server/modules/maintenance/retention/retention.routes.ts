import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/settings.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { RetentionBrake } from './retention-brake.service.ts'

export function retentionRoutes(brake: RetentionBrake): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getRetention, () => brake.answer())

    route(app, endpoints.approveRetention, (request) => brake.approve(actorOf(request), request.params.id))

    route(app, endpoints.declineRetention, (request) => brake.decline(actorOf(request), request.params.id))
  }
}
