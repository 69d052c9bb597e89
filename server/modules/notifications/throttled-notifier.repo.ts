import type { NotificationKind } from '#contract/staff/notifications.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { anyRow, readRows } from '#server/platform/database/rows.ts'

/** First key of the PostgreSQL advisory locks; the second is the kind. */
const lockId = 5_270_019

export function createThrottledNotifierRepo(tx: Transaction) {
  return {
    /** Returns whether nobody was notified within the pause. Serialised over all instances by kind. */
    async isDue(kind: NotificationKind, pauseMs: number): Promise<boolean> {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockId}::int, hashtext(${kind}))`
      const recent = await readRows(tx, anyRow)`
        SELECT 1 FROM "Notification"
        WHERE "kind" = ${kind} AND "createdAt" > now() - make_interval(secs => ${pauseMs / 1000}) LIMIT 1`
      return recent.length === 0
    },
  }
}
