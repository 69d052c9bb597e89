import type { SyncNote } from '#contract/sync/sync-notes.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { anyRow, readRows } from '#server/platform/database/rows.ts'

/** Creates queries of push state in the products' rows. Writing it is not a change of the catalogue. */
export function createPushRepo(database: DatabaseHandle) {
  return {
    /** Records that a page is about to be created. @param since source's time of the first attempt */
    async begin(id: string, since: Date): Promise<void> {
      await database.$executeRaw`
        UPDATE "Product" SET "pushStartedAt" = coalesce("pushStartedAt", ${since}), "pushSentAt" = clock_timestamp() WHERE "id" = ${id}::uuid`
    },

    /** Records that no page was created. @param isFirst whether there was no earlier attempt */
    async notMade(id: string, isFirst: boolean): Promise<void> {
      const data = { pushSentAt: null, ...(isFirst && { pushStartedAt: null }) }
      await database.product.updateMany({ where: { id }, data })
    },

    async mayBeMade(id: string, withinMs: number): Promise<boolean> {
      const rows = await readRows(database, anyRow)`
        SELECT 1 FROM "Product" WHERE "id" = ${id}::uuid AND "pushSentAt" > clock_timestamp() - make_interval(secs => ${withinMs / 1000})`
      return rows.length > 0
    },

    async failed(id: string, error: SyncNote, now: Date): Promise<number> {
      const [row] = await database.product.updateManyAndReturn({
        where: { id },
        data: { pushError: error, pushFailedAt: now, pushAttempts: { increment: 1 } },
        select: { pushAttempts: true },
      })
      return row?.pushAttempts ?? 0
    },

    async trashed(id: string): Promise<void> {
      await database.$executeRaw`
        UPDATE "Product" SET "syncedRetired" = true, "pushError" = NULL, "pushFailedAt" = NULL, "pushAttempts" = 0, "pending" = CASE
          WHEN ("retiredAt" IS NULL OR "unlisted") AND NOT "pending" @> '{retired}' THEN array_append("pending", 'retired')
          WHEN ("retiredAt" IS NULL OR "unlisted") THEN "pending" ELSE array_remove("pending", 'retired') END
        WHERE "id" = ${id}::uuid`
    },

    async hasFailed(id: string): Promise<boolean> {
      const where = { id, pushAttempts: { gt: 0 } }
      return (await database.product.findFirst({ where, select: { id: true } })) !== null
    },

    /** Records fields that a column refuses; retrying is pointless. */
    async refused(id: string, error: SyncNote, now: Date): Promise<void> {
      await database.product.updateMany({ where: { id }, data: { pushError: error, pushFailedAt: now } })
    },
  }
}
