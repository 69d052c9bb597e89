import * as z from 'zod/mini'
import { recordFields } from '#contract/fields/product.ts'
import type { RetainedField } from '#contract/sync/sync.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

const retainedRow = z.object({ field: z.enum(recordFields), products: z.number(), samples: z.array(z.string()) })

const samplesShown = 3

/** Creates queries of values that products keep although their column is gone. */
export function createRetainedFieldsRepo(database: DatabaseHandle) {
  return {
    /** Returns, for each field that any product holds, the number of products and a few sample values. */
    async held(fields: readonly string[]): Promise<RetainedField[]> {
      if (fields.length === 0) return []
      const rows = await readRows(database, retainedRow)`
        SELECT f."field", count(*)::int AS "products",
          coalesce((array_agg(DISTINCT left(p."synced"->>f."field", 60)) FILTER (WHERE jsonb_typeof(p."synced"->f."field") = 'string'))
            [1:${samplesShown}::int], '{}') AS "samples"
        FROM unnest(${fields}::text[]) AS f("field") JOIN "Product" p ON p."synced"->f."field" NOT IN ('null', '[]', '""')
        WHERE p."notionPageId" IS NOT NULL AND NOT p."syncedRetired"
        GROUP BY f."field" ORDER BY f."field"`
      return rows.map((row) => ({ ...row, reason: 'gone' as const }))
    },
  }
}
