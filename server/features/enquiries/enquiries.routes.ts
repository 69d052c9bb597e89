import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { enquirySchema } from '#contract/enquiries.ts'
import { submittedSchema } from '#contract/visitors.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import type { Visitors } from '../chat/visitors.ts'
import { submissionRefusals } from '../visitors/submissions.routes.ts'
import type { EnquiriesService } from './enquiries.service.ts'

/** POST /enquiries. @param visitors whose conversations with the assistant are whose */
export function enquiriesRoutes(
  service: EnquiriesService,
  visitors: Pick<Visitors, 'hashOf'>,
  limits: { submissions: VisitorLimit; forms: VisitorLimit },
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/enquiries',
      {
        onRequest: limits.submissions,
        preHandler: limits.forms,
        schema: {
          tags: ['Forms'],
          operationId: 'createEnquiry',
          summary: 'Send an enquiry',
          description:
            'Answered once it is stored. The same form sent again, by its `submissionId`, has the same answer and is not stored twice. A `conversationId` that is not the visitor’s own, by the assistant’s cookie, or is kept no more is left out without a word.',
          body: enquirySchema,
          response: { 201: submittedSchema, ...submissionRefusals },
        },
      },
      async (request, reply) => reply.code(201).send(await service.submit(request.body, visitors.hashOf(request))),
    )
  }
}
