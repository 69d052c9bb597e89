import type { FastifyPluginAsync } from 'fastify'
import { createQuoteRequest } from '#contract/endpoints/quotes.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { QuoteRequestsService } from './quote-requests.service.ts'

/** POST /quote-requests. */
export function quoteRequestsRoutes(
  quoteRequests: QuoteRequestsService,
  limits: { submissions: VisitorLimit; forms: VisitorLimit },
): FastifyPluginAsync {
  return async (app) => {
    route(app, createQuoteRequest, (request) => quoteRequests.submit(request.body), {
      onRequest: limits.submissions,
      preHandler: limits.forms,
    })
  }
}
