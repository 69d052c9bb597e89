// npm run bench [-- --only answers|lists|assistant|cash|integration|import|start]: the budgets of docs/performance.md, measured in one run. Ratios are between
// servers that take turns on the same machine; everything works on databases of its own, as they ship.
import { rename, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { pino } from 'pino'
import { productSorts } from '#contract/catalogue/values/product-values.ts'
import { readConfig } from '#server/platform/config.ts'
import { openServices } from '#server/services.ts'
import { localAddress } from '#tests/api/platform/running-server.ts'
import { buildClient } from '../../scripts/build.ts'
import { measureAssistant } from './assistant.ts'
import { measureCash } from './cash.ts'
import { addAdmin, fillMessages, fillProducts } from './fill.ts'
import { measureIntegration } from './integration.ts'
import {
  firstMs,
  machine,
  median,
  p95,
  percentile,
  print,
  query,
  type Row,
  signIn,
  startDatabase,
  startScript,
  temporaryFolder,
} from './measure.ts'

const rows = 100_000
const pages = 10_000
const roundSeconds = 3
const rounds = 5
const connections = 32

const parts: Record<string, () => Promise<Row[]>> = {
  answers: measureAnswers,
  lists: measureLists,
  assistant: measureAssistant,
  cash: measureCash,
  integration: measureIntegration,
  import: measureImport,
  start: measureStart,
}
const { values: options } = parseArgs({ options: { only: { type: 'string' } } })
const chosen = Object.entries(parts).filter(([name]) => name === (options.only ?? name))
if (chosen.length === 0)
  throw new Error(`There is no part "${options.only}": choose one of ${Object.keys(parts).join(', ')}`)
await buildClient()
const measured: Row[] = []
for (const [name, measure] of chosen) {
  console.log(`\n${name}`)
  for (const row of await measure()) measured.push(print(row))
}
console.log(`\n${await machine()}`)

/** Requests a second of pages and lists, over those of a bare Fastify that sends the same bytes, or reads the same rows by Prisma. */
async function measureAnswers(): Promise<Row[]> {
  await using database = await startDatabase()
  await fillProducts(database.url, 1000)
  await using server = await startScript('server/main.ts', {
    DATABASE_URL: database.url,
    TRUST_PROXY: '127.0.0.1, ::1', // requests name their visitors: each may read 1200 times a minute
  })
  const cached = ['/', '/en/products', '/api/v1/products']
  await using bare = await startScript('tests/load/bare.process.ts', {}, [server.url, database.url, ...cached])
  const ratios: Row[] = []
  for (const path of cached) {
    const ratio = await inTurns(
      () => rate(server.url, () => path),
      () => rate(bare.url, () => path),
    )
    ratios.push({ name: `\`${path}\` from the cache, over bare Fastify`, value: ratio, least: 0.4 })
  }
  await using measured = await startScript('server/main.ts', {
    DATABASE_URL: database.url,
    TRUST_PROXY: '127.0.0.1, ::1',
    METRICS_TOKEN: 'a token of the bench',
  })
  const metrics = await inTurns(
    () => rate(measured.url, () => '/api/v1/products'),
    () => rate(server.url, () => '/api/v1/products'),
  )
  let asked = 0
  // no address twice: none is cached
  function fresh(path: string): string {
    asked += 1
    return `${path}?minPrice=${(asked / 100).toFixed(2)}`
  }
  const uncached = await inTurns(
    () => rate(server.url, () => fresh('/api/v1/products')),
    () => rate(bare.url, () => fresh('/rows')),
  )
  return [
    ...ratios,
    { name: '`/api/v1/products` with metrics, over without', value: metrics, least: 0.98 },
    { name: 'A list that is not cached, over the same rows read by Prisma alone', value: uncached, least: 0.4 },
  ]
}

/** The median over neighbouring rounds, after one of each that does not count. */
async function inTurns(ours: () => Promise<number>, theirs: () => Promise<number>): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round <= rounds; round += 1) ratios.push((await ours()) / (await theirs()))
  return median(ratios.slice(1))
}

