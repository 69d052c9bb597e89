import * as z from 'zod/mini'
import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import { customerTypes } from '#contract/sales/customers.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import type { Period } from './periods.ts'

const buyersRow = z.object({ firstTime: z.number(), returning: z.number() })

const customerRow = z.object({
  customerId: z.nullable(z.string()),
  name: z.string(),
  type: z.nullable(z.enum(customerTypes)),
  orders: z.number(),
  revenue: z.number(),
  lastOrder: z.date(),
})
export type CustomerRow = z.output<typeof customerRow>

const joinedRow = z.object({ bucket: z.number(), joined: z.number() })
const typeRow = z.object({ key: customerRow.def.shape.type, revenue: z.number(), orders: z.number() })
const currencyRow = z.extend(typeRow, { key: currencyCodeSchema })

export function createCustomerFiguresRepo(database: DatabaseHandle) {
  return {
    /** Returns the best customers by their current names; orders without a customer are grouped by the name on them. */
    best({ from, to }: Period, most: number): Promise<CustomerRow[]> {
      return readRows(database, customerRow)`
        WITH best AS (
          SELECT "customerId", CASE WHEN "customerId" IS NULL THEN "customerName" END AS "name", min("customerType"::text) AS "type",
            sum("totalHkd") AS "revenue", count(*)::int AS "orders", max("placedAt") AS "lastOrder"
          FROM "Order" WHERE "status" <> 'cancelled' AND "placedAt" >= ${from} AND "placedAt" < ${to}
          GROUP BY 1, 2 ORDER BY "revenue" DESC, "orders" DESC, 1, 2 LIMIT ${most}
        )
        SELECT b."customerId", coalesce(c."name", b."name") AS "name", coalesce(c."type"::text, b."type") AS "type", b."orders",
          b."revenue"::float8 AS "revenue", b."lastOrder"
        FROM best b LEFT JOIN "Customer" c ON c."id" = b."customerId"
        ORDER BY b."revenue" DESC, b."orders" DESC, 1, 2`
    },

    /** Counts new customers per bucket, bucket -1 being all before the first. Merged and erased ones are excluded. */
    joined({ buckets, to }: Period): Promise<z.output<typeof joinedRow>[]> {
      const moments = [...buckets.map(({ from }) => from), to]
      return readRows(database, joinedRow)`
        SELECT width_bucket("createdAt", ${moments}::timestamptz[]) - 1 AS "bucket", count(*)::int AS "joined"
        FROM "Customer" WHERE "mergedIntoId" IS NULL AND "erasedAt" IS NULL AND "createdAt" < ${to} GROUP BY 1`
    },

    /** Counts customers who bought in the period: first-time buyers and returning ones. */
    async buyers({ from, to }: Period): Promise<z.output<typeof buyersRow>> {
      const row = await readRow(database, buyersRow)`
        SELECT count(*) FILTER (WHERE "first" >= ${from})::int AS "firstTime", count(*) FILTER (WHERE "first" < ${from})::int AS "returning"
        FROM (
          SELECT min("placedAt") AS "first", max("placedAt") AS "last" FROM "Order"
          WHERE "status" <> 'cancelled' AND "placedAt" < ${to} AND "customerId" IS NOT NULL GROUP BY "customerId"
        ) AS buyers WHERE "last" >= ${from}`
      if (!row) throw new Error('Counting gives one row')
      return row
    },

    /** By the customer's type at the time of the order. */
    byType({ from, to }: Period): Promise<z.output<typeof typeRow>[]> {
      return readRows(database, typeRow)`
        SELECT "customerType"::text AS "key", sum("totalHkd")::float8 AS "revenue", count(*)::int AS "orders"
        FROM "Order" WHERE "status" <> 'cancelled' AND "placedAt" >= ${from} AND "placedAt" < ${to} GROUP BY 1`
    },

    /** By the order's currency; the revenue is in HKD. */
    byCurrency({ from, to }: Period): Promise<z.output<typeof currencyRow>[]> {
      return readRows(database, currencyRow)`
        SELECT "currency" AS "key", sum("totalHkd")::float8 AS "revenue", count(*)::int AS "orders"
        FROM "Order" WHERE "status" <> 'cancelled' AND "placedAt" >= ${from} AND "placedAt" < ${to} GROUP BY 1`
    },
  }
}
