import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/billing.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { problem } from '#server/platform/http/problems.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import { accountingColumns } from './accounting.columns.ts'
import { createAccountingRepo, type DocumentLines } from './accounting.repo.ts'
import { type AccountingRow, accountingRows } from './accounting.rules.ts'

export function accountingRoutes(services: { database: Database; audit: Audit }): FastifyPluginAsync {
  const repo = createAccountingRepo(services.database)

  return async (app) => {
    route(
      app,
      endpoints.exportAccounting,
      (request, reply) => {
        const { query } = request
        if (query.to < query.from)
          throw problem('request.invalid', 'It ends before it starts', [fieldError('to', 'not_after_start')])
        const rows = recordedExport(
          services,
          actorOf(request),
          'accounting',
          { ...query, search: undefined },
          rowsOf(repo.documents(query)),
        )
        sendCsv(reply, `${query.shape}-${query.from}-${query.to}`, rows, accountingColumns(query))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )
  }
}

async function* rowsOf(documents: AsyncIterable<DocumentLines>): AsyncGenerator<AccountingRow> {
  for await (const document of documents) yield* accountingRows(document)
}
