import * as z from 'zod/mini'
import type { Database } from './database.ts'
import { readRow } from './rows.ts'

const countedRow = z.object({
  count: z.number(),
  leftS: z.number(),
})

export type Counted = z.output<typeof countedRow>

/** Adds one to a counter that all instances share, in PostgreSQL and by its clock. The counter restarts once its window is over. */
export async function addToCount({ prisma }: Database, key: string, windowMs: number): Promise<Counted> {
  const counted = await readRow(prisma, countedRow)`
    INSERT INTO "RateCount" AS r ("key", "count", "endsAt")
    VALUES (${key}, 1, now() + make_interval(secs => ${windowMs / 1000}))
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN r."endsAt" <= now() THEN 1 ELSE r."count" + 1 END,
      "endsAt" = CASE WHEN r."endsAt" <= now() THEN excluded."endsAt" ELSE r."endsAt" END
    RETURNING "count", extract(epoch FROM "endsAt" - now())::float AS "leftS"`
  if (!counted) throw new Error('Nothing was counted')
  return counted
}

export async function takeFromCount({ prisma }: Database, key: string): Promise<void> {
  await prisma.$executeRaw`
    UPDATE "RateCount" SET "count" = "count" - 1 WHERE "key" = ${key} AND "count" > 0 AND "endsAt" > now()`
}

/** Returns 0 where the window is over. */
export async function currentCount({ prisma }: Database, key: string): Promise<number> {
  const counted = await readRow(prisma, z.object({ count: z.number() }))`
    SELECT "count" FROM "RateCount" WHERE "key" = ${key} AND "endsAt" > now()`
  return counted?.count ?? 0
}
