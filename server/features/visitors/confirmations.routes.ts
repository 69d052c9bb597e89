import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { confirmationSchema, confirmedSchema } from '#contract/confirmations.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import type { Confirmations } from './confirmations.service.ts'

/** POST /confirmations. There is no GET: mail scanners open every link. */
export function confirmationsRoutes(confirmations: Confirmations, limit: VisitorLimit): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/confirmations',
      {
        onRequest: limit,
        schema: {
          tags: ['Forms'],
          operationId: 'confirmAddress',
          summary: 'Confirm the address that a form named',
          description:
            'By the secret in the mail that answers a form, behind the # of its link to /confirm. What was sent is mailed to the address then, and a demo keeps its slot. Done again, it has the same answer with `isFirst` false. 410 `confirmation.expired` after seven days: the message itself stays with staff.',
          body: confirmationSchema,
          response: {
            200: confirmedSchema,
            404: problemResponse,
            410: problemResponse,
            429: problemResponse,
            503: problemResponse,
          },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return confirmations.confirm(request.body.token)
      },
    )
  }
}
