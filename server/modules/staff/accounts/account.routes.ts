import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/account.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { Staff } from './staff.service.ts'

export function accountRoutes({ account }: Staff): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.confirmPassword, async (request) => {
      await account.confirm(staffOf(request), request.body.password, actorOf(request))
    })

    route(app, endpoints.changePassword, async (request) => {
      await account.changePassword(staffOf(request), request.body, actorOf(request))
    })

    route(app, endpoints.changeProfile, (request) =>
      account.changeProfile(staffOf(request), request.body, actorOf(request)),
    )
  }
}
