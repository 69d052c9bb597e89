import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { auditFiltersSchema, auditPageSchema, auditQuerySchema } from '#contract/audit.ts'
import { sendCsv } from '#server/platform/csv.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { AuditLog } from './audit.service.ts'

const tags = ['Audit log']
const refusals = { 400: problemResponse, 401: problemResponse, 403: problemResponse, 503: problemResponse }

/** GET /admin/audit, …/filters and …/export.csv. */
export function auditRoutes(log: AuditLog): FastifyPluginAsyncZod {
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
          response: { 200: auditPageSchema, ...refusals },
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
          response: { 200: auditFiltersSchema, ...refusals },
        },
      },
      () => log.filters(),
    )

    app.get(
      '/admin/audit/export.csv',
      {
        config: { permission: 'audit.read' },
        schema: {
          tags,
          operationId: 'exportAuditEntries',
          summary: 'The whole filtered log as a CSV file',
          description: '`before` and `after` are JSON in a cell each.',
          querystring: z.omit(auditQuerySchema, { page: true, pageSize: true }),
          response: { 200: { content: { 'text/csv': { schema: z.string() } } }, ...refusals },
        },
      },
      (request, reply) => {
        sendCsv(reply, 'audit', log.all(request.query), [
          ['seq', ({ seq }) => seq],
          ['at', ({ at }) => at],
          ['actorKind', ({ actorKind }) => actorKind],
          ['actorId', ({ actorId }) => actorId],
          ['actorName', ({ actorName }) => actorName],
          ['address', ({ address }) => address],
          ['action', ({ action }) => action],
          ['entity', ({ entity }) => entity],
          ['entityId', ({ entityId }) => entityId],
          ['entityName', ({ entityName }) => entityName],
          ['before', ({ before }) => before && JSON.stringify(before)],
          ['after', ({ after }) => after && JSON.stringify(after)],
          ['requestId', ({ requestId }) => requestId],
        ])
      },
    )
  }
}
