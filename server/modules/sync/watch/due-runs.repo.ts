import * as z from 'zod/mini'
import { syncDirections, syncTriggers } from '#contract/sync/sync.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { anyRow, readRow, readRows } from '#server/platform/database/rows.ts'

const dueRow = z.object({
  direction: z.enum(syncDirections),
  trigger: z.enum(syncTriggers),
  dueAt: z.date(),
})
/** Tolerance for clock differences between instances and the time until a run starts. */
const sameStrokeS = 60

export type DueRun = Omit<z.output<typeof dueRow>, 'dueAt'>

/** Stores the run that became due while another held the lock, as a single row. */
export function createDueRunsRepo(database: DatabaseHandle) {
  return {
    /** A later run's direction replaces an earlier one's. */
    async save({ direction, trigger }: DueRun): Promise<void> {
      await database.$executeRaw`
        INSERT INTO "SyncDue" ("id", "direction", "trigger") VALUES (1, ${direction}::"SyncDirection", ${trigger})
        ON CONFLICT ("id") DO UPDATE SET "direction" = EXCLUDED."direction", "trigger" = EXCLUDED."trigger", "dueAt" = EXCLUDED."dueAt"`
    },

    async find(): Promise<z.output<typeof dueRow> | undefined> {
      return readRow(database, dueRow)`SELECT "direction"::text, "trigger", "dueAt" FROM "SyncDue"`
    },

    /** Drops a run that another instance's schedule started at the same time. @returns whether there was one */
    async dropBegun(): Promise<boolean> {
      const dropped = await database.$executeRaw`
        DELETE FROM "SyncDue" d WHERE EXISTS (
          SELECT FROM "SyncRun" r WHERE r."trigger" = 'clock' AND NOT r."dryRun" AND r."direction" = d."direction"
            AND r."complete" AND r."startedAt" >= d."dueAt" - make_interval(secs => ${sameStrokeS}::float8))`
      return dropped > 0
    },

    async take({ direction }: Pick<DueRun, 'direction'>): Promise<boolean> {
      const taken = await readRows(database, anyRow)`
        DELETE FROM "SyncDue" WHERE "direction"::text = ${direction} RETURNING 1`
      return taken.length > 0
    },
  }
}
