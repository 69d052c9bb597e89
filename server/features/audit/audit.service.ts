import type { z } from 'zod/mini'
import type { AuditEntry, AuditQuery, auditFiltersSchema, auditPageSchema } from '#contract/audit.ts'
import type { AuditFilter, AuditRepo, AuditRow } from './audit.repo.ts'

/** Reading the audit log. */
export function createAuditLog(repo: AuditRepo) {
  return {
    async page(query: AuditQuery): Promise<z.infer<typeof auditPageSchema>> {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(entryOf) }
    },

    /** The whole filtered set, in order, as it stood at one moment. */
    async *all(filter: AuditFilter): AsyncGenerator<AuditEntry> {
      for await (const row of repo.all(filter)) yield entryOf(row)
    },

    /** What there is to filter by. */
    async filters(): Promise<z.infer<typeof auditFiltersSchema>> {
      const [actions, entities, actors] = await Promise.all([repo.actions(), repo.entities(), repo.actors()])
      return { actions, entities, actors }
    },
  }
}

export type AuditLog = ReturnType<typeof createAuditLog>

function entryOf(row: AuditRow): AuditEntry {
  return { ...row, at: row.at.toISOString() }
}
