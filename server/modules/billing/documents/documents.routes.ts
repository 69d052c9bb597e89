import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as endpoints from '#contract/endpoints/billing.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { Reminders } from '../reminders/reminders.service.ts'
import { documentColumns } from './documents.columns.ts'
import type { Documents } from './documents.service.ts'

export function documentsRoutes(
  documents: Documents,
  reminders: Pick<Reminders, 'pause'>,
  settings: SettingsSource,
): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listDocuments, (request) => documents.page(request.query))

    route(
      app,
      endpoints.exportDocuments,
      (request, reply) => {
        const { headings, ...query } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'documents', documents.all(actorOf(request), query), documentColumns(language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )

    route(app, endpoints.getIssuedDocument, (request) => documents.detail(request.params.id))

    route(app, endpoints.getDocumentFile, async (request, reply) => {
      const maySeeSealed = staffOf(request).may('customers.privacy')
      const { name, bytes } = await documents.file(request.params.id, maySeeSealed)
      return sendStoredPdf(reply, name, bytes)
    })

    route(app, endpoints.getOrderBilling, (request) => documents.billing(request.params.id))

    route(app, endpoints.previewDocument, async (request, reply) =>
      sendStoredPdf(reply, 'preview.pdf', await documents.preview(request.params.id, request.body)),
    )

    route(app, endpoints.issueDocument, (request) => documents.issue(actorOf(request), request.params.id, request.body))

    route(app, endpoints.creditDocument, (request) =>
      documents.credit(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.issueStatement, (request) =>
      documents.statement(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.pauseReminders, async (request) => {
      await reminders.pause(actorOf(request), request.params.id, request.body.isPaused)
      return documents.detail(request.params.id)
    })

    route(app, endpoints.sendDocument, (request) => documents.send(actorOf(request), request.params.id))
  }
}

export function sendStoredPdf(reply: FastifyReply, name: string, bytes: Buffer) {
  reply.header('content-disposition', `inline; filename="${name}"`)
  return reply.type('application/pdf').send(bytes)
}
