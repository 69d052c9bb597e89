import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/account.ts'
import { systemActor } from '#server/platform/audit.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { Staff } from '../accounts/staff.service.ts'

export function linksRoutes(
  { links, linkUse, backgroundTasks }: Staff,
  limits: { links: VisitorLimit; resets: VisitorLimit },
): FastifyPluginAsync {
  return async (app) => {
    route(
      app,
      endpoints.requestPasswordReset,
      async (request) => {
        const actor = { ...systemActor, address: request.ip, requestId: request.id }
        const email = request.body.email.toLowerCase()
        backgroundTasks.run('Sending a link', () => links.sendReset(email, actor))
      },
      { onRequest: limits.resets },
    )

    route(app, endpoints.lookAtLink, (request) => linkUse.look(request.body.token), { onRequest: limits.links })

    route(
      app,
      endpoints.useLink,
      async (request) => {
        await linkUse.use(request.body, { address: request.ip, requestId: request.id })
      },
      { onRequest: limits.links },
    )
  }
}
