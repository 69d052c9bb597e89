import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OrderDetail, orderPageSchema } from '#contract/sales/orders.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { acceptance, answer, line, quotesOf, sentQuote } from '#tests/api/quotes/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import {
  expectWhole,
  lineOf,
  orderThatIsShort,
  piecesOf,
  productWith,
  type Seller,
  sellerOf,
  stockOf,
  stockSet,
} from './orders.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager', { name: 'Mei Manager' })
  seller = sellerOf(app, staff)
})
afterEach(() => expectWhole(app))
afterAll(() => app.close())

const prisma = () => app.services.database.prisma

const setStock = (product: string, stock: number) => stockSet(app, staff, product, stock)
const shortOrder = (...of: [quantity: number, stock: number, form?: object]) => orderThatIsShort(app, staff, ...of)

const restOf = async (order: { backOrder: { id: string } | null }) => seller.get(order.backOrder?.id ?? '')

describe('an order that is short', () => {
  it('offered 15 of 8 and accepted: ships 8, owes 7, and ships them once they are in', async () => {
    const product = await productWith(app, staff, 8)
    const quotes = quotesOf(app, staff)
    const lines = [
      line({ productId: product, quantity: 15, unitPriceHkd: 1180, discount: 12.5, connectivityFeeHkd: 120 }),
    ]
    const { quote, token } = await sentQuote(quotes, { currency: 'USD', lines })
    expect((await answer(app, token, acceptance)).status).toBe(200)
    const { order: made } = await quotes.get(quote.id)
    const order = await seller.move(await seller.get(made?.id ?? ''), 'processing')
    expect(order.lines).toMatchObject([{ quantity: 15, reserved: 8, shippable: 8 }])
    const asWhole = await seller.send('POST', `/${order.id}/status`, { version: order.version, to: 'shipped' })
    expect((await refused(asWhole, 409, 'order.stock_short')).errors).toEqual([
      { path: 'lines.0.quantity', message: 'only 8 left', code: 'few_left', params: { left: 8 } },
    ])
    expect(await seller.get(order.id)).toEqual(order)

    const shipped = await seller.shipPart(order, { carrier: 'DHL', trackingNumber: 'X1' })
    const rest = await restOf(shipped)
    expect(shipped).toMatchObject({
      status: 'shipped',
      itemsCount: 8,
      quote: { id: quote.id },
      backOrder: { reference: rest.reference },
      backOrderOf: null,
      lines: [{ quantity: 8, reserved: 0, shippable: null }],
    })
    const same = ['customerId', 'customerName', 'contactName', 'email', 'purchaseOrder', 'currency', 'rate'] as const
    for (const field of [...same, 'rateDate', 'language', 'placedAt'] as const) expect(rest[field]).toBe(order[field])
    expect(rest).toMatchObject({
      status: 'processing',
      itemsCount: 7,
      carrier: '',
      quote: null,
      backOrder: null,
      backOrderOf: { id: order.id, reference: order.reference },
      createdBy: 'Mei Manager',
      lines: [{ quantity: 7, unitPriceHkd: 1180, discount: 12.5, connectivityFeeHkd: 120, reserved: 0, shippable: 0 }],
    })
    expect(Math.round((shipped.total + rest.total) * 100)).toBe(Math.round(order.total * 100))
    expect(Math.round((shipped.totalHkd + rest.totalHkd) * 100)).toBe(Math.round(order.totalHkd * 100))
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 0, reserved: 0 })

    const tooSoon = await seller.send('POST', `/${rest.id}/status`, {
      version: rest.version,
      to: 'shipped',
      pieces: [0],
    })
    await refused(tooSoon, 409, 'order.stock_short')
    await setStock(product, 20)
    expect((await seller.get(rest.id)).lines).toMatchObject([{ reserved: 7, shippable: 7 }])
    await seller.move(rest, 'shipped')
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 13, reserved: 0 })
  })

  it('ships what has no stock whole, and of what has, what is there; a line of which there is none is owed', async () => {
    const [some, none] = [await productWith(app, staff, 5), await productWith(app, staff, 5)]
    const software = await productWith(app, staff, 0, 'software')
    const lines = [
      lineOf(none, 2),
      lineOf(some, 4, { note: 'White' }),
      lineOf(software, 3, { period: 'year' }),
      lineOf(null, 1, { name: '安裝', nameEn: 'Installation' }),
    ]
    const placed = await seller.create({ lines, notes: 'Ring twice' })
    await setStock(none, 0)
    await setStock(some, 3)
    const shipped = await seller.shipPart(await seller.move(placed, 'processing'))
    expect(shipped.lines.map(({ quantity, note }) => [quantity, note])).toEqual([
      [3, 'White'],
      [3, ''],
      [1, ''],
    ])
    const rest = await restOf(shipped)
    expect(rest.notes).toBe('Ring twice')
    expect(rest.lines.map(({ productId, quantity, note }) => [productId, quantity, note])).toEqual([
      [none, 2, ''],
      [some, 1, 'White'],
    ])
    expect([await stockOf(app, some), await stockOf(app, none)]).toEqual([
      { stockQuantity: 0, reserved: 0 },
      { stockQuantity: 0, reserved: 0 },
    ])
  })

  it('of which nothing is there is refused, and nothing has changed', async () => {
    const { order, product } = await shortOrder(4, 0)
    const whole = { version: order.version, to: 'shipped', pieces: [0] }
    const { errors } = await refused(await seller.send('POST', `/${order.id}/status`, whole), 409, 'order.stock_short')
    expect(errors).toEqual([{ path: 'lines.0.quantity', message: 'only 0 left', code: 'none_left' }])
    expect(await seller.get(order.id)).toEqual(order)
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 0, reserved: 0 })
  })

  it.each([
    ['more', 4, 8],
    ['less', 4, 1],
    ['none', 4, 0],
    ['all of them', 4, 9],
  ])('ships what was promised or nothing: %s could go since', async (_what, shown, now) => {
    const { order, product } = await shortOrder(9, shown)
    await setStock(product, now)
    const body = { version: order.version, to: 'shipped', pieces: piecesOf(order) }
    const answer = await refused(await seller.send('POST', `/${order.id}/status`, body), 409, 'order.stock_changed')
    expect(answer.errors).toEqual([
      { path: 'pieces.0', message: `${now} could be shipped`, code: 'other_pieces', params: { count: now } },
    ])
    const current = await seller.get(order.id)
    const { lines: _lines, thread: _thread, ...rest } = order
    expect(current).toMatchObject({ ...rest, lines: [{ quantity: 9, shippable: now }] })
    expect(await stockOf(app, product)).toEqual({ stockQuantity: now, reserved: now })
    expect(await prisma().order.count({ where: { backOrderOfId: order.id } })).toBe(0)
    if (now > 0) expect(await seller.shipPart(current)).toMatchObject({ status: 'shipped', itemsCount: now })
  })

  it('names each line of which other pieces could go, and no other', async () => {
    const [first, second] = [await productWith(app, staff, 5), await productWith(app, staff, 5)]
    const placed = await seller.create({ lines: [lineOf(first, 5), lineOf(null, 2), lineOf(second, 5)] })
    await setStock(first, 3)
    const order = await seller.move(placed, 'processing')
    await setStock(second, 4)
    const body = { version: order.version, to: 'shipped', pieces: piecesOf(order) }
    const answer = await refused(await seller.send('POST', `/${order.id}/status`, body), 409, 'order.stock_changed')
    expect(answer.errors).toEqual([
      { path: 'pieces.2', message: '4 could be shipped', code: 'other_pieces', params: { count: 4 } },
    ])
  })

  it('leaves its mark: who did it, which order is the other’s, and what staff are told', async () => {
    const { order } = await shortOrder(5, 2)
    const shipped = await seller.shipPart(order)
    const rest = await restOf(shipped)
    const marks = (of: { thread: { kind: string; params: object }[] }) =>
      of.thread.map(({ kind, params }) => ({ kind, params }))
    expect(marks(shipped)).toContainEqual({ kind: 'order.backordered', params: { pieces: 3, order: rest.reference } })
    expect(marks(rest)).toContainEqual({ kind: 'created', params: { from: order.reference } })
    expect(marks(rest)).toContainEqual({ kind: 'order.short', params: { pieces: 3 } })
    const notifications = await prisma().notification.findMany({ where: { kind: 'order.created' } })
    const params = { id: rest.id, reference: rest.reference, name: rest.customerName, totalHkd: 300 }
    expect(notifications.map((one) => one.params)).toContainEqual(params)
    const log = (entityId: string) => prisma().auditEntry.findMany({ where: { entityId }, orderBy: { seq: 'asc' } })
    expect((await log(order.id)).at(-1)).toMatchObject({
      action: 'order.moved',
      before: { status: 'processing', itemsCount: 5, totalHkd: '500.00' },
      after: { status: 'shipped', backOrder: rest.reference, itemsCount: 2, totalHkd: '200.00' },
    })
    expect(await log(rest.id)).toMatchObject([{ action: 'order.created', after: { totalHkd: '300.00', lines: 1 } }])
  })

  it('counts for its customer what it counted before, as two orders', async () => {
    const { order } = await shortOrder(5, 2, { email: 'two@parts.example' })
    const customer = () => prisma().customer.findUniqueOrThrow({ where: { id: order.customerId ?? '' } })
    const before = await customer()
    await seller.shipPart(order)
    const after = await customer()
    expect([before, after].map(({ ordersCount, spent }) => [ordersCount, spent.toNumber()])).toEqual([
      [1, 500],
      [2, 500],
    ])
    expect(after.lastOrderAt).toEqual(before.lastOrderAt)
  })
})

