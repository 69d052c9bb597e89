import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Change, changesSchema } from '#contract/changes.ts'
import { connect } from '#server/platform/database/database.ts'
import { added } from '#tests/api/customers/customers.ts'
import { lineOf, productWith, sellerOf } from '#tests/api/orders/orders.ts'
import { call, codeOf } from '#tests/api/staff/auth.ts'
import { startTestApp } from '#tests/support/app.ts'
import { unlimited } from '#tests/support/limits.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, keyOf } from '#tests/support/staff.ts'

const app = await startTestApp({}, { limits: unlimited })
afterAll(() => app.close())
const { prisma } = app.services.database
const admin = await createStaff(app, 'super_admin')
const erp = await keyOf(app, ['changes.read', 'products.read', 'sales.read'])

const ask = (query: Record<string, string>, headers: Record<string, string> = erp) =>
  call(app, 'GET', `/admin/changes?${new URLSearchParams(query)}`, { headers })

async function read(query: Record<string, string>, headers: Record<string, string> = erp) {
  const answer = await ask(query, headers)
  expect(answer.status).toBe(200)
  return changesSchema.parse(await answer.json())
}

/** Waits until no transaction of the server, of another test's database too, is older than what was written so far. */
async function horizonPassed(): Promise<void> {
  const [written] = await prisma.$queryRaw<{ id: bigint }[]>`SELECT pg_current_xact_id()::text::bigint AS id`
  await until(async () => {
    const [open] = await prisma.$queryRaw<
      { id: bigint }[]
    >`SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS id`
    return Number(open?.id) > Number(written?.id)
  })
}

/** Everything after a cursor, page by page. */
async function follow(since: string, limit = '100'): Promise<{ items: Change[]; cursor: string }> {
  await horizonPassed()
  const items: Change[] = []
  for (let cursor = since; ; ) {
    const page = await read({ since: cursor, limit })
    items.push(...page.items)
    cursor = page.cursor
    if (!page.hasMore) return { items, cursor }
  }
}

const named = (items: Change[]) => items.map(({ kind, id, deleted }) => [kind, id, deleted])

let now = ''
beforeAll(async () => {
  await horizonPassed()
  now = (await read({})).cursor
})

it('tells products, prices, stock, orders and customers apart, in order, each as it is now', async () => {
  const since = (await follow(now)).cursor
  const product = await productWith(app, admin, 5)
  const customer = await added(app, admin, { contacts: [] })
  const order = await sellerOf(app, admin).create({ customerId: customer.id, lines: [lineOf(product, 2)] })
  await prisma.product.update({ where: { id: product }, data: { msrp: 99, nameEn: 'Renamed' } })
  const { items, cursor } = await follow(since)
  expect(named(items)).toEqual([
    ['customer', customer.id, false],
    ['stock', product, false],
    ['order', order.id, false],
    ['product', product, false],
    ['price', product, false],
  ])
  const dataOf = (kind: string) => items.find((item) => item.kind === kind)?.data
  expect(dataOf('stock')).toMatchObject({ quantity: 5, reserved: 2, free: 3 })
  expect(dataOf('price')).toMatchObject({ msrp: 99, currency: 'HKD' })
  expect(dataOf('product')).toMatchObject({ nameEn: 'Renamed' })
  expect(dataOf('order')).toMatchObject({ reference: order.reference, status: 'pending', total: order.total })
  expect(await follow(cursor)).toEqual({ items: [], cursor: expect.any(String) })
  await prisma.product.update({ where: { id: product }, data: { reserved: 3 } })
  await prisma.product.update({ where: { id: product }, data: { pushAttempts: 1, updatedAt: new Date() } })
  expect(named((await follow(cursor)).items)).toEqual([['stock', product, false]])
})

