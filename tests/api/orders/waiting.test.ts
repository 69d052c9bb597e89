import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { refused } from '#tests/api/back-office/ask.ts'
import { csv, importing } from '#tests/api/product-imports/importing.ts'
import { type Editor, editorOf } from '#tests/api/products-staff/products.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { expectWhole, lineOf, orderForm, productWith, type Seller, sellerOf, stockOf, stockSet } from './orders.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller
let editor: Editor

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
  editor = editorOf(app, staff)
})
afterEach(() => expectWhole(app))
afterAll(() => app.close())

const heldBy = async (order: OrderDetail) => (await seller.get(order.id)).lines.map(({ reserved }) => reserved)
const place = (product: string, quantity: number) => seller.create({ lines: [lineOf(product, quantity)] })

/** Two orders that wait for all of their four pieces: the product had them, and has none by now. */
async function twoThatWait() {
  const sku = `W-${randomUUID()}`
  const product = await productWith(app, staff, 8, 'hardware', { sku })
  const orders = [await place(product, 4), await place(product, 4)] as const
  await stockSet(app, staff, product, 0)
  return { product, sku, orders }
}

describe('what has stock', () => {
  it.each([
    ['a gateway', 'lpwan', {}],
    ['a kit that is rented', 'systems', { msrp: '100/month' }],
    ['software on a dongle, as staff say', 'software', { tracksStock: 'Yes' }],
  ])('%s runs out: an order of 9,999 of 26 is refused', async (_what, category, more) => {
    const product = await productWith(app, staff, 26, category, more)
    const answer = await seller.send('POST', '', orderForm({ lines: [lineOf(product, 9999)] }))
    expect((await refused(answer, 409, 'order.stock_short')).errors).toEqual([
      { path: 'lines.0.quantity', message: 'only 26 left', code: 'few_left', params: { left: 26 } },
    ])
  })

  it.each([
    ['a plan', 'lpwan', { msrp: '100/month' }],
    ['software', 'software', {}],
    ['a device that is made to order, as staff say', 'hardware', { tracksStock: 'No' }],
  ])('%s has none to run out of, and is shipped whole', async (_what, category, more) => {
    const product = await productWith(app, staff, 26, category, more)
    const order = await place(product, 9999)
    expect(order.lines).toMatchObject([{ reserved: 0, stockQuantity: null, available: null }])
    await seller.move(await seller.move(order, 'processing'), 'shipped')
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 26, reserved: 0 })
  })

  it('is held from the moment that staff say so, and no longer than they do', async () => {
    const product = await productWith(app, staff, 6, 'software')
    const orders = [await place(product, 4), await place(product, 4)] as const
    await editor.edit(await editor.get(product), { tracksStock: 'Yes' })
    expect([await heldBy(orders[0]), await heldBy(orders[1])]).toEqual([[4], [2]])
    await editor.edit(await editor.get(product), { tracksStock: null })
    expect([await heldBy(orders[0]), await heldBy(orders[1])]).toEqual([[0], [0]])
  })
})

describe('stock that arrives is reserved for whoever has waited longest', () => {
  const arrivals: Record<string, (product: string, sku: string) => Promise<unknown>> = {
    'by an edit': (product) => stockSet(app, staff, product, 5),
    'by a change of many': async (product) => {
      const { version } = await editor.get(product)
      const body = { products: [{ id: product, version }], change: { action: 'stock', quantity: 5 } }
      const answer = await editor.send('POST', '/bulk', body)
      expect(answer.status, await answer.text()).toBe(200)
    },
    'by a file': async (_product, sku) => {
      const files = importing(app, staff)
      const { id } = await files.previewed(csv(['SKU', 'Availability'], [sku, '5']))
      expect(await files.apply(id)).toMatchObject({ status: 'applied' })
    },
    'by an earlier version, restored': async (product) => {
      await stockSet(app, staff, product, 5)
      const { version } = await editor.get(product)
      await stockSet(app, staff, product, 0)
      await editor.revert(await editor.get(product), version)
    },
    'by an order that is cancelled': async (product) => {
      const third = await holderOf(product, 5)
      await seller.move(third, 'cancelled')
    },
    'by an order that needs less': async (product) => {
      const third = await holderOf(product, 6)
      await seller.edit(third, { lines: [lineOf(product, 1)] })
    },
  }

  /** An order that holds all there is, and was placed before the others were cut short. */
  async function holderOf(product: string, quantity: number): Promise<OrderDetail> {
    const { prisma } = app.services.database
    await stockSet(app, staff, product, 8 + quantity)
    const third = await place(product, quantity)
    await prisma.order.update({ where: { id: third.id }, data: { placedAt: new Date('2020-01-01T00:00:00Z') } })
    await stockSet(app, staff, product, quantity)
    expect(await heldBy(third)).toEqual([quantity])
    return third
  }

  it.each(Object.entries(arrivals))('%s', async (_how, arrive) => {
    const { product, sku, orders } = await twoThatWait()
    await arrive(product, sku)
    expect([await heldBy(orders[0]), await heldBy(orders[1])]).toEqual([[4], [1]])
    const { thread } = await seller.get(orders[0].id)
    expect(thread.at(-1)).toMatchObject({ kind: 'order.reserved', params: { pieces: 4 } })
    const newer = await seller.send('POST', '', orderForm({ lines: [lineOf(product, 1)] }))
    await refused(newer, 409, 'order.stock_short')
  })
})

