import * as z from 'zod'
import { categories, productListSchema, productSorts } from '#contract/catalogue/products.ts'
import { suggestionsSchema } from '#contract/catalogue/searches.ts'
import { fillCatalogue, generator } from './catalogue.ts'
import { startServer } from './children.ts'
import { query, startDatabase } from './database.ts'
import { atMost, percentile, type Row, row } from './figures.ts'
import type { Options } from './options.ts'
import { planSettings, slowestPlans } from './plans.ts'

const productCount = 100_000
const searchCount = 400
const p95MostMs = 50
const suggestionsMostMs = 30
const pageSize = 24

interface Answer {
  milliseconds: number
  total: number
}

/**
 * Latency of what no instance has in memory, over 100,000 products: one request after another, and no address twice, since
 * answers are kept by address.
 */
export async function measureSearch({ explain }: Options): Promise<Row[]> {
  await using database = await startDatabase(explain ? planSettings : [])
  await fillCatalogue(database.url, productCount)
  const [terms, pages] = [await twoSignTerms(database.url), await filteredPages(database.url)]
  await using server = await startServer({ DATABASE_URL: database.url })
  await ask(server.url, '')
  const searches = (
    await askAll(
      server.url,
      terms.map((term) => `?search=${encodeURIComponent(term)}`),
    )
  ).filter(isTelling)
  const filtered = await askAll(server.url, pages)
  const suggested = await suggestionTimes(server.url, [...terms, ...(await begunWords(database.url))])
  if (explain) {
    const log = await database.log()
    console.log([...slowestPlans(log, 'product_search_text', 4), ...slowestPlans(log, '"msrp" >= ', 4)].join('\n'))
  }
  return [
    rowOf('Chinese search of two characters', searches),
    rowOf('Filtered, sorted page', filtered),
    row(`Suggestions, p95 of ${suggested.length} uncached`, percentile(suggested, 95), atMost(suggestionsMostMs, 'ms')),
  ]
}

/** Milliseconds of each, one after another. */
async function suggestionTimes(origin: string, typed: string[]): Promise<number[]> {
  const times: number[] = []
  for (const q of new Set(typed)) {
    const began = performance.now()
    const response = await fetch(`${origin}/api/v1/suggestions?${new URLSearchParams({ q })}`)
    const text = await response.text()
    times.push(performance.now() - began)
    suggestionsSchema.parse(JSON.parse(text))
  }
  return times
}

/** Words of English names as far as they may be typed: three to six letters. */
async function begunWords(url: string): Promise<string[]> {
  const rows = await query<{ word: string }>(
    url,
    `SELECT DISTINCT word FROM "Product", regexp_split_to_table(lower("nameEn"), '[^a-z]+') AS word
     WHERE "id" < '02000000-0000-0000-0000-000000000000' AND length(word) >= 3`,
  )
  return rows.flatMap(({ word }) => [3, 4, 5, 6].map((length) => word.slice(0, length)))
}

/** A term that nearly nothing or nearly everything matches tells nothing: 0.01 % to 10 % of all is asked for. */
function isTelling({ total }: Answer): boolean {
  return total >= productCount * 0.0001 && total <= productCount * 0.1
}

function rowOf(name: string, answers: Answer[]): Row {
  const times = answers.map(({ milliseconds }) => milliseconds)
  return row(`${name}, p95 of ${times.length} uncached`, percentile(times, 95), atMost(p95MostMs, 'ms'))
}

async function askAll(origin: string, queries: string[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const search of new Set(queries)) answers.push(await ask(origin, search))
  return answers
}

async function ask(origin: string, search: string): Promise<Answer> {
  const began = performance.now()
  const response = await fetch(`${origin}/api/v1/products${search}`)
  const text = await response.text()
  const milliseconds = performance.now() - began
  return { milliseconds, total: productListSchema.parse(JSON.parse(text)).total }
}

/** Pairs of neighbouring characters as they occur in names and descriptions, each once. */
async function twoSignTerms(url: string): Promise<string[]> {
  const rows = await query<{ text: string }>(
    url,
    `SELECT "name" || ' ' || "description" AS "text" FROM "Product" WHERE "id" < '02000000-0000-0000-0000-000000000000'`,
  )
  const pairs = rows.flatMap(({ text }) =>
    [...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map((match) => match[1] ?? ''),
  )
  return shuffled([...new Set(pairs)]).slice(0, searchCount)
}

const rangeSchema = z.object({ category: z.enum(categories), inStock: z.boolean(), range: z.int(), total: z.int() })
const priceRanges = [
  [0, 1000],
  [1000, 5000],
  [5000, 20_000],
  [20_000, 100_000],
] as const

/** Every category, stock state, price range and sort: its first page, one in the middle or its last. */
async function filteredPages(url: string): Promise<string[]> {
  const ranges = priceRanges.map(([from, to], range) => `(${range}, ${from}, ${to})`).join(', ')
  const rows = await query(
    url,
    `SELECT "category", "inStock", "range", count(*)::int AS "total"
     FROM "Product" JOIN (VALUES ${ranges}) AS ranges("range", "from", "to") ON "msrp" BETWEEN "from" AND "to"
     GROUP BY "category", "inStock", "range"`,
  )
  const cells = z.array(rangeSchema).parse(rows)
  const all = cells.flatMap((cell) => productSorts.map((sort) => ({ ...cell, sort })))
  return shuffled(all).map(({ category, inStock, range, sort, total }, index) => {
    const [minPrice, maxPrice] = priceRanges[range] ?? []
    const last = Math.ceil(total / pageSize)
    const page = [1, Math.ceil(last / 2), last][index % 3]
    return `?category=${category}&inStock=${inStock}&minPrice=${minPrice}&maxPrice=${maxPrice}&sort=${sort}&page=${page}`
  })
}

function shuffled<Item>(items: Item[]): Item[] {
  const random = generator(1)
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
