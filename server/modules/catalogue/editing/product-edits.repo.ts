import * as z from 'zod/mini'
import { storedRecordSchema } from '#contract/catalogue/product-edits.ts'
import {
  type MachineTranslatable,
  machineTranslatableSchema,
  productSourceSchema,
} from '#contract/catalogue/products.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { quotedColumns, readRow, readRows } from '#server/platform/database/rows.ts'
import { type StoredImage, storedImageSchema } from '../products/products.repo.ts'
import { columnsOf, type DerivedProduct } from '../products/products-columns.repo.ts'

const addressRow = z.object({ slug: z.string(), productId: z.string() })

export const storedProductRow = z.object({
  id: z.string(),
  source: productSourceSchema,
  notionPageId: z.nullable(z.string()),
  slug: z.string(),
  version: z.number(),
  /** Null where the product is unlisted but not retired. */
  retiredAt: z.nullable(z.date()),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  description: z.nullable(z.string()),
  descriptionEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  machineTranslated: z.array(machineTranslatableSchema),
  images: z.array(storedImageSchema),
  record: storedRecordSchema,
  synced: z.nullable(storedRecordSchema),
  syncedRetired: z.boolean(),
  tracksStock: z.boolean(),
  inStock: z.boolean(),
  stockQuantity: z.number(),
  reserved: z.number(),
})
export type StoredProduct = z.output<typeof storedProductRow>

const stockRow = z.object({
  id: z.string(),
  name: z.string(),
  tracksStock: z.boolean(),
  stockQuantity: z.number(),
  availability: z.nullable(z.string()),
})

/** Columns of a product before an edit; `retiredAt` is null for one that is merely unlisted. */
export function stateColumns(names: readonly string[]): Prisma.Sql {
  return quotedColumns(names, (quoted) =>
    quoted === '"retiredAt"' ? `CASE WHEN "unlisted" THEN NULL ELSE "retiredAt" END AS "retiredAt"` : quoted,
  )
}

const storedColumns = stateColumns(Object.keys(storedProductRow.def.shape))

export type EditedProductRow = DerivedProduct & {
  id: string
  version: number
  source: StoredProduct['source']
  slug: string
  retiredAt: Date | null
  unlisted: boolean
  machineTranslated: MachineTranslatable[]
  images: StoredImage[]
  record: CatalogueRecord
  pending: string[]
  issues: string[]
  updatedAt: Date
}

/** Advisory lock for slugs: transactions that assign one take turns. */
const slugLockId = 7_203_004

const columns = columnsOf<Omit<EditedProductRow, 'id'>>({
  version: true,
  source: true,
  slug: true,
  retiredAt: true,
  unlisted: true,
  machineTranslated: true,
  images: true,
  record: true,
  pending: true,
  issues: true,
  updatedAt: true,
})
const columnList = quotedColumns(columns)

const changedRow = z.record(z.string(), z.nullable(z.boolean()))
const changedColumns = quotedColumns(
  columns,
  (column) => `bool_or(p.${column} IS DISTINCT FROM edited.${column}) AS ${column}`,
)
/** Columns that `consequences` reads, and those that every edit changes. */
const writtenAlways = ['version', 'updatedAt', 'pending', 'machineTranslated']

/** Suffix of a content hash where a picture or translation could not be fetched. */
export const partialMark = ':partial'

/** Push errors are cleared where nothing is pending any more. A product without a page is pending as a whole. */
const isPushedWhole = Prisma.sql`p."notionPageId" IS NOT NULL AND edited."pending" = '{}'`
/** An edit makes a machine translation obsolete: the sync translates again. */
const isToBeTranslated = Prisma.sql`NOT p."machineTranslated" <@ edited."machineTranslated"
  AND p."contentHash" NOT LIKE ${`%${partialMark}`}`
