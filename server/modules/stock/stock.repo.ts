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
import { searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

/** Pieces that open orders wait for, by product. */
const waiting = Prisma.sql`coalesce((SELECT sum(l."quantity" - l."packed" - l."reserved") FROM "OrderLine" l
  JOIN "Order" o ON o."id" = l."orderId" WHERE l."productId" = p."id" AND o."status" IN ('pending', 'processing', 'partly_shipped')), 0)::int`

const expected = Prisma.sql`FROM "ReceiptLine" x JOIN "Receipt" r ON r."id" = x."receiptId"
  WHERE x."productId" = p."id" AND r."cancelledAt" IS NULL AND x."quantity" > x."received"`
const incoming = Prisma.sql`coalesce((SELECT sum(x."quantity" - x."received") ${expected}), 0)::int`
const free = Prisma.sql`(CASE WHEN p."inStock" THEN greatest(p."stockQuantity" - p."reserved", 0) ELSE 0 END)`

const stockTable: Table<'name' | 'quantity' | 'free' | 'waiting' | 'incoming', ProductStock> = {
  row: productStockSchema,
  columns: Prisma.sql`p."id", p."name", p."nameEn", p."sku", p."stockQuantity" AS "quantity", p."reserved", ${free} AS "free",
    ${waiting} AS "waiting", ${incoming} AS "incoming", (SELECT to_char(min(r."expectedOn"), 'YYYY-MM-DD') ${expected}) AS "expectedOn",
    coalesce((SELECT jsonb_agg(jsonb_build_object('locationId', v."locationId", 'quantity', v."quantity") ORDER BY v."locationId")
      FROM "StockLevel" v WHERE v."productId" = p."id"), '[]') AS "levels"`,
  from: Prisma.sql`"Product" p`,
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
  from: Prisma.sql`"StockMovement" m JOIN "Product" p ON p."id" = m."productId" JOIN "StockLocation" l ON l."id" = m."locationId"`,
  key: Prisma.sql`m."sequence"`,
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
        conditions.push(
          Prisma.sql`(${Prisma.join(
            query.state.map((state) => states[state]),
            ' OR ',
          )})`,
        )
      }
      return readPage(database, stockTable, conditions, query)
    },

    async movements(query: MovementTableQuery) {
      const conditions = query.search
        ? [
            Prisma.sql`(m."reference" ILIKE ${`${query.search}%`} OR (${Prisma.join(searchConditions(query.search), ' AND ')}))`,
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

    /** Returns whether a form has been written. */
    async isKnown(submissionId: string): Promise<boolean> {
      return (await database.stockMovement.findFirst({ where: { submissionId }, select: { id: true } })) !== null
    },
  }
}
