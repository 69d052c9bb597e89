import type { CatalogueRecord } from '#contract/fields/product.ts'
import { lowStockThreshold } from '#contract/products.ts'
import type { ProductStats, StaffProduct, StaffProductQuery } from '#contract/staff-products.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database.ts'
import { readAll, readPage, type Table } from '#server/platform/tables.ts'
import { countIssues, hasIssue, issuesColumn } from './product-quality.repo.ts'
import { productSearchConditions } from './product-search.repo.ts'

export type StaffProductRow = Omit<StaffProduct, 'updatedAt' | 'picture' | 'notionUrl'> & {
  updatedAt: Date
  pictureHash: string | null
  notionPageId: string | null
  /** Made here, without a page in Notion. */
  isUnsent: boolean
}
export type RecordRow = StaffProductRow & { record: Partial<CatalogueRecord> }
export type StaffProductFilter = Omit<StaffProductQuery, 'page' | 'pageSize'>
type StaffProductSort = 'name' | 'nameEn' | 'price' | 'stock' | 'category' | 'updatedAt'

/** Spec §4, as `stockStatusOf` has it. */
const stock = {
  'out-of-stock': Prisma.sql`(NOT "inStock" OR "stockQuantity" = 0)`,
  'low-stock': Prisma.sql`("inStock" AND "stockQuantity" BETWEEN 1 AND ${lowStockThreshold})`,
  'in-stock': Prisma.sql`("inStock" AND "stockQuantity" > ${lowStockThreshold})`,
}
const state = { listed: Prisma.sql`"retiredAt" IS NULL`, retired: Prisma.sql`"retiredAt" IS NOT NULL` }

const table: Table<StaffProductSort> = {
  columns: Prisma.sql`"id", "slug", "name", "nameEn", "sku", "category"::text, "subcategory", "source"::text,
    "msrp"::float8, "partnerPrice"::float8, "minSellingPrice"::float8, "hkdCost"::float8, "pricePeriod"::text AS "period", "connectivityAnnualFee"::float8 AS "connectivityFee", "stockQuantity",
    "reserved", "inStock",
    CASE WHEN ${stock['out-of-stock']} THEN 'out-of-stock' WHEN ${stock['low-stock']} THEN 'low-stock'
      ELSE 'in-stock' END AS "stockStatus",
    "retiredAt" IS NOT NULL AS "isRetired", "version", "images"->0->>'hash' AS "pictureHash", ${issuesColumn},
    "notionPageId", "pending" <> '{}' AS "isPending",
    "source" = 'local' AND "notionPageId" IS NULL AND "retiredAt" IS NULL AS "isUnsent",
    "updatedAt"`,
  from: Prisma.sql`"Product"`,
  key: Prisma.sql`"id"`,
  sorts: {
    name: Prisma.sql`"name" COLLATE "zh-Hant-x-icu"`,
    nameEn: Prisma.sql`"sortNameEn" COLLATE "en-x-icu"`,
    price: Prisma.sql`"Product"."msrp"`,
    stock: Prisma.sql`"stockQuantity"`,
    category: Prisma.sql`"Product"."category"`,
    updatedAt: Prisma.sql`"updatedAt"`,
  },
  nullable: ['price'],
  initialSort: 'name',
}

const recordTable = { ...table, columns: Prisma.sql`${table.columns}, "record"` }

/** The catalogue as staff read it, retired products too. */
export function createStaffProductsRepo(database: Database) {
  return {
    page: (query: StaffProductQuery) =>
      readPage<StaffProductRow, StaffProductSort>(database.prisma, table, conditionsOf(query), query),

    /** Every one that matches with its record, for an export. */
    all: (query: StaffProductFilter) =>
      readAll<RecordRow, StaffProductSort>(database, recordTable, conditionsOf(query), query.sort),

    issues: () => countIssues(database.prisma),

    /** Of what is listed. */
    async stats(): Promise<ProductStats> {
      const [stats] = await database.prisma.$queryRaw<ProductStats[]>`
        SELECT count(*)::int AS "total",
          (count(*) FILTER (WHERE ${stock['in-stock']}))::int AS "inStock",
          (count(*) FILTER (WHERE ${stock['low-stock']}))::int AS "lowStock",
          (count(*) FILTER (WHERE ${stock['out-of-stock']}))::int AS "outOfStock",
          coalesce(sum("msrp" * "stockQuantity"), 0)::float8 AS "totalValue",
          coalesce(sum("sensorPrice" * "stockQuantity"), 0)::float8 AS "inventoryValue"
        FROM "Product" WHERE "retiredAt" IS NULL`
      if (!stats) throw new Error('Counting gives one row')
      return stats
    },
  }
}

function conditionsOf(query: StaffProductFilter): Prisma.Sql[] {
  const conditions = productSearchConditions(query.search)
  if (query.category?.length) conditions.push(Prisma.sql`"category" = ANY(${query.category}::"Category"[])`)
  if (query.source?.length) conditions.push(Prisma.sql`"source" = ANY(${query.source}::"ProductSource"[])`)
  if (query.stock?.length)
    conditions.push(
      Prisma.sql`(${Prisma.join(
        query.stock.map((name) => stock[name]),
        ' OR ',
      )})`,
    )
  if (query.ids) conditions.push(Prisma.sql`"id" = ANY(${query.ids}::uuid[])`)
  if (query.issue?.length) conditions.push(hasIssue(query.issue))
  if (query.state?.length === 1) conditions.push(...query.state.map((name) => state[name]))
  return conditions
}
