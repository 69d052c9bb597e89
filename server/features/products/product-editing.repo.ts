import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'
import type { ChangeField } from '#contract/product-edits.ts'
import type { MachineTranslatable } from '#contract/products.ts'
import type { DatabaseHandle } from '#server/platform/database.ts'
import { issuesColumn } from './product-quality.repo.ts'
import { allDerived } from './products.columns.repo.ts'
import type { DerivedProduct } from './products.derive.ts'
import type { StoredImage } from './products.repo.ts'

/** A product as an editor reads it; amounts as decimal text. */
export type EditorRow = DerivedProduct & {
  id: string
  slug: string
  source: 'sample' | 'notion' | 'local'
  version: number
  isRetired: boolean
  record: CatalogueRecord
  images: StoredImage[]
  machineTranslated: MachineTranslatable[]
  issues: string[]
  notionPageId: string | null
  pending: ChangeField[]
  pushError: string | null
  openConflicts: number
  reserved: number
  createdAt: Date
  updatedAt: Date
}

/** Queries of one product as it is edited. */
export function createProductEditingRepo(database: DatabaseHandle) {
  return {
    async find(id: string): Promise<EditorRow | undefined> {
      const [row] = await database.$queryRaw<EditorRow[]>`
        SELECT "id", "slug", "source"::text, "version", "retiredAt" IS NOT NULL AS "isRetired", "record", "images",
          "machineTranslated", "reserved", "notionPageId", "pending", "pushError", "createdAt", "updatedAt",
          ${allDerived}, ${issuesColumn},
          (SELECT count(*)::int FROM "SyncConflict" c WHERE c."productId" = "Product"."id" AND c."settledAt" IS NULL)
            AS "openConflicts"
        FROM "Product" WHERE "id" = ${id}::uuid`
      return row && { ...row, record: { ...blankRecord, ...row.record } }
    },
  }
}
