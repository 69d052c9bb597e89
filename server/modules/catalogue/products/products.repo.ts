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
import { bilingualSchema } from '#contract/i18n/languages.ts'
import { Prisma } from '#prisma'
import { compiled } from '#server/platform/compiled.ts'
import { quotedColumns } from '#server/platform/database/columns.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRow, readRows } from '#server/platform/database/rows.ts'
import { all } from '#server/platform/database/search.ts'
import { facetColumns, searchedProducts, sortColumns } from '../search/product-search.repo.ts'
import type { Lexicons, SearchWay } from '../search/product-search.rules.ts'
import { publicDerived, publicRow, summaryDerived, summaryDerivedRow } from './products-columns.repo.ts'

export const skuRow = z.object({ sku: z.string() })

/** A picture whose bytes are kept here. */
export const storedImageSchema = z.object({
  /** Where it came from, without the signature of its link. */
  key: z.string(),
  /** SHA-256 of its bytes. */
  hash: z.string(),
  name: z.string(),
  alt: z.optional(bilingualSchema),
  /** In pixels, where it was measured. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
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

/** What a list counts: the values of each facet, how many it has in all, and how many its words find, whatever is chosen of them. */
const counted = ['category', 'inStock', ...textFacets, 'mounting', 'price', 'battery', 'total', 'found'] as const
export type Counted = (typeof counted)[number]
type Facet = Exclude<Counted, 'total' | 'found'>

/** How many products have a value, as text, as if there were no filter by that facet; of a price and a battery's years, how many of their steps they have reached. */
const countSchema = z.object({ of: z.enum(counted), value: z.nullable(z.string()), count: z.number() })
export type Count = z.output<typeof countSchema>

/** The counts stand beside the first row, and beside nothing where the page is empty. */
const counts = z.nullable(z.array(countSchema))
const listRow = z.union([z.extend(summaryRow, { counts }), z.object({ id: z.null(), counts })])

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

const always = Prisma.sql`true`

/** From here on, walking an index past what was not found is quicker than sorting what was; measured on 100,000 products. */
const manyFound = 2000

/** Queries of the catalogue's public face: retired products are in none of them. */
export function createProductsRepo(database: DatabaseHandle) {
  return {
    /**
     * One page in order, and what is counted beside it: as it was for another list of the same `countedFor`, or anew.
     * @param query without words
     */
    async list(query: ProductListQuery, known?: Count[]): Promise<ListedRows> {
      const page = foundOf(query, Prisma.sql`"Product" WHERE "retiredAt" IS NULL AND`)
      if (!known) return readCounted(database, query, page)
      const rows = await readRows(database, compiled(summaryRow))`
        ${page} SELECT ${summaryColumns} FROM found JOIN "Product" p USING ("id") ORDER BY found.place`
      return { rows, counts: known }
    },

    /**
     * The same of what words find.
     * @param way how they are taken
     * @param lexicons which words stand for one another
     */
    search(query: ProductListQuery, words: string, way: SearchWay, lexicons: Lexicons): Promise<ListedRows> {
      const searched = Prisma.sql`${searchedProducts(words, way, lexicons)},`
      return readCounted(database, query, foundOf(query, Prisma.sql`searched WHERE`, searched))
    },

    /** The product that has, or once had, this address. */
    bySlug(slug: string): Promise<ProductRow | undefined> {
      return readRow(database, compiled(productRow))`
        SELECT ${publicColumns} FROM "ProductSlug" s JOIN "Product" p ON p."id" = s."productId"
        WHERE s."slug" = ${slug} AND p."retiredAt" IS NULL`
    },

    /** Whose address this is, or once was; a retired product's too. */
    addressOf(slug: string): Promise<ProductAddress | undefined> {
      return readRow(database, compiled(productAddressRow))`
        SELECT p."id", p."slug", "name", "nameEn", "description", "descriptionEn", "category", "subcategory",
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
        SELECT ${summaryColumns} FROM (
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
        SELECT ${summaryColumns} FROM "Product" p
        WHERE "retiredAt" IS NULL AND "category" = ${product.category}::"Category" AND "id" <> ${product.id}::uuid
        ORDER BY ("subcategory" IS NOT DISTINCT FROM ${product.subcategory}) DESC, "inStock" DESC, ${orders.name} LIMIT ${limit}`
    },
  }
}

/** A page, and what is counted beside it. */
export interface ListedRows {
  rows: SummaryRow[]
  counts: Count[]
}

export type ProductsRepo = ReturnType<typeof createProductsRepo>

/** Lists that have this alike count the same: those that are of the same choice, whatever their page and order. */
export function countedFor({ sort, page, pageSize, ...choice }: ProductListQuery): string {
  return JSON.stringify(choice)
}

/**
 * What is listed, as common table expressions: all that is `matching` before a facet's value is chosen, and the page that is `found`. Ids
 * are found before rows are read, which keeps far pages cheap, and numbered once they are few, so that PostgreSQL need not sort all that match.
 */
function foundOf(query: ProductListQuery, source: Prisma.Sql, searched?: Prisma.Sql): Prisma.Sql {
  const isNarrowed = Boolean(searched || query.tag)
  return Prisma.sql`
    WITH ${searched ?? Prisma.empty} matching AS ${isNarrowed ? Prisma.sql`MATERIALIZED` : Prisma.sql`NOT MATERIALIZED`} (
      SELECT ${sortColumns}, ${facetColumns}
      FROM ${source} ${all(scopeOf(query))}
    ), found AS (
      SELECT "id", row_number() OVER (ORDER BY ${orders[query.sort]})::int AS place
      FROM (${isNarrowed ? narrowedPage(query) : pageOf(query, Prisma.sql`matching`, Prisma.sql`true`)}) AS page
    )`
}

/** Reads a page, and the counts beside its first row. */
async function readCounted(database: DatabaseHandle, query: ProductListQuery, page: Prisma.Sql): Promise<ListedRows> {
  const rows = await readRows(database, compiled(listRow))`
    ${page}, ${countsOf(query)}
    SELECT CASE WHEN coalesce(found.place, 1) = 1 THEN counts END AS counts, ${summaryColumns}
    FROM (SELECT json_agg(counted) AS counts FROM counted) AS facets
    LEFT JOIN (found JOIN "Product" p USING ("id")) ON true ORDER BY found.place`
  return { rows: rows.filter((row) => row.id !== null), counts: rows[0]?.counts ?? [] }
}

/** The columns of facets of which a product has one value, in what is marked below. */
const facetColumn: Record<Exclude<Facet, 'mounting'>, Prisma.Sql> = {
  category: quotedColumns(['category']),
  inStock: quotedColumns(['inStock']),
  ...eachTextFacet((facet) => quotedColumns([facet])),
  price: quotedColumns(['priceStep']),
  battery: quotedColumns(['batteryStep']),
}

/** The counts of a list, each facet's without its own filter. Products that are alike are counted first, once, since all of them are looked at. */
function countsOf(query: ProductListQuery): Prisma.Sql {
  const { price, battery, ...chosen } = filtersOf(query)
  const measured: Filters = {
    ...(price && { price: Prisma.sql`"isPriced"` }),
    ...(battery && { battery: Prisma.sql`"isPowered"` }),
  }
  const filters: Filters = { ...chosen, ...measured }
  const without = (facet: string) => Object.values({ ...filters, [facet]: always })
  const facets = Object.entries(facetColumn)
  const unfiltered = facets.filter(([facet]) => !(facet in filters))
  const readings = [
    ...(unfiltered.length > 0 ? [countValues(unfiltered, Object.values(filters))] : []),
    ...facets.flatMap(([facet, column]) => (facet in filters ? countValues([[facet, column]], without(facet)) : [])),
    // what is put up in several ways is counted for each
    count(
      Prisma.sql`'mounting' AS "of", unnest("mounting") AS "value"`,
      without('mounting'),
      Prisma.sql`GROUP BY "value"`,
    ),
    count(Prisma.sql`'total', NULL`, Object.values(filters)),
    count(Prisma.sql`'found', NULL`, Object.values(measured)),
  ]
  return Prisma.sql`marked AS (
    SELECT ${facetColumns}, ${price ?? always} AS "isPriced", ${battery ?? always} AS "isPowered",
      width_bucket("msrp", ${[...priceSteps]}::numeric[]) AS "priceStep",
      width_bucket("batteryYears", ${[...batterySteps]}::numeric[]) AS "batteryStep", count(*) AS "alike"
    FROM matching GROUP BY ${facetColumns}, "isPriced", "isPowered", "priceStep", "batteryStep"
  ), counted AS (${Prisma.join(readings, ' UNION ALL ')})`
}

/** How many have each value of some facets, in one reading. */
function countValues(facets: [facet: string, column: Prisma.Sql][], filters: Prisma.Sql[]): Prisma.Sql {
  const columns = facets.map(([, column]) => column)
  const names = facets.map(
    ([facet, column]) => Prisma.sql`WHEN GROUPING(${column}) = 0 THEN ${Prisma.raw(`'${facet}'`)}`,
  )
  const value = Prisma.join(columns.map((column) => Prisma.sql`${column}::text`))
  const sets = Prisma.join(columns.map((column) => Prisma.sql`(${column})`))
  return count(
    Prisma.sql`CASE ${Prisma.join(names, ' ')} END AS "of", coalesce(${value}) AS "value"`,
    filters,
    Prisma.sql`GROUP BY GROUPING SETS (${sets})`,
  )
}

function count(selected: Prisma.Sql, filters: Prisma.Sql[], grouped = Prisma.empty): Prisma.Sql {
  return Prisma.sql`
    SELECT ${selected}, coalesce(sum("alike"), 0)::int AS "count" FROM marked WHERE ${all(filters)} ${grouped}`
}

function pageOf(query: ProductListQuery, source: Prisma.Sql, condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT ${sortColumns} FROM ${source} WHERE ${condition} AND ${all(Object.values(filtersOf(query)))}
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

/** The filter of each facet by which one is set. */
type Filters = Partial<Record<Facet, Prisma.Sql>>

function filtersOf({
  category,
  inStock,
  mounting,
  minPrice,
  maxPrice,
  minBattery,
  ...query
}: ProductListQuery): Filters {
  const prices = [
    ...(minPrice === undefined ? [] : [Prisma.sql`"msrp" >= ${minPrice}::numeric`]),
    ...(maxPrice === undefined ? [] : [Prisma.sql`"msrp" <= ${maxPrice}::numeric`]),
  ]
  const filters: Filters = {}
  if (category) filters.category = Prisma.sql`"category" = ${category}::"Category"`
  if (inStock) filters.inStock = Prisma.sql`"inStock" = ${inStock === 'true'}`
  if (mounting) filters.mounting = Prisma.sql`"mounting" @> ARRAY[${mounting}]`
  for (const facet of textFacets) {
    if (query[facet]) filters[facet] = Prisma.sql`${quotedColumns([facet])} = ${query[facet]}`
  }
  if (prices.length > 0) filters.price = all(prices)
  if (minBattery !== undefined) filters.battery = Prisma.sql`"batteryYears" >= ${minBattery}::numeric`
  return filters
}
