import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/quotes.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { QuoteWork } from '../quotes/quote-work.service.ts'
import { answeringWhole } from '../quotes/staff-quotes.routes.ts'
import type { StaffQuotes } from '../quotes/staff-quotes.service.ts'

export function quoteThreadRoutes(
  { thread }: Pick<QuoteWork, 'thread'>,
  quotes: StaffQuotes,
  publicUrl: string | undefined,
): FastifyPluginAsync {
  const after = answeringWhole(quotes, publicUrl)

  return async (app) => {
    route(app, endpoints.addQuoteNote, (request) => {
      const { id } = request.params
      return quotes.threadAfter(thread.note(actorOf(request), id, request.body.text), id)
    })

    route(app, endpoints.addQuoteReceived, (request) => {
      const { id } = request.params
      return quotes.threadAfter(thread.received(actorOf(request), id, request.body), id)
    })

    route(app, endpoints.replyToQuote, (request) => {
      const { id } = request.params
      return after(request, id, thread.reply(actorOf(request), id, request.body))
    })
  }
}
