import type { MachineTranslatable } from '#contract/products.ts'
import type { SyncDirection, SyncStage } from '#contract/sync.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database.ts'
import type { CatalogueRecord } from '../products/products.record.ts'
import type { StoredImage } from '../products/products.repo.ts'

export interface RunCounts {
  productsCount: number
  created: number
  updated: number
  unchanged: number
  retired: number
}

export interface NewRun {
  direction: SyncDirection
  complete: boolean
  dryRun: boolean
  planId: string | null
  trigger: string
  startedBy: string | null
  stage: string
  percent: number
  message: string
}

/** What tells whether a page has changed since it was written here. */
export interface KnownPage {
  id: string
  notionPageId: string
  contentHash: string | null
  retired: boolean
}

/** Ends the hash of a product that lacks a picture or a translation which could not be had. */
export const partialMark = ':partial'

/** What a changed page's product keeps of its former self. */
export interface FormerProduct {
  notionPageId: string
  slug: string
  name: string
  nameEn: string | null
  description: string | null
  descriptionEn: string | null
  images: StoredImage[]
  machineTranslated: MachineTranslatable[]
  synced: CatalogueRecord | null
}

/** Queries of runs, and of the mirror as the sync sees it. */
export function createSyncRepo(database: DatabaseHandle) {
  return {
    startRun(run: NewRun): Promise<{ id: string }> {
      return database.syncRun.create({ data: run, select: { id: true } })
    },

    /** Holds a plan, so that nobody discards it meanwhile. @returns whether it is open: neither carried out nor discarded */
    async lockOpenPlan(id: string): Promise<boolean> {
      const rows = await database.$queryRaw<unknown[]>`
        SELECT 1 FROM "SyncRun" WHERE "id" = ${id}::uuid AND "status" IN ('planned', 'awaiting_approval') FOR UPDATE`
      return rows.length > 0
    },

    progress(id: string, stage: SyncStage, percent: number, message: string) {
      return database.syncRun.updateMany({ where: { id, status: 'running' }, data: { stage, percent, message } })
    },

    finishRun(
      id: string,
      end: {
        status: 'succeeded' | 'failed' | 'interrupted'
        stage: SyncStage
        percent: number
        message: string
        errors: string[]
        warnings: string[]
      } & Partial<RunCounts>,
    ) {
      return database.syncRun.updateMany({ where: { id, status: 'running' }, data: { ...end, finishedAt: new Date() } })
    },

    /** Whether the run before this one that ended by itself failed too: staff know already. */
    async hadFailedBefore(id: string): Promise<boolean> {
      const before = await database.syncRun.findFirst({
        where: { id: { not: id }, status: { in: ['succeeded', 'failed'] } },
        orderBy: { startedAt: 'desc' },
        select: { status: true },
      })
      return before?.status === 'failed'
    },

    /** Runs whose process died. To be called by the holder of the lock only: no other run can be alive. */
    async interruptDeadRuns(): Promise<number> {
      const { count } = await database.syncRun.updateMany({
        where: { status: 'running' },
        data: {
          status: 'interrupted',
          stage: 'error',
          percent: 0,
          message: 'The process that ran this sync ended',
          finishedAt: new Date(),
        },
      })
      return count
    },

    /** Whether a run still is the one that may write: the guard of each of its transactions. */
    async isRunning(id: string): Promise<boolean> {
      const rows = await database.$queryRaw<
        unknown[]
      >`SELECT 1 FROM "SyncRun" WHERE "id" = ${id}::uuid AND "status" = 'running' FOR SHARE`
      return rows.length > 0
    },

    async lastCompleteRunStart(): Promise<Date | undefined> {
      const run = await database.syncRun.findFirst({
        where: { status: 'succeeded', complete: true },
        orderBy: { startedAt: 'desc' },
        select: { startedAt: true },
      })
      return run?.startedAt
    },

    async hasPartialProducts(): Promise<boolean> {
      const where = { source: 'notion', retiredAt: null, contentHash: { endsWith: partialMark } } as const
      return (await database.product.findFirst({ where, select: { id: true } })) !== null
    },

    async knownMapping(databaseId: string): Promise<Record<string, string>> {
      const known = await database.notionMapping.findUnique({ where: { databaseId } })
      return stringsOf(known?.properties)
    },

    async keepMapping(databaseId: string, properties: Record<string, string>): Promise<void> {
      await database.notionMapping.upsert({
        where: { databaseId },
        create: { databaseId, properties },
        update: { properties },
      })
    },

    knownPages(pageIds: string[]): Promise<KnownPage[]> {
      return database.$queryRaw<KnownPage[]>`
        SELECT "id", "notionPageId", "contentHash", "retiredAt" IS NOT NULL AS "retired"
        FROM "Product" WHERE "notionPageId" = ANY(${pageIds})`
    },

    formerProducts(pageIds: string[]): Promise<FormerProduct[]> {
      return database.$queryRaw<FormerProduct[]>`
        SELECT "notionPageId", "slug", "name", "nameEn", "description", "descriptionEn", "images", "machineTranslated", "synced"
        FROM "Product" WHERE "notionPageId" = ANY(${pageIds})`
    },

    liveNotionProducts(): Promise<number> {
      return database.product.count({ where: { source: 'notion', retiredAt: null } })
    },

    liveProducts(): Promise<number> {
      return database.product.count({ where: { retiredAt: null } })
    },

    async countGone(presentPageIds: string[]): Promise<number> {
      const rows = await database.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS "count" FROM "Product" WHERE ${gone(presentPageIds)}`
      return rows[0]?.count ?? 0
    },

    retireGone(presentPageIds: string[]): Promise<number> {
      return database.$executeRaw`UPDATE "Product" SET "retiredAt" = now(), "updatedAt" = now() WHERE ${gone(presentPageIds)}`
    },

    /**
     * Whether there is anything to retire, or a sample that has to make room.
     * @param presentPageIds after a complete reading
     */
    async hasRetirable(trashedPageIds: string[], presentPageIds: string[] | undefined): Promise<boolean> {
      const obsolete = presentPageIds ? Prisma.sql`"source" = 'sample' OR (${gone(presentPageIds)})` : Prisma.sql`false`
      const rows = await database.$queryRaw<unknown[]>`
        SELECT 1 FROM "Product" WHERE (${trashed(trashedPageIds)}) OR ${obsolete} LIMIT 1`
      return rows.length > 0
    },

    /** Pages that Notion lists as archived or in the trash. */
    retirePages(pageIds: string[]): Promise<number> {
      return database.$executeRaw`
        UPDATE "Product" SET "retiredAt" = now(), "updatedAt" = now() WHERE ${trashed(pageIds)}`
    },
  }
}

export type SyncRepo = ReturnType<typeof createSyncRepo>

function gone(presentPageIds: string[]): Prisma.Sql {
  return Prisma.sql`"source" = 'notion' AND "retiredAt" IS NULL AND NOT ("notionPageId" = ANY(${presentPageIds}))`
}

function trashed(pageIds: string[]): Prisma.Sql {
  return Prisma.sql`"source" = 'notion' AND "retiredAt" IS NULL AND "notionPageId" = ANY(${pageIds})`
}

function stringsOf(json: Prisma.JsonValue | undefined): Record<string, string> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return {}
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
}
