import type { SyncRun as SyncRunRow } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database.ts'

export type { SyncRunRow }

const runsShown = 10

/** Queries of runs, for staff. */
export function createSyncStatusRepo(database: DatabaseHandle) {
  const newest = { startedAt: 'desc' } as const
  return {
    /** The last ones, the newest first. */
    runs(): Promise<SyncRunRow[]> {
      return database.syncRun.findMany({ orderBy: newest, take: runsShown })
    },

    /** End of the last one that succeeded, however long ago. */
    async lastSuccess(): Promise<Date | null> {
      const where = { status: 'succeeded' } as const
      const run = await database.syncRun.findFirst({ where, orderBy: newest, select: { finishedAt: true } })
      return run?.finishedAt ?? null
    },

    /** Listed products that came from Notion. */
    products(): Promise<number> {
      return database.product.count({ where: { source: 'notion', retiredAt: null } })
    },
  }
}
