import type { SyncRun as SyncRunRow } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

const runsShown = 10
/** Pushes of single products and pages that Notion told of are runs, too: too many to be among the last ones. */
const ofMany = { notIn: ['queue', 'webhook'] }

/** Queries of how the sync stands, for staff. */
export function createSyncStatusRepo(database: DatabaseHandle) {
  const newest = { startedAt: 'desc' } as const
  return {
    /** The last ones, the newest first. */
    runs(): Promise<SyncRunRow[]> {
      return database.syncRun.findMany({ where: { trigger: ofMany }, orderBy: newest, take: runsShown })
    },

    /** The one in progress, on whichever instance. */
    current(): Promise<SyncRunRow | null> {
      return database.syncRun.findFirst({ where: { status: 'running' }, orderBy: newest })
    },

    /** The last one that ended by itself. */
    lastEnded(): Promise<Pick<SyncRunRow, 'errors'> | null> {
      return database.syncRun.findFirst({
        where: { status: { notIn: ['running', 'interrupted'] } },
        orderBy: newest,
        select: { errors: true },
      })
    },

    /** End of the last one of all pages that succeeded, however long ago. */
    async lastSuccess(): Promise<Date | null> {
      const where = { status: 'succeeded', complete: true } as const
      const run = await database.syncRun.findFirst({ where, orderBy: newest, select: { finishedAt: true } })
      return run?.finishedAt ?? null
    },

    /** The plan of the clock's that waits for staff. */
    async awaitingApproval(): Promise<string | null> {
      const where = { status: 'awaiting_approval' } as const
      const run = await database.syncRun.findFirst({ where, orderBy: newest, select: { id: true } })
      return run?.id ?? null
    },

    /** Listed products that came from Notion. */
    products(): Promise<number> {
      return database.product.count({ where: { source: 'notion', retiredAt: null } })
    },
  }
}
