import * as z from 'zod/mini'
import { type MarginTableQuery, marginRowSchema } from '#contract/staff/margins.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { all, escaped } from '#server/platform/database/search.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'

export type MarginFilter = Pick<
  MarginTableQuery,
  'search' | 'kind' | 'cost' | 'order' | 'product' | 'from' | 'to' | 'sort'
>

const marginRow = z.extend(marginRowSchema, { at: z.date() })
export type MarginRowRead = z.output<typeof marginRow>

/** Payments of a period within the first year. */
const times = Prisma.sql`(CASE l."period" WHEN 'month' THEN 12 ELSE 1 END)`

/**
 * Revenue of one piece: the line without connectivity, with its share of what discount, rounding and included tax change
 * in the order's total. Delivery and connectivity are passed on.
 */
const pieceRevenue = Prisma.sql`(l."totalHkd" * ${times} / l."quantity"
  * (1 + coalesce((o."totalHkd" - a."firstYear" - coalesce((o."charges"->>'deliveryHkd')::numeric, 0)) / nullif(a."firstYear", 0), 0)))`

/** Rows of shipped lines and of returns that gave money or pieces back. */
function rowsOf({ order, product, from, to }: Pick<MarginFilter, 'order' | 'product' | 'from' | 'to'>): Prisma.Sql {
  const conditions = (at: Prisma.Sql) =>
    all([
      ...(order ? [Prisma.sql`o."id" = ${order}::uuid`] : []),
      ...(product ? [Prisma.sql`l."productId" = ${product}::uuid`] : []),
      ...(from ? [Prisma.sql`${at} >= ${new Date(from)}`] : []),
      ...(to ? [Prisma.sql`${at} < ${new Date(to)}`] : []),
    ])
  const line = Prisma.sql`o."id" AS "orderId", o."reference", o."customerName", o."searchText", l."productId", l."name", l."nameEn", l."sku"`
  const ofOrder = Prisma.sql`JOIN "Order" o ON o."id" = l."orderId"
    JOIN LATERAL (SELECT sum("firstYearHkd") AS "firstYear" FROM "OrderLine" WHERE "orderId" = o."id") a ON true`
  return Prisma.sql`(
    SELECT *, "revenue" - "cost" AS "margin", round(("revenue" - "cost") * 100 / nullif(greatest("revenue", 0), 0), 1) AS "percent" FROM (
      SELECT x."id", 'shipped' AS "kind", s."shippedAt" AS "at", ${line}, x."quantity",
        round(${pieceRevenue} * x."quantity", 2) AS "revenue", round(x."unitCostHkd" * x."quantity" * ${times}, 2) AS "cost"
      FROM "Shipment" s JOIN "ShipmentLine" x ON x."shipmentId" = s."id" JOIN "OrderLine" l ON l."id" = x."orderLineId" ${ofOrder}
      WHERE s."shippedAt" IS NOT NULL AND ${conditions(Prisma.sql`s."shippedAt"`)}
      UNION ALL
      SELECT x."id", 'returned', r."settledAt", ${line}, -x."quantity",
        CASE WHEN x."outcome" = 'credit' THEN round(${pieceRevenue} * -x."quantity", 2) ELSE 0 END,
        round(c."unitCost" * (CASE WHEN x."isRestocked" THEN -x."quantity" ELSE 0 END) * ${times}, 2)
      FROM "Return" r JOIN "ReturnLine" x ON x."returnId" = r."id" JOIN "OrderLine" l ON l."id" = x."orderLineId" ${ofOrder}
      JOIN LATERAL (SELECT CASE WHEN bool_and(v."unitCostHkd" IS NOT NULL)
          THEN sum(v."unitCostHkd" * v."quantity") / sum(v."quantity") END AS "unitCost"
        FROM "ShipmentLine" v JOIN "Shipment" w ON w."id" = v."shipmentId"
        WHERE v."orderLineId" = l."id" AND w."shippedAt" IS NOT NULL) c ON true
      WHERE r."settledAt" IS NOT NULL AND (x."outcome" = 'credit' OR x."isRestocked") AND ${conditions(Prisma.sql`r."settledAt"`)}
    ) AS counted) AS "MarginRow"`
}

