import * as z from 'zod/mini'
import {
  batterySteps,
  type Category,
  categorySchema,
  eachTextFacet,
  machineTranslatableSchema,
  type ProductListQuery,
  type ProductSort,
  priceSteps,
  textFacets,
} from '#contract/catalogue/products.ts'
import { Prisma } from '#prisma'
import { compiled } from '#server/platform/compiled.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRow, readRows } from '#server/platform/database/rows.ts'
import { all } from '#server/platform/database/search.ts'
import { facetColumns, searchedProducts, sortColumns } from '../search/product-search.repo.ts'
import { builtIn, type SearchWay } from '../search/product-search.rules.ts'
import { publicDerived, publicRow, quotedColumns, summaryDerived, summaryDerivedRow } from './products-columns.repo.ts'

export const skuRow = z.object({ sku: z.string() })

/** A picture whose bytes are kept here. */
export const storedImageSchema = z.object({
  /** Where it came from, without the signature of its link. */
  key: z.string(),
  /** SHA-256 of its bytes. */
  hash: z.string(),
  name: z.string(),
})
export type StoredImage = z.output<typeof storedImageSchema>

const ownColumns = {
  id: z.string(),
  slug: z.string(),
  machineTranslated: z.array(machineTranslatableSchema),
  images: z.array(storedImageSchema),
  createdAt: z.date(),
  updatedAt: z.date(),
}

/** What the public face reads of a product: amounts as decimal text. */
export const productRow = z.extend(publicRow, ownColumns)
export type ProductRow = z.output<typeof productRow>

/** What it reads of one that is listed. */
export const summaryRow = z.extend(summaryDerivedRow, ownColumns)
export type SummaryRow = z.output<typeof summaryRow>

/** A product's present address, what its page is called by, and what its alternatives are found by. */
const productAddressRow = z.extend(
  z.pick(productRow, {
    id: true,
    slug: true,
    name: true,
    nameEn: true,
    description: true,
    descriptionEn: true,
    category: true,
    subcategory: true,
  }),
  { isRetired: z.boolean() },
)
export type ProductAddress = z.output<typeof productAddressRow>

/** How many products share these values: what facet counts are added up from. */
const facetCellSchema = z.extend(
  z.pick(publicRow, { category: true, inStock: true, mounting: true, ...eachTextFacet(() => true as const) }),
  {
    count: z.number(),
  },
)
export type FacetCell = z.output<typeof facetCellSchema>

/** How many products are between two steps of a price or of a battery's years, by how many steps they have reached; null without any. */
const bandSchema = z.object({ of: z.enum(['price', 'battery']), band: z.nullable(z.number()), count: z.number() })
export type Band = z.output<typeof bandSchema>

/** The cells stand beside the first row, and beside nothing where the page is empty. */
const cells = z.nullable(z.array(z.union([bandSchema, facetCellSchema])))
const listRow = z.union([z.extend(summaryRow, { cells }), z.object({ id: z.null(), cells })])

const sitemapRow = z.object({ slug: z.string(), updatedAt: z.date() })
const shelfRow = z.object({ category: categorySchema })

const ownSelected = Prisma.sql`p."id", p."slug", p."machineTranslated", p."images", p."createdAt", p."updatedAt"`
/** Of the table as `p`. */
export const publicColumns = Prisma.sql`${ownSelected}, ${publicDerived}`
export const summaryColumns = Prisma.sql`${ownSelected}, ${summaryDerived}`

