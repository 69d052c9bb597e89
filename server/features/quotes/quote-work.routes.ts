import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import {
  newQuoteSchema,
  quoteChangeSchema,
  quoteDetailSchema,
  quoteDraftSchema,
  quoteSendSchema,
} from '#contract/quotes.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { QuoteWork } from './quote-work.service.ts'
import { readerOf } from './staff-quotes.routes.ts'
import type { StaffQuotes } from './staff-quotes.service.ts'

const tags = ['Sales']
const config = { permission: 'sales.write' } as const
const params = z.object({ id: z.uuid() })
const refusals = { 404: problemResponse, 409: problemResponse }
const response = { 200: quoteDetailSchema, ...refusals }
const overVersion = 'Of another version, 409 `record.changed` with the quotation as it is now as `current`.'

/** What staff make of quotations below /admin/quotes: begun, given to somebody, priced, sent; each answers with the whole quotation. */
export function quoteWorkRoutes(
  work: QuoteWork,
  quotes: StaffQuotes,
  publicUrl: string | undefined,
): FastifyPluginAsyncZod {
  const after = (request: FastifyRequest, id: string, change: Promise<void>) =>
    quotes.after(change, id, readerOf(request, publicUrl))

  return async (app) => {
    app.post(
      '/admin/quotes',
      {
        config,
        schema: {
          tags,
          operationId: 'createQuote',
          summary: 'Begin a quotation: blank, from an enquiry, or from a conversation with the assistant',
          description:
            '`from` names an enquiry, or as `chat` a conversation: then the products that the assistant showed are its lines. Without `customerId`, whose contact has the address.',
          body: newQuoteSchema,
          response: { 201: quoteDetailSchema, 404: problemResponse },
        },
      },
      async (request, reply) => {
        const id = await work.create(actorOf(request), request.body)
        return reply.code(201).send(await quotes.find(id, readerOf(request, publicUrl)))
      },
    )

    app.patch(
      '/admin/quotes/:id',
      {
        config,
        schema: {
          tags,
          operationId: 'changeQuote',
          summary: 'Say who works on a quotation, and whose it is',
          description: overVersion,
          params,
          body: quoteChangeSchema,
          response,
        },
      },
      (request) => {
        const { id } = request.params
        return after(request, id, work.change(actorOf(request), id, request.body))
      },
    )

    app.put(
      '/admin/quotes/:id/draft',
      {
        config,
        schema: {
          tags,
          operationId: 'saveQuoteDraft',
          summary: 'Save what is offered, as a draft',
          description: `Begins a revision after one that was sent. The rate is frozen as a revision begins; another currency, or \`renewRate\`, takes that of today. A line below its product’s minimum selling price is refused as \`lines.N.unitPriceHkd\` without \`overrideReason\`. ${overVersion}`,
          params,
          body: quoteDraftSchema,
          response,
        },
      },
      (request) => {
        const { id } = request.params
        return after(request, id, work.drafts.save(actorOf(request), id, request.body))
      },
    )

    app.post(
      '/admin/quotes/:id/send',
      {
        config,
        schema: {
          tags,
          operationId: 'sendQuote',
          summary: 'Fix the draft and mail it to the buyer',
          description: `With its PDF and the private link, in the buyer’s language. \`deliver: false\` sends no mail: hand the link over yourself. The link stays good for 30 days after the offer’s last day at least. ${overVersion}`,
          params,
          body: quoteSendSchema,
          response,
        },
      },
      (request) => {
        const { id } = request.params
        const { origin } = readerOf(request, publicUrl)
        return after(request, id, work.send(actorOf(request), id, request.body, origin))
      },
    )
  }
}
