import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/forms.ts'
import type { Visitors } from '#server/modules/assistant/index.ts'
import { route } from '#server/platform/http/route.ts'
import type { FormGuard } from '../submissions/form-guard.ts'
import type { EnquiriesService } from './enquiries.service.ts'

export function enquiriesRoutes(
  service: EnquiriesService,
  visitors: Pick<Visitors, 'hashOf'>,
  limits: { messageForms: FormGuard },
): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.createEnquiry, (request) => service.submit(request.body, visitors.hashOf(request)), {
      preHandler: limits.messageForms,
    })
  }
}
