// Imports the stand-in's database twice into an empty mirror and prints what both runs took as one line of JSON.
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { defaultSettings } from '#contract/site/settings.ts'
import { createNotion } from '#server/modules/sync/notion/client.ts'
import { createNotionSource } from '#server/modules/sync/notion/source.ts'
import { createSyncService } from '#server/modules/sync/run/sync.service.ts'
import { readConfig } from '#server/platform/config.ts'
import { connect } from '#server/platform/database/database.ts'
import { openServices } from '#server/services.ts'
import type { ImportReport, ImportRun } from './import-report.ts'

const sampleEveryMs = 50
const settleMs = 2000

const { NOTION_API_KEY: apiKey = '', NOTION_DATABASE_ID: databaseId = '', ...config } = readConfig(process.env)
const log = pino({ level: config.LOG_LEVEL }, process.stderr)
const services = await openServices(config, log)
const sync = createSyncService({
  database: services.database,
  databaseId,
  images: services.images,
  source: createNotionSource(createNotion({ apiKey, apiUrl: config.NOTION_API_URL, pace: async () => undefined })),
  pictureOrigin: config.NOTION_API_URL,
  translator: undefined,
  pricebook: undefined,
  retryPush: undefined,
  notify: services.notifications.notify,
  onStockChange: undefined,
  brake: () => undefined,
  hearCancel: () => () => undefined,
  rates: () => defaultSettings.sales,
  now: () => new Date(),
  onCommit: services.cache.clear,
  onProgress: () => undefined,
})
const snapshots = await connect(services.database.url)

await setTimeout(settleMs)
const idleBytes = process.memoryUsage.rss()
const first = await run()
await snapshots.query('CREATE TEMPORARY TABLE former AS SELECT "id", xmin::text AS version FROM "Product"')
const second = await run()
const { rows } = await snapshots.query<{ written: number }>(
  'SELECT count(*)::int AS written FROM former FULL JOIN "Product" p USING ("id") WHERE former.version IS DISTINCT FROM p.xmin::text',
)
const report: ImportReport = { idleBytes, first, second, rowsWritten: rows[0]?.written ?? Number.NaN }
console.log(JSON.stringify(report))
await snapshots.end()
await services.close()

async function run(): Promise<ImportRun> {
  let peakBytes = 0
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss())
  }, sampleEveryMs)
  const began = performance.now()
  const spent = process.cpuUsage()
  const result = await sync.run({
    direction: 'import',
    force: false,
    dryRun: false,
    trigger: 'command',
    stop: new AbortController().signal,
  })
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(spent)
  clearInterval(sampling)
  if (!result.success) throw new Error(result.message)
  return { seconds, processorSeconds: (user + system) / 1e6, peakBytes, products: result.productsCount }
}
