import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ask, refused } from '#tests/api/back-office/ask.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { replyFile } from '#tests/api/media/media.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import {
  expectWhole,
  lineOf,
  orderThatIsShort,
  productWith,
  type Seller,
  sellerOf,
  shipmentForm,
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
const shortOrder = (...of: [quantity: number, stock: number, form?: object]) => orderThatIsShort(app, staff, ...of)
const processing = async (...lines: ReturnType<typeof lineOf>[]) =>
  seller.move(await seller.create({ lines }), 'processing')
const idsOf = ({ shipments }: { shipments: { id: string }[] }) => shipments.map(({ id }) => id)

describe('an order of 15, of which 8 are there', () => {
  it('ships 8, waits in the order for 7, and is shipped and delivered with its last shipment', async () => {
    const { order, product } = await shortOrder(15, 8)
    expect(order.lines).toMatchObject([{ quantity: 15, packed: 0, reserved: 8, shippable: 8 }])
    const asWhole = await seller.send('POST', `/${order.id}/status`, { version: order.version, to: 'shipped' })
    expect((await refused(asWhole, 409, 'order.stock_short')).errors).toEqual([
      { path: 'lines.0.quantity', message: 'only 8 left', code: 'few_left', params: { left: 8 } },
    ])
    expect(await seller.get(order.id)).toEqual(order)

    const parcels = { carrier: 'DHL', trackingNumbers: ['X1', 'X2'], note: 'Two boxes' }
    const partly = await seller.ship(order, parcels)
    expect(partly).toMatchObject({
      status: 'partly_shipped',
      itemsCount: 15,
      totalHkd: order.totalHkd,
      carrier: 'DHL',
      trackingNumber: 'X1, X2',
      shippedAt: null,
      backOrder: null,
      lines: [{ quantity: 15, packed: 8, reserved: 0, shippable: 0 }],
      shipments: [
        {
          number: 1,
          state: 'shipped',
          note: 'Two boxes',
          createdBy: 'Mei Manager',
          parcels: [{ trackingNumber: 'X1', url: expect.stringContaining('X1') }, { trackingNumber: 'X2' }],
          lines: [{ orderLineId: order.lines[0]?.id, quantity: 8 }],
        },
      ],
    })
    expect(partly.trackingUrl).toContain('tracking-id=X1&')
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 0, reserved: 0 })

    await stockSet(app, staff, product, 20)
    const ready = await seller.get(order.id)
    expect(ready.lines).toMatchObject([{ reserved: 7, shippable: 7 }])
    expect(ready.thread.map(({ kind }) => kind)).toContain('order.reserved')
    const arrived = await seller.step(ready, idsOf(ready)[0] ?? '', 'deliver')
    expect(arrived).toMatchObject({ status: 'partly_shipped', deliveredAt: null })
    const shipped = await seller.move(arrived, 'shipped', { trackingNumber: 'X3' })
    expect(shipped).toMatchObject({
      status: 'shipped',
      shippedAt: expect.any(String),
      trackingNumber: 'X1, X2, X3',
      lines: [{ quantity: 15, packed: 15, reserved: 0, shippable: null }],
    })
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 13, reserved: 0 })
    const delivered = await seller.step(shipped, idsOf(shipped)[1] ?? '', 'deliver')
    expect(delivered).toMatchObject({ status: 'delivered', deliveredAt: expect.any(String) })
    const found = await seller.send('GET', '?search=X2')
    expect(await found.json()).toMatchObject({ items: [{ id: order.id }] })
  })

  it('that nobody waits for any more is closed: what was shipped stays, with its totals', async () => {
    const { order, product } = await shortOrder(15, 8, { email: 'close@parts.example' })
    const customer = () => prisma().customer.findUniqueOrThrow({ where: { id: order.customerId ?? '' } })
    const pending = { version: order.version, reason: '' }
    await refused(await seller.send('POST', `/${order.id}/close`, pending), 409, 'order.state')
    await stockSet(app, staff, product, 10)
    const partly = await seller.ship(await seller.get(order.id), { pieces: [8] })
    const biller = billerOf(app, staff)
    const invoice = await biller.issue(order.id, 'invoice')
    const close = () => seller.send('POST', `/${order.id}/close`, { version: partly.version, reason: 'Enough' })
    await refused(await close(), 409, 'order.invoiced')
    await biller.credit(invoice.id)
    const closed = await (await close()).json()
    expect(closed).toMatchObject({ status: 'shipped', itemsCount: 8, totalHkd: 800, lines: [{ quantity: 8 }] })
    expect(closed.thread.at(-1)).toMatchObject({ kind: 'order.closed', params: { pieces: 7 }, text: 'Enough' })
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 2, reserved: 0 })
    expect((await customer()).spent.toNumber()).toBe(800)
  })
})

