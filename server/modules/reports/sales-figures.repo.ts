import * as z from 'zod/mini'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import type { Period } from './periods.ts'

const newCustomersRow = z.object({ value: z.number(), before: z.number() })

const salesSchema = z.object({ revenue: z.number(), orders: z.number() })
export type Sales = z.output<typeof salesSchema>
const bucketRow = z.extend(salesSchema, { bucket: z.number() })

/** Orders count from the moment they were placed, unless cancelled (docs/figures.md). */
const counts = Prisma.sql`"status" <> 'cancelled'`

/** Money is in HKD at each order's own rate. */
export function createSalesFiguresRepo(database: DatabaseHandle) {
  return {
    /** Returns the buckets of the previous period, then those of this one; buckets without orders are left out. */
    byBucket({ buckets, to }: Period): Promise<z.output<typeof bucketRow>[]> {
      const moments = [...buckets.map(({ beforeFrom }) => beforeFrom), ...buckets.map(({ from }) => from), to]
      return readRows(database, bucketRow)`
        SELECT width_bucket("placedAt", ${moments}::timestamptz[]) - 1 AS "bucket", sum("totalHkd")::float8 AS "revenue", count(*)::int AS "orders"
        FROM "Order" WHERE ${counts} AND "placedAt" >= ${moments[0]} AND "placedAt" < ${to} GROUP BY 1`
    },

    /**
     * Counts customers created in the period and in the previous one. Merged and erased ones are excluded, as in
     * their list.
     */
    async newCustomers({ beforeFrom, from, to }: Period): Promise<z.output<typeof newCustomersRow>> {
      const row = await readRow(database, newCustomersRow)`
        SELECT count(*) FILTER (WHERE "createdAt" >= ${from})::int AS "value", count(*) FILTER (WHERE "createdAt" < ${from})::int AS "before"
        FROM "Customer" WHERE "mergedIntoId" IS NULL AND "erasedAt" IS NULL AND "createdAt" >= ${beforeFrom} AND "createdAt" < ${to}`
      if (!row) throw new Error('Counting gives one row')
      return row
    },
  }
}
