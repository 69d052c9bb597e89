import { randomUUID } from 'node:crypto'
import type { MachineTranslatable } from '#contract/catalogue/products.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import { quotedColumns } from '#server/platform/database/rows.ts'
import type { StoredImage } from '../products/products.repo.ts'
import { columnsOf, type DerivedProduct } from '../products/products-columns.repo.ts'
import { createProductEditsRepo } from './product-edits.repo.ts'

export type ProductToWrite = DerivedProduct & {
  id: string
  source: 'sample' | 'notion' | 'local'
  notionPageId: string | null
  slug: string
  images: StoredImage[]
  machineTranslated: MachineTranslatable[]
  record: CatalogueRecord
  synced: CatalogueRecord | null
  contentHash: string | null
  createdAt: string
}

/** Advisory lock for seeding samples. */
const seedingLockId = 7_203_003

const columns = columnsOf<ProductToWrite>({
  id: true,
  source: true,
  notionPageId: true,
  slug: true,
  images: true,
  machineTranslated: true,
  record: true,
  synced: true,
  contentHash: true,
  createdAt: true,
})
const columnList = quotedColumns(columns)
const assignments = quotedColumns(columns, (column) => `${column} = EXCLUDED.${column}`)

export function createProductsWriteRepo(database: DatabaseHandle) {
  return {
    /**
     * Creates or replaces products by id in one statement, and records their slugs. Retired ones are listed again.
     * @param products a few hundred at most
     */
    async upsert(products: ProductToWrite[]): Promise<void> {
      const rows = JSON.stringify(products)
      await database.$executeRaw`
        INSERT INTO "Product" (${columnList}, "updatedAt")
        SELECT ${columnList}, now() FROM jsonb_populate_recordset(NULL::"Product", ${rows}::jsonb)
        ON CONFLICT ("id") DO UPDATE SET ${assignments}, "updatedAt" = now(), "retiredAt" = NULL, "unlisted" = false`
      const slugs = products.map(({ id, slug }) => ({ slug, productId: id }))
      await insertRows(database, 'ProductSlug', slugs, { skipsKnown: true })
    },

    async lockSeeding(): Promise<void> {
      await database.$executeRaw`SELECT pg_advisory_xact_lock(${seedingLockId})`
    },

    /** Returns whether there is no product and no sync has ever succeeded: Notion's catalogue may be empty too. */
    async isUntouched(): Promise<boolean> {
      const [product, run] = await Promise.all([
        database.product.findFirst({ select: { id: true } }),
        database.syncRun.findFirst({ where: { status: 'succeeded' }, select: { id: true } }),
      ])
      return product === null && run === null
    },

    async fillSampleRecords(records: CatalogueRecord[]): Promise<void> {
      const samples = JSON.stringify(records.map((record) => ({ sku: record.sku, record })))
      await database.$executeRaw`
        UPDATE "Product" p SET "record" = sample."record"
        FROM jsonb_to_recordset(${samples}::jsonb) AS sample("sku" text, "record" jsonb)
        WHERE p."source" = 'sample' AND p."record" = '{}' AND p."sku" = sample."sku"`
    },

    /** Deletes samples when the first real products arrive. Locks slugs first, as an edit of a sample does. */
    async deleteSamples(): Promise<void> {
      if ((await database.product.findFirst({ where: { source: 'sample' }, select: { id: true } })) === null) return
      await createProductEditsRepo(database).lockSlugs()
      await database.product.deleteMany({ where: { source: 'sample' } })
    },
  }
}

/** Returns a random id; its first characters may become the slug. */
export function newProductId(): string {
  return randomUUID()
}
