import { afterAll, expect, it } from 'vitest'
import { skuRowsAnswerSchema } from '#contract/catalogue/sku-rows.ts'
import { expectWhole, productWith } from '#tests/api/orders/orders.ts'
import { call, codeOf } from '#tests/api/staff/auth.ts'
import { startTestApp } from '#tests/support/app.ts'
import { createStaff, keyOf } from '#tests/support/staff.ts'

const app = await startTestApp()
afterAll(() => app.close())
const { prisma } = app.services.database
const admin = await createStaff(app, 'super_admin')
const erp = await keyOf(app, ['stock.write', 'products.write'])

/** A product with that SKU and stock. */
async function stocked(sku: string, stock = 5): Promise<string> {
  const id = await productWith(app, admin, stock)
  const { record } = await prisma.product.findUniqueOrThrow({ where: { id } })
  await prisma.product.update({ where: { id }, data: { sku, record: { ...Object(record), sku } } })
  return id
}

const post = (path: string, body: object) => call(app, 'POST', path, { headers: erp, body })

async function set(path: string, body: object) {
  const answer = await post(path, body)
  const written: unknown = await answer.json()
  expect(answer.status, JSON.stringify(written)).toBe(200)
  const { rows, ...counts } = skuRowsAnswerSchema.parse(written)
  return { counts, rows, results: rows.map(({ result }) => result) }
}

it('sets stock by SKU as counts do, each row with its own result', async () => {
  const [more, same] = [await stocked('A-1', 5), await stocked('A-2', 7)]
  await stocked('A-3', 1)
  await stocked('A-3', 1)
  const software = await stocked('A-4')
  await prisma.product.update({ where: { id: software }, data: { tracksStock: false } })
  const unknownId = '11111111-1111-4111-8111-111111111111'
  const { counts, rows } = await set('/admin/stock/bulk', {
    note: 'ERP',
    rows: [
      { sku: 'A-1', quantity: 12 },
      { sku: 'A-2', quantity: '7' },
      { sku: 'A-3', quantity: 1 },
      { sku: 'A-4', quantity: 1 },
      { sku: 'nothing', quantity: 1 },
      { sku: 'A-1', quantity: 13 },
      { sku: 'A-2', quantity: -1 },
      { sku: 'A-2', quantity: '1.5' },
      { sku: 'A-2', quantity: 1e9 },
      { sku: 'A-2', quantity: 1, locationId: unknownId },
    ],
  })
  expect(counts).toEqual({ updated: 1, unchanged: 1, refused: 8 })
  expect(rows.map(({ result, field }) => [result, field])).toEqual([
    ['updated', undefined],
    ['unchanged', undefined],
    ['ambiguous_sku', undefined],
    ['no_stock', undefined],
    ['unknown_sku', undefined],
    ['repeated', undefined],
    ['bad_value', 'quantity'],
    ['bad_value', 'quantity'],
    ['bad_value', 'quantity'],
    ['unknown_location', 'locationId'],
  ])
  const stocks = await prisma.product.findMany({ where: { id: { in: [more, same] } }, orderBy: { sku: 'asc' } })
  expect(stocks.map(({ stockQuantity }) => stockQuantity)).toEqual([12, 7])
  expect(await prisma.stockMovement.findFirst({ where: { productId: more, reason: 'count' } })).toMatchObject({
    quantity: 7,
    author: 'ERP',
    note: 'ERP',
  })
  expect(await prisma.auditEntry.findFirst({ where: { action: 'stock.set' } })).toMatchObject({ actorKind: 'key' })
  await expectWhole(app)
})

it('sets prices by SKU by the rules of a record, with history', async () => {
  const id = await stocked('P-1')
  const { results } = await set('/admin/prices/bulk', {
    rows: [
      { sku: 'P-1', msrp: 1280, resellerCost: '900.50' },
      { sku: 'P-2', msrp: 1 },
    ],
  })
  expect(results).toEqual(['updated', 'unknown_sku'])
  const row = await prisma.product.findUniqueOrThrow({ where: { id } })
  expect([Number(row.msrp), Number(row.partnerPrice)]).toEqual([1280, 900.5])
  expect(await prisma.productRevision.count({ where: { productId: id, origin: 'bulk' } })).toBe(1)
  const again = await set('/admin/prices/bulk', {
    rows: [
      { sku: 'P-1', msrp: 1280 },
      { sku: 'P-1', msrp: 'about 5' },
    ],
  })
  expect(again.rows).toEqual([
    { sku: 'P-1', result: 'unchanged' },
    { sku: 'P-1', result: 'bad_value', field: 'msrp' },
  ])
  const cleared = await set('/admin/prices/bulk', { rows: [{ sku: 'P-1', resellerCost: null }] })
  expect(cleared.results).toEqual(['updated'])
})

it('stops before its next batch once its key is revoked', async () => {
  const key = await keyOf(app, ['stock.write'], { name: 'Revoked' })
  const { id } = await prisma.apiKey.findFirstOrThrow({ where: { name: 'Revoked' } })
  const product = await stocked('S-1')
  const rows = [{ sku: 'S-1', quantity: 30 }]
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const blocking = prisma.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "StockLocation" IN ACCESS EXCLUSIVE MODE`
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const answering = call(app, 'POST', '/admin/stock/bulk', { headers: key, body: { rows } })
  await expect.poll(() => prisma.rateCount.count({ where: { key: `key:${id}` } })).toBe(1)
  await prisma.apiKey.update({ where: { id }, data: { revokedAt: new Date(), revokedBy: 'Somebody' } })
  release.resolve()
  await blocking
  const answer = await answering
  expect(skuRowsAnswerSchema.parse(await answer.json()).rows).toEqual([{ sku: 'S-1', result: 'stopped' }])
  expect(await prisma.product.findUnique({ where: { id: product } })).toMatchObject({ stockQuantity: 5 })
})

it.each([
  ['no rows', { rows: [] }],
  ['more than 10,000 rows', { rows: Array.from({ length: 10_001 }, () => ({ sku: 'x', quantity: 1 })) }],
  ['a quantity that is no number', { rows: [{ sku: 'x', quantity: null }] }],
  ['a field that there is not', { rows: [{ sku: 'x', quantity: 1, price: 1 }] }],
])('is refused as a whole with %s', async (_case, body) => {
  const mine = await createStaff(app, 'manager')
  const answer = await call(app, 'POST', '/admin/stock/bulk', { headers: mine.cookie, body })
  expect(await codeOf(answer, 400)).toBe('request.invalid')
})
