import type { SyncRun as SyncRunRow } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

const runsShown = 10
/** Excludes pushes and webhook runs, which are too many for the list of recent runs. */
const ofMany = { notIn: ['queue', 'webhook'] }

export function createSyncStatusRepo(database: DatabaseHandle) {
  const newest = { startedAt: 'desc' } as const
  return {
    runs(): Promise<SyncRunRow[]> {
      return database.syncRun.findMany({ where: { trigger: ofMany }, orderBy: newest, take: runsShown })
    },

    current(): Promise<SyncRunRow | null> {
      return database.syncRun.findFirst({ where: { status: 'running' }, orderBy: newest })
    },

    lastEnded(): Promise<Pick<SyncRunRow, 'errors'> | null> {
      return database.syncRun.findFirst({
        where: { status: { notIn: ['running', 'interrupted'] } },
        orderBy: newest,
        select: { errors: true },
      })
    },

    async lastSuccess(): Promise<Date | null> {
      const where = { status: 'succeeded', complete: true } as const
      const run = await database.syncRun.findFirst({ where, orderBy: newest, select: { finishedAt: true } })
      return run?.finishedAt ?? null
    },

    async awaitingApproval(): Promise<string | null> {
      const where = { status: 'awaiting_approval' } as const
      const run = await database.syncRun.findFirst({ where, orderBy: newest, select: { id: true } })
      return run?.id ?? null
    },

    products(): Promise<number> {
      return database.product.count({ where: { source: 'notion', retiredAt: null } })
    },
  }
}
