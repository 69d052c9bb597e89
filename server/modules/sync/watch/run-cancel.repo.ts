import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'

const cancelledRow = z.object({ cancelledBy: z.nullable(z.string()) })

export function createRunCancelRepo(database: DatabaseHandle) {
  return {
    async cancelledBy(runId: string): Promise<string | null> {
      const row = await readRow(database, cancelledRow)`
        SELECT "cancelledBy" FROM "SyncRun" WHERE "id" = ${runId}::uuid AND "status" = 'running'`
      return row?.cancelledBy ?? null
    },

    /** Requests cancellation; the first user is recorded. @returns false if the run has ended */
    async cancel(runId: string, name: string): Promise<boolean> {
      const updated = await database.$executeRaw`
        UPDATE "SyncRun" SET "cancelledBy" = coalesce("cancelledBy", ${name}) WHERE "id" = ${runId}::uuid AND "status" = 'running'`
      return updated > 0
    },
  }
}
