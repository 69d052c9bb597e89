import * as z from 'zod/mini'
import { categorySchema } from '#contract/catalogue/products.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import type { Period } from './periods.ts'
import { piecesOf } from './pieces.rules.ts'

const productRow = z.object({
  productId: z.nullable(z.string()),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  quantity: z.number(),
  orders: z.number(),
  revenue: z.number(),
  revenueBefore: z.number(),
})
export type ProductRow = z.output<typeof productRow>

const categoryRow = z.object({
  category: z.nullable(categorySchema),
  quantity: z.number(),
  revenue: z.number(),
  revenueBefore: z.number(),
})
export type CategoryRow = z.output<typeof categoryRow>

/** Selects the rows of ProductSales of this period and the previous one; "isNow" tells them apart. */
function sold({ beforeDay, fromDay, endDay }: Period): Prisma.Sql {
  const pieces = [
    ...piecesOf(fromDay, endDay).map((piece) => ({ ...piece, isNow: true })),
    ...piecesOf(beforeDay, fromDay).map((piece) => ({ ...piece, isNow: false })),
  ]
  const parts = pieces.map(
    ({ isNow, grain, from, to }) => Prisma.sql`
      SELECT ${isNow}::boolean AS "isNow", * FROM "ProductSales" WHERE "grain" = ${grain} AND "start" >= ${from}::date AND "start" < ${to}::date`,
  )
  return Prisma.join(parts, ' UNION ALL ')
}

/** Reads ProductSales, which the caller must have refreshed. */
export function createProductFiguresRepo(database: DatabaseHandle) {
  return {
    /**
     * Returns the products with the highest revenue; those no longer in the catalogue are grouped by their former
     * name.
     */
    best(period: Period, most: number): Promise<ProductRow[]> {
      return readRows(database, productRow)`
        WITH sold AS (${sold(period)}), best AS (
          SELECT "productId", "name", "nameEn", "sku", sum("quantity") FILTER (WHERE "isNow") AS "quantity",
            sum("orders") FILTER (WHERE "isNow") AS "orders", sum("revenue") FILTER (WHERE "isNow") AS "revenue",
            sum("revenue") FILTER (WHERE NOT "isNow") AS "before"
          FROM sold GROUP BY 1, 2, 3, 4 HAVING bool_or("isNow")
          ORDER BY "revenue" DESC, "quantity" DESC, 1, 2 LIMIT ${most}
        )
        SELECT b."productId", coalesce(p."name", b."name") AS "name", CASE WHEN p."id" IS NULL THEN b."nameEn" ELSE p."nameEn" END AS "nameEn",
          CASE WHEN p."id" IS NULL THEN b."sku" ELSE p."sku" END AS "sku", b."quantity"::int, b."orders"::int,
          b."revenue"::float8, coalesce(b."before", 0)::float8 AS "revenueBefore"
        FROM best b LEFT JOIN "Product" p ON p."id" = b."productId"
        ORDER BY b."revenue" DESC, b."quantity" DESC, 1, b."name"`
    },

    /** By each product's category at the time of sale; categories without sales are left out. */
    byCategory(period: Period): Promise<CategoryRow[]> {
      return readRows(database, categoryRow)`
        WITH sold AS (${sold(period)})
        SELECT "category"::text, coalesce(sum("quantity") FILTER (WHERE "isNow"), 0)::int AS "quantity",
          coalesce(sum("revenue") FILTER (WHERE "isNow"), 0)::float8 AS "revenue",
          coalesce(sum("revenue") FILTER (WHERE NOT "isNow"), 0)::float8 AS "revenueBefore"
        FROM sold GROUP BY 1`
    },
  }
}
