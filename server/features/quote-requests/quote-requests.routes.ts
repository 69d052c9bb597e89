import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { quoteAnswerSchema } from '#contract/quote-answers.ts'
import { quoteFollowSchema, quoteRequestSchema, quoteSubmittedSchema } from '#contract/quote-requests.ts'
import { pdfResponse, sendPdf } from '#server/platform/pdf.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import { submissionRefusals } from '../visitors/submissions.routes.ts'
import type { QuoteAnswersService } from './quote-answers.service.ts'
import type { QuoteFollowService } from './quote-follow.service.ts'
import type { QuoteRequestsService } from './quote-requests.service.ts'

interface QuoteRequestsServices {
  quoteRequests: QuoteRequestsService
  quoteFollow: QuoteFollowService
  quoteAnswers: QuoteAnswersService
}

const params = z.object({ token: z.string() })
const linkRefusals = { 404: problemResponse, 429: problemResponse, 503: problemResponse }

/** POST /quote-requests, and what a buyer does on the private link, /quote-requests/{token}. */
export function quoteRequestsRoutes(
  services: QuoteRequestsServices,
  limits: { submissions: VisitorLimit; forms: VisitorLimit; lookups: VisitorLimit; datasheets: VisitorLimit },
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/quote-requests',
      {
        onRequest: limits.submissions,
        preHandler: limits.forms,
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
      async (request, reply) => reply.code(201).send(await services.quoteRequests.submit(request.body)),
    )

    app.get(
      '/quote-requests/:token',
      {
        onRequest: limits.lookups,
        schema: {
          tags: ['Forms'],
          operationId: 'getQuoteRequest',
          summary: 'How far a request for quotation has come, and what is offered',
          description:
            'List prices are HKD as they were when the request came. A link that has expired or was revoked is answered as one that never was.',
          params,
          response: { 200: quoteFollowSchema, ...linkRefusals },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return services.quoteFollow.follow(request.params.token)
      },
    )

    app.post(
      '/quote-requests/:token/answer',
      {
        onRequest: limits.submissions,
        schema: {
          tags: ['Forms'],
          operationId: 'answerQuote',
          summary: 'Accept or decline what is offered, or ask about it',
          description:
            'Accepting makes one order, however often it is sent. 409 `quote.revised` where `revision` is not the one sent last, or another is being prepared; `quote.expired` after its last day in Hong Kong; `quote.closed` where it was answered or withdrawn.',
          params,
          body: quoteAnswerSchema,
          response: { 200: quoteFollowSchema, ...linkRefusals, 409: problemResponse },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return services.quoteAnswers.answer(request.params.token, request.body)
      },
    )

    app.get(
      '/quote-requests/:token/quotation.pdf',
      {
        onRequest: limits.datasheets,
        schema: {
          tags: ['Forms'],
          operationId: 'getQuotePdf',
          summary: 'What is offered, as a document',
          params,
          response: { 200: pdfResponse, ...linkRefusals },
        },
      },
      async (request, reply) => sendPdf(reply, await services.quoteFollow.file(request.params.token)),
    )
  }
}