/** Stroke order for Chinese names; ties by id, so that pages never overlap. Each has its index in the migration. */
const orders: Record<ProductSort, Prisma.Sql> = {
  name: Prisma.sql`"name" COLLATE "zh-Hant-x-icu", "id"`,
  '-name': Prisma.sql`"name" COLLATE "zh-Hant-x-icu" DESC, "id" DESC`,
  nameEn: Prisma.sql`"sortNameEn" COLLATE "en-x-icu", "id"`,
  '-nameEn': Prisma.sql`"sortNameEn" COLLATE "en-x-icu" DESC, "id" DESC`,
  price: Prisma.sql`"msrp" NULLS LAST, "id"`,
  '-price': Prisma.sql`"msrp" DESC NULLS LAST, "id" DESC`,
  stock: Prisma.sql`"stockQuantity", "id"`,
  '-stock': Prisma.sql`"stockQuantity" DESC, "id" DESC`,
  createdAt: Prisma.sql`"createdAt", "id"`,
  '-createdAt': Prisma.sql`"createdAt" DESC, "id" DESC`,
  '-battery': Prisma.sql`"batteryYears" DESC NULLS LAST, "id" DESC`,
  '-range': Prisma.sql`"rangeKm" DESC NULLS LAST, "id" DESC`,
}

const prepared = Prisma.raw('/* prepared */')

/**
 * Whether a list is of prices between two bounds. A plan that is made once for all takes each such range for a narrow one, and sorts by a
 * language's rules what an index has in order: for 20,000 products 150 to 400 ms, planned for the range itself 24 to 30. One bound is
 * taken for a third of all, and costs no more (with 1,000 products a quarter less, as planning takes 2 ms).
 */
function isPriceRange({ minPrice, maxPrice }: ProductListQuery): boolean {
  return minPrice !== undefined && maxPrice !== undefined
}

/** From here on, walking an index past what was not found is quicker than sorting what was; measured on 100,000 products. */
const manyFound = 2000

