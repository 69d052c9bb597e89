import * as z from 'zod/mini'
import {
  type ProductStock,
  productStockSchema,
  type StockLocation,
  type StockTableQuery,
  stockLocationSchema,
} from '#contract/stock/locations.ts'
import { type MovementTableQuery, stockMovementSchema } from '#contract/stock/movements.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { all, anyOf, escaped, searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

/** Pieces that open orders wait for, and those that are on their way, by product. */
const waitingBy = Prisma.sql`(SELECT l."productId", sum(l."quantity" - l."packed" - l."reserved")::int AS "pieces"
  FROM "Order" o JOIN "OrderLine" l ON l."orderId" = o."id"
  WHERE o."status" IN ('pending', 'processing', 'partly_shipped') AND l."quantity" > l."packed" + l."reserved" GROUP BY 1) w`
const incomingBy = Prisma.sql`(SELECT x."productId", sum(x."quantity" - x."received")::int AS "pieces", min(r."expectedOn") AS "first"
  FROM "ReceiptLine" x JOIN "Receipt" r ON r."id" = x."receiptId"
  WHERE r."cancelledAt" IS NULL AND x."quantity" > x."received" GROUP BY 1) i`
const waiting = Prisma.sql`coalesce(w."pieces", 0)`
const incoming = Prisma.sql`coalesce(i."pieces", 0)`
const free = Prisma.sql`(CASE WHEN p."inStock" THEN greatest(p."stockQuantity" - p."reserved", 0) ELSE 0 END)`

const stockTable: Table<'name' | 'quantity' | 'free' | 'waiting' | 'incoming', ProductStock> = {
  row: productStockSchema,
  columns: Prisma.sql`p."id", p."name", p."nameEn", p."sku", p."stockQuantity" AS "quantity", p."reserved", ${free} AS "free",
    ${waiting} AS "waiting", ${incoming} AS "incoming", to_char(i."first", 'YYYY-MM-DD') AS "expectedOn",
    coalesce((SELECT jsonb_agg(jsonb_build_object('locationId', v."locationId", 'quantity', v."quantity") ORDER BY v."locationId")
      FROM "StockLevel" v WHERE v."productId" = p."id"), '[]') AS "levels"`,
  from: Prisma.sql`"Product" p LEFT JOIN ${waitingBy} ON w."productId" = p."id" LEFT JOIN ${incomingBy} ON i."productId" = p."id"`,
  key: Prisma.sql`p."id"`,
  sorts: {
    name: Prisma.sql`p."name" COLLATE "zh-Hant-x-icu"`,
    quantity: Prisma.sql`p."stockQuantity"`,
    free,
    waiting,
    incoming,
  },
  initialSort: 'name',
}

const movementRow = z.extend(stockMovementSchema, { at: z.date() })
const movementTable: Table<'at' | 'quantity', z.output<typeof movementRow>> = {
  row: movementRow,
  columns: Prisma.sql`m."id", m."productId", p."name", p."nameEn", p."sku", m."locationId", l."name" AS "location", l."nameEn" AS "locationEn",
    m."quantity", m."reason"::text, m."origin", m."reference", m."orderId", m."receiptId", m."note", m."at", m."author"`,
  // Every movement has both; as left joins they are left out where rows are only counted.
  from: Prisma.sql`"StockMovement" m LEFT JOIN "Product" p ON p."id" = m."productId" LEFT JOIN "StockLocation" l ON l."id" = m."locationId"`,
  key: Prisma.sql`m."id"`,
  sorts: { at: Prisma.sql`m."at"`, quantity: Prisma.sql`m."quantity"` },
  initialSort: '-at',
}

const locationColumns = Prisma.sql`"id", "name", "nameEn", "address", "isDefault", "archivedAt" IS NOT NULL AS "isArchived", "version",
  coalesce((SELECT sum(v."quantity") FROM "StockLevel" v WHERE v."locationId" = "StockLocation"."id"), 0)::int AS "pieces"`

export function createStockRepo(database: DatabaseHandle) {
  return {
    page(query: StockTableQuery) {
      const conditions = [Prisma.sql`p."tracksStock"`, ...searchConditions(query.search)]
      if (!query.product) conditions.push(Prisma.sql`(p."retiredAt" IS NULL OR p."unlisted" OR p."stockQuantity" > 0)`)
      if (query.product) conditions.push(Prisma.sql`p."id" = ${query.product}::uuid`)
      if (query.location) {
        conditions.push(Prisma.sql`EXISTS (SELECT FROM "StockLevel" v WHERE v."productId" = p."id"
          AND v."locationId" = ${query.location}::uuid AND v."quantity" > 0)`)
      }
      const states = {
        waiting: Prisma.sql`${waiting} > 0`,
        incoming: Prisma.sql`${incoming} > 0`,
        none: Prisma.sql`${free} = 0`,
      }
      if (query.state?.length) {
        conditions.push(anyOf(query.state.map((state) => states[state])))
      }
      return readPage(database, stockTable, conditions, query)
    },

    async movements(query: MovementTableQuery) {
      const conditions = query.search
        ? [
            Prisma.sql`m."id" IN (
              SELECT "id" FROM "StockMovement" WHERE "reference" LIKE ${`${escaped(query.search).toUpperCase()}%`}
              UNION ALL SELECT "id" FROM "StockMovement" WHERE "productId" IN (
                SELECT "id" FROM "Product" WHERE ${all(searchConditions(query.search))}))`,
          ]
        : []
      if (query.reason?.length) conditions.push(Prisma.sql`m."reason" = ANY(${query.reason}::"StockReason"[])`)
      if (query.product) conditions.push(Prisma.sql`m."productId" = ${query.product}::uuid`)
      if (query.location) conditions.push(Prisma.sql`m."locationId" = ${query.location}::uuid`)
      if (query.from) conditions.push(Prisma.sql`m."at" >= ${new Date(query.from)}`)
      if (query.to) conditions.push(Prisma.sql`m."at" < ${new Date(query.to)}`)
      const page = await readPage(database, movementTable, conditions, query)
      return { ...page, items: page.items.map((row) => ({ ...row, at: row.at.toISOString() })) }
    },

    locations: (): Promise<StockLocation[]> =>
      readRows(database, stockLocationSchema)`
        SELECT ${locationColumns} FROM "StockLocation" ORDER BY "archivedAt" IS NOT NULL, "isDefault" DESC, "name"`,

    /** Locks a location. */
    lockLocation: (id: string): Promise<StockLocation | undefined> =>
      readRow(database, stockLocationSchema)`
        SELECT ${locationColumns} FROM "StockLocation" WHERE "id" = ${id}::uuid FOR UPDATE`,

    /** Returns the pieces of a locked product at a location. */
    async level(productId: string, locationId: string): Promise<number> {
      const where = { productId_locationId: { productId, locationId } }
      return (await database.stockLevel.findUnique({ where }))?.quantity ?? 0
    },

    /** Returns the pieces of locked products at a location, of those that have been there. */
    async levels(productIds: string[], locationId: string): Promise<Map<string, number>> {
      const where = { locationId, productId: { in: productIds } }
      const rows = await database.stockLevel.findMany({ where, select: { productId: true, quantity: true } })
      return new Map(rows.map(({ productId, quantity }) => [productId, quantity]))
    },

    /** Returns whether a form has been written. */
    async isKnown(submissionId: string): Promise<boolean> {
      return (await database.stockMovement.findFirst({ where: { submissionId }, select: { id: true } })) !== null
    },
  }
}
