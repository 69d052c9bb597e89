import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type BulkAction,
  type EditedProduct,
  type Operation,
  operationSchema,
  undoneSchema,
} from '#contract/catalogue/product-edits.ts'
import { createProducts } from '#server/modules/catalogue/editing/product-writes.ts'
import { answered, refused } from '#tests/api/back-office/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { type Editor, editorOf } from './products.ts'

let app: TestApp
let editor: StaffMember
let products: Editor

beforeAll(async () => {
  app = await startTestApp({}, { limits: { staffRequests: { max: 100_000, windowMs: 60_000 } } })
  editor = await createStaff(app, 'editor')
  products = editorOf(app, editor)
})

afterAll(() => app.close())

beforeEach(async () => {
  await app.services.database.prisma.product.deleteMany()
  await app.services.database.prisma.productOperation.deleteMany()
})

const bulkOf = (chosen: { id: string; version: number }[], change: BulkAction) =>
  products.send('POST', '/bulk', { products: chosen.map(({ id, version }) => ({ id, version })), change })

async function bulk(chosen: { id: string; version: number }[], change: BulkAction): Promise<Operation> {
  return answered(await bulkOf(chosen, change), operationSchema)
}

const undo = (id: string) => products.send('POST', `/operations/${id}/undo`)

async function undone(id: string): Promise<number> {
  return (await answered(await undo(id), undoneSchema)).restored
}

/** Everything kept of every product but what each change moves on. */
async function rows(): Promise<unknown[]> {
  return app.services.database.prisma.$queryRaw`
    SELECT to_jsonb(p) - 'version' - 'updatedAt' AS "row" FROM "Product" p ORDER BY "id"`
}

describe('what a bulk change makes of each', () => {
  it.each<[string, string | null, BulkAction, string | null]>([
    ['10 % more', '1180', { action: 'price', change: { kind: 'percent', percent: 10 } }, '1298'],
    [
      'by the month stays so',
      '399/month',
      { action: 'price', change: { kind: 'percent', percent: 5 } },
      '418.95/month',
    ],
    ['in Chinese, too', '每月 HK$399', { action: 'price', change: { kind: 'percent', percent: -10 } }, '每月 HK$359.1'],
    ['half a cent goes away from zero', '0.05', { action: 'price', change: { kind: 'percent', percent: 10 } }, '0.06'],
    ['no price stays none', null, { action: 'price', change: { kind: 'percent', percent: 10 } }, null],
    ['an amount', '1,180.00', { action: 'price', change: { kind: 'amount', amount: 99.5 } }, '99.5'],
    ['an amount a month', 'HK$399/month', { action: 'price', change: { kind: 'amount', amount: 400 } }, 'HK$400/month'],
    ['an amount where there was none', null, { action: 'price', change: { kind: 'amount', amount: 7 } }, '7'],
  ])('price: %s', async (_what, msrp, change, expected) => {
    const made = await products.create({ name: 'Priced', msrp })
    await bulk([made], change)
    expect((await products.get(made.id)).record.msrp).toBe(expected)
  })

  it('stock and category; what is so already is left as it is', async () => {
    const [one, two] = [
      await products.create({ name: 'One', category: 'IoT 硬件' }),
      await products.create({ name: 'Two' }),
    ]
    expect(await bulk([one, two], { action: 'stock', quantity: 12 })).toMatchObject({ changed: 2, unchanged: 0 })
    const stocked = [await products.get(one.id), await products.get(two.id)]
    expect(stocked.map(({ derived }) => [derived.stockQuantity, derived.inStock])).toEqual([
      [12, true],
      [12, true],
    ])
    expect(await bulk(stocked, { action: 'category', category: 'hardware' })).toMatchObject({
      changed: 1,
      unchanged: 1,
    })
    expect((await products.get(one.id)).version).toBe(2)
    expect((await products.get(two.id)).record.category).toBe('hardware')
  })

  it('a price that would not fit is refused, and nothing changed', async () => {
    const [one, two] = [
      await products.create({ name: 'One', msrp: '1' }),
      await products.create({ name: 'Two', msrp: '999999999999' }),
    ]
    const before = await rows()
    await refused(
      await bulkOf([one, two], { action: 'price', change: { kind: 'percent', percent: 900 } }),
      400,
      'request.invalid',
    )
    expect(await rows()).toEqual(before)
  })
})

