import type { FastifyPluginAsync } from 'fastify'
import { repeatOrder } from '#contract/endpoints/orders.ts'
import * as endpoints from '#contract/endpoints/quotes.ts'
import { changeEach } from '#server/platform/http/bulk.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { QuoteWork } from './quote-work.service.ts'
import { answeringWhole, readerOf } from './staff-quotes.routes.ts'
import type { StaffQuotes } from './staff-quotes.service.ts'

export function quoteWorkRoutes(
  work: QuoteWork,
  quotes: StaffQuotes,
  publicUrl: string | undefined,
): FastifyPluginAsync {
  const after = answeringWhole(quotes, publicUrl)

  return async (app) => {
    route(app, endpoints.createQuote, async (request) => {
      const id = await work.create(actorOf(request), request.body)
      return quotes.find(id, readerOf(request, publicUrl))
    })

    route(app, endpoints.repeatQuote, async (request) => {
      const repeated = { kind: 'quote', id: request.params.id } as const
      const id = await work.repeat(actorOf(request), repeated, request.body.submissionId)
      return quotes.find(id, readerOf(request, publicUrl))
    })

    route(app, repeatOrder, async (request) => {
      const repeated = { kind: 'order', id: request.params.id } as const
      const id = await work.repeat(actorOf(request), repeated, request.body.submissionId)
      return quotes.find(id, readerOf(request, publicUrl))
    })

    route(app, endpoints.changeQuote, (request) => {
      const { id } = request.params
      return after(request, id, work.change(actorOf(request), id, request.body))
    })

    route(app, endpoints.changeQuotes, (request) =>
      changeEach(request, request.body.rows, ({ id, ...change }) =>
        after(request, id, work.change(actorOf(request), id, change)),
      ),
    )

    route(app, endpoints.saveQuoteDraft, (request) => {
      const { id } = request.params
      return after(request, id, work.drafts.save(actorOf(request), id, request.body))
    })

    route(app, endpoints.sendQuote, (request) => {
      const { id } = request.params
      const { origin } = readerOf(request, publicUrl)
      return after(request, id, work.send(actorOf(request), id, request.body, origin))
    })
  }
}
