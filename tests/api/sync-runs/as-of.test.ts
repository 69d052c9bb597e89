import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SyncOptions } from '#server/modules/sync/run/sync-run.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { createTestSync } from '#tests/support/sync.ts'

let app: TestApp
/** Another instance on the same database. */
let other: TestApp
let notion: NotionStandIn
/** Of Notion's clock, which tells whole seconds. */
let aheadMs = 0

beforeAll(async () => {
  notion = await startNotion({ now: () => new Date(Date.now() + aheadMs) })
  app = await startTestApp()
  other = await startTestApp({ DATABASE_URL: app.databaseUrl })
})
afterAll(async () => {
  await other.close()
  await app.close()
  await notion.close()
})

const at = (path: string, headers: Record<string, string> = {}, of = app) =>
  fetch(`${of.url}/api/v1${path}`, { headers })
const asOf = async (path: string, of = app) => (await at(path, {}, of)).headers.get('catalogue-as-of')

async function lastRun() {
  return app.services.database.prisma.syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' } })
}

it('says nothing where nothing was ever synced', async () => {
  const fresh = await startTestApp()
  const answer = await at('/products', {}, fresh)
  await fresh.close()
  expect([answer.status, answer.headers.get('catalogue-as-of')]).toEqual([200, null])
})

it('says on every answer of the catalogue, on each instance, when it was last compared as a whole', async () => {
  notion.pages.add({ 產品名稱: 'Leak Sensor', MSRP: 1000 })
  const sync = createTestSync(app, notion)
  await sync.run()
  const run = await lastRun()
  const time = (run.sourceTime ?? run.startedAt).toISOString()
  for (const path of ['/products', '/products/leak-sensor', '/products/leak-sensor/alternatives', '/products/none']) {
    for (const of of [app, other]) await until(async () => (await asOf(path, of)) === time)
  }
  expect(await asOf('/products/leak-sensor/datasheet.pdf?language=en')).toBe(time)
  expect(await asOf('/company')).toBe(null)

  const answer = await at('/products')
  const etag = answer.headers.get('etag') ?? ''
  aheadMs += 60_000
  await sync.run()
  const again = await lastRun()
  const later = (again.sourceTime ?? again.startedAt).toISOString()
  expect(later > time).toBe(true)
  await until(async () => {
    const unchanged = await at('/products', { 'if-none-match': etag })
    return unchanged.status === 304 && unchanged.headers.get('catalogue-as-of') === later
  })
})

it('does not count an export, a plan, a run of some pages, nor one that failed', async () => {
  const page = notion.pages.add({ 產品名稱: 'Gateway' })
  const sync = createTestSync(app, notion)
  await sync.run()
  const { sourceTime, startedAt } = await lastRun()
  const before = (sourceTime ?? startedAt).toISOString()
  const ends: string[] = []
  const runs: Partial<SyncOptions>[] = [
    { direction: 'export' },
    { dryRun: true },
    { trigger: 'webhook', pages: [page] },
  ]
  for (const options of runs) {
    await sync.run(options)
    ends.push((await lastRun()).status)
  }
  notion.acceptVersions()
  await sync.run()
  notion.acceptVersions('2022-06-28', '2025-09-03', '2026-03-11')
  ends.push((await lastRun()).status)
  expect(ends).toEqual(['succeeded', 'planned', 'succeeded', 'failed'])
  expect(await asOf('/products')).toBe(before)
  expect(await asOf('/products', other)).toBe(before)
})
