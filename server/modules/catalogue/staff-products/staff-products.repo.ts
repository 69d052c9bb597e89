import * as z from 'zod/mini'
import { recordAnswerSchema } from '#contract/catalogue/product-edits.ts'
import { lowStockThreshold } from '#contract/catalogue/products.ts'
import {
  type ProductStats,
  productStatsSchema,
  type StaffProductQuery,
  staffProductSchema,
} from '#contract/catalogue/staff-products.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'
import { type StaffSearch, staffSearchOf } from '../search/product-search.repo.ts'
import { countIssues, hasIssue, issuesColumn } from './product-quality.repo.ts'

const staffProductRow = z.extend(z.omit(staffProductSchema, { picture: true, notionUrl: true }), {
  updatedAt: z.date(),
  pictureHash: z.nullable(z.string()),
  /** Null for a picture of unknown size, which is served as it is. */
  pictureWidth: z.nullable(z.int()),
  notionPageId: z.nullable(z.string()),
  /** Created here, without a page in Notion. */
  isUnsent: z.boolean(),
})
export type StaffProductRow = z.output<typeof staffProductRow>
const recordRow = z.extend(staffProductRow, { record: z.partial(recordAnswerSchema) })
export type RecordRow = z.output<typeof recordRow>
export type StaffProductFilter = Omit<StaffProductQuery, 'page' | 'pageSize'>
type StaffProductSort = 'relevance' | 'name' | 'nameEn' | 'price' | 'stock' | 'category' | 'updatedAt'

/** Conditions equal to `stockStatusOf`. */
const stock = {
  'out-of-stock': Prisma.sql`(NOT "inStock" OR "stockQuantity" = 0)`,
  'low-stock': Prisma.sql`("inStock" AND "stockQuantity" BETWEEN 1 AND ${lowStockThreshold})`,
  'in-stock': Prisma.sql`("inStock" AND "stockQuantity" > ${lowStockThreshold})`,
}
const state = {
  listed: Prisma.sql`"retiredAt" IS NULL`,
  unlisted: Prisma.sql`"unlisted"`,
  retired: Prisma.sql`("retiredAt" IS NOT NULL AND NOT "unlisted")`,
}

const table: Table<StaffProductSort, StaffProductRow> = {
  row: staffProductRow,
  columns: Prisma.sql`"id", "slug", "name", "nameEn", "sku", "category"::text, "subcategory", "source"::text,
    "msrp"::float8, "volumePrices", "minimumOrder", "partnerPrice"::float8, "minSellingPrice"::float8, "hkdCost"::float8, "pricePeriod"::text AS "period", "connectivityAnnualFee"::float8 AS "connectivityFee", "tracksStock", "stockQuantity",
    "reserved", "inStock",
    CASE WHEN ${stock['out-of-stock']} THEN 'out-of-stock' WHEN ${stock['low-stock']} THEN 'low-stock'
      ELSE 'in-stock' END AS "stockStatus",
    ${state.retired} AS "isRetired", "unlisted" AS "isUnlisted", "version", "images"->0->>'hash' AS "pictureHash",
    ("images"->0->>'width')::int AS "pictureWidth", ${issuesColumn},
    "notionPageId", "pending" <> '{}' AS "isPending",
    "source" = 'local' AND "notionPageId" IS NULL AND NOT ${state.retired} AS "isUnsent",
    "updatedAt"`,
  from: Prisma.sql`"Product"`,
  key: Prisma.sql`"id"`,
  sorts: {
    relevance: Prisma.sql`"name" COLLATE "zh-Hant-x-icu"`,
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

const recordTable: Table<StaffProductSort, RecordRow> = {
  ...table,
  row: recordRow,
  columns: Prisma.sql`${table.columns}, "record"`,
}

export function createStaffProductsRepo(database: Database) {
  return {
    page(query: StaffProductQuery) {
      const search = staffSearchOf(query.search)
      return readPage(database.prisma, ranked(table, search), conditionsOf(query, search), query)
    },

    all(query: StaffProductFilter) {
      const search = staffSearchOf(query.search)
      return readAll(database, ranked(recordTable, search), conditionsOf(query, search), query.sort)
    },

    issues: () => countIssues(database.prisma),

    async stats(): Promise<ProductStats> {
      const stats = await readRow(database.prisma, productStatsSchema)`
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

/** Sorts by relevance while searching; without a search, that is by name. */
function ranked<Row>(of: Table<StaffProductSort, Row>, search: StaffSearch | undefined): Table<StaffProductSort, Row> {
  if (!search) return of
  return {
    ...of,
    from: search.from,
    sorts: { ...of.sorts, relevance: Prisma.sql`"matchPlace"` },
    nullable: ['price', 'relevance'],
    initialSort: 'relevance',
  }
}

function conditionsOf(query: StaffProductFilter, search: StaffSearch | undefined): Prisma.Sql[] {
  const conditions = search ? [search.condition] : []
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
  if (query.state?.length)
    conditions.push(
      Prisma.sql`(${Prisma.join(
        query.state.map((name) => state[name]),
        ' OR ',
      )})`,
    )
  return conditions
}
