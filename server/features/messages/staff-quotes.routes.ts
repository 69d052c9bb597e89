import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { quoteDetailSchema, quotePageSchema, quoteTableQuerySchema } from '#contract/messages.ts'
import { exportQuery } from '#contract/tables.ts'
import { csvResponse, sendCsv } from '#server/platform/csv.ts'
import { problemResponse, staffRefusals } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { quoteColumns } from './messages.columns.ts'
import type { StaffMessages } from './staff-messages.service.ts'

const tags = ['Inbox']

/** GET /admin/quotes, …/{id} and …/export.csv. */
export function staffQuotesRoutes(messages: StaffMessages['quotes'], settings: SettingsSource): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/quotes',
      {
        config: { permission: 'inbox.read' },
        schema: {
          tags,
          operationId: 'listQuotes',
          summary: 'Requests for quotation, the newest first',
          description:
            '`from` is included, `to` is not. Searched are reference, name, e-mail, company, phone and the first 1,000 signs of the message.',
          querystring: quoteTableQuerySchema,
          response: { 200: quotePageSchema, ...staffRefusals },
        },
      },
      (request) => messages.page(request.query),
    )

    app.get(
      '/admin/quotes/:id',
      {
        config: { permission: 'inbox.read' },
        schema: {
          tags,
          operationId: 'getQuote',
          summary: 'A request for quotation with its lines, and what became of its deliveries',
          params: z.object({ id: z.uuid() }),
          response: { 200: quoteDetailSchema, ...staffRefusals, 404: problemResponse },
        },
      },
      (request) => messages.find(request.params.id),
    )

    app.get(
      '/admin/quotes/export.csv',
      {
        exposeHeadRoute: false, // it would read and note a whole export
        config: { permission: 'inbox.export' },
        schema: {
          tags,
          operationId: 'exportQuotes',
          summary: 'All requests for quotation that match, as a CSV file',
          querystring: exportQuery(quoteTableQuerySchema),
          response: { 200: csvResponse, ...staffRefusals },
        },
      },
      (request, reply) => {
        const { headings, ...filter } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'quotes', messages.all(actorOf(request), filter), quoteColumns(language))
      },
    )
  }
}
