import * as z from 'zod/mini'
import { storedRecordSchema } from '#contract/catalogue/product-edits.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import { retainedFieldSchema, type SyncDirection, type SyncStage } from '#contract/sync/sync.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import type { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { anyRow, readRows } from '#server/platform/database/rows.ts'
import type { LastReading } from '../mapping/new-columns.rules.ts'
import { createRunCountsRepo } from '../watch/run-counts.repo.ts'

const lastReadingSchema = z.object({ columns: z.record(z.string(), z.string()), kept: z.array(retainedFieldSchema) })
const agreedRow = z.object({ pageId: z.string(), synced: storedRecordSchema })

export const noCounts = {
  productsCount: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  retired: 0,
  pushedCreated: 0,
  pushedUpdated: 0,
  pushedRetired: 0,
  pushFailures: 0,
  conflicts: 0,
  bookCreated: 0,
  bookUpdated: 0,
  bookRetired: 0,
  bookFailures: 0,
  linked: 0,
}
export type RunCounts = typeof noCounts

export interface RunEnd extends Partial<RunCounts> {
  status: 'succeeded' | 'failed' | 'interrupted' | 'cancelled' | 'planned' | 'awaiting_approval' | 'discarded'
  stage: SyncStage
  percent: number
  message: SyncNote
  errors: SyncNote[]
  warnings: SyncNote[]
  marks?: string[]
  planDigest?: string
}

export interface NewRun {
  direction: SyncDirection
  complete: boolean
  dryRun: boolean
  planId: string | null
  trigger: string
  startedBy: string | null
  productId: string | null
  stage: string
  percent: number
  message: SyncNote
}

/** State used to detect whether a page has changed since it was written here. */
const knownPageRow = z.object({
  pageId: z.string(),
  id: z.string(),
  contentHash: z.nullable(z.string()),
  syncedRetired: z.boolean(),
  pending: z.optional(z.array(z.string())),
})
export type KnownPage = Omit<z.output<typeof knownPageRow>, 'pageId'>

