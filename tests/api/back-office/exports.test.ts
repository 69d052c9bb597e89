import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Prisma } from '#prisma'
import { idRow } from '#server/platform/database/rows.ts'
import { readAll } from '#server/platform/database/tables.ts'
import { counted, csvOf } from '#server/platform/documents/csv.ts'
import { many } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { ask, refused } from './ask.ts'

const rows = 20_000
const batch = 5000

let app: TestApp
let manager: StaffMember

beforeAll(async () => {
  app = await startTestApp({}, { limits: { ...many, exports: { max: 1000, windowMs: 60_000 } } })
  manager = await createStaff(app, 'manager')
  for (let first = 1; first <= rows; first += batch) {
    await app.services.database.prisma.$executeRaw`
      INSERT INTO "Enquiry" ("id", "reference", "submissionId", "language", "product", "firstName", "lastName", "email",
        "company", "phone", "message", "createdAt")
      SELECT gen_random_uuid(), 'ENQ-' || n, gen_random_uuid(), 'en', '', 'Ann', 'Lee', 'ann@buyer.example', '', '',
        repeat('m', 1200), now() - n * interval '1 second'
      FROM generate_series(${first}::int, ${first + batch - 1}::int) AS n`
  }
})

afterAll(() => app.close())

/** Transactions of exports that are open now, seen from outside. */
async function openExports(): Promise<number> {
  const [found] = await app.services.database.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'FETCH%' AND state <> 'idle'`
  return found?.count ?? 0
}

/** An export that is begun and read no further. */
async function begin(path = '/admin/enquiries/export.csv') {
  const exportRequest = request(`${app.url}/api/v1${path}`, { headers: manager.cookie })
  exportRequest.on('error', () => undefined).end()
  const [answer] = await once(exportRequest, 'response')
  answer.once('error', () => undefined)
  answer.pause()
  return { exportRequest, answer }
}

async function lastRecorded(): Promise<number> {
  const entry = await app.services.database.prisma.auditEntry.findFirst({
    where: { action: 'enquiries.exported' },
    orderBy: { seq: 'desc' },
  })
  return Number(Object(entry?.after).rows)
}

describe('an export', () => {
  it('is whole, and noted as such', async () => {
    const answer = await ask(app, '/admin/enquiries/export.csv', manager)
    let lines = 0
    for await (const chunk of answer.body ?? []) lines += Buffer.from(chunk).toString('latin1').split('\n').length - 1
    expect(lines).toBe(rows + 1)
    await until(async () => (await lastRecorded()) === rows)
  })

  it('sends what it has read at once, and reads no further than its reader; one that goes away ends the transaction, and what was taken is noted', async () => {
    const { exportRequest, answer } = await begin()
    await once(answer, 'readable')
    expect(String(answer.read())).toContain('Reference')
    expect(await openExports()).toBe(1)
    exportRequest.destroy()
    await until(async () => (await openExports()) === 0)
    await until(async () => (await lastRecorded()) < rows)
  })

  it('that breaks in the middle is broken off, not ended as if it were whole', async () => {
    const { answer } = await begin()
    await until(async () => (await openExports()) === 1)
    await app.services.database.prisma.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'FETCH%' AND pid <> pg_backend_pid()`
    await expect(text(answer)).rejects.toThrow('aborted')
  })

  it('waits its turn where three are in hand: the others’ connections are the site’s', async () => {
    const held = [await begin(), await begin(), await begin()]
    await refused(await ask(app, '/admin/enquiries/export.csv', manager), 429, 'rate.limited')
    expect((await ask(app, '/admin/enquiries', manager)).status).toBe(200)
    for (const { exportRequest } of held) exportRequest.destroy()
    await until(async () => (await ask(app, '/admin/enquiries/export.csv?search=none', manager)).status === 200)
  })

  it('whose reader has gone without a word gives its connection back, and its place', async () => {
    const sorts = { id: Prisma.sql`"id"` }
    const from = Prisma.sql`"Enquiry"`
    const table = { row: idRow, columns: Prisma.sql`"id"`, from, key: sorts.id, sorts, initialSort: 'id' } as const
    const begun = Array.from({ length: 3 }, () => readAll(app.services.database, table, [], undefined, 3000))
    for (const rows of begun) await rows.next()
    await refused(await ask(app, '/admin/enquiries/export.csv', manager), 429, 'rate.limited')
    await until(async () => (await ask(app, '/admin/enquiries/export.csv?search=none', manager)).status === 200)
    await until(async () => (await openExports()) === 0) // one place is free before the last has waited long enough
    for (const rows of begun) await expect(text(Readable.from(rows).map(String))).rejects.toThrow('takes nothing')
  })

  it('is not made for a HEAD', async () => {
    expect((await ask(app, '/admin/enquiries/export.csv', manager, { method: 'HEAD' })).status).toBe(400)
  })
})

describe('a CSV file', () => {
  const lines = (values: (string | number | boolean | Date | null)[]) =>
    text(csvOf(Readable.from(values.map((value) => [value])), [['value', ([value]) => value]]))

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1'])(
    'holds no formula: %j',
    async (value) => {
      expect(await lines([value])).toMatch(/^value\n"?'/)
    },
  )

  it('keeps numbers, times and yes or no as what they are, and texts whole', async () => {
    const values = [-12.5, new Date('2026-11-21T04:05:06Z'), true, null, 'a "b", c\nd']
    expect(await lines(values)).toBe('value\n-12.5\n2026-11-21T04:05:06.000Z\ntrue\n\n"a ""b"", c\nd"\n')
  })

  it('fails with its rows, and says how many there were', async () => {
    const counts: number[] = []
    async function* failing() {
      yield 1
      yield 2
      throw new Error('gone')
    }
    const noted = counted(failing(), async (count) => void counts.push(count))
    await expect(text(csvOf(noted, [['value', (value) => value]]))).rejects.toThrow('gone')
    expect(counts).toEqual([2])
  })
})
