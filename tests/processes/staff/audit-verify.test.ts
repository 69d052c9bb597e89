import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '#server/platform/audit.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/app.ts'
import { startProcess } from '#tests/support/processes.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** What npm run audit:verify says, and its exit code. */
async function verify(): Promise<[number | string | null, string]> {
  const environment = { DATABASE_URL: app.databaseUrl, APP_SECRET: testSecret, LOG_LEVEL: 'silent' }
  const run = startProcess('server/audit-verify.ts', environment)
  const code = await run.ended
  return [code, run.output()]
}

it('npm run audit:verify says in a line whether the log is unbroken, writes nothing, and fails where it is not', async () => {
  const { database, audit } = app.services
  await database.prisma.$transaction((tx) =>
    audit.record(tx, systemActor, { action: 'product.updated', entity: 'product' }),
  )
  const before = await database.prisma.auditHead.findMany()
  expect(await verify()).toEqual([0, '1 entry, unbroken\n'])
  expect(await database.prisma.auditHead.findMany()).toEqual(before)
  await database.prisma.$executeRaw`DELETE FROM "AuditHead"`
  expect(await verify()).toEqual([1, 'The head of the log is missing (before it: 0 entries, unbroken)\n'])
})
