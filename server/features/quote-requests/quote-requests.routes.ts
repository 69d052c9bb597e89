import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/quotes.ts'
import { sendPdf } from '#server/platform/pdf.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import { route } from '#server/platform/route.ts'
import type { QuoteAnswersService } from './quote-answers.service.ts'
import type { QuoteFollowService } from './quote-follow.service.ts'
import type { QuoteRequestsService } from './quote-requests.service.ts'

interface QuoteRequestsServices {
  quoteRequests: QuoteRequestsService
  quoteFollow: QuoteFollowService
  quoteAnswers: QuoteAnswersService
}

/** POST /quote-requests, and what a buyer does on the private link, /quote-requests/{token}. */
export function quoteRequestsRoutes(
  services: QuoteRequestsServices,
  limits: { submissions: VisitorLimit; forms: VisitorLimit; lookups: VisitorLimit; datasheets: VisitorLimit },
): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.createQuoteRequest, (request) => services.quoteRequests.submit(request.body), {
      onRequest: limits.submissions,
      preHandler: limits.forms,
    })

    route(
      app,
      endpoints.getQuoteRequest,
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return services.quoteFollow.follow(request.params.token)
      },
      { onRequest: limits.lookups },
    )

    route(
      app,
      endpoints.answerQuote,
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return services.quoteAnswers.answer(request.params.token, request.body)
      },
      { onRequest: limits.submissions },
    )

    route(
      app,
      endpoints.getQuotePdf,
      async (request, reply) => sendPdf(reply, await services.quoteFollow.file(request.params.token)),
      { onRequest: limits.datasheets },
    )
  }
}
