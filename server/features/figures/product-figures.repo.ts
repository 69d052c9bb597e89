import type { Category } from '#contract/products.ts'
import type { DatabaseHandle } from '#server/platform/database.ts'
import type { Period } from './periods.ts'

export interface ProductRow {
  productId: string | null
  name: string
  nameEn: string | null
  sku: string | null
  quantity: number
  orders: number
  revenue: number
  revenueBefore: number
}

export interface CategoryRow {
  category: Category | null
  quantity: number
  revenue: number
  revenueBefore: number
}

/** Queries of what was sold: the lines of orders that count. */
export function createProductFiguresRepo(database: DatabaseHandle) {
  return {
    /** The best sold ones, by what they came to; what is in the catalogue no more is told apart by what it was called. */
    best({ beforeFrom, from, to }: Period, most: number): Promise<ProductRow[]> {
      return database.$queryRaw`
        WITH sold AS (
          SELECT l.*, o."placedAt" >= ${from} AS "isNow" FROM "Order" o JOIN "OrderLine" l ON l."orderId" = o."id"
          WHERE o."status" <> 'cancelled' AND o."placedAt" >= ${beforeFrom} AND o."placedAt" < ${to}
        ), best AS (
          SELECT "productId", CASE WHEN "productId" IS NULL THEN "name" END AS "name",
            CASE WHEN "productId" IS NULL THEN "nameEn" END AS "nameEn", CASE WHEN "productId" IS NULL THEN "sku" END AS "sku",
            sum("quantity") FILTER (WHERE "isNow") AS "quantity", count(DISTINCT "orderId") FILTER (WHERE "isNow") AS "orders",
            sum("totalHkd") FILTER (WHERE "isNow") AS "revenue", sum("totalHkd") FILTER (WHERE NOT "isNow") AS "before"
          FROM sold GROUP BY 1, 2, 3, 4 HAVING count(*) FILTER (WHERE "isNow") > 0
          ORDER BY "revenue" DESC, "quantity" DESC, 1, 2 LIMIT ${most}
        )
        SELECT b."productId", coalesce(p."name", b."name") AS "name", CASE WHEN p."id" IS NULL THEN b."nameEn" ELSE p."nameEn" END AS "nameEn",
          CASE WHEN p."id" IS NULL THEN b."sku" ELSE p."sku" END AS "sku", b."quantity"::int, b."orders"::int,
          b."revenue"::float8, coalesce(b."before", 0)::float8 AS "revenueBefore"
        FROM best b LEFT JOIN "Product" p ON p."id" = b."productId"
        ORDER BY b."revenue" DESC, b."quantity" DESC, 1, b."name"`
    },

    /** By the category that each product had when it was sold; those of which nothing was are not among them. */
    byCategory({ beforeFrom, from, to }: Period): Promise<CategoryRow[]> {
      return database.$queryRaw`
        SELECT l."category"::text, coalesce(sum(l."quantity") FILTER (WHERE o."placedAt" >= ${from}), 0)::int AS "quantity",
          coalesce(sum(l."totalHkd") FILTER (WHERE o."placedAt" >= ${from}), 0)::float8 AS "revenue",
          coalesce(sum(l."totalHkd") FILTER (WHERE o."placedAt" < ${from}), 0)::float8 AS "revenueBefore"
        FROM "Order" o JOIN "OrderLine" l ON l."orderId" = o."id"
        WHERE o."status" <> 'cancelled' AND o."placedAt" >= ${beforeFrom} AND o."placedAt" < ${to}
        GROUP BY 1`
    },
  }
}