export function createSyncRepo(database: DatabaseHandle) {
  return {
    startRun(run: NewRun): Promise<{ id: string }> {
      return database.syncRun.create({ data: run, select: { id: true } })
    },

    /** Locks a plan against being discarded. @returns whether it is open */
    async lockOpenPlan(id: string): Promise<boolean> {
      const rows = await readRows(database, anyRow)`
        SELECT 1 FROM "SyncRun" WHERE "id" = ${id}::uuid AND "status" IN ('planned', 'awaiting_approval') FOR UPDATE`
      return rows.length > 0
    },

    async readsBy(id: string, mappingVersion: number): Promise<void> {
      await database.syncRun.updateMany({ where: { id, status: 'running' }, data: { mappingVersion } })
    },

    progress(id: string, stage: SyncStage, percent: number, message: SyncNote) {
      return database.syncRun.updateMany({ where: { id, status: 'running' }, data: { stage, percent, message } })
    },

    async readAll(id: string): Promise<void> {
      await database.syncRun.updateMany({ where: { id, status: 'running' }, data: { complete: true } })
    },

    /** Stores Notion's time from which on edits may be missing in the run. */
    async saveSourceTime(id: string, sourceTime: Date): Promise<void> {
      await database.syncRun.updateMany({ where: { id }, data: { sourceTime } })
    },

    finishRun(id: string, end: RunEnd) {
      return database.syncRun.updateMany({ where: { id, status: 'running' }, data: { ...end, finishedAt: new Date() } })
    },

    async closePlan(id: string, status: 'applied' | 'discarded'): Promise<void> {
      const where = { id, status: { in: ['planned', 'awaiting_approval'] } } satisfies Prisma.SyncRunWhereInput
      await database.syncRun.updateMany({ where, data: { status } })
    },

    /** Discards plans that await approval. @param done a finished run: only plans that it covers are discarded */
    async discardWaiting(done?: { direction: SyncDirection; complete: boolean }): Promise<void> {
      const covered = done && {
        ...(done.direction !== 'both' && { direction: done.direction }),
        ...(!done.complete && { complete: false }),
      }
      const where = { status: 'awaiting_approval', ...covered } as const
      await database.syncRun.updateMany({ where, data: { status: 'discarded' } })
    },

    /** Returns whether a run failed or was interrupted, so that it is worth retrying. */
    async brokeOff(id: string): Promise<boolean> {
      const run = await database.syncRun.findUnique({ where: { id }, select: { status: true } })
      return run?.status === 'failed' || run?.status === 'interrupted'
    },

    /** Returns whether the previous run failed too, so that staff know already. */
    async hadFailedBefore(id: string): Promise<boolean> {
      const before = await database.syncRun.findFirst({
        where: { id: { not: id }, trigger: { not: 'queue' }, status: { in: ['succeeded', 'failed'] } },
        orderBy: { startedAt: 'desc' },
        select: { status: true },
      })
      return before?.status === 'failed'
    },

    /** Ends runs whose process died. Call it only while holding the lock: no other run can be alive then. */
    async interruptDeadRuns(): Promise<number> {
      const dead = await database.syncRun.findMany({ where: { status: 'running' }, select: { id: true } })
      const end = { status: 'interrupted', stage: 'error', percent: 0, message: syncNote('process-ended') } as const
      for (const { id } of dead) {
        const counts = await createRunCountsRepo(database).writtenBy(id)
        await this.finishRun(id, { ...counts, ...end, errors: [], warnings: [] })
      }
      return dead.length
    },

    /** Guards each transaction of a run; locks its row. */
    async isRunning(id: string): Promise<boolean> {
      const rows = await readRows(
        database,
        anyRow,
      )`SELECT 1 FROM "SyncRun" WHERE "id" = ${id}::uuid AND "status" = 'running' FOR SHARE`
      return rows.length > 0
    },

    async knownMapping(databaseId: string): Promise<Record<string, string>> {
      const known = await database.notionMapping.findUnique({ where: { databaseId } })
      return stringsOf(known?.properties)
    },

    async lastReading(databaseId: string): Promise<LastReading | undefined> {
      const known = await database.notionMapping.findUnique({ where: { databaseId }, select: { reading: true } })
      return z.safeParse(lastReadingSchema, known?.reading).data
    },

    async saveReading(databaseId: string, reading: LastReading): Promise<void> {
      await database.notionMapping.updateMany({ where: { databaseId }, data: { reading: { ...reading } } })
    },

    async saveMapping(databaseId: string, properties: Record<string, string>): Promise<void> {
      await database.notionMapping.upsert({
        where: { databaseId },
        create: { databaseId, properties },
        update: { properties },
      })
    },

    async knownPages(pageIds: string[]): Promise<Map<string, KnownPage>> {
      const rows = await readRows(database, knownPageRow)`
        SELECT "id", "notionPageId" AS "pageId", "contentHash", "syncedRetired", "pending"
        FROM "Product" WHERE "notionPageId" = ANY(${pageIds})`
      return new Map(rows.map(({ pageId, ...known }) => [pageId, known]))
    },

    async agreedRecords(pageIds: string[]): Promise<Map<string, CatalogueRecord>> {
      const rows = await readRows(database, agreedRow)`
        SELECT "notionPageId" AS "pageId", "synced" FROM "Product"
        WHERE "notionPageId" = ANY(${pageIds}) AND "synced" IS NOT NULL`
      return new Map(rows.map(({ pageId, synced }) => [pageId, synced]))
    },

    liveNotionProducts(): Promise<number> {
      return database.product.count({ where: { source: 'notion', retiredAt: null } })
    },

    liveProducts(): Promise<number> {
      return database.product.count({ where: { retiredAt: null } })
    },
  }
}

export type SyncRepo = ReturnType<typeof createSyncRepo>

function stringsOf(json: Prisma.JsonValue | undefined): Record<string, string> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return {}
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
}
