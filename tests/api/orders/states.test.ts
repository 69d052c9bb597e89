import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OrderDetail, type OrderStatus, orderStatuses } from '#contract/sales/orders.ts'
import { refused } from '#tests/api/back-office/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { expectWhole, lineOf, productWith, type Seller, sellerOf, stockOf } from './orders.ts'

/** Written here again, so that a slip in the contract shows. */
const legal = [
  'pending→processing',
  'pending→cancelled',
  'processing→shipped',
  'processing→cancelled',
  'partly_shipped→shipped',
  'shipped→delivered',
]
/** How an order comes to each status. */
const movesTo: Record<OrderStatus, OrderStatus[]> = {
  pending: [],
  processing: ['processing'],
  partly_shipped: ['processing', 'partly_shipped'],
  shipped: ['processing', 'shipped'],
  delivered: ['processing', 'shipped', 'delivered'],
  cancelled: ['cancelled'],
}
const quantity = 4
/** What is held of 100 pieces, and how many there are, in each status. */
const stocks: Record<OrderStatus, { stockQuantity: number; reserved: number }> = {
  pending: { stockQuantity: 100, reserved: quantity },
  processing: { stockQuantity: 100, reserved: quantity },
  partly_shipped: { stockQuantity: 99, reserved: quantity - 1 },
  shipped: { stockQuantity: 100 - quantity, reserved: 0 },
  delivered: { stockQuantity: 100 - quantity, reserved: 0 },
  cancelled: { stockQuantity: 100, reserved: 0 },
}

let app: TestApp
let staff: StaffMember
let seller: Seller

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
})
afterEach(() => expectWhole(app))
afterAll(() => app.close())

async function orderIn(status: OrderStatus, product: string): Promise<OrderDetail> {
  let order = await seller.create({ lines: [lineOf(product, quantity)] })
  for (const next of movesTo[status]) {
    order = next === 'partly_shipped' ? await seller.ship(order, { pieces: [1] }) : await seller.move(order, next)
  }
  return order
}

const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to, move: `${from}→${to}` })))

describe.each(pairs)('$move', ({ from, to, move }) => {
  it(`is ${legal.includes(move) ? 'made, and the stock moves with it' : 'refused, and nothing has changed'}`, async () => {
    const product = await productWith(app, staff, 100)
    const order = await orderIn(from, product)
    expect(await stockOf(app, product)).toEqual(stocks[from])
    if (legal.includes(move)) {
      const moved = await seller.move(order, to)
      expect(moved).toMatchObject({ status: to, version: order.version + 1 })
      expect(await stockOf(app, product)).toEqual(stocks[to])
    } else {
      const answer = await seller.send('POST', `/${order.id}/status`, { version: order.version, to })
      const { detail } = await refused(answer, 409, 'order.state')
      expect(detail).toBe(`An order cannot be moved from ${from} to ${to}`)
      expect(await seller.get(order.id)).toEqual(order)
      expect(await stockOf(app, product)).toEqual(stocks[from])
    }
  })
})

it('each move leaves its mark: when, by whom, with which parcel', async () => {
  const product = await productWith(app, staff, 100)
  const processing = await orderIn('processing', product)
  const shipped = await seller.move(processing, 'shipped', { carrier: 'SF Express', trackingNumber: 'SF 123' })
  expect(shipped).toMatchObject({ carrier: 'SF Express', trackingNumber: 'SF 123', shippedAt: expect.any(String) })
  expect(shipped.trackingUrl).toContain('SF%20123')
  const delivered = await seller.move(shipped, 'delivered')
  expect(delivered.deliveredAt).not.toBeNull()
  expect(delivered.thread.map(({ kind, params }) => [kind, params])).toEqual([
    ['created', {}],
    ['status', { from: 'pending', to: 'processing' }],
    ['order.shipped', { carrier: 'SF Express', trackingNumber: 'SF 123', shipment: 1 }],
    ['status', { from: 'shipped', to: 'delivered' }],
  ])
  const log = await app.services.database.prisma.auditEntry.findMany({
    where: { entityId: delivered.id },
    orderBy: { seq: 'asc' },
  })
  expect(log.map(({ action, entityName }) => [action, entityName])).toEqual([
    ['order.created', delivered.reference],
    ...Array(3).fill(['order.moved', delivered.reference]),
  ])
})

it('a cancelled order keeps its reason, and counts for its customer no more', async () => {
  const product = await productWith(app, staff, 100)
  const order = await seller.create({ lines: [lineOf(product, 2)], email: 'gone@cancel.example' })
  const customer = () =>
    app.services.database.prisma.customer.findUniqueOrThrow({ where: { id: order.customerId ?? '' } })
  expect(await customer()).toMatchObject({ ordersCount: 1, lastOrderAt: expect.any(Date) })
  const cancelled = await seller.move(order, 'cancelled', { reason: 'Ordered twice' })
  expect(cancelled).toMatchObject({ cancelReason: 'Ordered twice', cancelledAt: expect.any(String) })
  expect(await customer()).toMatchObject({ ordersCount: 0, lastOrderAt: null })
  expect((await customer()).spent.toNumber()).toBe(0)
})
