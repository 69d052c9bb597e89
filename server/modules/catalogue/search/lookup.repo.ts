import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import { summaryColumns, summaryRow } from '../products/products.repo.ts'

const placedRow = z.extend(summaryRow, { place: z.number() })
const addressedRow = z.extend(summaryRow, { address: z.string() })

export function createLookupRepo(database: DatabaseHandle) {
  return {
    /**
     * Finds a product for each key: by SKU (ignoring case); else by model number; else by slug, present or former; else by SKU or model
     * number ignoring hyphens and spaces. None where the first of these that matches is ambiguous.
     * @param keys a hundred at most
     * @returns products with the position of the key, from 1
     */
    byKeys(keys: string[]): Promise<z.output<typeof placedRow>[]> {
      return readRows(database, placedRow)`
        SELECT requested.place::int AS place, ${summaryColumns}
        FROM unnest(${keys}::text[]) WITH ORDINALITY AS requested(key, place)
        CROSS JOIN LATERAL (
          SELECT (array_agg("id"))[1] AS "id", count(*) = 1 AS "isOne" FROM (
            (SELECT 1 AS way, "id" FROM "Product" WHERE lower("sku") = lower(key) AND "retiredAt" IS NULL LIMIT 2)
            UNION ALL
            (SELECT 2, "id" FROM "Product" WHERE lower("modelNumber") = lower(key) AND "retiredAt" IS NULL LIMIT 2)
            UNION ALL
            SELECT 3, s."productId" FROM "ProductSlug" s JOIN "Product" o ON o."id" = s."productId"
            WHERE s."slug" = lower(key) AND o."retiredAt" IS NULL
            UNION ALL
            (SELECT 4, "id" FROM "Product" WHERE product_code("sku") = nullif(product_code(key), '') AND "retiredAt" IS NULL LIMIT 2)
            UNION ALL
            (SELECT 5, "id" FROM "Product" WHERE product_code("modelNumber") = nullif(product_code(key), '') AND "retiredAt" IS NULL LIMIT 2)
          ) AS candidates
          GROUP BY way ORDER BY way LIMIT 1
        ) AS found
        JOIN "Product" p ON p."id" = found."id" AND found."isOne"`
    },

    /** Returns at most two products with this name in either language, by the indexes of both orders. */
    byName(name: string): Promise<z.output<typeof summaryRow>[]> {
      return readRows(database, summaryRow)`
        SELECT ${summaryColumns} FROM "Product" p
        WHERE (
          p."name" COLLATE "zh-Hant-x-icu" = ${name}
          OR (p."sortNameEn" COLLATE "en-x-icu" = left(${name}, 100) AND p."nameEn" = ${name})
        ) AND p."retiredAt" IS NULL LIMIT 2`
    },

    /** Returns products by slug, present or former, with the slug asked for. */
    byAddresses(addresses: string[]): Promise<z.output<typeof addressedRow>[]> {
      return readRows(database, addressedRow)`
        SELECT s."slug" AS address, ${summaryColumns} FROM "ProductSlug" s JOIN "Product" p ON p."id" = s."productId"
        WHERE s."slug" = ANY(${addresses}) AND p."retiredAt" IS NULL`
    },
  }
}

export type LookupRepo = ReturnType<typeof createLookupRepo>
