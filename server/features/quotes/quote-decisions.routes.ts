import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { quoteDecisionSchema, quoteDetailSchema, quoteLinkSchema } from '#contract/quotes.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { QuoteWork } from './quote-work.service.ts'
import { readerOf } from './staff-quotes.routes.ts'
import type { StaffQuotes } from './staff-quotes.service.ts'

const tags = ['Sales']
const config = { permission: 'sales.write' } as const
const params = z.object({ id: z.uuid() })
const response = { 200: quoteDetailSchema, 404: problemResponse, 409: problemResponse }
const overVersion = 'Of another version, 409 `record.changed` with the quotation as it is now as `current`.'

/** POST /admin/quotes/{id}/withdraw, …/accept and …/decline; POST and DELETE …/link. Each answers with the whole quotation. */
export function quoteDecisionsRoutes(
  work: Pick<QuoteWork, 'withdraw' | 'accept' | 'decline' | 'links'>,
  quotes: StaffQuotes,
  publicUrl: string | undefined,
): FastifyPluginAsyncZod {
  const after = (request: FastifyRequest, id: string, change: Promise<void>) =>
    quotes.after(change, id, readerOf(request, publicUrl))

  return async (app) => {
    const decisions = [
      ['withdraw', 'Withdraw a quotation', work.withdraw],
      ['accept', 'Accept what was sent, for a buyer who said so elsewhere: it becomes an order', work.accept],
      ['decline', 'Decline what was sent, for a buyer who said so elsewhere', work.decline],
    ] as const
    for (const [name, summary, decide] of decisions) {
      app.post(
        `/admin/quotes/:id/${name}`,
        {
          config,
          schema: {
            tags,
            operationId: `${name}Quote`,
            summary,
            description: overVersion,
            params,
            body: quoteDecisionSchema,
            response,
          },
        },
        (request) => {
          const { id } = request.params
          return after(request, id, decide(actorOf(request), id, request.body))
        },
      )
    }

    app.post(
      '/admin/quotes/:id/link',
      {
        config,
        schema: {
          tags,
          operationId: 'renewQuoteLink',
          summary: 'Make a new private link in place of the old one',
          description: overVersion,
          params,
          body: quoteLinkSchema,
          response,
        },
      },
      (request) => {
        const { id } = request.params
        return after(request, id, work.links.renew(actorOf(request), id, request.body.version))
      },
    )

    app.delete(
      '/admin/quotes/:id/link',
      {
        config,
        schema: {
          tags,
          operationId: 'revokeQuoteLink',
          summary: 'Revoke the private link',
          description: overVersion,
          params,
          body: quoteLinkSchema,
          response,
        },
      },
      (request) => {
        const { id } = request.params
        return after(request, id, work.links.revoke(actorOf(request), id, request.body.version))
      },
    )
  }
}
