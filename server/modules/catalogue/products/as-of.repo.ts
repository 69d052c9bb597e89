import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'

const asOfRow = z.object({ at: z.date() })

/** Returns a query for when the whole catalogue was last compared with its source; exports do not count, since they do not import. */
export function createAsOfRepo(database: DatabaseHandle) {
  return async (): Promise<Date | undefined> => {
    const row = await readRow(database, asOfRow)`
      SELECT coalesce("sourceTime", "startedAt") AS "at" FROM "SyncRun"
      WHERE "status" = 'succeeded' AND "complete" AND NOT "dryRun" AND "direction" <> 'export'
      ORDER BY "startedAt" DESC LIMIT 1`
    return row?.at
  }
}
