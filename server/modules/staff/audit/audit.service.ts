import type { z } from 'zod/mini'
import type { AuditEntry, AuditQuery, auditFiltersSchema, auditPageSchema } from '#contract/staff/audit.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { type AuditFilter, type AuditRow, createAuditRepo } from './audit.repo.ts'

export function createAuditLog(services: { database: Database; audit: Audit }) {
  const repo = createAuditRepo(services.database)

  return {
    async page(query: AuditQuery): Promise<z.infer<typeof auditPageSchema>> {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(entryOf) }
    },

    /** Streams the filtered entries from one snapshot, then records the export. */
    all: (actor: Actor, filter: AuditFilter): AsyncGenerator<AuditEntry> =>
      recordedExport(services, actor, 'audit', filter, entriesOf(repo.all(filter))),

    async filters(): Promise<z.infer<typeof auditFiltersSchema>> {
      const [actions, entities, actors] = await Promise.all([repo.actions(), repo.entities(), repo.actors()])
      return { actions, entities, actors }
    },
  }
}

export type AuditLog = ReturnType<typeof createAuditLog>

async function* entriesOf(rows: AsyncIterable<AuditRow>): AsyncGenerator<AuditEntry> {
  for await (const row of rows) yield entryOf(row)
}

function entryOf(row: AuditRow): AuditEntry {
  return { ...row, at: row.at.toISOString() }
}
