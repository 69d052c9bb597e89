import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRows } from '#server/platform/database/rows.ts'
import type { GoneProduct } from '../plan/plan.repo.ts'

export function createRetireRepo(database: DatabaseHandle) {
  return {
    /** Retires products still at the given version and clears their failed pushes. @returns their ids */
    async retire(products: Pick<GoneProduct, 'id' | 'version'>[], at: Date): Promise<string[]> {
      const found = JSON.stringify(products.map(({ id, version }) => ({ id, version })))
      const rows = await readRows(database, idRow)`
        UPDATE "Product" p SET "syncedRetired" = true, "pending" = array_remove(p."pending", 'retired'),
          "pushError" = NULL, "pushFailedAt" = NULL, "pushAttempts" = 0,
          "version" = p."version" + (p."retiredAt" IS NULL OR p."unlisted")::int, "retiredAt" = coalesce(p."retiredAt", ${at}), "unlisted" = false, "updatedAt" = ${at}
        FROM jsonb_populate_recordset(NULL::"Product", ${found}::jsonb) AS gone
        WHERE p."id" = gone."id" AND p."version" = gone."version" AND NOT p."syncedRetired"
        RETURNING p."id"`
      return rows.map(({ id }) => id)
    },
  }
}
