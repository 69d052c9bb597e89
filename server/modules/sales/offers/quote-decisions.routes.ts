import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/quotes.ts'
import { changeEach } from '#server/platform/http/bulk.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { QuoteWork } from '../quotes/quote-work.service.ts'
import { answeringWhole } from '../quotes/staff-quotes.routes.ts'
import type { StaffQuotes } from '../quotes/staff-quotes.service.ts'

export function quoteDecisionsRoutes(
  work: Pick<QuoteWork, 'withdraw' | 'accept' | 'decline' | 'links'>,
  quotes: StaffQuotes,
  publicUrl: string | undefined,
): FastifyPluginAsync {
  const after = answeringWhole(quotes, publicUrl)

  return async (app) => {
    route(app, endpoints.withdrawQuote, (request) => {
      const { id } = request.params
      return after(request, id, work.withdraw(actorOf(request), id, request.body))
    })

    route(app, endpoints.acceptQuote, (request) => {
      const { id } = request.params
      return after(request, id, work.accept(actorOf(request), id, request.body))
    })

    route(app, endpoints.declineQuote, (request) => {
      const { id } = request.params
      return after(request, id, work.decline(actorOf(request), id, request.body))
    })

    route(app, endpoints.decideQuotes, (request) =>
      changeEach(request, request.body.rows, ({ id, decision, ...given }) =>
        after(request, id, work[decision](actorOf(request), id, given)),
      ),
    )

    route(app, endpoints.renewQuoteLink, (request) => {
      const { id } = request.params
      return after(request, id, work.links.renew(actorOf(request), id, request.body.version))
    })

    route(app, endpoints.revokeQuoteLink, (request) => {
      const { id } = request.params
      return after(request, id, work.links.revoke(actorOf(request), id, request.body.version))
    })
  }
}
