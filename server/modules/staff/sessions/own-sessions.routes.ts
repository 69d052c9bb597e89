import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/account.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { Staff } from '../accounts/staff.service.ts'

export function ownSessionsRoutes({ ownSessions, sessions }: Staff): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listOwnSessions, async (request) => ({ items: await ownSessions.list(staffOf(request)) }))

    route(app, endpoints.endOwnSession, async (request, reply) => {
      const session = staffOf(request)
      const { id } = request.params
      await ownSessions.end(session, id, actorOf(request))
      if (id === session.id && session.kind === 'cookie') sessions.clearCookie(request, reply)
    })

    route(app, endpoints.endOtherSessions, async (request) => {
      await ownSessions.endOthers(staffOf(request), actorOf(request))
    })
  }
}
