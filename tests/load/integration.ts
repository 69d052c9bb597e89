import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { changesSchema } from '#contract/changes.ts'
import { localAddress } from '#tests/api/platform/running-server.ts'
import { addAdmin, fillProducts } from './fill.ts'
import { percentile, query, type Row, signIn, startDatabase, startScript } from './measure.ts'

/** Each is a change of the product, of its price and of its stock. */
const products = 34_000
const bulkRows = 10_000
const idleMs = 60_000

/** What an ERP does: following 100,000 changes, and setting stock and prices of 10,000 products. And the memory of an idle instance. */
export async function measureIntegration(): Promise<Row[]> {
  await using database = await startDatabase()
  await addAdmin(database.url)
  await using server = await startScript('server/main.ts', { DATABASE_URL: database.url, ...(await localAddress()) })
  const headers = { authorization: `Bearer ${await signIn(server.url)}`, 'content-type': 'application/json' }
  await setTimeout(idleMs)
  const idle = await memoryOf(server.pid)
  const begun = await page('')
  await fillProducts(database.url, products)
  const times: number[] = []
  let count = 0
  for (let { cursor, hasMore } = { ...begun, hasMore: true }; hasMore; ) {
    const since = performance.now()
    const { items, ...next } = await page(`?limit=500&since=${cursor}`)
    times.push(performance.now() - since)
    count += items.length
    cursor = next.cursor
    hasMore = next.hasMore
  }
  const skus = await query<{ sku: string }>(
    database.url,
    `SELECT "sku" FROM "Product" WHERE "tracksStock" AND "sku" LIKE 'HI-%' ORDER BY "sku" LIMIT ${2 * bulkRows}`,
  )
  return [
    { name: 'Memory of an idle instance', value: idle, most: 300, unit: 'MiB' },
    { name: `\`/admin/changes\` by 500, of ${count}, p95`, value: percentile(times, 95), most: 100, unit: 'ms' },
    await bulk('stock', skus.slice(0, bulkRows), (sku, n) => ({ sku, quantity: n % 90 })),
    await bulk('prices', skus.slice(bulkRows), (sku, n) => ({ sku, msrp: 100 + n })),
  ]

  async function page(search: string) {
    const answer = await fetch(`${server.url}/api/v1/admin/changes${search}`, { headers })
    return z.parse(changesSchema, await answer.json())
  }

  async function bulk(what: string, of: { sku: string }[], rowOf: (sku: string, n: number) => object): Promise<Row> {
    const body = JSON.stringify({ rows: of.map(({ sku }, n) => rowOf(sku, n)) })
    const since = performance.now()
    const answer = await fetch(`${server.url}/api/v1/admin/${what}/bulk`, { method: 'POST', headers, body })
    const { updated } = z.parse(z.object({ updated: z.int() }), await answer.json())
    return { name: `${updated} ${what} by SKU`, value: (performance.now() - since) / 1000, most: 30, unit: 's' }
  }
}

/** Returns the resident memory of a process, in MiB. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
