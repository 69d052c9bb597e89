import * as z from 'zod/mini'
import { type BackupFault, backupFaults } from '#contract/staff/backups.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { anyRow, readRow, readRows } from '#server/platform/database/rows.ts'

const stateRow = z.object({
  /** Hours since the last good backup, by the database's clock; null if there was none. */
  hours: z.nullable(z.number()),
  triedHours: z.nullable(z.number()),
  /** Fault of the last run; null after a success. */
  fault: z.nullable(z.enum(backupFaults)),
  name: z.nullable(z.string()),
})
export type BackupState = z.output<typeof stateRow>

const faultRow = z.object({ fault: z.enum(backupFaults) })

export function createBackupRunsRepo(database: DatabaseHandle) {
  return {
    async state(): Promise<BackupState> {
      const state = await readRow(database, stateRow)`
        SELECT
          (extract(epoch FROM now() - max("finishedAt") FILTER (WHERE "fault" IS NULL)) / 3600)::float8 AS "hours",
          (extract(epoch FROM now() - max("finishedAt")) / 3600)::float8 AS "triedHours",
          (array_agg("fault" ORDER BY "finishedAt" DESC))[1] AS "fault",
          (array_agg("name" ORDER BY "finishedAt" DESC) FILTER (WHERE "fault" IS NULL))[1] AS "name"
        FROM "BackupRun"`
      return state ?? { hours: null, triedHours: null, fault: null, name: null }
    },

    /** Marks scheduled failures as notified, once over all instances. @returns the last of them */
    async takeFailure(): Promise<BackupFault | undefined> {
      const failures = await readRows(database, faultRow)`
        UPDATE "BackupRun" SET "notifiedAt" = now()
        WHERE "trigger" = 'schedule' AND "fault" IS NOT NULL AND "notifiedAt" IS NULL RETURNING "fault"`
      return failures.at(-1)?.fault
    },

    /** Returns whether staff were not notified of a late backup for a day. Serialised over all instances. */
    async isLateNoticeDue(): Promise<boolean> {
      await database.$executeRaw`LOCK TABLE "BackupRun" IN SHARE ROW EXCLUSIVE MODE`
      const recent = await readRows(database, anyRow)`
        SELECT 1 FROM "Notification" WHERE "kind" = 'backup.late' AND "createdAt" > now() - interval '24 hours' LIMIT 1`
      return recent.length === 0
    },
  }
}

export type BackupRunsRepo = ReturnType<typeof createBackupRunsRepo>
