import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as endpoints from '#contract/endpoints/quotes.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { sendPdf } from '#server/platform/documents/exports.ts'
import { originOf } from '#server/platform/http/origin.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import { quoteColumns } from './staff-quotes.columns.ts'
import type { QuoteReader, StaffQuotes } from './staff-quotes.service.ts'

export function staffQuotesRoutes(
  quotes: StaffQuotes,
  settings: SettingsSource,
  publicUrl: string | undefined,
): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listQuotes, (request) => quotes.page({ ...request.query, me: staffOf(request).user.id }))

    route(app, endpoints.getQuote, (request) => quotes.find(request.params.id, readerOf(request, publicUrl)))

    route(app, endpoints.getQuoteRevisionPdf, async ({ params: { id, number } }, reply) =>
      sendPdf(reply, await quotes.file(id, number)),
    )

    route(
      app,
      endpoints.exportQuotes,
      (request, reply) => {
        const { headings, ...query } = request.query
        const filter = { ...query, me: staffOf(request).user.id }
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'quotes', quotes.all(actorOf(request), filter), quoteColumns(language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )

    route(
      app,
      endpoints.printQuotes,
      async (request, reply) => sendPdf(reply, await quotes.print(actorOf(request), request.query.ids)),
      {
        exposeHeadRoute: false, // a HEAD request would make and audit all documents
      },
    )
  }
}

/** Answers a change with the whole quotation. */
export function answeringWhole(quotes: StaffQuotes, publicUrl: string | undefined) {
  return (request: FastifyRequest, id: string, change: Promise<void>) =>
    quotes.after(change, id, readerOf(request, publicUrl))
}

export function readerOf(request: FastifyRequest, publicUrl: string | undefined): QuoteReader {
  return { origin: originOf(request, publicUrl), mayWrite: staffOf(request).may('sales.write') }
}
