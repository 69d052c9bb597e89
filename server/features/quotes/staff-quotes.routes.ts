import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { quoteDetailSchema, quotePageSchema, quoteTableQuerySchema } from '#contract/quotes.ts'
import { exportQuery } from '#contract/tables.ts'
import { csvResponse, sendCsv } from '#server/platform/csv.ts'
import { problemResponse, staffRefusals } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { quoteColumns } from './staff-quotes.columns.ts'
import type { StaffQuotes } from './staff-quotes.service.ts'

const tags = ['Sales']

/** GET /admin/quotes, …/{id} and …/export.csv. */
export function staffQuotesRoutes(quotes: StaffQuotes, settings: SettingsSource): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/quotes',
      {
        config: { permission: 'sales.read' },
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
      (request) => quotes.page({ ...request.query, me: staffOf(request).user.id }),
    )

    app.get(
      '/admin/quotes/:id',
      {
        config: { permission: 'sales.read' },
        schema: {
          tags,
          operationId: 'getQuote',
          summary: 'A request for quotation with its lines, and what became of its deliveries',
          params: z.object({ id: z.uuid() }),
          response: { 200: quoteDetailSchema, ...staffRefusals, 404: problemResponse },
        },
      },
      (request) => quotes.find(request.params.id),
    )

    app.get(
      '/admin/quotes/export.csv',
      {
        exposeHeadRoute: false, // it would read and note a whole export
        config: { permission: 'sales.export' },
        schema: {
          tags,
          operationId: 'exportQuotes',
          summary: 'All requests for quotation that match, as a CSV file',
          querystring: exportQuery(quoteTableQuerySchema),
          response: { 200: csvResponse, ...staffRefusals },
        },
      },
      (request, reply) => {
        const { headings, ...query } = request.query
        const filter = { ...query, me: staffOf(request).user.id }
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'quotes', quotes.all(actorOf(request), filter), quoteColumns(language))
      },
    )
  }
}
