import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { syncStatusSchema } from '#contract/sync/sync.ts'
import { scheduleSync } from '#server/modules/sync/run/sync.jobs.ts'
import { takeSyncLock } from '#server/modules/sync/run/sync-lock.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { createTestSync, noStop } from '#tests/support/sync.ts'

let notion: NotionStandIn
let app: TestApp
let other: TestApp
let viewer: StaffMember

beforeAll(async () => {
  notion = await startNotion()
  for (const row of catalogueRows({ count: 3 })) notion.pages.add(row)
  const environment = {
    NOTION_API_KEY: notion.apiKey,
    NOTION_DATABASE_ID: notion.databaseId,
    NOTION_API_URL: notion.url,
  }
  app = await startTestApp(environment)
  viewer = await createStaff(app, 'viewer')
  other = await startTestApp({ ...environment, DATABASE_URL: app.databaseUrl })
  await until(() => app.services.events.isListening() && other.services.events.isListening())
})

afterAll(async () => {
  await other.close()
  await app.close()
  await notion.close()
})

beforeEach(async () => {
  await prisma().syncRun.deleteMany()
  await prisma().syncDue.deleteMany()
})

const prisma = () => app.services.database.prisma
const never = '0 0 1 1 *'
const log = pino({ level: 'silent' })

/** The clock of an instance, which strikes as it starts and then no more. */
function strike(at: TestApp): () => Promise<void> {
  return scheduleSync(at.services.sync, never, log, (run) => at.services.events.subscribe({ on: 'sync.due', run }))
}

const status = async () => answered(await ask(app, '/admin/sync/status', viewer), syncStatusSchema)
const byClock = () => prisma().syncRun.findMany({ where: { trigger: 'clock' } })
const isQuiet = async () =>
  (await prisma().syncRun.count({ where: { status: 'running' } })) === 0 && (await prisma().syncDue.count()) === 0

it('what was due while another run held the lock comes after it, once, by whichever instance', async () => {
  const gate = Promise.withResolvers<void>()
  notion.onRequest(() => gate.promise)
  const held = await createTestSync(app, notion).start({ direction: 'import' })
  if (typeof held === 'string') throw new Error(held)
  const stops = [strike(app), strike(other)]
  await until(async () => (await prisma().syncDue.count()) === 1)
  expect(await byClock()).toEqual([])
  const due = { direction: 'both', trigger: 'clock', dueAt: expect.any(String) }
  expect(await status()).toMatchObject({ syncInProgress: true, due })
  notion.onRequest(() => undefined)
  gate.resolve()
  await held.done
  await until(async () => (await byClock()).length === 1 && (await isQuiet()))
  for (const stop of stops) await stop()
  expect(await byClock()).toMatchObject([{ status: 'succeeded', direction: 'both', complete: true }])
  expect(await status()).toMatchObject({ syncInProgress: false, due: null })
})

it('two instances whose clocks strike at once make one run', async () => {
  const stops = [strike(app), strike(other)]
  await until(async () => (await byClock()).length > 0 && (await isQuiet()))
  for (const stop of stops) await stop()
  expect(await byClock()).toHaveLength(1)
})

it('a run that was left behind is carried out by the next start, which reads all that it would have', async () => {
  await prisma().syncDue.create({ data: { direction: 'both', trigger: 'clock' } })
  const stop = strike(app)
  await until(async () => (await byClock()).length === 1 && (await isQuiet()))
  await stop()
})

it('is over with any run that does as much; a plan, or one the other way, does less', async () => {
  const due = { direction: 'both', trigger: 'clock' } as const
  const { service, run } = createTestSync(app, notion)
  await service.putOff(due)
  await run({ direction: 'both', dryRun: true })
  await run({ direction: 'export' })
  expect(await prisma().syncDue.count()).toBe(1)
  await run({ direction: 'both' })
  expect(await prisma().syncDue.count()).toBe(0)
  expect(await service.runDue(noStop)).toBeUndefined()
})

it('asked for by many at once it is carried out once', async () => {
  const { service } = createTestSync(app, notion)
  const lock = await takeSyncLock(app.databaseUrl)
  await service.putOff({ direction: 'import', trigger: 'clock' })
  await service.putOff({ direction: 'both', trigger: 'clock' })
  expect(await service.runDue(noStop)).toBeUndefined()
  await lock?.release()
  await Promise.all([1, 2, 3].map(() => service.runDue(noStop)))
  await until(isQuiet)
  expect(await byClock()).toMatchObject([{ status: 'succeeded', direction: 'both' }])
})
