import * as z from 'zod/mini'
import {
  isOpenOrder,
  type OrderDetail,
  type OrderStats,
  type OrderTableQuery,
  orderDetailSchema,
  orderStatsSchema,
  staffOrderSchema,
} from '#contract/sales/orders.ts'
import { Prisma } from '#prisma'
import { availableOf } from '#server/modules/catalogue/index.ts'
import type { Database, DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'
import { createShipmentsRepo } from '../shipments/shipments.repo.ts'
import { leftOf } from '../shipments/shipments.rules.ts'
import { isPiece, type Stock, shippableOf, stockOfLine } from '../stock/order-stock.rules.ts'

const orderRow = z.extend(staffOrderSchema, { placedAt: z.date() })
export type OrderRow = z.output<typeof orderRow>
export type OrderFilter = Omit<OrderTableQuery, 'page' | 'pageSize'>
type OrderSort = 'placedAt' | 'customerName' | 'totalHkd' | 'status'

const columns = Prisma.sql`"id", "reference", "language", "status"::text, "customerId", "customerName", "contactName", "email",
  "phone", "purchaseOrder", "currency", "itemsCount", "total"::float8, "totalHkd"::float8, "carrier", "trackingNumber", "placedAt",
  "heldAt" IS NOT NULL AND "releasedAt" IS NULL AND "status" = 'pending' AS "isHeld", "version"`

const table: Table<OrderSort, OrderRow> = {
  row: orderRow,
  columns,
  from: Prisma.sql`"Order"`,
  key: Prisma.sql`"id"`,
  sorts: {
    placedAt: Prisma.sql`"Order"."placedAt"`,
    customerName: Prisma.sql`"customerName" COLLATE "zh-Hant-x-icu"`,
    totalHkd: Prisma.sql`"Order"."totalHkd"`,
    status: Prisma.sql`"Order"."status"`,
  },
  initialSort: '-placedAt',
}

const { lines: linesSchema, ...detailShape } = orderDetailSchema.def.shape
const detailRow = z.extend(
  z.omit(z.object(detailShape), {
    trackingUrl: true,
    canTell: true,
    thread: true,
    quote: true,
    backOrderOf: true,
    backOrder: true,
    shipments: true,
    hold: true,
  }),
  {
    placedAt: z.date(),
    shippedAt: z.nullable(z.date()),
    deliveredAt: z.nullable(z.date()),
    cancelledAt: z.nullable(z.date()),
    heldAt: z.nullable(z.date()),
    heldLimitHkd: z.nullable(z.number()),
    heldExposureHkd: z.nullable(z.number()),
    releasedAt: z.nullable(z.date()),
    releasedBy: z.nullable(z.string()),
  },
)
/** An order with its lines from one snapshot. */
export type OrderDetailRow = z.output<typeof detailRow> & Related & Pick<OrderDetail, 'lines' | 'shipments'>

export function createOrdersRepo(database: Database) {
  return {
    page: (query: OrderTableQuery) => readPage(database.prisma, table, conditionsOf(query), query),

    all: (query: OrderFilter) => readAll(database, table, conditionsOf(query), query.sort),

    async stats(): Promise<OrderStats> {
      const stats = await readRow(database.prisma, orderStatsSchema)`
        SELECT count(*)::int AS "total",
          (count(*) FILTER (WHERE "status" = 'pending'))::int AS "pending",
          (count(*) FILTER (WHERE "status" IN ('processing', 'partly_shipped')))::int AS "processing",
          (count(*) FILTER (WHERE "status" = 'shipped'))::int AS "shipped",
          coalesce(sum("totalHkd") FILTER (WHERE "status" <> 'cancelled'), 0)::float8 AS "revenue"
        FROM "Order"`
      if (!stats) throw new Error('Counting gives one row')
      return stats
    },

    detail: (id: string) => readOrder(database.prisma, id),

    /** Returns the id of the order that a form has created. */
    async ofForm(submissionId: string): Promise<string | undefined> {
      const found = await database.prisma.order.findUnique({ where: { submissionId }, select: { id: true } })
      return found?.id
    },
  }
}

/** Reads an order with its lines; inside a transaction that locks it, as it stays until the commit. */
export async function readOrder(database: DatabaseHandle, id: string): Promise<OrderDetailRow | undefined> {
  const row = await readRow(database, detailRow)`
    SELECT ${columns}, "address", "notes", "charges", "rate"::float8, to_char("rateDate", 'YYYY-MM-DD') AS "rateDate", "shippedAt",
      "deliveredAt", "cancelledAt", "cancelReason", "createdBy", "heldAt", "heldLimitHkd"::float8, "heldExposureHkd"::float8, "releasedAt", "releasedBy" FROM "Order" WHERE "id" = ${id}::uuid`
  if (!row) return undefined
  // one after another: a transaction has one connection
  const lines = await linesOf(database, id, isOpenOrder(row))
  const related = await relatedOf(database, id)
  const shipments = await createShipmentsRepo(database).ofOrder(id)
  return { ...row, lines, shipments, ...related }
}

type Related = Pick<OrderDetail, 'quote' | 'backOrderOf' | 'backOrder'>
const lineRow = z.extend(z.omit(linesSchema.def.element, { isPiece: true, available: true, shippable: true }), {
  tracksStock: z.nullable(z.boolean()),
  inStock: z.nullable(z.boolean()),
  promised: z.nullable(z.number()),
})

async function linesOf(database: DatabaseHandle, orderId: string, isOpen: boolean): Promise<OrderDetail['lines']> {
  const rows = await readRows(database, lineRow)`
    SELECT l."id", l."productId", l."name", l."nameEn", l."sku", l."category"::text, l."quantity", l."period"::text,
      l."unitPriceHkd"::float8, l."discount"::float8, l."unitPrice"::float8, l."total"::float8, l."totalHkd"::float8,
      l."connectivityFeeHkd"::float8, l."connectivityFee"::float8, l."note",
      l."reserved", l."packed", (SELECT to_char(min(r."expectedOn"), 'YYYY-MM-DD') FROM "ReceiptLine" x
        JOIN "Receipt" r ON r."id" = x."receiptId" WHERE x."productId" = l."productId" AND r."cancelledAt" IS NULL
          AND x."quantity" > x."received") AS "expectedOn", p."tracksStock", p."inStock", p."stockQuantity", p."reserved" AS "promised"
    FROM "OrderLine" l LEFT JOIN "Product" p ON p."id" = l."productId"
    WHERE l."orderId" = ${orderId}::uuid ORDER BY l."position"`
  const stocks = new Map(rows.flatMap((row) => stockOf(row) ?? []).map((stock) => [stock.id, stock]))
  const left = leftOf(rows)
  const shippable = shippableOf(
    rows.map((row, index) => ({ ...row, quantity: left[index] ?? 0 })),
    stocks,
  )
  return rows.map(({ tracksStock, inStock: _inStock, promised: _promised, ...line }, index) => {
    const stock = stockOfLine(line, stocks)
    return {
      ...line,
      isPiece: isPiece({ ...line, tracksStock }),
      stockQuantity: stock?.stockQuantity ?? null,
      available: stock ? availableOf(stock) : null,
      shippable: isOpen ? (shippable[index] ?? 0) : null,
      expectedOn: isOpen && (left[index] ?? 0) > (shippable[index] ?? 0) ? line.expectedOn : null,
    }
  })
}

/** Stock of a line's product, if it has one. */
function stockOf({
  productId,
  tracksStock,
  inStock,
  stockQuantity,
  promised,
}: z.output<typeof lineRow>): Stock | undefined {
  if (productId === null || stockQuantity === null) return undefined
  return {
    id: productId,
    tracksStock: tracksStock ?? false,
    inStock: inStock ?? false,
    stockQuantity,
    reserved: promised ?? 0,
  }
}

const relatedSchema = z.nullable(z.object({ id: z.string(), reference: z.string() }))
const relatedRow = z.object({ quote: relatedSchema, backOrderOf: relatedSchema, backOrder: relatedSchema })

async function relatedOf(database: DatabaseHandle, id: string): Promise<Related> {
  const of = (alias: string) =>
    Prisma.raw(`CASE WHEN ${alias}."id" IS NOT NULL
    THEN jsonb_build_object('id', ${alias}."id", 'reference', ${alias}."reference") END`)
  const row = await readRow(database, relatedRow)`
    SELECT ${of('q')} AS "quote", ${of('f')} AS "backOrderOf", ${of('b')} AS "backOrder" FROM "Order" o
    LEFT JOIN "Quote" q ON q."id" = o."quoteId" LEFT JOIN "Order" f ON f."id" = o."backOrderOfId" LEFT JOIN "Order" b ON b."backOrderOfId" = o."id"
    WHERE o."id" = ${id}::uuid`
  return row ?? { quote: null, backOrderOf: null, backOrder: null }
}

function conditionsOf(query: OrderFilter): Prisma.Sql[] {
  const conditions = searchConditions(query.search)
  if (query.status?.length) conditions.push(Prisma.sql`"status" = ANY(${query.status}::"OrderStatus"[])`)
  if (query.currency?.length) conditions.push(Prisma.sql`"currency" = ANY(${query.currency})`)
  if (query.customerType?.length)
    conditions.push(Prisma.sql`"customerType" = ANY(${query.customerType}::"CustomerType"[])`)
  if (query.customer) conditions.push(Prisma.sql`"customerId" = ${query.customer}::uuid`)
  if (query.product) conditions.push(hasLine(Prisma.sql`l."productId" = ${query.product}::uuid`))
  if (query.category?.length) conditions.push(hasLine(Prisma.sql`l."category" = ANY(${query.category}::"Category"[])`))
  if (query.from) conditions.push(Prisma.sql`"placedAt" >= ${new Date(query.from)}`)
  if (query.to) conditions.push(Prisma.sql`"placedAt" < ${new Date(query.to)}`)
  return conditions
}

function hasLine(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM "OrderLine" l WHERE l."orderId" = "Order"."id" AND ${condition})`
}
