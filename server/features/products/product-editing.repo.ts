import type { ChangeField } from '#contract/product-edits.ts'
import type { MachineTranslatable } from '#contract/products.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database.ts'
import { issuesColumn } from './product-quality.repo.ts'
import type { DerivedProduct } from './products.derive.ts'
import { blankRecord, type CatalogueRecord } from './products.record.ts'
import type { StoredImage } from './products.repo.ts'

/** A product as an editor reads it; amounts as decimal text. */
export type EditorRow = Omit<
  DerivedProduct,
  'features' | 'featuresEn' | 'specifications' | 'specificationsEn' | 'availability'
> & {
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

const amounts = Prisma.raw(
  'msrp partnerPrice minSellingPrice margin upMargin sensorPrice licenseAnnual connectivityAnnualFee firstYearTotal hkdCost usdCost'
    .split(' ')
    .map((name) => `"${name}"::text AS "${name}"`)
    .join(', '),
)

/** Queries of one product as it is edited. */
export function createProductEditingRepo(database: DatabaseHandle) {
  return {
    async find(id: string): Promise<EditorRow | undefined> {
      const [row] = await database.$queryRaw<EditorRow[]>`
        SELECT "id", "slug", "source"::text, "version", "retiredAt" IS NOT NULL AS "isRetired", "record", "images",
          "name", "nameEn", "description", "descriptionEn", "sku", "manufacturerCode", "modelNumber", "tags",
          "machineTranslated", "category"::text, "subcategory", "term", "recurring", "pricePeriod"::text, ${amounts},
          "connectivityType", "connectivityDescription", "barrier", "inStock", "stockQuantity", "reserved", "limitedOffer",
          ${issuesColumn},
          "notionPageId", "pending", "pushError", "createdAt", "updatedAt",
          (SELECT count(*)::int FROM "SyncConflict" c WHERE c."productId" = "Product"."id" AND c."settledAt" IS NULL)
            AS "openConflicts"
        FROM "Product" WHERE "id" = ${id}::uuid`
      return row && { ...row, record: { ...blankRecord, ...row.record } }
    },
  }
}
