import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/changes.ts'
import { route } from '#server/platform/http/route.ts'
import { staffOf } from '#server/platform/http/staff-zone.ts'
import type { ChangesService } from './changes.service.ts'

export function changesRoutes(changes: ChangesService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listChanges, (request) => changes.since(staffOf(request).may, request.query))
  }
}