const consequences = Prisma.sql`
  "pushError" = CASE WHEN ${isPushedWhole} THEN NULL ELSE p."pushError" END,
  "pushFailedAt" = CASE WHEN ${isPushedWhole} THEN NULL ELSE p."pushFailedAt" END,
  "pushAttempts" = CASE WHEN ${isPushedWhole} THEN 0 ELSE p."pushAttempts" END,
  "contentHash" = CASE WHEN ${isToBeTranslated} THEN p."contentHash" || ${`:${partialMark}`} ELSE p."contentHash" END`

export function createProductEditsRepo(database: DatabaseHandle) {
  return {
    /** Locks products until the transaction ends, in the order of their ids. Missing ones are left out. */
    lock(ids: string[]): Promise<StoredProduct[]> {
      return readRows(database, storedProductRow)`
        SELECT ${storedColumns} FROM "Product" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`
    },

    /** Locks products as `lock` does, and returns only their stock. */
    lockStock(ids: string[]): Promise<z.output<typeof stockRow>[]> {
      return readRows(database, stockRow)`
        SELECT "id", "name", "tracksStock", "stockQuantity", "record"->>'availability' AS "availability" FROM "Product"
        WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`
    },

    /** Locks until the transaction ends; call it before locking any product. */
    async lockSlugs(): Promise<void> {
      await database.$executeRaw`SELECT pg_advisory_xact_lock(${slugLockId})`
    },

    /** Returns the owners of these slugs, present and former, also with a number appended. */
    async slugOwners(slugs: string[]): Promise<Map<string, string>> {
      const taken = await readRows(database, addressRow)`
        SELECT "slug", "productId" FROM "ProductSlug" WHERE "slug" = ANY(${slugs})`
      const bases = taken.map(({ slug }) => slug)
      const numbered =
        bases.length === 0
          ? []
          : await readRows(database, addressRow)`
              SELECT "slug", "productId" FROM "ProductSlug" WHERE regexp_replace("slug", '-[0-9]+$', '') = ANY(${bases})`
      return new Map([...taken, ...numbered].map(({ slug, productId }) => [slug, productId]))
    },

    /**
     * Writes rows, if each is one version above the stored one. Returns number of rows written. Columns that differ in no row are left
     * out: PostgreSQL recomputes search columns if anything they depend on is assigned, which takes as long as the rest.
     */
    async write(rows: EditedProductRow[]): Promise<number> {
      const differs = await readRow(database, changedRow)`
        SELECT ${changedColumns} FROM "Product" p
        JOIN jsonb_populate_recordset(NULL::"Product", ${JSON.stringify(rows)}::jsonb) AS edited USING ("id")`
      const written = columns.filter((name) => differs?.[name] || writtenAlways.includes(name))
      const values = rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => name === 'id' || written.includes(name))),
      )
      const count = await database.$executeRaw`
        UPDATE "Product" p SET ${quotedColumns(written, (column) => `${column} = edited.${column}`)}, ${consequences}
        FROM jsonb_populate_recordset(NULL::"Product", ${JSON.stringify(values)}::jsonb) AS edited
        WHERE p."id" = edited."id" AND p."version" = edited."version" - 1`
      if (written.includes('slug')) await this.recordSlugs(rows)
      return count
    },

    async insert(rows: EditedProductRow[]): Promise<void> {
      await database.$executeRaw`
        INSERT INTO "Product" ("id", "createdAt", ${columnList})
        SELECT "id", "updatedAt", ${columnList} FROM jsonb_populate_recordset(NULL::"Product", ${JSON.stringify(rows)}::jsonb)`
      await this.recordSlugs(rows)
    },

    async recordSlugs(rows: Pick<EditedProductRow, 'id' | 'slug'>[]): Promise<void> {
      const [slugs, ids] = [rows.map(({ slug }) => slug), rows.map(({ id }) => id)]
      await database.$executeRaw`
        INSERT INTO "ProductSlug" ("slug", "productId") SELECT * FROM unnest(${slugs}::text[], ${ids}::uuid[])
        ON CONFLICT DO NOTHING`
    },
  }
}
