import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/keys.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { Keys } from './keys.service.ts'

export function keysRoutes(keys: Keys): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listApiKeys, () => keys.list())

    route(app, endpoints.createApiKey, (request) => keys.create(actorOf(request), request.body))

    route(app, endpoints.revokeApiKey, (request) => keys.revoke(actorOf(request), request.params.id))
  }
}
