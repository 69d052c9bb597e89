import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/audit.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import { auditColumns } from './audit.columns.ts'
import type { AuditLog } from './audit.service.ts'

export function auditRoutes(log: AuditLog, settings: SettingsSource): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listAuditEntries, (request) => log.page(request.query))

    route(app, endpoints.listAuditFilters, () => log.filters())

    route(
      app,
      endpoints.exportAuditEntries,
      (request, reply) => {
        const { headings, ...filter } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'audit', log.all(actorOf(request), filter), auditColumns(language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )
  }
}
