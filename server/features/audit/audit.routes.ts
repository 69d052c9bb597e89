import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditFiltersSchema, auditPageSchema, auditQuerySchema } from '#contract/audit.ts'
import { exportQuery } from '#contract/tables.ts'
import { csvResponse, sendCsv } from '#server/platform/csv.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { auditColumns } from './audit.columns.ts'
import type { AuditLog } from './audit.service.ts'

const tags = ['Audit log']

/** GET /admin/audit, …/filters and …/export.csv. */
export function auditRoutes(log: AuditLog, settings: SettingsSource): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/audit',
      {
        config: { permission: 'audit.read' },
        schema: {
          tags,
          operationId: 'listAuditEntries',
          summary: 'Who changed what, and when',
          description:
            '`from` is included, `to` is not. `before` and `after` hold only what changed, and never a secret.',
          querystring: auditQuerySchema,
          response: { 200: auditPageSchema },
        },
      },
      (request) => log.page(request.query),
    )

    app.get(
      '/admin/audit/filters',
      {
        config: { permission: 'audit.read' },
        schema: {
          tags,
          operationId: 'listAuditFilters',
          summary: 'The actions, entities and actors that the log holds',
          response: { 200: auditFiltersSchema },
        },
      },
      () => log.filters(),
    )

    app.get(
      '/admin/audit/export.csv',
      {
        exposeHeadRoute: false, // it would read and note a whole export
        config: { permission: 'audit.read' },
        schema: {
          tags,
          operationId: 'exportAuditEntries',
          summary: 'The whole filtered log as a CSV file',
          description: '`before` and `after` are JSON in a cell each.',
          querystring: exportQuery(auditQuerySchema),
          response: { 200: csvResponse },
        },
      },
      (request, reply) => {
        const { headings, ...filter } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'audit', log.all(actorOf(request), filter), auditColumns(language))
      },
    )
  }
}
