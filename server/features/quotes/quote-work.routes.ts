import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { noteSchema, receivedSchema, threadSchema } from '#contract/activities.ts'
import { replySchema } from '#contract/messages.ts'
import {
  newQuoteSchema,
  quoteChangeSchema,
  quoteDecisionSchema,
  quoteDetailSchema,
  quoteDraftSchema,
  quoteLinkSchema,
  quoteSendSchema,
} from '#contract/quotes.ts'
import { problemResponse, staffRefusals } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { QuoteWork } from './quote-work.service.ts'
import { readerOf } from './staff-quotes.routes.ts'
import type { StaffQuotes } from './staff-quotes.service.ts'

const tags = ['Sales']
const config = { permission: 'sales.write' } as const
const params = z.object({ id: z.uuid() })
const refusals = { ...staffRefusals, 404: problemResponse, 409: problemResponse }
const response = { 200: quoteDetailSchema, ...refusals }
const overVersion = 'Of another version, 409 `record.changed` with the quotation as it is now as `current`.'

/** What staff do to quotations below /admin/quotes; each answers with the whole quotation, or its whole thread. */
export function quoteWorkRoutes(
  work: QuoteWork,
  quotes: StaffQuotes,
  publicUrl: string | undefined,
): FastifyPluginAsyncZod {
  const after = (request: FastifyRequest, id: string, change: Promise<void>) =>
    quotes.after(change, id, readerOf(request, publicUrl))
  const threadAfter = async (request: FastifyRequest, id: string, change: Promise<void>) =>
    (await after(request, id, change)).thread

  return async (app) => {
    app.post(
      '/admin/quotes',
      {
        config,
        schema: {
          tags,
          operationId: 'createQuote',
          summary: 'Begin a quotation: blank, or from an enquiry',
          description:
            '`from` names an enquiry; conversations are not there yet. Without `customerId`, whose contact has the address.',
          body: newQuoteSchema,
          response: { 201: quoteDetailSchema, ...refusals },
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

    app.post(
      '/admin/quotes/:id/notes',
      {
        config,
        schema: {
          tags,
          operationId: 'addQuoteNote',
          summary: 'Note something for staff alone',
          params,
          body: noteSchema,
          response: { 200: threadSchema, ...refusals },
        },
      },
      (request) => {
        const { id } = request.params
        return threadAfter(request, id, work.thread.note(actorOf(request), id, request.body.text))
      },
    )

    app.post(
      '/admin/quotes/:id/received',
      {
        config,
        schema: {
          tags,
          operationId: 'addQuoteReceived',
          summary: 'Copy in what the buyer said by another way',
          params,
          body: receivedSchema,
          response: { 200: threadSchema, ...refusals },
        },
      },
      (request) => {
        const { id } = request.params
        return threadAfter(request, id, work.thread.received(actorOf(request), id, request.body))
      },
    )

    app.post(
      '/admin/quotes/:id/replies',
      {
        config,
        schema: {
          tags,
          operationId: 'replyToQuote',
          summary: 'Write to the buyer by e-mail',
          params,
          body: replySchema,
          response,
        },
      },
      (request) => {
        const { id } = request.params
        return after(request, id, work.thread.reply(actorOf(request), id, request.body))
      },
    )
  }
}
