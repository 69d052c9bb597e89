import * as z from 'zod/mini'
import { syncDirections, syncTriggers } from '#contract/sync/sync.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { anyRow, readRow, readRows } from '#server/platform/database/rows.ts'

const dueRow = z.object({
  direction: z.enum(syncDirections),
  trigger: z.enum(syncTriggers),
  dueAt: z.date(),
})
/** Clocks of instances differ, and a run takes a moment to begin. */
const sameStrokeS = 60

export type DueRun = Omit<z.output<typeof dueRow>, 'dueAt'>

/** The run that was due while another held the lock: one row. */
export function createDueRunsRepo(database: DatabaseHandle) {
  return {
    /** Of two that were due the later one's direction holds. */
    async keep({ direction, trigger }: DueRun): Promise<void> {
      await database.$executeRaw`
        INSERT INTO "SyncDue" ("id", "direction", "trigger") VALUES (1, ${direction}::"SyncDirection", ${trigger})
        ON CONFLICT ("id") DO UPDATE SET "direction" = EXCLUDED."direction", "trigger" = EXCLUDED."trigger", "dueAt" = EXCLUDED."dueAt"`
    },

    async find(): Promise<z.output<typeof dueRow> | undefined> {
      return readRow(database, dueRow)`SELECT "direction"::text, "trigger", "dueAt" FROM "SyncDue"`
    },

    /** Drops one that the clock of another instance has begun at the same stroke. @returns whether there was one */
    async dropBegun(): Promise<boolean> {
      const dropped = await database.$executeRaw`
        DELETE FROM "SyncDue" d WHERE EXISTS (
          SELECT FROM "SyncRun" r WHERE r."trigger" = 'clock' AND NOT r."dryRun" AND r."direction" = d."direction"
            AND r."complete" AND r."startedAt" >= d."dueAt" - make_interval(secs => ${sameStrokeS}::float8))`
      return dropped > 0
    },

    /** Takes it off, in the transaction in which the run begins that does it. @returns whether there was one that such a run does */
    async take({ direction }: Pick<DueRun, 'direction'>): Promise<boolean> {
      const taken = await readRows(database, anyRow)`
        DELETE FROM "SyncDue" WHERE "direction"::text = ${direction} RETURNING 1`
      return taken.length > 0
    },
  }
}
