import type { FastifyPluginAsync } from 'fastify'
import { createFormProof } from '#contract/endpoints/forms.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { FormProofs } from './form-proofs.ts'

export function formProofsRoutes(proofs: Pick<FormProofs, 'issue'>, limit: VisitorLimit): FastifyPluginAsync {
  return async (app) => {
    route(app, createFormProof, () => proofs.issue(), { onRequest: limit })
  }
}