/** Queries of the catalogue's public face: retired products are in none of them. */
export function createProductsRepo(database: DatabaseHandle) {
  return {
    /**
     * One page in order, and the cells that facet counts are added up from. Ids are found before rows are read, which keeps
     * far pages cheap, and numbered once they are few, so that PostgreSQL need not sort all that match.
     * @param way how the words of the search are taken
     * @param lexicons which words stand for one another
     */
    async list(query: ProductListQuery, way: SearchWay = 'synonyms', lexicons = builtIn): Promise<ListedRows> {
      const order = orders[query.sort]
      const isNarrowed = Boolean(query.search || query.tag)
      const searched = query.search ? Prisma.sql`${searchedProducts(query.search, way, lexicons)},` : Prisma.empty
      const source = query.search ? Prisma.sql`searched WHERE` : Prisma.sql`"Product" WHERE "retiredAt" IS NULL AND`
      const rows = await readRows(database, compiled(listRow))`
        ${isPriceRange(query) ? Prisma.empty : prepared} WITH ${searched} matching AS ${isNarrowed ? Prisma.sql`MATERIALIZED` : Prisma.sql`NOT MATERIALIZED`} (
          SELECT ${sortColumns}, ${facetColumns}
          FROM ${source} ${all(scopeOf(query))}
        ), ${counted(query)}, found AS (
          SELECT "id", row_number() OVER (ORDER BY ${order})::int AS place
          FROM (${isNarrowed ? narrowedPage(query) : pageOf(query, Prisma.sql`matching`, Prisma.sql`true`)}) AS page
        )
        SELECT CASE WHEN coalesce(found.place, 1) = 1 THEN cells END AS cells, ${summaryColumns}
        FROM (SELECT coalesce(json_agg(counted), '[]') AS cells FROM counted) AS facets
        LEFT JOIN (found JOIN "Product" p USING ("id")) ON true ORDER BY found.place`
      const counts = (rows[0]?.cells ?? []).filter(({ count }) => count > 0)
      return {
        rows: rows.filter((row) => row.id !== null),
        cells: counts.filter((count) => 'category' in count),
        bands: counts.filter((count) => 'band' in count),
      }
    },

    /** The product that has, or once had, this address. */
    bySlug(slug: string): Promise<ProductRow | undefined> {
      return readRow(database, compiled(productRow))`
        /* prepared */ SELECT ${publicColumns} FROM "ProductSlug" s JOIN "Product" p ON p."id" = s."productId"
        WHERE s."slug" = ${slug} AND p."retiredAt" IS NULL`
    },

    /** Whose address this is, or once was; a retired product's too. */
    addressOf(slug: string): Promise<ProductAddress | undefined> {
      return readRow(database, compiled(productAddressRow))`
        /* prepared */ SELECT p."id", p."slug", "name", "nameEn", "description", "descriptionEn", "category", "subcategory",
          "retiredAt" IS NOT NULL AS "isRetired"
        FROM "ProductSlug" s JOIN "Product" p ON p."id" = s."productId" WHERE s."slug" = ${slug}`
    },

    /**
     * Products that are sold, in the order of their keys: for the sitemap.
     * @param from the first one's key
     */
    addresses(from: string, most: number): Promise<z.output<typeof sitemapRow>[]> {
      return readRows(database, sitemapRow)`
        SELECT "slug", "updatedAt" FROM "Product" WHERE "retiredAt" IS NULL AND "id" >= ${from}::uuid ORDER BY "id" LIMIT ${most}`
    },

    /** The key of each product that is sold at which a page of so many begins. */
    async addressPages(size: number): Promise<string[]> {
      const rows = await readRows(database, idRow)`
        SELECT "id" FROM (
          SELECT "id", row_number() OVER (ORDER BY "id") AS place FROM "Product" WHERE "retiredAt" IS NULL
        ) AS sold WHERE place % ${size} = 1 ORDER BY "id"`
      return rows.map(({ id }) => id)
    },

    /** The categories that anything is sold of. */
    async shelves(): Promise<Category[]> {
      const rows = await readRows(database, shelfRow)`
        SELECT shelf.category FROM unnest(enum_range(NULL::"Category")) AS shelf(category)
        WHERE EXISTS (SELECT FROM "Product" p WHERE p."category" = shelf.category AND p."retiredAt" IS NULL)`
      return rows.map(({ category }) => category)
    },

    /**
     * What is listed under these SKUs, in any case: of two that share one, what is in stock, else the older.
     * @param skus a few
     */
    withSkus(skus: string[]): Promise<SummaryRow[]> {
      return readRows(database, compiled(summaryRow))`
        /* prepared */ SELECT ${summaryColumns} FROM (
          SELECT DISTINCT ON (lower("sku")) * FROM "Product" WHERE "retiredAt" IS NULL AND "sku" <> '' AND lower("sku") = ANY(${skus.map((sku) => sku.toLowerCase())}::text[])
          ORDER BY lower("sku"), "inStock" DESC, "createdAt", "id"
        ) AS p`
    },

    /** Which of these were the SKU of a product that is no longer listed, in any case. */
    async retiredSkus(skus: string[]): Promise<string[]> {
      const rows = await readRows(database, skuRow)`
        SELECT "sku" FROM unnest(${skus}::text[]) AS wanted("sku")
        WHERE EXISTS (SELECT FROM "Product" p WHERE p."retiredAt" IS NOT NULL AND lower(p."sku") = lower(wanted."sku"))`
      return rows.map(({ sku }) => sku)
    },

    /** Others of the same category: of the same subcategory first, then what is in stock. */
    related(product: Pick<ProductRow, 'id' | 'category' | 'subcategory'>, limit: number): Promise<SummaryRow[]> {
      return readRows(database, compiled(summaryRow))`
        /* prepared */ SELECT ${summaryColumns} FROM "Product" p
        WHERE "retiredAt" IS NULL AND "category" = ${product.category}::"Category" AND "id" <> ${product.id}::uuid
        ORDER BY ("subcategory" IS NOT DISTINCT FROM ${product.subcategory}) DESC, "inStock" DESC, ${orders.name} LIMIT ${limit}`
    },
  }
}

/** A page, and what its facets are counted from. */
export interface ListedRows {
  rows: SummaryRow[]
  cells: FacetCell[]
  bands: Band[]
}

export type ProductsRepo = ReturnType<typeof createProductsRepo>

/**
 * What facets are counted from, in one reading: cells of what shares its values; and how many are in each band of price, and of battery,
 * as if there were no filter by that. Products that are alike are counted first, once, since all of them are looked at.
 */
