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
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { compiled, idRow, quotedColumns, readRow, readRows } from '#server/platform/database/rows.ts'
import { all } from '#server/platform/database/search.ts'
import { areManyOf, bestProducts, facetColumns, searchedProducts, sortColumns } from '../search/product-search.repo.ts'
import type { SearchPlan } from '../search/product-search.rules.ts'
import { publicDerived, publicRow, summaryDerived, summaryDerivedRow } from './products-columns.repo.ts'

export const skuRow = z.object({ sku: z.string() })

export const storedImageSchema = z.object({
  /** Original address without the signature. */
  key: z.string(),
  hash: z.string(),
  name: z.string(),
  alt: z.optional(bilingualSchema),
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

/** Public columns of a product: amounts as decimal text. */
export const productRow = z.extend(publicRow, ownColumns)
export type ProductRow = z.output<typeof productRow>

export const summaryRow = z.extend(summaryDerivedRow, ownColumns)
export type SummaryRow = z.output<typeof summaryRow>

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

/**
 * What a list counts: each facet's values, uses of devices and systems, the total, and the matches of the search before other filters
 * (`found`).
 */
const counted = ['category', 'inStock', ...textFacets, 'mounting', 'price', 'battery', 'use', 'total', 'found'] as const
export type Counted = (typeof counted)[number]
type Facet = Exclude<Counted, 'use' | 'total' | 'found'>

/** Number of products with a value, ignoring the filter of that facet; for prices and battery life, the step reached. */
const countSchema = z.object({ of: z.enum(counted), value: z.nullable(z.string()), count: z.number() })
export type Count = z.output<typeof countSchema>

/** The counts are in the first row, or in a row without a product where the page is empty. */
const counts = z.nullable(z.array(countSchema))
const listRow = z.union([z.extend(summaryRow, { counts }), z.object({ id: z.null(), counts })])

const needed = z.string()
const requiredRow = z.union([z.extend(summaryRow, { needed }), z.object({ id: z.null(), needed })])
export type RequiredRow = z.output<typeof requiredRow>

const sitemapRow = z.object({ slug: z.string(), updatedAt: z.date() })
const batteryRow = z.object({ id: z.string(), batteryYears: z.string() })
const shelfRow = z.object({ category: categorySchema })

const ownSelected = Prisma.sql`p."id", p."slug", p."machineTranslated", p."images", p."createdAt", p."updatedAt"`
/** Columns of the table alias `p`. */
export const publicColumns = Prisma.sql`${ownSelected}, ${publicDerived}`
export const summaryColumns = Prisma.sql`${ownSelected}, ${summaryDerived}`

/** Stroke order for Chinese names; ties by id, so that pages never overlap. Each order has an index in the migration. */
const orders: Record<Exclude<ProductSort, 'relevance'>, Prisma.Sql> = {
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

/** "IS TRUE" keeps it a lookup, not a join. */
const isMatching = Prisma.sql`("id" IN (SELECT "id" FROM matching)) IS TRUE`
/** True if there are many matches: then walking an index past non-matches is faster than sorting them. */
const areMany = areManyOf(Prisma.sql`matching`)

/** Creates the queries of the public catalogue, without retired products. */
export function createProductsRepo(database: DatabaseHandle) {
  return {
    /**
     * Returns a page with its counts: those given (of the same `countedFor`), or new ones.
     * @param query without a search
     */
    async list(query: ProductListQuery, known?: Count[]): Promise<ListedRows> {
      const page = foundOf(query, Prisma.sql`"Product" WHERE "retiredAt" IS NULL AND`)
      if (!known) return readCounted(database, page, countsOf(query))
      const rows = await readRows(database, compiled(summaryRow))`
        ${page} SELECT ${summaryColumns} FROM found JOIN "Product" p USING ("id") ORDER BY found.place`
      return { rows, counts: known }
    },

    /** Returns a page with its counts; `totals` leaves out those of facets, which read every match. */
    search(query: ProductListQuery, plan: SearchPlan, counting: Counting = 'facets'): Promise<ListedRows> {
      const searched = Prisma.sql`${searchedProducts(plan)},`
      const isRanked = query.sort === 'relevance'
      const page = foundOf(query, Prisma.sql`searched WHERE`, searched, isRanked ? plan : undefined)
      return readCounted(database, page, counting === 'totals' ? totalsOf(query) : countsOf(query))
    },

    /** Returns the product with this slug, present or former. */
    bySlug(slug: string): Promise<ProductRow | undefined> {
      return readRow(database, compiled(productRow))`
        SELECT ${publicColumns} FROM "ProductSlug" s JOIN "Product" p ON p."id" = s."productId"
        WHERE s."slug" = ${slug} AND p."retiredAt" IS NULL`
    },

    /** Returns the owner of a slug, present or former; also a retired product. */
    addressOf(slug: string): Promise<ProductAddress | undefined> {
      return readRow(database, compiled(productAddressRow))`
        SELECT p."id", p."slug", "name", "nameEn", "description", "descriptionEn", "category", "subcategory",
          "retiredAt" IS NOT NULL AS "isRetired"
        FROM "ProductSlug" s JOIN "Product" p ON p."id" = s."productId" WHERE s."slug" = ${slug}`
    },

    /**
     * Returns listed products by id, for the sitemap.
     * @param from id of the first one
     */
    addresses(from: string, most: number): Promise<z.output<typeof sitemapRow>[]> {
      return readRows(database, sitemapRow)`
        SELECT "slug", "updatedAt" FROM "Product" WHERE "retiredAt" IS NULL AND "id" >= ${from}::uuid ORDER BY "id" LIMIT ${most}`
    },

    async addressPages(size: number): Promise<string[]> {
      const rows = await readRows(database, idRow)`
        SELECT "id" FROM (
          SELECT "id", row_number() OVER (ORDER BY "id") AS place FROM "Product" WHERE "retiredAt" IS NULL
        ) AS sold WHERE place % ${size} = 1 ORDER BY "id"`
      return rows.map(({ id }) => id)
    },

    async shelves(): Promise<Category[]> {
      const rows = await readRows(database, shelfRow)`
        SELECT shelf.category FROM unnest(enum_range(NULL::"Category")) AS shelf(category)
        WHERE EXISTS (SELECT FROM "Product" p WHERE p."category" = shelf.category AND p."retiredAt" IS NULL)`
      return rows.map(({ category }) => category)
    },

    /**
     * Returns listed products by SKU, ignoring case; of two with the same one, that in stock, else the older.
     * @param skus a few
     */
    withSkus(skus: string[]): Promise<SummaryRow[]> {
      return readRows(database, compiled(summaryRow))`
        SELECT ${summaryColumns} FROM (
          SELECT DISTINCT ON (lower("sku")) * FROM "Product" WHERE "retiredAt" IS NULL AND "sku" <> '' AND lower("sku") = ANY(${skus.map((sku) => sku.toLowerCase())}::text[])
          ORDER BY lower("sku"), "inStock" DESC, "createdAt", "id"
        ) AS p`
    },

    /**
     * Returns what products with these SKUs require, and what that requires in turn, themselves included; without a row where nothing
     * listed has the SKU.
     * @param skus a few
     */
    required(skus: string[]): Promise<RequiredRow[]> {
      return readRows(database, compiled(requiredRow))`
        WITH RECURSIVE needed("needed") AS (
          SELECT lower(named) FROM unnest(${skus}::text[]) AS named
          UNION
          SELECT lower(named) FROM needed CROSS JOIN LATERAL (${withSku(Prisma.sql`"needed"`)}) AS p CROSS JOIN unnest(p."requires") AS named
        )
        SELECT "needed", ${summaryColumns} FROM needed LEFT JOIN LATERAL (${withSku(Prisma.sql`"needed"`)}) AS p ON true`
    },

    /** Returns those that are SKUs of a retired product, ignoring case. */
    async retiredSkus(skus: string[]): Promise<string[]> {
      const rows = await readRows(database, skuRow)`
        SELECT "sku" FROM unnest(${skus}::text[]) AS wanted("sku")
        WHERE EXISTS (SELECT FROM "Product" p WHERE p."retiredAt" IS NOT NULL AND lower(p."sku") = lower(wanted."sku"))`
      return rows.map(({ sku }) => sku)
    },

    batteryYears(ids: string[]): Promise<z.output<typeof batteryRow>[]> {
      return readRows(database, batteryRow)`
        SELECT "id", "batteryYears"::text FROM "Product" WHERE "id" = ANY(${ids}::uuid[]) AND "batteryYears" IS NOT NULL`
    },

    /** Returns products of the same category: of the same subcategory first, then those in stock. Rows are read of these few alone. */
    related(product: Pick<ProductRow, 'id' | 'category' | 'subcategory'>, limit: number): Promise<SummaryRow[]> {
      const order = Prisma.sql`("subcategory" IS NOT DISTINCT FROM ${product.subcategory}) DESC, "inStock" DESC, ${orders.name}`
      return readRows(database, compiled(summaryRow))`
        SELECT ${summaryColumns} FROM "Product" p WHERE "id" IN (
          SELECT "id" FROM "Product"
          WHERE "retiredAt" IS NULL AND "category" = ${product.category}::"Category" AND "id" <> ${product.id}::uuid
          ORDER BY ${order} LIMIT ${limit}
        ) ORDER BY ${order}`
    },
  }
}

/** Selects the listed product with a SKU in lower case; of two, that in stock, else the older. */
function withSku(sku: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT * FROM "Product" WHERE "retiredAt" IS NULL AND "sku" <> '' AND lower("sku") = ${sku}
    ORDER BY "inStock" DESC, "createdAt", "id" LIMIT 1`
}

/** Chooses what is counted beside a page: each facet's values, or totals alone. */
export type Counting = 'facets' | 'totals'

export interface ListedRows {
  rows: SummaryRow[]
  counts: Count[]
}

export type ProductsRepo = ReturnType<typeof createProductsRepo>

/** Returns a key that is equal for lists with the same counts, whatever their page and order. */
export function countedFor({ sort, page, pageSize, ...choice }: ProductListQuery): string {
  return JSON.stringify(choice)
}

/**
 * Builds the common table expressions `matching`, before facet filters, and `found`, the page. Ids are found before rows are read, which
 * keeps far pages cheap, and numbered afterwards, so that PostgreSQL need not sort all matches.
 */
function foundOf(query: ProductListQuery, source: Prisma.Sql, searched?: Prisma.Sql, ranked?: SearchPlan): Prisma.Sql {
  const isNarrowed = Boolean(searched || query.tag)
  const matching = Prisma.sql`
    WITH ${searched ?? Prisma.empty} matching AS ${isNarrowed ? Prisma.sql`MATERIALIZED` : Prisma.sql`NOT MATERIALIZED`} (
      SELECT ${sortColumns}, ${facetColumns}
      FROM ${source} ${all(scopeOf(query))}
    )`
  if (ranked) {
    const filters = all(Object.values(filtersOf(query)))
    return Prisma.sql`
      ${matching}, ${bestProducts(ranked, Prisma.sql`matching`, filters, areMany)}, found AS (
        SELECT "id", row_number() OVER (ORDER BY part, place)::int AS place FROM (${rankedPage(query)}) AS listed
      )`
  }
  const order = orderOf(query)
  return Prisma.sql`
    ${matching}, found AS (
      SELECT "id", row_number() OVER (ORDER BY ${order})::int AS place
      FROM (${isNarrowed ? narrowedPage(query, order) : pageOf(query, Prisma.sql`matching`, always, order)}) AS listed
    )`
}

/** Without a search, the order by relevance is by name. */
function orderOf({ sort }: ProductListQuery): Prisma.Sql {
  return sort === 'relevance' ? orders.name : orders[sort]
}

/** Builds a page of ranked products, and then of the others by name, where there are too many to rank all. */
function rankedPage(query: ProductListQuery): Prisma.Sql {
  const start = (query.page - 1) * query.pageSize
  const ranked = Prisma.sql`(SELECT count(*) FROM best)`
  return Prisma.sql`
    (SELECT 1 AS part, "place", "id" FROM best ORDER BY "place" LIMIT ${query.pageSize} OFFSET ${start})
    UNION ALL
    (SELECT 2, row_number() OVER (ORDER BY ${orders.name}), "id" FROM (
      SELECT "id", "name" FROM "Product"
      WHERE "retiredAt" IS NULL AND ${areMany} AND ${isMatching} AND "id" NOT IN (SELECT "id" FROM best)
        AND ${all(Object.values(filtersOf(query)))}
      ORDER BY ${orders.name}
      LIMIT greatest(0, least(${query.pageSize}, ${start + query.pageSize} - ${ranked})) OFFSET greatest(0, ${start} - ${ranked})
    ) AS others)`
}

async function readCounted(database: DatabaseHandle, page: Prisma.Sql, counted: Prisma.Sql): Promise<ListedRows> {
  const rows = await readRows(database, compiled(listRow))`
    ${page}, ${counted}
    SELECT CASE WHEN coalesce(found.place, 1) = 1 THEN counts END AS counts, ${summaryColumns}
    FROM (SELECT json_agg(counted) AS counts FROM counted) AS facets
    LEFT JOIN (found JOIN "Product" p USING ("id")) ON true ORDER BY found.place`
  return { rows: rows.filter((row) => row.id !== null), counts: rows[0]?.counts ?? [] }
}

const facetColumn: Record<Exclude<Facet, 'mounting'>, Prisma.Sql> = {
  category: quotedColumns(['category']),
  inStock: quotedColumns(['inStock']),
  ...eachTextFacet((facet) => quotedColumns([facet])),
  price: quotedColumns(['priceStep']),
  battery: quotedColumns(['batteryStep']),
}

/** Counts facets, each without its own filter. Equal combinations are grouped first, since every match is visited. */
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
    // a product with several mountings counts for each
    count(
      Prisma.sql`'mounting' AS "of", unnest("mounting") AS "value"`,
      without('mounting'),
      Prisma.sql`GROUP BY "value"`,
    ),
    count(
      Prisma.sql`'use', "subcategory"`,
      [...without('subcategory'), Prisma.sql`"category" IN ('hardware', 'systems')`],
      Prisma.sql`GROUP BY "subcategory"`,
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

/** Counts matches: `total` with all filters, `found` with those that a search may state. */
function totalsOf(query: ProductListQuery): Prisma.Sql {
  const { price = always, battery = always, ...chosen } = filtersOf(query)
  return Prisma.sql`counted AS (
    SELECT unnest(ARRAY['total', 'found']) AS "of", NULL AS "value",
      unnest(ARRAY[count(*) FILTER (WHERE ${all(Object.values(chosen))}), count(*)])::int AS "count"
    FROM matching WHERE ${price} AND ${battery}
  )`
}

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

function pageOf(query: ProductListQuery, source: Prisma.Sql, condition: Prisma.Sql, order: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT ${sortColumns} FROM ${source} AS listed WHERE ${condition} AND ${all(Object.values(filtersOf(query)))}
    ORDER BY ${order} LIMIT ${query.pageSize} OFFSET ${(query.page - 1) * query.pageSize}`
}

/**
 * Builds a page of a search or tag. Few matches are sorted. Many are not, since collation is slow: the order's index is walked, skipping
 * other rows. The planner takes every term for a frequent one and would always walk, so the count decides which branch runs.
 */
function narrowedPage(query: ProductListQuery, order: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    (${pageOf(query, Prisma.sql`matching`, Prisma.sql`NOT ${areMany}`, order)})
    UNION ALL
    (${pageOf(query, Prisma.sql`"Product"`, Prisma.sql`"retiredAt" IS NULL AND ${areMany} AND ${isMatching}`, order)})`
}

function scopeOf({ tag, minRange }: ProductListQuery): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = []
  if (tag) conditions.push(Prisma.sql`"tags" @> ARRAY[${tag}]`)
  if (minRange !== undefined) conditions.push(Prisma.sql`"rangeKm" >= ${minRange}::numeric`)
  return conditions
}

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
