import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/forms.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { FormGuard } from '../submissions/form-guard.ts'
import type { DemoRequestsService } from './demo-requests.service.ts'

export function demoRequestsRoutes(
  service: DemoRequestsService,
  limits: { demoForms: FormGuard; lookups: VisitorLimit },
): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.createDemoRequest, (request) => service.submit(request.body, { isProved: request.isProved }), {
      preHandler: limits.demoForms,
    })

    route(
      app,
      endpoints.listDemoSlots,
      (request, reply) => {
        reply.header('cache-control', 'no-store')
        return service.slots(request.query.date)
      },
      { onRequest: limits.lookups },
    )
  }
}
