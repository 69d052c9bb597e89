import { productListSchema } from '#contract/products.ts'
import { fillCatalogue } from './catalogue.ts'
import { subjects } from './catalogue.words.ts'
import { startChild, startServer } from './children.ts'
import { startDatabase } from './database.ts'
import type { Figure } from './figures.ts'
import { compare } from './load.ts'

const productCount = 1000
const throughputLeast = 0.7
const p99Below = 5

/** Throughput and p99 of the public catalogue over 1,000 products, beside bare Fastify routes that send the same bytes. */
export async function measureApi(): Promise<Figure[]> {
  await using database = await startDatabase()
  await fillCatalogue(database.url, productCount)
  await using server = await startServer({ DATABASE_URL: database.url })
  const requests = await requestsFor(server.url)
  const figures: Figure[] = []
  for (const [name, paths] of Object.entries(requests)) {
    await using bare = await startChild('tests/load/bare.process.ts', /(http\S+)$/, {
      parameters: paths.map((path) => server.url + path),
    })
    const bareTarget = { origin: bare.said[1] ?? '', paths: paths.map((_path, index) => `/${index}`) }
    const { throughput, p99, perSecond, p99Ms } = await compare({ origin: server.url, paths }, bareTarget)
    figures.push({
      figure: `${name}: throughput, share of bare Fastify`,
      target: `≥ ${throughputLeast}`,
      measured: `${throughput.toFixed(2)} (${Math.round(perSecond)}/s)`,
      met: throughput >= throughputLeast,
    })
    figures.push({
      figure: `${name}: p99, times bare Fastify`,
      target: `< ${p99Below}`,
      measured: `${p99.toFixed(2)} (${p99Ms.toFixed(1)} ms)`,
      met: p99 < p99Below,
    })
  }
  return figures
}

/** Eight addresses of each kind, as visitors ask for them. */
async function requestsFor(origin: string): Promise<Record<string, string[]>> {
  const list = '/api/v1/products'
  const { items } = productListSchema.parse(await (await fetch(`${origin}${list}?pageSize=8`)).json())
  return {
    List: items.map((_item, index) => `${list}?page=${index + 1}`),
    'Filtered list': items.map((_item, index) => `${list}?category=hardware&inStock=true&sort=price&page=${index + 1}`),
    Search: subjects.slice(0, items.length).map(({ zh }) => `${list}?search=${encodeURIComponent(zh)}`),
    Detail: items.map(({ slug }) => `${list}/${slug}`),
  }
}
