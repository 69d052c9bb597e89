import * as z from 'zod/mini'
import { derivedRow } from '#server/modules/catalogue/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import { type PricebookColumn, type PricebookValues, pricebookColumns, pricebookValues } from './pricebook.rules.ts'
import type { PricebookProduct } from './pricebook-plan.ts'

const storedSchema = z.object({
  databaseId: z.string(),
  values: z.partialRecord(z.enum(pricebookColumns as [PricebookColumn, ...PricebookColumn[]]), z.nullable(z.string())),
})

const productRow = z.extend(
  z.pick(derivedRow, {
    name: true,
    sku: true,
    term: true,
    category: true,
    subcategory: true,
    msrp: true,
    minSellingPrice: true,
    margin: true,
    partnerPrice: true,
    hkdCost: true,
    usdCost: true,
    upMargin: true,
    inStock: true,
    stockQuantity: true,
    recurring: true,
    barrier: true,
  }),
  {
    id: z.string(),
    listed: z.boolean(),
    pricebookPageId: z.nullable(z.string()),
    pricebookSynced: z.unknown(),
  },
)

/** Creates queries of the pricebook's state of each product. Writing it is not a change of the catalogue. */
export function createPricebookRepo(database: DatabaseHandle) {
  return {
    async products(databaseId: string): Promise<PricebookProduct[]> {
      const rows = await readRows(database, productRow)`
        SELECT "id", coalesce(nullif("record"->>'name', ''), "name") AS "name", "sku", "term", "category", "subcategory",
          trim_scale("msrp")::text AS "msrp", trim_scale("minSellingPrice")::text AS "minSellingPrice",
          trim_scale("margin")::text AS "margin", trim_scale("partnerPrice")::text AS "partnerPrice",
          trim_scale("hkdCost")::text AS "hkdCost", trim_scale("usdCost")::text AS "usdCost",
          trim_scale("upMargin")::text AS "upMargin", "inStock", "stockQuantity", "recurring", "barrier",
          "retiredAt" IS NULL AND "source" <> 'sample' AS "listed", "pricebookPageId", "pricebookSynced"
        FROM "Product"
        WHERE ("retiredAt" IS NULL AND "source" <> 'sample') OR "pricebookPageId" IS NOT NULL OR "pricebookStartedAt" IS NOT NULL
        ORDER BY "createdAt", "id"`
      return rows.map((row) => productOf(row, databaseId))
    },

    /** Records that a page is about to be created. @returns false if the product has a page by now */
    async begin(productId: string, databaseId: string, values: Partial<PricebookValues>, now: Date): Promise<boolean> {
      const count = await database.$executeRaw`
        UPDATE "Product" SET "pricebookPageId" = NULL, "pricebookStartedAt" = ${now}, "pricebookSynced" = ${storedJson(databaseId, values)}::jsonb
        WHERE "id" = ${productId}::uuid
          AND ("pricebookPageId" IS NULL OR "pricebookSynced"->>'databaseId' IS DISTINCT FROM ${databaseId})`
      return count > 0
    },

    async savePage(
      productId: string,
      pageId: string,
      databaseId: string,
      values: Partial<PricebookValues>,
    ): Promise<void> {
      await database.$executeRaw`
        UPDATE "Product" SET "pricebookPageId" = ${pageId}, "pricebookStartedAt" = NULL, "pricebookSynced" = ${storedJson(databaseId, values)}::jsonb
        WHERE "id" = ${productId}::uuid`
    },

    /** Forgets a product's page; a restored product gets a new one. */
    async forget(productId: string): Promise<void> {
      await database.$executeRaw`
        UPDATE "Product" SET "pricebookPageId" = NULL, "pricebookStartedAt" = NULL, "pricebookSynced" = NULL
        WHERE "id" = ${productId}::uuid`
    },

    async assignedPages(pageIds: string[]): Promise<Set<string>> {
      const where = { pricebookPageId: { in: pageIds } }
      const rows = await database.product.findMany({ where, select: { pricebookPageId: true } })
      return new Set(rows.flatMap(({ pricebookPageId }) => pricebookPageId ?? []))
    },
  }
}

export type PricebookRepo = ReturnType<typeof createPricebookRepo>

function storedJson(databaseId: string, values: Partial<PricebookValues>): string {
  return JSON.stringify({ databaseId, values })
}

function productOf(row: z.output<typeof productRow>, databaseId: string): PricebookProduct {
  const { id, listed, pricebookPageId, pricebookSynced } = row
  const known = storedSchema.safeParse(pricebookSynced).data
  const isHere = known?.databaseId === databaseId
  return {
    id,
    listed,
    values: pricebookValues(row),
    pageId: isHere ? pricebookPageId : null,
    sent: isHere ? known.values : null,
  }
}
