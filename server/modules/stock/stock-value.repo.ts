import * as z from 'zod/mini'
import { type StockValue, type StockValueQuery, stockValuePageSchema, stockValueSchema } from '#contract/stock/value.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'
import { all, searchConditions } from '#server/platform/database/search.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'

export type StockValueFilter = Pick<StockValueQuery, 'search' | 'location' | 'product' | 'cost' | 'sort'>

/** Cost in HKD of a piece of product `p`: its own, or of a complete system without one the sum of its components'. */
export const unitCost = Prisma.sql`coalesce(p."hkdCost", (
  SELECT CASE WHEN bool_and(c."hkdCost" IS NOT NULL) THEN sum(c."hkdCost" * x."quantity") END
  FROM jsonb_to_recordset(p."components") AS x("sku" text, "quantity" int)
  LEFT JOIN LATERAL (SELECT "hkdCost" FROM "Product" WHERE "sku" = x."sku"
    ORDER BY "retiredAt" IS NOT NULL, "createdAt", "id" LIMIT 1) c ON true))`
const value = Prisma.sql`(v."quantity" * ${unitCost})`
const key = Prisma.sql`(v."productId"::text || '.' || v."locationId"::text)`

const valueTable: Table<'name' | 'quantity' | 'unitCost' | 'value', StockValue> = {
  row: stockValueSchema,
  columns: Prisma.sql`${key} AS "id", v."productId", p."name", p."nameEn", p."sku", v."locationId", l."name" AS "location",
    l."nameEn" AS "locationEn", v."quantity", ${unitCost}::float8 AS "unitCost", ${value}::float8 AS "value"`,
  from: Prisma.sql`"StockLevel" v JOIN "Product" p ON p."id" = v."productId" JOIN "StockLocation" l ON l."id" = v."locationId"`,
  key,
  sorts: {
    name: Prisma.sql`p."name" COLLATE "zh-Hant-x-icu"`,
    quantity: Prisma.sql`v."quantity"`,
    unitCost,
    value,
  },
  nullable: ['unitCost', 'value'],
  initialSort: '-value',
}

const { value: sum, pieces, uncosted } = stockValuePageSchema.def.shape.totals.def.shape
const totalsRow = z.object({
  value: sum,
  pieces,
  uncostedProducts: uncosted.def.shape.products,
  uncostedPieces: uncosted.def.shape.pieces,
})

function conditionsOf({ search, location, product, cost }: StockValueFilter): Prisma.Sql[] {
  return [
    Prisma.sql`p."tracksStock" AND v."quantity" <> 0`,
    ...searchConditions(search),
    ...(location ? [Prisma.sql`v."locationId" = ${location}::uuid`] : []),
    ...(product ? [Prisma.sql`v."productId" = ${product}::uuid`] : []),
    ...(cost?.length === 1 ? [Prisma.sql`(${unitCost} IS NOT NULL) = ${cost[0] === 'known'}`] : []),
  ]
}

/** Returns all stock, by product and location. */
export function allStock(database: Database): AsyncGenerator<StockValue> {
  return createStockValueRepo(database).all({ sort: 'name' })
}

export function createStockValueRepo(database: Database) {
  return {
    async page(query: StockValueQuery) {
      const conditions = conditionsOf(query)
      const [page, totals] = await Promise.all([
        readPage(database.prisma, valueTable, conditions, query),
        readRow(database.prisma, totalsRow)`
          SELECT coalesce(sum(${value}), 0)::float8 AS "value", coalesce(sum(v."quantity"), 0)::int AS "pieces",
            (count(DISTINCT p."id") FILTER (WHERE ${unitCost} IS NULL))::int AS "uncostedProducts",
            coalesce(sum(v."quantity") FILTER (WHERE ${unitCost} IS NULL), 0)::int AS "uncostedPieces"
          FROM ${valueTable.from} WHERE ${all(conditions)}`,
      ])
      if (!totals) throw new Error('Adding up gives one row')
      const { uncostedProducts, uncostedPieces, ...sums } = totals
      return { ...page, totals: { ...sums, uncosted: { products: uncostedProducts, pieces: uncostedPieces } } }
    },

    all: (filter: StockValueFilter) => readAll(database, valueTable, conditionsOf(filter), filter.sort),
  }
}
