import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { may } from '#contract/permissions.ts'
import { quoteDetailSchema, quotePageSchema, quoteTableQuerySchema } from '#contract/quotes.ts'
import { exportQuery } from '#contract/tables.ts'
import { csvResponse, sendCsv } from '#server/platform/csv.ts'
import { originOf } from '#server/platform/origin.ts'
import { pdfResponse, sendPdf } from '#server/platform/pdf.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { quoteColumns } from './staff-quotes.columns.ts'
import type { QuoteReader, StaffQuotes } from './staff-quotes.service.ts'

const tags = ['Sales']

/** GET /admin/quotes, …/{id}, …/{id}/revisions/{number}/quotation.pdf and …/export.csv. */
export function staffQuotesRoutes(
  quotes: StaffQuotes,
  settings: SettingsSource,
  publicUrl: string | undefined,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/quotes',
      {
        config: { permission: 'sales.read' },
        schema: {
          tags,
          operationId: 'listQuotes',
          summary: 'Quotations, the newest first',
          description:
            '`from` is included, `to` is not. Searched are reference, name, e-mail, company, phone and the first 1,000 signs of the message.',
          querystring: quoteTableQuerySchema,
          response: { 200: quotePageSchema },
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
          summary: 'A quotation: what was asked for, its revisions, its thread, its link and its order',
          params: z.object({ id: z.uuid() }),
          response: { 200: quoteDetailSchema, 404: problemResponse },
        },
      },
      (request) => quotes.find(request.params.id, readerOf(request, publicUrl)),
    )

    app.get(
      '/admin/quotes/:id/revisions/:number/quotation.pdf',
      {
        config: { permission: 'sales.read' },
        schema: {
          tags,
          operationId: 'getQuoteRevisionPdf',
          summary: 'A revision as the buyer gets it; a draft is marked as one',
          params: z.object({
            id: z.uuid(),
            number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
          }),
          response: { 200: pdfResponse, 404: problemResponse },
        },
      },
      async ({ params: { id, number } }, reply) => sendPdf(reply, await quotes.file(id, number)),
    )

    app.get(
      '/admin/quotes/export.csv',
      {
        exposeHeadRoute: false, // it would read and note a whole export
        config: { permission: 'sales.export' },
        schema: {
          tags,
          operationId: 'exportQuotes',
          summary: 'All quotations that match, as a CSV file',
          querystring: exportQuery(quoteTableQuerySchema),
          response: { 200: csvResponse },
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

/** Who asks, for a quotation with its link. */
export function readerOf(request: FastifyRequest, publicUrl: string | undefined): QuoteReader {
  return { origin: originOf(request, publicUrl), mayWrite: may(staffOf(request).user.role, 'sales.write') }
}
