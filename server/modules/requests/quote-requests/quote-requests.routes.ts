import type { FastifyPluginAsync } from 'fastify'
import { createQuoteRequest } from '#contract/endpoints/quotes.ts'
import { route } from '#server/platform/http/route.ts'
import type { FormGuard } from '../submissions/form-guard.ts'
import type { QuoteRequestsService } from './quote-requests.service.ts'

export function quoteRequestsRoutes(
  quoteRequests: QuoteRequestsService,
  limits: { messageForms: FormGuard },
): FastifyPluginAsync {
  return async (app) => {
    route(app, createQuoteRequest, (request) => quoteRequests.submit(request.body), {
      preHandler: limits.messageForms,
    })
  }
}
