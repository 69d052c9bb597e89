import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { isDatabaseAway, openDatabase } from '#server/platform/database/database.ts'
import { listen } from '#server/platform/database/events.ts'
import { until } from '#tests/support/processes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { silentProxy } from '../silent-proxy.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('a database that goes silent is away after the time limit', async () => {
  const line = await silentProxy(database.url)
  const { prisma, close } = openDatabase(line.url, () => undefined, { limitMs: 300 })
  onTestFinished(close)
  await prisma.$queryRaw`SELECT 1`
  line.silence()
  expect(isDatabaseAway(await failure(prisma.product.count()))).toBe(true)
})

it('a statement that takes too long is ended in the database too', async () => {
  const { prisma, close } = openDatabase(database.url, () => undefined, { limitMs: 300 })
  onTestFinished(close)
  expect(isDatabaseAway(await failure(prisma.$queryRaw`SELECT 1 FROM pg_sleep(60)`))).toBe(true)
  const sleeping = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`
  await until(async () => (await prisma.$executeRawUnsafe(sleeping)) === 0, 5000)
})

it('the listener notices that its line went silent', async () => {
  const line = await silentProxy(database.url)
  const events = listen(line.url, [], { everyMs: 50, limitMs: 1000 })
  onTestFinished(events.close)
  await until(events.isListening)
  line.silence()
  await until(() => !events.isListening())
})