function counted(query: ProductListQuery): Prisma.Sql {
  const choice = all(choiceOf(query))
  const price = all(priceOf(query))
  const battery = all(batteryOf(query))
  return Prisma.sql`marked AS (
    SELECT ${facetColumns}, ${price} AS "isPriced", ${battery} AS "isPowered",
      width_bucket("msrp", ${[...priceSteps]}::numeric[]) AS "priceBand",
      width_bucket("batteryYears", ${[...batterySteps]}::numeric[]) AS "batteryBand", count(*) AS "alike"
    FROM matching GROUP BY ${facetColumns}, "isPriced", "isPowered", "priceBand", "batteryBand"
  ), counted AS (
    SELECT ${facetColumns}, coalesce("priceBand", "batteryBand") AS "band",
      CASE GROUPING("category", "priceBand") WHEN 1 THEN 'cell' WHEN 2 THEN 'price' ELSE 'battery' END AS "of",
      coalesce(CASE GROUPING("category", "priceBand")
        WHEN 1 THEN sum("alike") FILTER (WHERE "isPriced" AND "isPowered")
        WHEN 2 THEN sum("alike") FILTER (WHERE ${choice} AND "isPowered")
        ELSE sum("alike") FILTER (WHERE ${choice} AND "isPriced")
      END, 0)::int AS "count"
    FROM marked GROUP BY GROUPING SETS ((${facetColumns}), ("priceBand"), ("batteryBand"))
  )`
}

function pageOf(query: ProductListQuery, source: Prisma.Sql, condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT ${sortColumns} FROM ${source} WHERE ${condition} AND ${all([...choiceOf(query), ...priceOf(query), ...batteryOf(query)])}
    ORDER BY ${orders[query.sort]} LIMIT ${query.pageSize} OFFSET ${(query.page - 1) * query.pageSize}`
}

/**
 * A page of what a term or tag finds. Few are sorted. Many are not, for comparing by a language's rules is slow: the index
 * of the order is walked, past those that were not found. The planner, which takes every term for a common one, would walk
 * for few too; so the count decides which of the two runs.
 */
function narrowedPage(query: ProductListQuery): Prisma.Sql {
  const areMany = Prisma.sql`(SELECT count(*) > ${manyFound} FROM matching)`
  const isFoundHere = Prisma.sql`("id" IN (SELECT "id" FROM matching)) IS TRUE` // "IS TRUE" keeps it a look-up, not a join
  return Prisma.sql`
    (${pageOf(query, Prisma.sql`matching`, Prisma.sql`NOT ${areMany}`)})
    UNION ALL
    (${pageOf(query, Prisma.sql`"Product"`, Prisma.sql`"retiredAt" IS NULL AND ${areMany} AND ${isFoundHere}`)})`
}

/** The filters that no facet steps out of, beside the search. */
function scopeOf({ tag, minRange }: ProductListQuery): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = []
  if (tag) conditions.push(Prisma.sql`"tags" @> ARRAY[${tag}]`)
  if (minRange !== undefined) conditions.push(Prisma.sql`"rangeKm" >= ${minRange}::numeric`)
  return conditions
}

function batteryOf({ minBattery }: ProductListQuery): Prisma.Sql[] {
  return minBattery === undefined ? [] : [Prisma.sql`"batteryYears" >= ${minBattery}::numeric`]
}

function priceOf({ minPrice, maxPrice }: ProductListQuery): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = []
  if (minPrice !== undefined) conditions.push(Prisma.sql`"msrp" >= ${minPrice}::numeric`)
  if (maxPrice !== undefined) conditions.push(Prisma.sql`"msrp" <= ${maxPrice}::numeric`)
  return conditions
}

/** The filters whose facets are counted from cells. */
function choiceOf({ category, inStock, mounting, ...query }: ProductListQuery): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = []
  if (category) conditions.push(Prisma.sql`"category" = ${category}::"Category"`)
  if (inStock) conditions.push(Prisma.sql`"inStock" = ${inStock === 'true'}`)
  if (mounting) conditions.push(Prisma.sql`"mounting" @> ARRAY[${mounting}]`)
  for (const facet of textFacets) {
    if (query[facet]) conditions.push(Prisma.sql`${quotedColumns([facet])} = ${query[facet]}`)
  }
  return conditions
}
