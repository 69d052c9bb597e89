import * as z from 'zod/mini'
import { type FeedFault, type FeedFile, type FeedRun, feedFileSchema, feedRunSchema } from '#contract/site/feeds.ts'
import type { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

type Row = Prisma.FeedRunGetPayload<object>

export interface BegunRun {
  id: string
  /** When the run was due, which names its file. */
  dueAt: Date
  /** When it started: the end of what it exports, and the start of what the next one does. */
  startedAt: Date
}

/** After this a run that has not ended is one of a process that died. */
export const interruptedMs = 30 * 60_000
const keptMs = 90 * 24 * 3_600_000
const shownMost = 100

const faultSchema = feedRunSchema.def.shape.fault

export function createFeedsRepo(database: DatabaseHandle) {
  return {
    /** Returns false where the feed runs already, or another instance has begun this run. */
    async begin(feed: string, { id, dueAt, startedAt }: BegunRun): Promise<boolean> {
      const begun = await database.$executeRaw`
        INSERT INTO "FeedRun" ("id", "feed", "dueAt", "startedAt")
        SELECT ${id}::uuid, ${feed}, ${dueAt}, ${startedAt}
        WHERE NOT EXISTS (SELECT FROM "FeedRun" WHERE "feed" = ${feed} AND "finishedAt" IS NULL)
        ON CONFLICT DO NOTHING`
      return begun === 1
    },

    async finish(id: string, end: { finishedAt: Date; fault: FeedFault | null; detail: string; files: FeedFile[] }) {
      await database.feedRun.update({ where: { id }, data: end })
    },

    async remove(id: string): Promise<void> {
      await database.feedRun.delete({ where: { id } })
    },

    /** Ends the runs of processes that died, and returns their feeds. */
    async endInterrupted(now: Date): Promise<string[]> {
      const where = { finishedAt: null, startedAt: { lt: new Date(now.getTime() - interruptedMs) } }
      const ended = await database.feedRun.updateManyAndReturn({
        where,
        data: { finishedAt: now, fault: 'interrupted' satisfies FeedFault },
      })
      return ended.map(({ feed }) => feed)
    },

    async forgetOld(now: Date): Promise<void> {
      await database.feedRun.deleteMany({ where: { startedAt: { lt: new Date(now.getTime() - keptMs) } } })
    },

    /** Returns the last run of a feed that ended. @param isGood which had no fault */
    async last(feed: string, isGood = false): Promise<{ startedAt: Date; fault: string | null } | null> {
      return database.feedRun.findFirst({
        where: { feed, finishedAt: { not: null }, ...(isGood && { fault: null }) },
        orderBy: { startedAt: 'desc' },
        select: { startedAt: true, fault: true },
      })
    },

    async latest(): Promise<FeedRun[]> {
      const rows = await database.feedRun.findMany({ orderBy: { startedAt: 'desc' }, take: shownMost })
      return rows.map(runOf)
    },
  }
}

function runOf({ id, feed, startedAt, finishedAt, fault, detail, files }: Row): FeedRun {
  return {
    id,
    feed,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    fault: z.parse(faultSchema, fault),
    detail,
    files: z.parse(z.array(feedFileSchema), files),
  }
}
