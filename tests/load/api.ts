import { setTimeout as delay } from 'node:timers/promises'
import { productListSchema } from '#contract/catalogue/products.ts'
import { buildClient } from '../../scripts/build.ts'
import { type Kind, kindsOf } from './api-kinds.ts'
import { fillCatalogue } from './catalogue.ts'
import { startChild, startServer } from './children.ts'
import { startDatabase } from './database.ts'
import { atLeast, atMost, mebibytes, median, type Row, row } from './figures.ts'
import { behindProxy } from './generator/addresses.ts'
import { compressionOf } from './generator/compression.ts'
import { findGenerator } from './generator/generator.ts'
import { type Comparison, compare, type Server } from './generator/load.ts'
import type { Options } from './options.ts'
import { type Memory, processorMs, watchMemory } from './processes.ts'

const productCount = 1000
const settleMs = 3000
/** Linux counts processor time in hundredths of a second: of one page it says little. */
const pagesOfBatch = 8
const connections = 64
/** As many as the server has for the database, so that little is left to do for it once a round is over. */
const connectionsForNew = 10
/** What is made from the database costs more than bytes that are there, at most so many times. */
const newCostsTimes = 50
/** What is in memory goes out at this share of a bare route's speed, at least. */
const keptShare = 0.85
/** Of the whole process under all that load, MiB. */
const residentMost = 250
/** Of what the server keeps to answer with (server/modules/catalogue/products/catalogue-cache.ts), MiB. */
const keptMost = 64

/**
 * Throughput, p99 and processor time of what visitors ask for over 1,000 products, beside bare Fastify routes that send the same
 * bytes, and the memory that the server takes for all of it.
 */
export async function measureApi({ quick }: Options): Promise<Row[]> {
  await buildClient()
  await using database = await startDatabase()
  await fillCatalogue(database.url, productCount)
  await using ours = await startServer({ DATABASE_URL: database.url, ...behindProxy })
  const kinds = await kindsOf(ours.url)
  await using bare = await startBare(ours.url, kinds)
  await using prisma = await startBarePrisma(database.url)
  await delay(settleMs)
  using ourMemory = await watchMemory(ours.pid)
  using bareMemory = await watchMemory(bare.pid)
  const generator = await findGenerator()
  console.log(`Load generator: ${generator.name}`)
  const rows: Row[] = []
  const generatorShares: number[] = []
  for (const kind of kinds) {
    const comparison = await compare(generator, loadOf(ours, kind), bare.loadOf(kind), quick ? 2 : 8)
    rows.push(...rowsOf(kind, comparison))
    if (kind.requests.some(({ headers }) => headers?.['accept-encoding'])) {
      rows.push(row(`${kind.name}: bytes, times gzip's`, await compressionOf(ours.url, kind.requests), atMost(1.1)))
    }
    if (kind.isPlainReading) {
      const read = await compare(generator, loadOf(ours, kind), loadOf(prisma, kind), quick ? 2 : 8)
      rows.push(
        row(
          `${kind.name}: throughput, share of a bare route that reads the rows by Prisma`,
          read.ratio.perSecond,
          atLeast(0.4),
          `${read.ours.perSecond.toFixed(0)} and ${read.bare.perSecond.toFixed(0)}/s`,
        ),
      )
    }
    generatorShares.push(comparison.bare.generatorMicroseconds / comparison.bare.serverMicroseconds)
  }
  await delay(settleMs)
  return [
    ...rows,
    await newPagesRow(ours, quick ? 4 : 12),
    ...memoryRows(await ourMemory.reading(), await bareMemory.reading()),
    row(
      `Load generator: its processor time, share of bare Fastify's`,
      median(generatorShares),
      atMost(1),
      generator.name,
    ),
  ]
}

