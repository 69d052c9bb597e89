import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/inbox/messages.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { sendPdf } from '#server/platform/documents/exports.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { MessagePrinting } from './message-printing.service.ts'
import { demoRequestColumns } from './messages.columns.ts'
import type { StaffMessages } from './staff-messages.service.ts'

export function staffDemoRequestsRoutes(
  messages: StaffMessages['demoRequests'],
  printing: MessagePrinting,
  settings: SettingsSource,
): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listDemoRequests, (request) =>
      messages.page({ ...request.query, me: staffOf(request).user.id }),
    )

    route(app, endpoints.getDemoRequest, (request) => messages.find(request.params.id))

    route(
      app,
      endpoints.exportDemoRequests,
      (request, reply) => {
        const { headings, ...query } = request.query
        const filter = { ...query, me: staffOf(request).user.id }
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'demo-requests', messages.all(actorOf(request), filter), demoRequestColumns(language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )

    route(
      app,
      endpoints.printDemoRequests,
      async (request, reply) => {
        const language = readerLanguage(settings, staffOf(request), undefined)
        return sendPdf(reply, await printing.demoRequests(actorOf(request), request.query.ids, language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would make and audit the document
      },
    )
  }
}
