import { hash } from '@node-rs/argon2'
import { analyticsRanges, dashboardRanges } from '#contract/staff/figures.ts'
import { fillCatalogue } from '../catalogue.ts'
import { startServer } from '../children.ts'
import { type BenchDatabase, query, startDatabase } from '../database.ts'
import { atMost, percentile, type Row, row } from '../figures.ts'
import type { Options } from '../options.ts'
import { planSettings, slowestPlans } from '../plans.ts'
import { fillAdmin } from './admin-fill.ts'
import { fillSales } from './sales-fill.ts'
import { person, signIn, time } from './staff-times.ts'

const orders = 100_000
const products = 1000
const messages = 10_000
const p95MostMs = 200
const rounds = 20

const pages: [name: string, path: string, ranges: readonly string[]][] = [
  ['Dashboard', '/admin/dashboard', dashboardRanges],
  ['Cards of Analytics', '/admin/analytics', analyticsRanges],
  ['Revenue Trends', '/admin/analytics/revenue', analyticsRanges],
  ['Product Performance', '/admin/analytics/products', analyticsRanges],
  ['Customer Analytics', '/admin/analytics/customers', analyticsRanges],
  ['Sales Distribution', '/admin/analytics/distribution', analyticsRanges],
]

/**
 * Latency of the figures over 100,000 orders of five lines each, one request after another: as they stand, and each time just after
 * an order of the last days was changed.
 */
export async function measureSales({ explain }: Options): Promise<Row[]> {
  await using database = await startDatabase(explain ? planSettings : [])
  await fillCatalogue(database.url, products)
  await fillAdmin(database.url, messages, { email: person.email, passwordHash: await hash(person.password) })
  await fillSales(database.url, orders)
  await using server = await startServer({ DATABASE_URL: database.url })
  const rows = await timeFigures(server.url, database)
  if (explain) console.log(slowestPlans(await database.log(), 'SELECT', 12).join('\n'))
  return rows
}

async function timeFigures(origin: string, database: BenchDatabase): Promise<Row[]> {
  const token = await signIn(origin)
  const first = await time(origin, '/api/v1/admin/analytics/products?range=12m', token)
  console.error(`The first reading, which adds everything up: ${first.toFixed(0)} ms`)
  const rows: Row[] = []
  for (const [name, path, ranges] of pages) {
    const paths = ranges.map((range) => `/api/v1${path}?range=${range}`)
    for (const isChanged of [false, true]) {
      const times = await timeAll(origin, paths, isChanged ? database : undefined)
      const when = isChanged ? ' after a change' : ''
      rows.push(row(`${name}${when}, p95 of ${times.length}`, percentile(times, 95), atMost(p95MostMs, 'ms')))
    }
  }
  return rows
}

/** @param changed the database, where an order is changed before each request */
async function timeAll(origin: string, paths: string[], changed: BenchDatabase | undefined): Promise<number[]> {
  const token = await signIn(origin)
  const times: number[] = []
  for (const path of paths) {
    await time(origin, path, token)
    for (let round = 0; round < rounds; round += 1) {
      if (changed) await change(changed.url, round)
      times.push(await time(origin, path, token))
    }
  }
  return times
}

/** Half of them of yesterday, half of half a year ago. */
function change(url: string, round: number): Promise<object[]> {
  const age = round % 2 ? '1 day' : '180 days'
  return query(
    url,
    `UPDATE "OrderLine" SET "quantity" = "quantity" + 1 WHERE "orderId" IN (
       SELECT "id" FROM "Order" WHERE "status" = 'delivered' AND "placedAt" < now() - interval '${age}' ORDER BY "placedAt" DESC LIMIT 1)`,
  )
}
