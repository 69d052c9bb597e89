import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { enquirySchema } from '#contract/enquiries.ts'
import { submittedSchema } from '#contract/visitors.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import { submissionRefusals } from '../visitors/submissions.routes.ts'
import type { EnquiriesService } from './enquiries.service.ts'

/** POST /enquiries. */
export function enquiriesRoutes(service: EnquiriesService, limit: VisitorLimit): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/enquiries',
      {
        onRequest: limit,
        schema: {
          tags: ['Forms'],
          operationId: 'createEnquiry',
          summary: 'Send an enquiry',
          description:
            'Answered once it is stored. The same form sent again, by its `submissionId`, has the same answer and is not stored twice.',
          body: enquirySchema,
          response: { 201: submittedSchema, ...submissionRefusals },
        },
      },
      async (request, reply) => reply.code(201).send(await service.submit(request.body)),
    )
  }
}