function tableOf(filter: MarginFilter): Table<'at' | 'reference' | 'revenue' | 'margin' | 'percent', MarginRowRead> {
  return {
    row: marginRow,
    columns: Prisma.sql`"id", "kind", "at", "orderId", "reference", "customerName", "productId", "name", "nameEn", "sku", "quantity",
      "revenue"::float8, "cost"::float8, "margin"::float8, "percent"::float8`,
    from: rowsOf(filter),
    key: Prisma.sql`"id"`,
    sorts: {
      at: Prisma.sql`"at"`,
      reference: Prisma.sql`"reference"`,
      revenue: Prisma.sql`"revenue"`,
      margin: Prisma.sql`"margin"`,
      percent: Prisma.sql`"percent"`,
    },
    nullable: ['margin', 'percent'],
    initialSort: '-at',
  }
}

function conditionsOf({ search, kind, cost }: MarginFilter): Prisma.Sql[] {
  const words = (search ?? '').split(/\s+/u).filter((word) => word !== '')
  return [
    ...words.map((word) => {
      const like = `%${escaped(word)}%`
      return Prisma.sql`concat_ws(' ', "reference", "customerName", "name", "nameEn", "sku") ILIKE ${like}`
    }),
    ...(kind?.length ? [Prisma.sql`"kind" = ANY(${kind})`] : []),
    ...(cost?.length === 1 ? [Prisma.sql`("cost" IS NOT NULL) = ${cost[0] === 'known'}`] : []),
  ]
}

const totalsRow = z.object({
  revenue: z.number(),
  cost: z.number(),
  rows: z.number(),
  uncostedRows: z.number(),
  uncostedRevenue: z.number(),
})
export type TotalsRow = z.output<typeof totalsRow>
const { productId, name, nameEn, sku, quantity, orderId, reference, customerName } = marginRowSchema.def.shape
const productRow = z.extend(totalsRow, { quantity, productId, name, nameEn, sku })
const orderRow = z.extend(totalsRow, { quantity, orderId, reference, customerName })

const sums = Prisma.sql`coalesce(sum("revenue") FILTER (WHERE "cost" IS NOT NULL), 0)::float8 AS "revenue",
  coalesce(sum("cost"), 0)::float8 AS "cost", (count(*) FILTER (WHERE "cost" IS NOT NULL))::int AS "rows",
  (count(*) FILTER (WHERE "cost" IS NULL))::int AS "uncostedRows",
  coalesce(sum("revenue") FILTER (WHERE "cost" IS NULL), 0)::float8 AS "uncostedRevenue"`
const best = Prisma.sql`ORDER BY coalesce(sum("margin"), 0) DESC, sum("revenue") DESC, 1`

export function createMarginsRepo(database: Database) {
  const { prisma } = database
  return {
    page: (query: MarginTableQuery) => readPage(prisma, tableOf(query), conditionsOf(query), query),
    all: (filter: MarginFilter) => readAll(database, tableOf(filter), conditionsOf(filter), filter.sort),

    async totals(filter: MarginFilter): Promise<TotalsRow> {
      const row = await readRow(
        prisma,
        totalsRow,
      )`SELECT ${sums} FROM ${rowsOf(filter)} WHERE ${all(conditionsOf(filter))}`
      if (!row) throw new Error('Adding up gives one row')
      return row
    },

    /** Returns the products with the highest margin; those no longer in the catalogue by their former name. */
    products: (filter: MarginFilter, most: number) =>
      readRows(prisma, productRow)`
        SELECT "productId", max("name") AS "name", max("nameEn") AS "nameEn", max("sku") AS "sku", sum("quantity")::int AS "quantity", ${sums}
        FROM ${rowsOf(filter)} GROUP BY "productId", CASE WHEN "productId" IS NULL THEN "name" END ${best} LIMIT ${most}`,

    orders: (filter: MarginFilter, most: number) =>
      readRows(prisma, orderRow)`
        SELECT "orderId", "reference", "customerName", sum("quantity")::int AS "quantity", ${sums}
        FROM ${rowsOf(filter)} GROUP BY 1, 2, 3 ${best} LIMIT ${most}`,
  }
}