/** What a product's page costs that was not asked for before: its data, its drawing in the thread, its bytes. One after another. */
async function newPagesRow({ url, pid }: Server, batches: number): Promise<Row> {
  const answer = await fetch(`${url}/api/v1/products?pageSize=100&page=2`)
  const { items } = productListSchema.parse(await answer.json())
  const costs: number[] = []
  for (const batch of Array.from({ length: batches }, (_, index) =>
    items.slice(index * pagesOfBatch).slice(0, pagesOfBatch),
  )) {
    const before = await processorMs(pid)
    for (const { slug } of batch) await (await fetch(`${url}/products/${slug}`)).arrayBuffer()
    costs.push(((await processorMs(pid)) - before) / batch.length)
  }
  const name = 'Page of a product, never asked for before: processor time, median of batches of eight'
  return row(
    name,
    median(costs),
    atMost(15, 'ms'),
    `${Math.min(...costs).toFixed(1)} to ${Math.max(...costs).toFixed(1)} ms`,
  )
}

function rowsOf({ name, newRequests }: Kind, { ours, bare, ratio }: Comparison): Row[] {
  const isNew = newRequests !== undefined
  const [ourUs, bareUs] = [ours, bare].map(({ serverMicroseconds }) => serverMicroseconds.toFixed(0))
  return [
    row(
      `${name}: throughput, share of bare Fastify`,
      ratio.perSecond,
      atLeast(isNew ? 1 / newCostsTimes : keptShare),
      `${ours.perSecond.toFixed(0)}/s`,
    ),
    row(
      `${name}: p99, times bare Fastify`,
      ratio.p99Ms,
      atMost(isNew ? newCostsTimes : 5),
      `${ours.p99Ms.toFixed(1)} ms`,
    ),
    row(
      `${name}: processor time, times bare Fastify`,
      ratio.serverMicroseconds,
      atMost(isNew ? newCostsTimes : 1 / keptShare),
      `${ourUs} and ${bareUs} µs`,
    ),
  ]
}

/** What ours has grown by beyond what sending as many bytes takes anyway. */
function memoryRows(ours: Memory, bare: Memory): Row[] {
  const detail = [ours, bare].map(({ idleBytes, peakBytes, nowBytes }) =>
    [idleBytes, peakBytes, nowBytes].map(mebibytes).join(', '),
  )
  const grown = (of: keyof Memory) => mebibytes(ours[of] - ours.idleBytes - (bare[of] - bare.idleBytes))
  const note = `before, peak, after: ${detail[0]} MiB; bare: ${detail[1]} MiB`
  return [
    row('Memory: growth at its peak, beyond bare Fastify', grown('peakBytes'), atMost(keptMost, 'MiB'), note),
    row('Memory: growth that stays, beyond bare Fastify', grown('nowBytes'), atMost(keptMost, 'MiB')),
    row('Memory: resident at its peak', mebibytes(ours.peakBytes), atMost(residentMost, 'MiB')),
  ]
}

function loadOf(server: Server, { requests, newRequests }: Kind) {
  return newRequests
    ? { ...server, connections: connectionsForNew, requestsOf: newRequests, isOnce: true }
    : { ...server, connections, requestsOf: () => requests }
}

/** A route that reads the rows of a list and does nothing else. */
async function startBarePrisma(databaseUrl: string): Promise<Server & AsyncDisposable> {
  const child = await startChild('tests/load/generator/bare-prisma.process.ts', /(http\S+)$/, {
    parameters: [databaseUrl],
  })
  return { ...child, url: child.matched[1] ?? '' }
}

/** A route for each request of all kinds. */
async function startBare(origin: string, kinds: Kind[]) {
  const requests = kinds.flatMap((kind) => kind.requests)
  const child = await startChild('tests/load/generator/bare.process.ts', /(http\S+)$/, {
    parameters: [origin, JSON.stringify(requests)],
  })
  return {
    ...child,
    loadOf(kind: Kind) {
      const own = kind.requests.map((request) => ({ ...request, path: `/${requests.indexOf(request)}` }))
      return { ...loadOf({ url: child.matched[1] ?? '', pid: child.pid }, kind), requestsOf: () => own, isOnce: false }
    },
  }
}