it('tells what was deleted, with its parts', async () => {
  const customer = await added(app, admin, { contacts: [] })
  const order = await sellerOf(app, admin).create({ customerId: customer.id, lines: [lineOf(null)] })
  const since = (await follow(now)).cursor
  await prisma.order.delete({ where: { id: order.id } })
  await prisma.customer.delete({ where: { id: customer.id } })
  const { items } = await follow(since)
  expect(items.map(({ kind, id, deleted, data }) => [kind, id, deleted, data])).toEqual([
    ['order', order.id, true, null],
    ['customer', customer.id, true, null],
  ])
})

it('shows each reader the kinds that they may see', async () => {
  const catalogue = await keyOf(app, ['changes.read', 'products.read'])
  const since = (await follow(now)).cursor
  await added(app, admin, { contacts: [] })
  const product = await productWith(app, admin, 1)
  await horizonPassed()
  const { items } = await read({ since, limit: '500' }, catalogue)
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['product', 'price', 'stock']))
  expect(named((await read({ since, kinds: 'price' })).items)).toEqual([['price', product, false]])
  expect(await codeOf(await ask({ since, kinds: 'order' }, catalogue), 403)).toBe('permission.denied')
})

it('misses nothing of transactions that commit in another order than they write', async () => {
  let cursor = (await follow(now)).cursor
  const seen = new Map<string, string>()
  const written = new Map<string, string>()
  let isWriting = true
  const writers = Array.from({ length: 6 }, async (_, writer) => {
    const client = await connect(app.databaseUrl)
    for (let turn = 0; turn < 25; turn += 1) {
      const id = randomUUID()
      const name = `${writer}-${turn}`
      await client.query('BEGIN')
      await client.query(
        `INSERT INTO "Customer" ("id", "type", "name", "updatedAt") VALUES ($1, 'business', 'draft', now())`,
        [id],
      )
      await client.query('SELECT pg_sleep($1)', [((writer * 7 + turn * 3) % 10) / 100])
      await client.query('UPDATE "Customer" SET "name" = $2 WHERE "id" = $1', [id, name])
      if (turn % 5 === 4) await client.query('ROLLBACK')
      else {
        await client.query('COMMIT')
        written.set(id, name)
      }
    }
    await client.end()
  })
  const reader = async () => {
    while (isWriting) {
      const page = await read({ since: cursor, limit: '7', kinds: 'customer' })
      for (const { id, data } of page.items) seen.set(id, Object(data).name)
      cursor = page.cursor
    }
  }
  const reading = reader()
  await Promise.all(writers)
  isWriting = false
  await reading
  for (const { id, data } of (await follow(cursor)).items) seen.set(id, Object(data).name)
  expect(written.size).toBe(120)
  expect(seen).toEqual(written)
})

it('keeps changes for 30 days; an older cursor is gone, the latest is not', async () => {
  const since = (await follow(now)).cursor
  await added(app, admin, { contacts: [] })
  const { cursor } = await follow(since)
  await prisma.change.updateMany({ data: { at: new Date(Date.now() - 31 * 86_400_000) } })
  await added(app, admin, { contacts: [] })
  expect((await app.services.retention.erase(new Date())).changes).toBeGreaterThan(0)
  expect(await codeOf(await ask({ since }), 410)).toBe('cursor.expired')
  expect((await follow(cursor)).items).toHaveLength(1)
})

it('refuses the cursor of another database, and what is none', async () => {
  const { cursor } = await read({})
  const parts = Buffer.from(cursor, 'base64url').toString().split('.')
  const forged = (change: object) => Buffer.from(Object.values({ ...parts, ...change }).join('.')).toString('base64url')
  expect(await codeOf(await ask({ since: forged({ 1: '0123456789ab' }) }), 410)).toBe('cursor.expired')
  expect(await codeOf(await ask({ since: forged({ 2: '9'.repeat(18) }) }), 410)).toBe('cursor.expired')
  for (const since of ['', 'x', '2026-01-01', forged({ 0: '2' }), forged({ 2: '-1' }), 'ÿ'.repeat(50)])
    expect(await codeOf(await ask({ since }), 400), since).toBe('cursor.invalid')
})
