import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

const skuRow = z.object({ sku: z.string(), id: z.string(), isRetired: z.boolean() })

export function createSkuRowsRepo(database: DatabaseHandle) {
  return {
    /** Returns the id of the product with each SKU, a listed one before those that are not; null where there are several. */
    async bySku(skus: string[]): Promise<Map<string, string | null>> {
      const rows = await readRows(database, skuRow)`
        SELECT "sku", "id", "retiredAt" IS NOT NULL AS "isRetired" FROM "Product" WHERE "sku" = ANY(${skus})`
      const found = new Map<string, string | null>()
      for (const [sku, products] of Map.groupBy(rows, (row) => row.sku)) {
        const listed = products.filter(({ isRetired }) => !isRetired)
        const [first, ...others] = listed.length > 0 ? listed : products
        found.set(sku, first && others.length === 0 ? first.id : null)
      }
      return found
    },
  }
}
