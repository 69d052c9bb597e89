import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/users.ts'
import { originOf } from '#server/platform/http/origin.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { UserAccess } from './access.service.ts'

export function userAccessRoutes(access: UserAccess): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.inviteUserAgain, (request) =>
      access.inviteAgain(actorOf(request), request.params.id, originOf(request, undefined)),
    )

    route(app, endpoints.sendPasswordReset, (request) =>
      access.sendReset(actorOf(request), request.params.id, originOf(request, undefined)),
    )

    route(app, endpoints.resetUserTwoFactor, (request) => access.resetTwoFactor(actorOf(request), request.params.id))

    route(app, endpoints.endUserSessions, (request) => access.endSessions(actorOf(request), request.params.id))
  }
}
