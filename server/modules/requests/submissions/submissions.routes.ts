import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/forms.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { Confirmations } from './confirmations.service.ts'
import type { FormProofs } from './form-proofs.ts'

/** POST only: mail scanners open every link with GET. */
export function confirmationsRoutes(confirmations: Confirmations, limit: VisitorLimit): FastifyPluginAsync {
  return async (app) => {
    route(
      app,
      endpoints.confirmAddress,
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return confirmations.confirm(request.body.token)
      },
      { onRequest: limit },
    )
  }
}

export function formProofsRoutes(proofs: Pick<FormProofs, 'issue'>, limit: VisitorLimit): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.createFormProof, () => proofs.issue(), { onRequest: limit })
  }
}
