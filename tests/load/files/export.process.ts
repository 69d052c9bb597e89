// Imports the stand-in's database, edits every product here, exports them at Notion's pace, and prints what that took as JSON.
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { defaultSettings } from '#contract/site/settings.ts'
import { writeEdits } from '#server/modules/catalogue/editing/product-writes.ts'
import { createNotion } from '#server/modules/sync/notion/client.ts'
import { createPace } from '#server/modules/sync/notion/pace/pace.ts'
import { createNotionSource } from '#server/modules/sync/notion/source.ts'
import { createSyncService } from '#server/modules/sync/run/sync.service.ts'
import { systemActor } from '#server/platform/audit.ts'
import { readConfig } from '#server/platform/config.ts'
import { openServices } from '#server/services.ts'
import type { ExportReport } from './export-report.ts'

const { NOTION_API_KEY: apiKey = '', NOTION_DATABASE_ID: databaseId = '', ...config } = readConfig(process.env)
const services = await openServices(config, pino({ level: config.LOG_LEVEL }, process.stderr))
const { prisma } = services.database
const slots = createPace(prisma)
let paced = false
let waiting = 0
let waitingSince = 0
let waitedMs = 0
let requests = 0

/** Counts the time in which at least one request waits for its moment. */
async function pace(signal: AbortSignal, together: number): Promise<void> {
  if (!paced) return setTimeout(0)
  requests += together
  if (waiting === 0) waitingSince = performance.now()
  waiting += 1
  await slots(signal, together)
  waiting -= 1
  if (waiting === 0) waitedMs += performance.now() - waitingSince
}

const sync = createSyncService({
  database: services.database,
  databaseId,
  images: services.images,
  source: createNotionSource(createNotion({ apiKey, apiUrl: config.NOTION_API_URL, pace })),
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
const how = {
  complete: true,
  force: false,
  dryRun: false,
  trigger: 'command',
  stop: new AbortController().signal,
} as const

await sync.run({ ...how, direction: 'import' })
const products = await prisma.product.findMany({ select: { id: true } })
const author = { origin: 'staff', actor: systemActor } as const
const edits = products.map(({ id }, index) => ({ id, record: { sku: `BENCH-${index}` } }))
await prisma.$transaction((tx) => writeEdits(tx, { now: () => new Date(), onStockChange: undefined }, author, edits), {
  timeout: 60_000,
})

paced = true
const began = performance.now()
const result = await sync.run({ ...how, direction: 'export' })
const totalMs = performance.now() - began
if (!result.success) throw new Error(result.message)
const left = await prisma.product.count({ where: { NOT: { pending: { isEmpty: true } } } })
const report: ExportReport = { products: products.length, left, requests, totalMs, waitedMs }
console.log(JSON.stringify(report))
await services.close()