/** Returns requests a second, each of another visitor. @throws where one is not answered with 200 */
async function rate(url: string, path: () => string): Promise<number> {
  let visitor = 0
  function setupRequest(request: autocannon.Request): autocannon.Request {
    visitor = (visitor + 1) % 65_536
    return { ...request, path: path(), headers: { 'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}` } }
  }
  const result = await autocannon({ url, connections, duration: roundSeconds, requests: [{ setupRequest }] })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path()}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} failed`)
  return result.requests.average
}

/** Lists over 100,000 rows each: what visitors search for, no address twice, then the back office's; there the second time counts. */
async function measureLists(): Promise<Row[]> {
  await using database = await startDatabase()
  await fillProducts(database.url, rows)
  await fillMessages(database.url, rows)
  await addAdmin(database.url)
  await using server = await startScript('server/main.ts', { DATABASE_URL: database.url, ...(await localAddress()) })
  await firstMs(server.url, '/api/v1/products')
  const texts = await query<{ text: string }>(
    database.url,
    `SELECT "name" AS text FROM "Product" ORDER BY md5("id"::text) LIMIT 150`,
  )
  const pairs = texts.flatMap(({ text }) =>
    [...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair]) => pair ?? ''),
  )
  const searches = [...new Set(pairs)]
    .slice(0, 200)
    .map((pair) => `/api/v1/products?search=${encodeURIComponent(pair)}`)
  const typed = ['temp', 'gatew', 'leak sens', 'energy met', 'HI-0001', '漏', '漏水', '溫濕', '電錶 em', '停車場'].map(
    (text) => `/api/v1/suggestions?language=en&q=${encodeURIComponent(text)}`,
  )
  const filters = productSorts.flatMap((sort) =>
    ['hardware', 'software', 'systems'].flatMap((category) =>
      [1, 100, 1000].map((page) => `/api/v1/products?category=${category}&sort=${sort}&page=${page}`),
    ),
  )
  const found = [
    await row(`Search of two characters among ${rows} products`, searches),
    await row('Suggestions there, as somebody types', typed),
    await row('Filtered and sorted pages of them', filters),
  ]
  for (const list of ['products', 'enquiries', 'quotes', 'users', 'audit']) {
    const headers = { authorization: `Bearer ${await signIn(server.url)}` }
    const pages = ['page=1', 'page=2000', 'page=4000']
    const words = ['漏水', '志強', 'gateway', 'buyer000123'].map((text) => `search=${encodeURIComponent(text)}`)
    const paths = [...pages, ...words].map((one) => `/api/v1/admin/${list}?pageSize=25&${one}`)
    await p95(server.url, paths, headers)
    found.push(await row(`Staff's ${list}, of ${rows}`, paths, headers))
  }
  return found

  async function row(name: string, paths: string[], headers?: Record<string, string>): Promise<Row> {
    const value = await p95(server.url, paths, headers)
    return { name: `${name}, p95 of ${paths.length}`, value, most: 100, unit: 'ms' }
  }
}

/** 10,000 pages from the stand-in for Notion, without the pace that Notion asks for, while a server of the same database is read. */
async function measureImport(): Promise<Row[]> {
  await using database = await startDatabase()
  await fillProducts(database.url, 100)
  await using notion = await startScript('tests/support/notion/main.ts', {}, ['--port=0', `--count=${pages}`])
  await using server = await startScript('server/main.ts', { DATABASE_URL: database.url })
  const config = readConfig({ ...notion.variables, DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
  const services = await openServices(config, pino({ level: 'silent' }), {
    notionWaits: { pace: async () => undefined },
  })
  const readers = new AbortController()
  const reading = readSteadily(server.url, readers.signal)
  const began = performance.now()
  const sync = services.sync.current()
  if ('off' in sync) throw new Error('The stand-in is not connected')
  const started = await sync.start({
    direction: 'import',
    force: true,
    dryRun: false,
    trigger: 'command',
    stop: new AbortController().signal,
  })
  if (typeof started === 'string') throw new Error(started)
  const result = await started.done
  const seconds = (performance.now() - began) / 1000
  readers.abort()
  const times = await reading
  await services.close()
  if (!result.success || result.productsCount < pages)
    throw new Error(`${result.productsCount} of ${pages} pages: ${result.message}`)
  return [
    { name: `Import of ${pages} pages`, value: seconds, most: 15, unit: 's' },
    { name: `Home meanwhile, p99 of ${times.length}`, value: percentile(times, 99), most: 1000, unit: 'ms' },
  ]
}

/** Asks for Home four times a second until it is told to stop. @throws where an answer is not 200 */
async function readSteadily(origin: string, signal: AbortSignal): Promise<number[]> {
  const times: Promise<number>[] = []
  while (!signal.aborted) {
    times.push(firstMs(origin, '/'))
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return Promise.all(times)
}

/** From starting the process to its first page: with nothing built, as after a fresh clone, and with a build. */
async function measureStart(): Promise<Row[]> {
  await using fresh = await temporaryFolder()
  await rm('dist.bench', { recursive: true, force: true })
  await rename('dist', 'dist.bench')
  const cold = await secondsToPage(fresh.folder).finally(async () => {
    await rm('dist', { recursive: true, force: true })
    await rename('dist.bench', 'dist')
  })
  const warm = await secondsToPage(fresh.folder)
  return [
    { name: 'Start with nothing built: the first page', value: cold, most: 10, unit: 's' },
    { name: 'Start with a build and data: the first page', value: warm, most: 3, unit: 's' },
  ]
}

async function secondsToPage(folder: string): Promise<number> {
  const began = performance.now()
  await using server = await startScript('scripts/start.ts', { DATA_DIR: folder })
  await firstMs(server.url, '/')
  return (performance.now() - began) / 1000
}