/** Products made at once, as an import makes them. */
function makeAll(records: { name: string; msrp?: string }[]): Promise<{ id: string; slug: string }[]> {
  const author = { origin: 'import', actor: { kind: 'staff', id: editor.id, name: 'Mei' } } as const
  return app.services.database.prisma.$transaction((tx) =>
    createProducts(tx, { now: () => new Date(), onStockChange: undefined }, author, records),
  )
}

async function make(count: number): Promise<{ id: string; version: number }[]> {
  const made = await makeAll(Array.from({ length: count }, (_, n) => ({ name: `Made ${n}`, msrp: String(n) })))
  return made.map(({ id }) => ({ id, version: 1 }))
}

const recordsOf = (made: { id: string }[]) => Promise.all(made.map(async ({ id }) => (await products.get(id)).record))

describe('addresses of many', () => {
  it('are given once each, whatever another product is called', async () => {
    await products.create({ name: 'X 2' })
    const slugs = (await makeAll([{ name: 'X' }, { name: 'X' }, { name: 'X 2' }])).map(({ slug }) => slug)
    expect(slugs).toEqual(['x', 'x-3', 'x-2-2'])
  })
})

describe('all or nothing', () => {
  it('500 of which one has changed meanwhile: nothing is changed, and which is said', async () => {
    const made = await make(500)
    const [, fast] = made
    const edited = await products.edit(await products.get(fast?.id ?? ''), { msrp: '7' })
    const before = await rows()
    const { current } = await refused(await bulkOf(made, { action: 'retire' }), 409, 'record.changed')
    expect(current).toEqual([{ id: edited.id, name: 'Made 1', version: 2 }])
    expect(await rows()).toEqual(before)
    expect(
      await app.services.database.prisma.productOperation.count({
        where: { summary: { equals: { action: 'retire' } } },
      }),
    ).toBe(0)
  })

  it('500 at once, noted once in the audit log, and taken back at once', async () => {
    const made = await make(500)
    const before = await rows()
    const { id, changed } = await bulk(made, { action: 'stock', quantity: 3 })
    expect(changed).toBe(500)
    const noted = await app.services.database.prisma.auditEntry.findMany({
      where: { action: 'products.changed', entityId: id },
    })
    expect(noted).toHaveLength(1)
    expect(noted[0]?.after).toMatchObject({ action: 'stock', quantity: 3, changed: 500 })
    expect(await undone(id)).toBe(500)
    expect(await rows()).toEqual(before)
  })
})

