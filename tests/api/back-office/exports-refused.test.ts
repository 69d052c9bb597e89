import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Prisma } from '#prisma'
import { readAll } from '#server/platform/database/tables.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { ask, refused } from './ask.ts'

let app: TestApp
let manager: StaffMember

beforeAll(async () => {
  app = await startTestApp()
  manager = await createStaff(app, 'manager')
})
afterAll(() => app.close())

/** Exports of other people that stay in hand until they are ended. */
async function threeInHand() {
  const n = Prisma.sql`n`
  const table = {
    row: z.object({ n: z.number() }),
    columns: n,
    from: Prisma.sql`generate_series(1, 10000) n`,
    key: n,
    sorts: { n },
    initialSort: 'n',
  } as const
  const held = Array.from({ length: 3 }, () => readAll(app.services.database, table, [], undefined))
  for (const rows of held) await rows.next()
  return held
}

it.each(['csv', 'xlsx'])('an export as %s that cannot start is a problem, and no file', async (format) => {
  const path = `/admin/products/export.${format}`
  const held = await threeInHand()
  const answer = await ask(app, path, manager)
  expect(answer.headers.get('content-disposition')).toBeNull()
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  await refused(answer, 429, 'rate.limited')
  for (const rows of held) await rows.return(undefined)
  await until(async () => {
    const next = await ask(app, path, manager)
    return (await next.arrayBuffer()).byteLength > 0 && next.status === 200
  })
})

it.each(['csv', 'xlsx'])('one as %s whose rows the database does not give is 503', async (format) => {
  const { prisma } = app.services.database
  const locked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE "Product" IN ACCESS EXCLUSIVE MODE`
      locked.resolve()
      await release.promise
    },
    { timeout: 60_000 },
  )
  await locked.promise
  const pending = ask(app, `/admin/products/export.${format}`, manager)
  await until(async () => {
    const ended = await prisma.$queryRaw<object[]>`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%"export"%' AND pid <> pg_backend_pid()`
    return ended.length > 0
  })
  const answer = await pending
  release.resolve()
  await holding
  expect(answer.headers.get('content-disposition')).toBeNull()
  await refused(answer, 503, 'database.unavailable')
})