describe('a back order', () => {
  it('that is cancelled gives its stock back', async () => {
    const { order, product } = await shortOrder(5, 2)
    const rest = await restOf(await seller.shipPart(order))
    await setStock(product, 10)
    const again = await seller.edit(rest, { lines: [lineOf(product, 3, { note: 'Held' })] })
    expect(again.lines).toMatchObject([{ reserved: 3 }])
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 10, reserved: 3 })
    await seller.move(again, 'cancelled')
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 10, reserved: 0 })
  })

  it('may be short again, and has a rest of its own', async () => {
    const { order, product } = await shortOrder(9, 2)
    const second = await restOf(await seller.shipPart(order))
    await setStock(product, 3)
    const third = await restOf(await seller.shipPart(await seller.get(second.id)))
    expect(third).toMatchObject({ itemsCount: 4, backOrderOf: { reference: second.reference } })
  })

  it('is found, listed and printed as any order, and its papers say of which it is the rest', async () => {
    const { order } = await shortOrder(5, 2)
    const rest = await restOf(await seller.shipPart(order))
    const page = await answered(await seller.send('GET', `?search=${rest.reference}`), orderPageSchema)
    expect(page.items.map(({ reference }) => reference)).toEqual([rest.reference])
    for (const paper of ['packing-slip']) {
      const pdf = await ask(app, `/admin/orders/${rest.id}/${paper}.pdf`, staff)
      const text = readPdf(Buffer.from(await pdf.arrayBuffer())).pages.join('\n')
      expect(text, paper).toContain('Rest of order')
      expect(text, paper).toContain(order.reference)
    }
  })

  it('does not come of an order that is not short', async () => {
    const product = await productWith(app, staff, 5)
    const order = await seller.move(await seller.create({ lines: [lineOf(product, 5)] }), 'processing')
    const shipped = await seller.shipPart(order)
    expect(shipped).toMatchObject({ status: 'shipped', itemsCount: 5, backOrder: null })
    expect(shipped.thread.map(({ kind }) => kind)).not.toContain('order.backordered')
  })

  it.each(['cancelled', 'processing'] as const)('does not come of a move to %s', async (to) => {
    const { order } = await shortOrder(5, 2)
    const pending = to === 'processing' ? await seller.create({ lines: [lineOf(null)] }) : order
    expect((await seller.move(pending, to, { pieces: [2] })).backOrder).toBeNull()
  })
})

