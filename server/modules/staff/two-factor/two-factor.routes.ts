import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/account.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { Staff } from '../accounts/staff.service.ts'

export function twoFactorRoutes({ twoFactor }: Staff): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.prepareTwoFactor, (request) => twoFactor.prepare(staffOf(request).user))

    route(app, endpoints.enableTwoFactor, (request) =>
      twoFactor.enable(staffOf(request).user, request.body.code, actorOf(request)),
    )

    route(app, endpoints.renewRecoveryCodes, (request) =>
      twoFactor.renewRecoveryCodes(staffOf(request), request.body.code, actorOf(request)),
    )

    route(app, endpoints.disableTwoFactor, async (request) => {
      await twoFactor.disable(staffOf(request), request.body.code, actorOf(request))
    })
  }
}
