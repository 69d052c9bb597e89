import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { refused } from '#tests/api/back-office/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { expectWhole, lineOf, orderForm, productWith, type Seller, sellerOf, stockOf } from './orders.ts'

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

async function statusesOf(answers: Promise<Response>[]): Promise<Record<number, number>> {
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  return Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]))
}

it('200 orders at once for the last 10 pieces: 10 are placed, 190 are told what is left', async () => {
  const product = await productWith(app, staff, 10)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      seller.send('POST', '', orderForm({ lines: [lineOf(product)], email: `buyer-${index}@example.com` })),
    ),
  )
  const short = answers.filter(({ status }) => status !== 201)
  expect([answers.length - short.length, short.length]).toEqual([10, 190])
  for (const answer of short) {
    const { errors } = await refused(answer, 409, 'order.stock_short')
    expect(errors).toEqual([{ path: 'lines.0.quantity', message: 'only 0 left', code: 'none_left' }])
  }
  expect(await stockOf(app, product)).toEqual({ stockQuantity: 10, reserved: 10 })
}, 120_000)

it('two who ship one order at once: one does, and the stock is taken once', async () => {
  const product = await productWith(app, staff, 8)
  const order = await seller.move(await seller.create({ lines: [lineOf(product, 3)] }), 'processing')
  const ship = () => seller.send('POST', `/${order.id}/status`, { version: order.version, to: 'shipped' })
  expect(await statusesOf([ship(), ship(), ship()])).toEqual({ 200: 1, 409: 2 })
  expect(await stockOf(app, product)).toEqual({ stockQuantity: 5, reserved: 0 })
})

it('one who ships and one who cancels at once: one of them does, whole', async () => {
  const product = await productWith(app, staff, 100)
  for (let round = 0; round < 8; round += 1) {
    const before = (await stockOf(app, product)).stockQuantity
    const order = await seller.move(await seller.create({ lines: [lineOf(product, 3)] }), 'processing')
    const to = (status: string) => seller.send('POST', `/${order.id}/status`, { version: order.version, to: status })
    const turns = round % 2 === 0 ? ['shipped', 'cancelled'] : ['cancelled', 'shipped']
    expect(await statusesOf(turns.map(to))).toEqual({ 200: 1, 409: 1 })
    const { status } = await seller.get(order.id)
    const left = status === 'shipped' ? before - 3 : before
    expect(await stockOf(app, product)).toEqual({ stockQuantity: left, reserved: 0 })
  }
})

it('50 orders over two products, their lines in either order, wait for each other and never for good', async () => {
  const [one, other] = [await productWith(app, staff, 1000), await productWith(app, staff, 1000)]
  const orders = Array.from({ length: 50 }, (_, index) => {
    const lines = [lineOf(one, 2), lineOf(other, 1)]
    const form = orderForm({ lines: index % 2 === 0 ? lines : lines.toReversed(), email: `b${index % 5}@two.example` })
    return seller.send('POST', '', form)
  })
  expect(await statusesOf(orders)).toEqual({ 201: 50 })
  expect(await stockOf(app, one)).toEqual({ stockQuantity: 1000, reserved: 100 })
  expect(await stockOf(app, other)).toEqual({ stockQuantity: 1000, reserved: 50 })
}, 60_000)

it('one form sent twenty times at once is one order', async () => {
  const product = await productWith(app, staff, 20)
  const form = orderForm({ lines: [lineOf(product, 2)], email: '' })
  const customers = await app.services.database.prisma.customer.count()
  const answers = await Promise.all(Array.from({ length: 20 }, () => seller.send('POST', '', form)))
  const references = await Promise.all(answers.map(async (answer) => JSON.stringify(await answer.json())))
  expect(answers.every(({ status }) => status === 201)).toBe(true)
  expect(new Set(references).size).toBe(1)
  expect(await stockOf(app, product)).toEqual({ stockQuantity: 20, reserved: 2 })
  expect(await app.services.database.prisma.customer.count()).toBe(customers + 1)
})

it('an edit of lines and a shipment at once leave the order and its stock whole', async () => {
  const product = await productWith(app, staff, 50)
  const pending = await seller.create({ lines: [lineOf(product, 5)] })
  const edit = (quantity: number) =>
    seller.send('PATCH', `/${pending.id}`, { version: pending.version, lines: [lineOf(product, quantity)] })
  const move = seller.send('POST', `/${pending.id}/status`, { version: pending.version, to: 'processing' })
  expect(await statusesOf([edit(9), move, edit(2)])).toEqual({ 200: 1, 409: 2 })
  const { lines } = await seller.get(pending.id)
  expect(await stockOf(app, product)).toMatchObject({ reserved: lines[0]?.quantity })
})