describe('at once', () => {
  it('three who ship an order in part: one does, and there is one back order', async () => {
    const { order, product } = await shortOrder(6, 4)
    const ship = () =>
      seller.send('POST', `/${order.id}/status`, { version: order.version, to: 'shipped', pieces: [4] })
    const answers = await Promise.all([ship(), ship(), ship()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await prisma().order.count({ where: { backOrderOfId: order.id } })).toBe(1)
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 0, reserved: 0 })
  })

  it('two short orders of one product get what is there by their age, and lose no piece', async () => {
    const product = await productWith(app, staff, 12)
    const place = async () => seller.move(await seller.create({ lines: [lineOf(product, 6)] }), 'processing')
    const orders = [await place(), await place()]
    await setStock(product, 8)
    const ship = ({ id, version }: OrderDetail) =>
      seller.send('POST', `/${id}/status`, { version, to: 'shipped', pieces: [6] })
    const answers = await Promise.all(orders.map(ship))
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    const rest = await seller.shipPart(await seller.get(orders[1]?.id ?? ''))
    expect(rest.itemsCount).toBe(2)
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 0, reserved: 0 })
  })

  it('a part shipped and a cancelling: one of them, whole', async () => {
    const { order, product } = await shortOrder(6, 4)
    const to = (status: string) =>
      seller.send('POST', `/${order.id}/status`, { version: order.version, to: status, pieces: [4] })
    const answers = await Promise.all([to('shipped'), to('cancelled')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { status } = await seller.get(order.id)
    expect(await stockOf(app, product)).toEqual({ stockQuantity: status === 'shipped' ? 0 : 4, reserved: 0 })
  })
})

it.each([
  ['a number for a list', { pieces: 1 }, 'pieces'],
  ['less than no piece', { pieces: [-1] }, 'pieces.0'],
  ['half a piece', { pieces: [0.5] }, 'pieces.0'],
  ['more pieces than the line has', { pieces: [2] }, 'pieces.0'],
  ['pieces of a line that there is not', { pieces: [1, 1] }, 'pieces'],
])('%s is refused by its field', async (_what, wrong, path) => {
  const order = await seller.move(await seller.create({ lines: [lineOf(null)] }), 'processing')
  const body = { version: order.version, to: 'shipped', ...wrong }
  const { errors = [] } = await refused(await seller.send('POST', `/${order.id}/status`, body), 400, 'request.invalid')
  expect(errors.map((one) => one.path)).toEqual([path])
  expect(await seller.get(order.id)).toEqual(order)
})
