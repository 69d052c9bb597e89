import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type Line, openLine } from '#tests/support/line.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { demoRequest, enquiry, many, post, problemOf, quoteRequest, receiptOf } from './forms.ts'

const forms = [
  { path: '/enquiries', body: enquiry() },
  { path: '/demo-requests', body: demoRequest() },
  { path: '/quote-requests', body: quoteRequest() },
]
const tables = ['Enquiry', 'DemoRequest', 'Quote', 'QuoteRequestLine', 'Delivery']

let database: Awaited<ReturnType<typeof createTestDatabase>>
let line: Line
let app: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  line = await openLine(database.url)
  app = await startTestApp({ DATABASE_URL: line.url }, { limits: many, formsWaitMs: 750 })
})

afterAll(async () => {
  await app.close()
  await line.cut()
  await database.drop()
})

/** Asked past the line. */
async function counts(): Promise<number[]> {
  const client = await connect(database.url)
  const columns = tables.map((table) => `(SELECT count(*)::int FROM "${table}") AS "${table}"`)
  const { rows } = await client.query(`SELECT ${columns}`)
  await client.end()
  return tables.map((table) => rows[0][table])
}

it('a form sent while the database is away is a 503 and half of nothing; sent again, it is one message', async () => {
  const before = await counts()
  await line.cut()
  for (const { path, body } of forms) {
    const answer = await post(app, path, body)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect((await problemOf(answer, 503)).code).toBe('database.unavailable')
  }
  const follow = await fetch(`${app.url}/api/v1/quote-requests/${'A'.repeat(32)}`)
  expect((await problemOf(follow, 503)).code).toBe('database.unavailable')
  expect(await counts()).toEqual(before)

  await line.mend()
  const receipts = await Promise.all(forms.map(async ({ path, body }) => receiptOf(await post(app, path, body))))
  expect(receipts).toHaveLength(3)
  expect(await counts()).toEqual([1, 1, 1, 2, 0].map((more, index) => (before[index] ?? 0) + more))
})

it('a line that breaks amid a burst loses nothing that was answered, and keeps nothing half', async () => {
  const before = await counts()
  const bodies = Array.from({ length: 60 }, () => quoteRequest())
  const answers = bodies.map(async (body) => {
    const answer = await post(app, '/quote-requests', body)
    if (answer.status === 429) return void (await problemOf(answer, 429)) // it would have waited for its turn too long
    if (answer.status !== 201) return void (await problemOf(answer, 503))
    return (await receiptOf(answer)).reference
  })
  await answers[5]
  await line.cut()
  const references = (await Promise.all(answers)).filter((reference) => reference !== undefined)
  expect(references.length).toBeGreaterThan(0)
  expect(references.length).toBeLessThan(bodies.length)

  await line.mend()
  const client = await connect(database.url)
  const { rows } = await client.query(
    `SELECT "reference", (SELECT count(*)::int FROM "QuoteRequestLine" l WHERE l."quoteId" = q."id") AS lines
     FROM "Quote" q`,
  )
  await client.end()
  expect(rows.map(({ reference }) => reference)).toEqual(expect.arrayContaining(references))
  expect(new Set(rows.map(({ lines }) => lines))).toEqual(new Set([2]))

  const again = []
  for (const body of bodies) again.push((await receiptOf(await post(app, '/quote-requests', body))).reference)
  expect(again).toEqual(expect.arrayContaining(references))
  const [, , requests = 0] = before
  expect((await counts())[2]).toBe(requests + bodies.length)
})
