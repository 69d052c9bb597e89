import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { retentionParametersSchema, retentionSchema } from '#contract/retention.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { RetentionBrake } from './retention-brake.service.ts'

const tags = ['Settings']
const permission = 'settings.manage'
const decided = { 200: retentionSchema, 409: problemResponse }

/** /admin/retention: what waits to be erased, and whether it may be. */
export function retentionRoutes(brake: RetentionBrake): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/retention',
      {
        config: { permission },
        schema: {
          tags,
          operationId: 'getRetention',
          summary: 'When old records were last erased, and what waits to be',
          response: { 200: retentionSchema },
        },
      },
      () => brake.answer(),
    )

    app.post(
      '/admin/retention/:id/approve',
      {
        config: { permission, confirmed: true },
        schema: {
          tags,
          operationId: 'approveRetention',
          summary: 'Erases for good what was shown',
          description: 'What has been changed since it was shown stays.',
          params: retentionParametersSchema,
          response: decided,
        },
      },
      (request) => brake.approve(actorOf(request), request.params.id),
    )

    app.post(
      '/admin/retention/:id/decline',
      {
        config: { permission },
        schema: {
          tags,
          operationId: 'declineRetention',
          summary: 'Erases nothing; where there is still a reason to ask, it asks again after a week',
          params: retentionParametersSchema,
          response: decided,
        },
      },
      (request) => brake.decline(actorOf(request), request.params.id),
    )
  }
}