it('any pieces of any lines go, also of one product on two lines; what has no stock goes along', async () => {
  const [one, other] = [await productWith(app, staff, 6), await productWith(app, staff, 5)]
  const order = await processing(lineOf(one, 4), lineOf(other, 5), lineOf(one, 2), lineOf(null, 1, { name: '安裝' }))
  const partly = await seller.ship(order, { pieces: [0, 2, 2, 1] })
  expect(partly.lines.map(({ packed, reserved, shippable }) => [packed, reserved, shippable])).toEqual([
    [0, 4, 4],
    [2, 3, 3],
    [2, 0, 0],
    [1, 0, 0],
  ])
  expect(await stockOf(app, one)).toEqual({ stockQuantity: 4, reserved: 4 })
  const whole = await seller.move(partly, 'shipped')
  expect(whole.shipments.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([
    [2, 2, 1],
    [4, 3],
  ])
})

it('what is packed has left the stock; unpacked, it is the oldest order’s that waits; shipped, its buyer’s', async () => {
  const { order: older, product } = await shortOrder(4, 0)
  await stockSet(app, staff, product, 7)
  const order = await processing(lineOf(product, 3))
  const packed = await seller.ship(order, { state: 'packed', carrier: 'DHL' })
  expect(packed).toMatchObject({ status: 'processing', carrier: '', shipments: [{ state: 'packed', shippedAt: null }] })
  expect(await stockOf(app, product)).toEqual({ stockQuantity: 4, reserved: 4 })
  const lines = { version: packed.version, lines: [lineOf(product, 1)] }
  await refused(await seller.send('PATCH', `/${packed.id}`, lines), 409, 'order.packed')
  await stockSet(app, staff, product, 2)
  expect((await seller.get(older.id)).lines).toMatchObject([{ reserved: 2 }])
  const unpacked = await seller.step(packed, idsOf(packed)[0] ?? '', 'unpack')
  expect(unpacked).toMatchObject({ shipments: [], lines: [{ packed: 0, reserved: 1 }] })
  expect((await seller.get(older.id)).lines).toMatchObject([{ reserved: 4 }])
  const again = await seller.ship(unpacked, { state: 'packed' })
  const [id = ''] = idsOf(again)
  const sent = await seller.step(again, id, 'ship', { carrier: 'DHL', trackingNumbers: ['P1'] })
  expect(sent).toMatchObject({ status: 'partly_shipped', carrier: 'DHL', trackingNumber: 'P1' })
  const late = await ask(app, `/admin/shipments/${id}/unpack`, staff, {
    method: 'POST',
    body: { version: sent.version },
  })
  await refused(late, 409, 'shipment.state')
  const body = { version: sent.version, carrier: 'UPS', trackingNumbers: ['P2'], note: 'Corrected' }
  const changed = await ask(app, `/admin/shipments/${id}`, staff, { method: 'PATCH', body })
  expect(await changed.json()).toMatchObject({ carrier: 'UPS', trackingNumber: 'P2', status: 'partly_shipped' })
})

it('a packed order that is cancelled gives its pieces back, and those that wait get them', async () => {
  const { order: waiting, product } = await shortOrder(4, 0)
  await stockSet(app, staff, product, 6)
  const order = await processing(lineOf(product, 2))
  const packed = await seller.ship(order, { state: 'packed' })
  await stockSet(app, staff, product, 3)
  const cancelled = await seller.move(packed, 'cancelled', { reason: 'Ordered twice' })
  expect(cancelled).toMatchObject({ status: 'cancelled', shipments: [], lines: [{ packed: 0, reserved: 0 }] })
  expect((await seller.get(waiting.id)).lines).toMatchObject([{ reserved: 4 }])
  expect(await stockOf(app, product)).toEqual({ stockQuantity: 5, reserved: 4 })
})

it('the proof of a delivery is kept: who received it, when, a picture, a note, and by whom', async () => {
  const shipped = await seller.move(await processing(lineOf(null, 2)), 'shipped')
  const [id = ''] = idsOf(shipped)
  const file = await replyFile(app, staff, solidPng([11, 94, 99], 20), 'Signature.png')
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const early = { version: shipped.version, deliveredAt: soon }
  const deliver = (body: object) => ask(app, `/admin/shipments/${id}/deliver`, staff, { method: 'POST', body })
  const { errors = [] } = await refused(await deliver(early), 400, 'request.invalid')
  expect(errors.map(({ path }) => path)).toEqual(['deliveredAt'])
  const foreign = await refused(
    await deliver({ version: shipped.version, files: [randomUUID()] }),
    400,
    'request.invalid',
  )
  expect(foreign.errors?.map(({ path }) => path)).toEqual(['files.0'])
  const deliveredAt = new Date(Date.now() - 3_600_000).toISOString()
  const proof = { deliveredAt, receivedBy: 'Ho Sir', note: 'Left at the desk', files: [file.id] }
  const delivered = await seller.step(shipped, id, 'deliver', proof)
  expect(delivered).toMatchObject({
    status: 'delivered',
    deliveredAt,
    shipments: [
      { state: 'delivered', receivedBy: 'Ho Sir', proofNote: 'Left at the desk', deliveredBy: 'Mei Manager' },
    ],
  })
  expect(delivered.shipments[0]?.proofFiles).toEqual([file])
  expect(delivered.thread.at(-1)).toMatchObject({ kind: 'shipment.delivered', params: { shipment: 1, name: 'Ho Sir' } })
  const viewer = await createStaff(app, 'viewer')
  expect((await ask(app, `/admin/reply-files/${file.id}`, viewer)).status).toBe(200)
  await refused(await deliver({ version: delivered.version }), 409, 'shipment.state')
})

it('a delivery note is of the goods of its shipment, and says how they travel', async () => {
  const product = await productWith(app, staff, 9)
  const order = await processing(lineOf(product, 9), lineOf(null, 1, { name: '年費', period: 'year' }))
  const partly = await seller.ship(order, { pieces: [4, 1], carrier: 'DHL', trackingNumbers: ['T1', 'T2'] })
  const [shipmentId] = idsOf(partly)
  const biller = billerOf(app, staff)
  const note = await biller.issue(order.id, 'delivery_note', { shipmentId })
  const text = readPdf((await biller.file(note.id)).bytes).pages.join('\n')
  for (const part of ['T1, T2', 'DHL', 'Shipment', 'Pieces']) expect(text).toContain(part)
  expect(text).toMatch(/Pieces\s*4/)
  expect((await seller.get(order.id)).shipments[0]?.deliveryNote).toEqual({ id: note.id, number: note.number })
  const form = { submissionId: randomUUID(), kind: 'delivery_note', shipmentId: randomUUID() }
  await refused(await biller.post(`/admin/orders/${order.id}/documents`, form), 404, 'shipment.not_found')
})

describe('at once', () => {
  it('three who ship parts of an order: one does, and no more is shipped than was ordered', async () => {
    const { order, product } = await shortOrder(6, 4)
    const ship = () => seller.send('POST', `/${order.id}/shipments`, shipmentForm(order))
    const answers = await Promise.all([ship(), ship(), ship()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await seller.get(order.id)).toMatchObject({ shipments: [{ number: 1 }], lines: [{ packed: 4 }] })
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 0, reserved: 0 })
  })

  it('one form four times is one shipment', async () => {
    const product = await productWith(app, staff, 9)
    const order = await processing(lineOf(product, 9))
    const form = shipmentForm(order, { pieces: [2] })
    const send = () => seller.send('POST', `/${order.id}/shipments`, form)
    const answers = await Promise.all([send(), send(), send()])
    expect([...answers, await send()].map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect((await seller.get(order.id)).lines).toMatchObject([{ packed: 2 }])
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 7, reserved: 7 })
  })

  it('a part shipped and a cancelling: one of them, whole', async () => {
    const { order, product } = await shortOrder(6, 4)
    const answers = await Promise.all([
      seller.send('POST', `/${order.id}/shipments`, shipmentForm(order)),
      seller.send('POST', `/${order.id}/status`, { version: order.version, to: 'cancelled' }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const { status } = await seller.get(order.id)
    expect(await stockOf(app, product)).toEqual({ stockQuantity: status === 'cancelled' ? 4 : 0, reserved: 0 })
  })

  it('one shipment delivered by three: once', async () => {
    const shipped = await seller.move(await processing(lineOf(null)), 'shipped')
    const deliver = () =>
      ask(app, `/admin/shipments/${idsOf(shipped)[0]}/deliver`, staff, {
        method: 'POST',
        body: { version: shipped.version },
      })
    const answers = await Promise.all([deliver(), deliver(), deliver()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

it.each([
  ['more than is there', [5], 409, 'order.stock_short', 'lines.0.quantity'],
  ['more than is left', [9], 400, 'request.invalid', 'pieces.0'],
  ['nothing', [0], 400, 'request.invalid', 'pieces'],
  ['less than no piece', [-1], 400, 'request.invalid', 'pieces.0'],
  ['half a piece', [0.5], 400, 'request.invalid', 'pieces.0'],
  ['pieces of a line that there is not', [1, 1], 400, 'request.invalid', 'pieces'],
] as const)('%s is not shipped', async (_what, pieces, status, code, path) => {
  const { order, product } = await shortOrder(8, 4)
  const answer = await seller.send('POST', `/${order.id}/shipments`, shipmentForm(order, { pieces }))
  const { errors = [] } = await refused(answer, status, code)
  expect(errors.map((one) => one.path)).toEqual([path])
  expect(await seller.get(order.id)).toEqual(order)
  expect(await stockOf(app, product)).toEqual({ stockQuantity: 4, reserved: 4 })
})

it('an order that waits, or is over, ships nothing', async () => {
  const pending = await seller.create({ lines: [lineOf(null)] })
  const ship = async (order: typeof pending) =>
    seller.send('POST', `/${order.id}/shipments`, shipmentForm(order, { pieces: [1] }))
  await refused(await ship(pending), 409, 'order.state')
  await refused(await ship(await seller.move(pending, 'cancelled')), 409, 'order.state')
  const bare = await seller.create({ lines: [lineOf(null)], address: '' })
  await refused(await ship(await seller.move(bare, 'processing')), 409, 'order.no_address')
  const there = await seller.ship(await seller.get(bare.id), { pieces: [1], address: '9 New Road' })
  expect(there).toMatchObject({ status: 'shipped', address: '9 New Road' })
})