it('what is gone is promised to whoever ordered first', async () => {
  const product = await productWith(app, staff, 8)
  const orders = [await place(product, 4), await place(product, 4)] as const
  await stockSet(app, staff, product, 5)
  expect([await heldBy(orders[0]), await heldBy(orders[1])]).toEqual([[4], [1]])
  expect((await seller.get(orders[1].id)).thread.at(-1)).toMatchObject({
    kind: 'order.unreserved',
    params: { pieces: 3 },
  })
})

describe('at once', () => {
  it('pieces that arrive beside orders for them go to the one that waits, all of them', async () => {
    const { product, orders } = await twoThatWait()
    const buys = Array.from({ length: 20 }, () =>
      seller.send('POST', '', orderForm({ lines: [lineOf(product, 1)], email: '' })),
    )
    const [, ...answers] = await Promise.all([stockSet(app, staff, product, 8), ...buys])
    expect(answers.map(({ status }) => status)).toEqual(buys.map(() => 409))
    expect([await heldBy(orders[0]), await heldBy(orders[1])]).toEqual([[4], [4]])
  })

  it('no piece is promised twice, whatever arrives, goes, is cancelled, edited and shipped', async () => {
    const product = await productWith(app, staff, 30)
    const orders = await Promise.all(Array.from({ length: 10 }, () => place(product, 3)))
    const status = (order: OrderDetail, to: string, more = {}) =>
      seller.send('POST', `/${order.id}/status`, { version: order.version, to, ...more })
    for (let round = 0; round < 4; round += 1) {
      const now = await Promise.all(orders.map(({ id }) => seller.get(id)))
      const steps = now.map((order, index) => {
        if (index === round) return status(order, 'cancelled')
        if (order.status === 'processing' && index % 3 === 0)
          return status(order, 'shipped', { pieces: order.lines.map(({ shippable }) => shippable) })
        if (order.status === 'pending') return status(order, 'processing')
        return seller.send('PATCH', `/${order.id}`, {
          version: order.version,
          lines: [lineOf(product, 1 + (index % 3))],
        })
      })
      const stock = async () => {
        const { version } = await editor.get(product)
        const record = { availability: String([12, 25, 4, 40][round]) }
        return editor.send('PATCH', `/${product}`, { version, record })
      }
      const answers = await Promise.all([...steps, stock(), place(product, 1).catch(() => undefined)])
      expect(
        answers.flatMap((answer) => (answer instanceof Response && answer.status >= 500 ? [answer.status] : [])),
      ).toEqual([])
      await expectWhole(app)
    }
  }, 60_000)
})

describe('shipping goes somewhere', () => {
  it('an order with pieces and no address is refused, until it is given with the shipment or by an edit', async () => {
    const product = await productWith(app, staff, 9)
    const lines = [lineOf(product, 2)]
    const [one, other] = [await seller.create({ lines, address: '' }), await seller.create({ lines, address: '' })]
    const processing = await seller.move(one, 'processing')
    const ship = { version: processing.version, to: 'shipped' }
    await refused(await seller.send('POST', `/${one.id}/status`, ship), 409, 'order.no_address')
    expect(await seller.get(one.id)).toEqual(processing)
    expect(await seller.move(processing, 'shipped', { address: '2 Pier Road' })).toMatchObject({
      address: '2 Pier Road',
    })
    const addressed = await seller.edit(await seller.move(other, 'processing'), { address: '3 Pier Road' })
    expect(await seller.move(addressed, 'shipped')).toMatchObject({ address: '3 Pier Road' })
  })

  it('what is no piece needs no address', async () => {
    const software = await productWith(app, staff, 0, 'software')
    const order = await seller.create({ lines: [lineOf(software, 1, { period: 'year' })], address: '' })
    expect(await seller.move(await seller.move(order, 'processing'), 'shipped')).toMatchObject({ status: 'shipped' })
  })
})

it('orders of before are settled by the migration as a change of stock settles them', async () => {
  const { prisma } = app.services.database
  const [free, overPromised] = [await productWith(app, staff, 7), await productWith(app, staff, 12)]
  const orders = await Promise.all(
    [0, 1, 2].map(async (day) => {
      const { id } = await seller.create({ lines: [lineOf(free, 2), lineOf(overPromised, 4)] })
      await prisma.order.update({ where: { id }, data: { placedAt: new Date(Date.UTC(2026, 0, 1 + day)) } })
      await prisma.orderLine.updateMany({ where: { orderId: id, productId: free }, data: { reserved: 0, quantity: 3 } })
      return seller.get(id)
    }),
  )
  await prisma.product.update({ where: { id: free }, data: { reserved: 0 } })
  await prisma.product.update({ where: { id: overPromised }, data: { stockQuantity: 6 } })
  const migration = await readFile('prisma/migrations/20261128221400_tracks_stock/migration.sql', 'utf8')
  for (const statement of migration
    .split(';\n')
    .filter((text) => text.includes('AS settled') || text.includes('AS held')))
    await prisma.$executeRawUnsafe(statement)
  expect(await Promise.all(orders.map(heldBy))).toEqual([
    [3, 4],
    [3, 2],
    [1, 0],
  ])
})
