import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { startServer } from '#tests/api/platform/running-server.ts'
import { addEnquiries } from '#tests/api/retention/enquiries.ts'
import { until } from '#tests/support/processes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

it('a start with a clock of 27 months ahead erases none of 127 enquiries; one with the right clock goes on as ever', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const { prisma, close } = openDatabase(database.url, () => undefined)
  onTestFinished(close)
  await addEnquiries(prisma, { count: 127, daysAgo: 1 })
  const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'warn' }

  const ahead = await startServer({
    ...environment,
    NODE_OPTIONS: '--import ./tests/processes/retention/clock-ahead.process.ts',
    AHEAD_MS: String(820 * 24 * 3_600_000),
  })
  await until(() => prisma.retentionRun.findFirst().then((run) => run ?? false))
  expect(await prisma.enquiry.count()).toBe(127)
  await until(() => ahead.output().includes('"msg":"Erasing what was kept long enough waits for staff"'))
  expect(await ahead.stop('SIGTERM')).toBe(0)

  const right = await startServer(environment)
  await until(() => prisma.retentionRun.findFirst({ where: { state: 'done' } }).then((run) => run ?? false))
  expect(await prisma.enquiry.count()).toBe(127)
  expect(await prisma.retentionRun.count({ where: { state: 'held' } })).toBe(0)
  expect(await right.stop('SIGTERM')).toBe(0)
})
