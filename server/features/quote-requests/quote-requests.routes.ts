import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { quoteFollowSchema, quoteRequestSchema, quoteSubmittedSchema } from '#contract/quote-requests.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import { submissionRefusals } from '../visitors/submissions.routes.ts'
import type { QuoteRequestsService } from './quote-requests.service.ts'

/** POST /quote-requests and GET /quote-requests/{token}. */
export function quoteRequestsRoutes(
  service: QuoteRequestsService,
  limits: { submissions: VisitorLimit; lookups: VisitorLimit },
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/quote-requests',
      {
        onRequest: limits.submissions,
        schema: {
          tags: ['Forms'],
          operationId: 'createQuoteRequest',
          summary: 'Ask for a quotation',
          description:
            'Products are named by their addresses, present or former; one that is not sold is refused as `lines.N.slug`. `token` is the secret of the private link. The same form sent again, by its `submissionId`, has the same answer and is not stored twice.',
          body: quoteRequestSchema,
          response: { 201: quoteSubmittedSchema, ...submissionRefusals },
        },
      },
      async (request, reply) => reply.code(201).send(await service.submit(request.body)),
    )

    app.get(
      '/quote-requests/:token',
      {
        onRequest: limits.lookups,
        schema: {
          tags: ['Forms'],
          operationId: 'getQuoteRequest',
          summary: 'How far a request for quotation has come',
          description: 'List prices are HKD as they were when the request came.',
          params: z.object({ token: z.string() }),
          response: {
            200: quoteFollowSchema,
            400: problemResponse,
            404: problemResponse,
            429: problemResponse,
            503: problemResponse,
          },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return service.follow(request.params.token)
      },
    )
  }
}
