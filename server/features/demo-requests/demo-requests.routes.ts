import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { demoRequestSchema, demoSlotsQuerySchema, demoSlotsSchema } from '#contract/demo-requests.ts'
import { submittedSchema } from '#contract/visitors.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import { submissionRefusals } from '../visitors/submissions.routes.ts'
import type { DemoRequestsService } from './demo-requests.service.ts'

/** POST /demo-requests and GET /demo-slots. */
export function demoRequestsRoutes(
  service: DemoRequestsService,
  limits: { demos: VisitorLimit; forms: VisitorLimit; lookups: VisitorLimit },
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/demo-requests',
      {
        onRequest: limits.demos,
        preHandler: limits.forms,
        schema: {
          tags: ['Forms'],
          operationId: 'createDemoRequest',
          summary: 'Ask for a demo, at a time or without one',
          description:
            'A date with a time takes that slot: 409 `demo_slot.taken` where somebody else has it, 409 `demo_slot.closed` where GET /demo-slots would not offer it. A date alone is a wish. The same form sent again, by its `submissionId`, has the same answer and is not stored twice.',
          body: demoRequestSchema,
          response: { 201: submittedSchema, ...submissionRefusals, 409: problemResponse },
        },
      },
      async (request, reply) => reply.code(201).send(await service.submit(request.body)),
    )

    app.get(
      '/demo-slots',
      {
        onRequest: limits.lookups,
        schema: {
          tags: ['Forms'],
          operationId: 'listDemoSlots',
          summary: 'The free demo slots of a day in Hong Kong',
          description: '`closed` says why a day has none; it is null on a working day, also where every slot is taken.',
          querystring: demoSlotsQuerySchema,
          response: { 200: demoSlotsSchema, 429: problemResponse, 503: problemResponse },
        },
      },
      async (request, reply) => reply.header('cache-control', 'no-store').send(await service.slots(request.query.date)),
    )
  }
}
