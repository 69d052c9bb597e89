import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

/** A product whose stock is held, with what its record says of it. */
const heldStockRow = z.object({
  id: z.string(),
  name: z.string(),
  isRetired: z.boolean(),
  inStock: z.boolean(),
  stockQuantity: z.number(),
  reserved: z.number(),
  availability: z.nullable(z.string()),
})
export type HeldStock = z.output<typeof heldStockRow>

/** Queries of the pieces that orders hold. */
export function createOrderStockRepo(database: DatabaseHandle) {
  return {
    /** Holds products until the transaction ends, in the order of their ids. Those that are not there are left out. */
    async lock(ids: string[]): Promise<Map<string, HeldStock>> {
      if (ids.length === 0) return new Map()
      const rows = await readRows(database, heldStockRow)`
        SELECT "id", "name", "retiredAt" IS NOT NULL AS "isRetired", "inStock", "stockQuantity", "reserved",
          "record"->>'availability' AS "availability"
        FROM "Product"
        WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`
      return new Map(rows.map((row) => [row.id, row]))
    },

    /**
     * Reserves pieces of products, or with a negative number gives them back, in one statement. Never more than there are.
     * @returns how many products had what is reserved
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
