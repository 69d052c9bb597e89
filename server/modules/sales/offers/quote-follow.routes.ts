import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/quotes.ts'
import { sendPdf } from '#server/platform/documents/exports.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { QuoteAnswersService } from './quote-answers.service.ts'
import type { QuoteFollowService } from './quote-follow.service.ts'

interface Services {
  quoteFollow: QuoteFollowService
  quoteAnswers: QuoteAnswersService
}

/** Routes for buyers on a private link, /quote-requests/{token}. */
export function quoteFollowRoutes(
  { quoteFollow, quoteAnswers }: Services,
  limits: { submissions: VisitorLimit; lookups: VisitorLimit; datasheets: VisitorLimit },
): FastifyPluginAsync {
  return async (app) => {
    route(
      app,
      endpoints.getQuoteRequest,
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return quoteFollow.follow(request.params.token)
      },
      { onRequest: limits.lookups },
    )

    route(
      app,
      endpoints.answerQuote,
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return quoteAnswers.answer(request.params.token, request.body)
      },
      { onRequest: limits.submissions },
    )

    route(
      app,
      endpoints.getQuotePdf,
      async (request, reply) => sendPdf(reply, await quoteFollow.file(request.params.token)),
      { onRequest: limits.datasheets },
    )
  }
}