describe('undo', () => {
  it('once; the second time says so; two at once restore once', async () => {
    const made = await make(3)
    const { id } = await bulk(made, { action: 'retire' })
    const answers = await Promise.all([undo(id), undo(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await refused(await undo(id), 409, 'operation.undone')
    const [revision] = await products.history({ id: made[0]?.id ?? '' })
    expect(revision).toMatchObject({
      version: 3,
      origin: 'undo',
      changes: [{ field: 'retired', from: true, to: false }],
    })
    expect(revision?.operationId).not.toBe(id)
  })

  it('is refused as a whole where one was changed since, which is named', async () => {
    const made = await make(3)
    const { id } = await bulk(made, { action: 'stock', quantity: 9 })
    const edited = await products.edit(await products.get(made[1]?.id ?? ''), { msrp: '77' })
    const before = await rows()
    const { current } = await refused(await undo(id), 409, 'operation.overtaken')
    expect(current).toEqual([{ id: edited.id, name: 'Made 1', version: 3 }])
    expect(await rows()).toEqual(before)
  })

  it.each(['an earlier version restored', 'the same typed again', 'an undo of many'])(
    'goes through once what came later was itself undone: %s',
    async (how) => {
      const made = await make(3)
      const before = await recordsOf(made)
      const { id } = await bulk(made, { action: 'stock', quantity: 9 })
      const one = await products.get(made[1]?.id ?? '')
      if (how === 'an undo of many') await undone((await bulk([one], { action: 'retire' })).id)
      else {
        const edited = await products.edit(one, { msrp: '77' })
        await refused(await undo(id), 409, 'operation.overtaken')
        if (how === 'the same typed again') await products.edit(edited, { msrp: one.record.msrp })
        else await products.revert(edited, 2)
      }
      expect(await undone(id)).toBe(3)
      expect(await recordsOf(made)).toEqual(before)
    },
  )

  it('a change that is taken back can be taken back itself', async () => {
    const made = await make(2)
    const { id } = await bulk(made, { action: 'stock', quantity: 9 })
    const after = await rows()
    await undone(id)
    const { id: undoing } = await app.services.database.prisma.productOperation.findFirstOrThrow({
      where: { kind: 'undo' },
    })
    expect(await undone(undoing)).toBe(2)
    expect(await rows()).toEqual(after)
  })

  it('an import is taken back by who may import: what it made is retired, and it is marked so', async () => {
    const { prisma } = app.services.database
    const operation = await prisma.productOperation.create({ data: { kind: 'import', count: 1, actorName: 'Mei' } })
    const kept = { fileName: 'a.csv', format: 'csv', status: 'applied', createdBy: 'Mei', operationId: operation.id }
    const { id: importId } = await prisma.productImport.create({ data: kept })
    const [made] = await make(1)
    await prisma.productRevision.updateMany({
      where: { productId: made?.id ?? '' },
      data: { operationId: operation.id },
    })
    await refused(await undo(operation.id), 403, 'permission.denied')
    const manager = editorOf(app, await createStaff(app, 'manager'))
    expect((await manager.send('POST', `/operations/${operation.id}/undo`)).status).toBe(200)
    expect((await products.get(made?.id ?? '')).isRetired).toBe(true)
    expect((await prisma.productImport.findUniqueOrThrow({ where: { id: importId } })).status).toBe('undone')
  })
})

describe('samples', () => {
  it('changed and put back are samples again: no sync mistakes them for the shop’s own', async () => {
    const sample = await products.create({ name: 'Sample' })
    await app.services.database.prisma.product.update({ where: { id: sample.id }, data: { source: 'sample' } })
    const { id } = await bulk([sample], { action: 'stock', quantity: 1 })
    expect((await products.get(sample.id)).source).toBe('local')
    await undone(id)
    expect((await products.get(sample.id)).source).toBe('sample')
  })
})

describe('random changes', () => {
  const action: fc.Arbitrary<BulkAction> = fc.oneof(
    fc.record({
      action: fc.constant('price' as const),
      change: fc.oneof(
        fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: -90, max: 900 }) }),
        fc.record({
          kind: fc.constant('amount' as const),
          amount: fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100),
        }),
      ),
    }),
    fc.record({ action: fc.constant('stock' as const), quantity: fc.integer({ min: 0, max: 1000 }) }),
    fc.record({
      action: fc.constant('category' as const),
      category: fc.constantFrom('hardware' as const, 'software' as const, 'lpwan' as const, 'systems' as const),
    }),
    fc.record({ action: fc.constantFrom('retire' as const, 'restore' as const) }),
  )
  const msrp = fc.constantFrom(null, '0', '1180', 'HK$1,180.00', '399/month', '每年 2,400', '99.99')
  const shelf = fc.array(
    fc.record({
      msrp,
      category: fc.constantFrom(null, 'software', '感測器'),
      availability: fc.constantFrom(null, 'In Stock - Low', '5'),
    }),
    { minLength: 1, maxLength: 3 },
  )

  it('each taken back leaves every row as it was', { tags: ['night'] }, async () => {
    await fc.assert(
      fc.asyncProperty(shelf, fc.array(action, { minLength: 1, maxLength: 3 }), async (records, actions) => {
        await app.services.database.prisma.product.deleteMany()
        const made: EditedProduct[] = []
        for (const record of records) made.push(await products.create({ name: '產品', nameEn: 'Product', ...record }))
        const present = () => Promise.all(made.map(({ id }) => products.get(id)))
        for (const change of actions) {
          const before = await rows()
          const { id } = await bulk(await present(), change)
          await undone(id)
          expect(await rows()).toEqual(before)
          await bulk(await present(), change)
        }
      }),
      {
        numRuns: 12,
        examples: [
          [[{ msrp: null, category: null, availability: null }], [{ action: 'retire' }, { action: 'restore' }]],
        ],
      },
    )
  })
})
