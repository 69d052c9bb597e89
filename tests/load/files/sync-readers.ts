import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import { productListSchema } from '#contract/catalogue/products.ts'
import { buildClient } from '../../../scripts/build.ts'
import { startChild, startServer } from '../children.ts'
import { query, startDatabase } from '../database.ts'
import { atLeast, atMost, percentile, type Row, row } from '../figures.ts'
import { askMeanwhile } from '../generator/paced.ts'
import { person, signIn } from '../staff/staff-times.ts'
import { variablesOf } from './import.ts'

const pageCount = 10_000
/** 200 a second, at an even pace whatever the answers take. */
const everyMs = 5
const lookEveryMs = 1000

const startedSchema = z.object({ runId: z.string() })
const runSchema = z.object({ status: z.string() })

/**
 * What visitors of Home, the list and a product's page notice while a sync reads 10,000 pages at the pace that Notion asks for and writes all of
 * them anew: the database has them already, each as one that has changed. The server, the stand-in, PostgreSQL and the readers share the cores.
 */
export async function measureSyncReaders(): Promise<Row[]> {
  await buildClient()
  await using database = await startDatabase()
  await using notion = await startChild('tests/support/notion/main.ts', /(\S+)=(\S+) (\S+)=(\S+) (\S+)=(\S+)$/, {
    parameters: ['--port=0', `--count=${pageCount}`],
  })
  await using server = await startServer({
    DATABASE_URL: database.url,
    ...variablesOf(notion.matched),
    ADMIN_EMAIL: person.email,
    ADMIN_PASSWORD: person.password,
  })
  const sync = await syncOf(server.url)
  await firstSync(database.url)
  // as if each page had changed, in what visitors see: after each step, nothing of what is kept holds
  await query(database.url, `UPDATE "Product" SET "contentHash" = '', "description" = 'Before'`)
  const { items } = productListSchema.parse(await (await fetch(`${server.url}/api/v1/products?pageSize=8`)).json())
  const products = items.map(({ slug }) => `/products/${slug}`)
  const addresses = products.flatMap((address) => ['/', '/products', address])
  for (const address of addresses) await fetch(server.url + address)
  const pathOf = (turn: number) => addresses[turn % addresses.length] ?? ''
  const began = performance.now()
  const taken = await askMeanwhile({ origin: server.url, everyMs, pathOf }, sync)
  const seconds = (performance.now() - began) / 1000
  const written = await query(database.url, `SELECT FROM "Product" WHERE "contentHash" <> ''`)
  return [
    ...['Home', '/products', 'A product’s page'].map((name, kind) => {
      const own = taken.filter((_ms, turn) => turn % 3 === kind)
      const detail = `median ${percentile(own, 50).toFixed(1)}, most ${Math.max(...own).toFixed(0)} ms; ${own.length} in ${seconds.toFixed(0)} s`
      return row(
        `${name}: p99 at 200 requests a second during a sync of 10,000 pages`,
        percentile(own, 99),
        atMost(20, 'ms'),
        detail,
      )
    }),
    row('Products that the sync wrote meanwhile', written.length, atLeast(pageCount)),
  ]
}

/** Waits for the one that the server begins as it starts. */
async function firstSync(databaseUrl: string): Promise<void> {
  for (;;) {
    await delay(lookEveryMs)
    const runs = await query(databaseUrl, `SELECT FROM "SyncRun" WHERE "status" <> 'running'`)
    if (runs.length > 0) return
  }
}

async function started(start: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    const answer = await start()
    if (answer) return answer
    await delay(lookEveryMs)
  }
}

/** @returns runs one to its end */
async function syncOf(origin: string): Promise<() => Promise<void>> {
  const token = await signIn(origin)
  const call = async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${origin}/api/v1/admin/sync${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (answer.status === 409) return undefined // the first run is still ending
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  return async () => {
    const { runId } = startedSchema.parse(await started(() => call('/runs', { direction: 'import', force: true })))
    for (;;) {
      await delay(lookEveryMs)
      const { status } = runSchema.parse(await call(`/runs/${runId}`))
      if (status === 'succeeded') return
      if (status !== 'running') throw new Error(`The sync ended as ${status}`)
    }
  }
}
