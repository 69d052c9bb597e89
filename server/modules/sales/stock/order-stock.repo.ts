import * as z from 'zod/mini'
import { openOrderStatuses } from '#contract/sales/orders.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

/** A locked product. */
const heldStockRow = z.object({
  id: z.string(),
  name: z.string(),
  isRetired: z.boolean(),
  tracksStock: z.boolean(),
  inStock: z.boolean(),
  stockQuantity: z.number(),
  reserved: z.number(),
})
export type HeldStock = z.output<typeof heldStockRow>

const reservedRow = z.object({ id: z.string(), reserved: z.number() })

const openLineRow = z.object({
  id: z.string(),
  orderId: z.string(),
  productId: z.string(),
  quantity: z.number(),
  reserved: z.number(),
})
/** A line of an order that waits; its quantity is what is in no shipment yet. */
export type OpenLine = z.output<typeof openLineRow>

/** Write a line's `reserved` only while holding the lock of its product. */
export function createOrderStockRepo(database: DatabaseHandle) {
  return {
    /** Locks products in the order of their ids; missing ones are left out. */
    async lock(ids: string[]): Promise<Map<string, HeldStock>> {
      if (ids.length === 0) return new Map()
      const rows = await readRows(database, heldStockRow)`
        SELECT "id", "name", "retiredAt" IS NOT NULL AS "isRetired", "tracksStock", "inStock", "stockQuantity", "reserved"
        FROM "Product"
        WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** Returns the pieces of locked products at a location. */
    async levels(locationId: string, productIds: string[]): Promise<Map<string, number>> {
      const rows = await database.stockLevel.findMany({ where: { locationId, productId: { in: productIds } } })
      return new Map(rows.map(({ productId, quantity }) => [productId, quantity]))
    },

    /** Reads what lines have reserved now: settling may have changed it before the products were locked. */
    async reservedOf(lineIds: string[]): Promise<Map<string, number>> {
      if (lineIds.length === 0) return new Map()
      const rows = await readRows(database, reservedRow)`
        SELECT "id", "reserved" FROM "OrderLine" WHERE "id" = ANY(${lineIds}::uuid[])`
      return new Map(rows.map(({ id, reserved }) => [id, reserved]))
    },

    /** Returns lines of open orders, oldest order first. The products must be locked. */
    openLines(productIds: string[]): Promise<OpenLine[]> {
      return readRows(database, openLineRow)`
        SELECT l."id", l."orderId", l."productId", l."quantity" - l."packed" AS "quantity", l."reserved"
        FROM "OrderLine" l JOIN "Order" o ON o."id" = l."orderId"
        WHERE l."productId" = ANY(${productIds}::uuid[]) AND o."status"::text = ANY(${openOrderStatuses})
          AND l."quantity" > l."packed"
        ORDER BY o."placedAt", o."createdAt", o."id", l."position"`
    },

    async setReserved(lines: Pick<OpenLine, 'id' | 'reserved'>[]): Promise<void> {
      await database.$executeRaw`
        UPDATE "OrderLine" l SET "reserved" = r."reserved"
        FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS r("id" uuid, "reserved" int) WHERE l."id" = r."id"`
    },

    /**
     * Reserves pieces, or releases them with a negative number, in one statement; never more than are in stock.
     * @returns the number of products that succeeded
     */
    async reserve(changes: ReadonlyMap<string, number>): Promise<number> {
      const moves = [...changes].filter(([, by]) => by !== 0).map(([id, by]) => ({ id, by }))
      if (moves.length === 0) return 0
      return database.$executeRaw`
        UPDATE "Product" p SET "reserved" = p."reserved" + m."by"
        FROM jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) AS m("id" uuid, "by" int)
        WHERE p."id" = m."id" AND (m."by" < 0 OR (p."inStock" AND p."stockQuantity" - p."reserved" >= m."by"))`
    },
  }
}
