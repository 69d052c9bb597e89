import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import {
  deliveriesOf,
  demoRequest,
  enquiry,
  formServices,
  many,
  post,
  problemOf,
  quoteRequest,
  receiptOf,
  submit,
} from './forms.ts'

const forms = [
  { path: '/enquiries', body: enquiry, table: 'enquiry' },
  { path: '/demo-requests', body: demoRequest, table: 'demoRequest' },
  { path: '/quote-requests', body: quoteRequest, table: 'quoteRequest' },
] as const

/** Two instances on one database, each planning one delivery a message. */
let first: TestApp
let second: { url: string; close: () => Promise<unknown> }

beforeAll(async () => {
  first = await startTestApp({}, { limits: many })
  second = await instance({})
})

afterAll(async () => {
  await second.close()
  await first.close()
})

async function instance(other: Parameters<typeof formServices>[1]) {
  const app = await appWith(first, { ...formServices(first, other), limits: many })
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() }
}

async function rows(
  table: (typeof forms)[number]['table'],
  where: { reference?: string; suspect?: boolean } = {},
): Promise<number> {
  const { prisma } = first.services.database
  if (table === 'enquiry') return prisma.enquiry.count({ where })
  if (table === 'demoRequest') return prisma.demoRequest.count({ where })
  return prisma.quote.count({ where })
}

function deliveries(reference: string): Promise<number> {
  return first.services.database.prisma.delivery.count({ where: { reference } })
}

async function counts(): Promise<number[]> {
  const { prisma } = first.services.database
  const tables = forms.map(({ table }) => rows(table))
  return Promise.all([...tables, prisma.quoteRequestLine.count(), prisma.delivery.count()])
}

describe.each(forms)('$path', ({ path, body, table }) => {
  it('plans the delivery of what it stores', async () => {
    const reference = await submit(second, path, body())
    expect([await rows(table, { reference }), await deliveries(reference)]).toEqual([1, 1])
  })

  it('the same form sent again has the same answer, and is neither stored nor delivered twice', async () => {
    const form = body()
    const receipt = await receiptOf(await post(second, path, form))
    const before = await counts()
    const again = { ...form, elapsedMs: 99_000, language: 'en', submissionId: form.submissionId.toUpperCase() }
    const reordered = Object.fromEntries(Object.entries(again).reverse())
    expect(await receiptOf(await post(second, path, again))).toEqual(receipt)
    expect(await receiptOf(await post(second, path, reordered))).toEqual(receipt)
    expect(await counts()).toEqual(before)
  })

  it('sent many times at once, to two instances, it is one message', async () => {
    const form = body()
    const other = await instance({})
    const answers = Array.from({ length: 12 }, (_, index) => post(index % 2 ? other : second, path, form))
    const receipts = await Promise.all(answers.map(async (answer) => receiptOf(await answer)))
    await other.close()
    const [receipt] = receipts
    expect(new Set(receipts.map((one) => JSON.stringify(one))).size).toBe(1)
    expect([
      await rows(table, { reference: String(receipt?.reference) }),
      await deliveries(String(receipt?.reference)),
    ]).toEqual([1, 1])
  })

  it('a form that was changed after an answer got lost is a message of its own: the change is not', async () => {
    const form = body()
    const references = [
      await submit(second, path, form),
      await submit(second, path, { ...form, message: '改為星期五前回覆。' }),
    ]
    expect(new Set(references).size).toBe(2)
    expect(await Promise.all(references.map((reference) => deliveries(reference)))).toEqual([1, 1])
  })

  it('what fills the field that people do not see is kept as suspect, answered alike, and delivered to nobody', async () => {
    const reference = await submit(second, path, body({ website: 'https://spam.example' }))
    expect(await rows(table, { reference, suspect: true })).toBe(1)
    expect(await deliveries(reference)).toBe(0)
  })

  it('draws another reference where one is in use', async () => {
    const draws = [1, 1, 2].map((byte) => new Uint8Array(8).fill(byte))
    const other = await instance({ random: (bytes) => (bytes === 8 ? draws.shift() : undefined) ?? randomBytes(bytes) })
    const references = [await submit(other, path, body()), await submit(other, path, body())]
    await other.close()
    expect(references.map((reference) => reference.replace(/^.*-/, ''))).toEqual(['11111111', '22222222'])
    expect(await Promise.all(references.map((reference) => deliveries(reference)))).toEqual([1, 1])
  })

  it('gives up where chance has failed, rather than draw for ever', async () => {
    const other = await instance({ random: (bytes) => new Uint8Array(bytes).fill(3) })
    await submit(other, path, body())
    const before = await counts()
    await problemOf(await post(other, path, body()), 500)
    await other.close()
    expect(await counts()).toEqual(before)
  })

  it('stores nothing where its deliveries cannot be planned', async () => {
    const before = await counts()
    const plan = () => Promise.reject(new Error('The queue is broken'))
    const other = await instance({ deliveries: deliveriesOf(plan) })
    await problemOf(await post(other, path, body()), 500)
    await other.close()
    expect(await counts()).toEqual(before)
  })

  it('stores nothing where the connection is lost before the commit: a 503 that says when to come back', async () => {
    const before = await counts()
    const form = body()
    const other = await instance({
      deliveries: deliveriesOf(async (tx) => void (await tx.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`)),
    })
    const answer = await post(other, path, form)
    await other.close()
    expect(answer.headers.get('retry-after')).toBe('5')
    expect((await problemOf(answer, 503)).code).toBe('database.unavailable')
    expect(await counts()).toEqual(before)
    expect(await deliveries(await submit(second, path, form))).toBe(1)
  })
})
