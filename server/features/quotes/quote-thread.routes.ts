import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { noteSchema, receivedSchema, threadSchema } from '#contract/activities.ts'
import { replySchema } from '#contract/messages.ts'
import { quoteDetailSchema } from '#contract/quotes.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { QuoteWork } from './quote-work.service.ts'
import { readerOf } from './staff-quotes.routes.ts'
import type { StaffQuotes } from './staff-quotes.service.ts'

const tags = ['Sales']
const config = { permission: 'sales.write' } as const
const params = z.object({ id: z.uuid() })
const refusals = { 404: problemResponse }

/** POST /admin/quotes/{id}/notes and …/received, answered with the whole thread; …/replies, with the whole quotation. */
export function quoteThreadRoutes(
  { thread }: Pick<QuoteWork, 'thread'>,
  quotes: StaffQuotes,
  publicUrl: string | undefined,
): FastifyPluginAsyncZod {
  return async (app) => {
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
        return quotes.threadAfter(thread.note(actorOf(request), id, request.body.text), id)
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
        return quotes.threadAfter(thread.received(actorOf(request), id, request.body), id)
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
          response: { 200: quoteDetailSchema, ...refusals, 409: problemResponse },
        },
      },
      (request) => {
        const { id } = request.params
        return quotes.after(thread.reply(actorOf(request), id, request.body), id, readerOf(request, publicUrl))
      },
    )
  }
}
