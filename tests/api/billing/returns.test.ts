import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  buyerReturnsSchema,
  type ReturnDetail,
  returnDetailSchema,
  returnPageSchema,
} from '#contract/billing/returns.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { expectWhole, lineOf, productWith, type Seller, sellerOf, stockOf } from '#tests/api/orders/orders.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { type Biller, billerOf } from './billing.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller
let biller: Biller

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
  biller = billerOf(app, staff)
})
afterAll(() => app.close())

const post = (path: string, body: object) => ask(app, path, staff, { method: 'POST', body })
const form = (pieces: number[], more: object = {}) => ({
  submissionId: randomUUID(),
  pieces,
  reason: 'faulty',
  ...more,
})

async function added(answer: Promise<Response>): Promise<ReturnDetail> {
  const response = await answer
  const body: unknown = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(201)
  return returnDetailSchema.parse(body)
}

const asked = (order: OrderDetail, pieces: number[], more: object = {}) =>
  post(`/admin/orders/${order.id}/returns`, form(pieces, more))
const get = async (id: string) => answered(await ask(app, `/admin/returns/${id}`, staff), returnDetailSchema)

async function move({ id, version }: ReturnDetail, to: string): Promise<ReturnDetail> {
  return answered(await post(`/admin/returns/${id}/status`, { version, to }), returnDetailSchema)
}

const settle = ({ id, version }: ReturnDetail, lines: object[]) =>
  post(`/admin/returns/${id}/settle`, { version, finding: 'Does not join', lines })

/** Ten of a product at HK$100 with a warranty of 24 months, and three of another, delivered. */
async function delivered() {
  const product = await productWith(app, staff, 20, 'hardware', { warrantyMonths: '24' })
  const order = await seller.create({ lines: [lineOf(product, 10), lineOf(null, 3)] })
  const shipped = await seller.move(await seller.move(order, 'processing'), 'shipped')
  return { product, order: await seller.move(shipped, 'delivered') }
}

it('a return is approved, received and settled: two replaced, one credited and restocked', async () => {
  const { product, order } = await delivered()
  await biller.issue(order.id, 'invoice')
  const requested = await added(asked(order, [2, 1], { serials: 'S-1\nS-2' }))
  expect(requested).toMatchObject({ state: 'requested', pieces: 3, order: { id: order.id }, isFromBuyer: false })
  expect(requested.reference).toMatch(/^RMA-[0-9A-Z]{8}$/)
  expect(requested.lines[0]).toMatchObject({ quantity: 2, isUnderWarranty: true })
  expect(requested.lines[1]).toMatchObject({ quantity: 1, isUnderWarranty: false, warrantyEndsOn: null })
  await refused(await settle(requested, [{ outcome: 'none', isRestocked: false }]), 409, 'return.state')

  const received = await move(await move(requested, 'approve'), 'receive')
  const answer = await settle(received, [
    { outcome: 'replace', isRestocked: false },
    { outcome: 'credit', isRestocked: false },
  ])
  const settled = await answered(answer, returnDetailSchema)
  expect(settled).toMatchObject({ state: 'settled', finding: 'Does not join', creditNotes: [{}] })
  const replacement = await seller.get(settled.replacement?.id ?? '')
  expect(replacement).toMatchObject({
    total: 0,
    status: 'pending',
    lines: [{ productId: product, quantity: 2, total: 0 }],
  })
  expect((await biller.billing(order.id)).documents.find(({ kind }) => kind === 'credit_note')).toMatchObject({
    total: 100,
  })
  await refused(
    await settle({ ...received, version: settled.version }, [{ outcome: 'none', isRestocked: false }]),
    409,
    'return.state',
  )

  const before = await stockOf(app, product)
  const another = await move(await move(await added(asked(order, [1, 0])), 'approve'), 'receive')
  await answered(await settle(another, [{ outcome: 'credit', isRestocked: true }]), returnDetailSchema)
  expect((await stockOf(app, product)).stockQuantity).toBe(before.stockQuantity + 1)
  const movement = await app.services.database.prisma.stockMovement.findFirstOrThrow({
    where: { productId: product, reason: 'return' },
  })
  expect(movement).toMatchObject({ quantity: 1, reference: another.reference })
  await expectWhole(app)
})

it('never more than was shipped, whoever asks at once, and the same form twice is one return', async () => {
  const { order } = await delivered()
  const same = form([1, 0])
  const path = `/admin/orders/${order.id}/returns`
  const [first, second] = await Promise.all([added(post(path, same)), added(post(path, same))])
  expect(first.id).toBe(second.id)
  const answers = await Promise.all([asked(order, [5, 0]), asked(order, [5, 0])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
  const none = await refused(await asked(order, [0, 0]), 400, 'request.invalid')
  expect(none.errors).toMatchObject([{ path: 'pieces' }])
  const more = await refused(await asked(order, [5, 4]), 400, 'request.invalid')
  expect(more.errors?.map(({ path: field }) => field)).toEqual(['pieces.0', 'pieces.1'])
  const rejected = await move(first, 'reject')
  expect(rejected.state).toBe('rejected')
  expect((await added(asked(order, [5, 0]))).pieces).toBe(5)
  const unshipped = await seller.create({ lines: [lineOf(null)] })
  await refused(await asked(unshipped, [1]), 400, 'request.invalid')
})

it('credit needs an invoice; nothing is half settled without one', async () => {
  const { order } = await delivered()
  const received = await move(await move(await added(asked(order, [1, 1])), 'approve'), 'receive')
  const lines = [
    { outcome: 'replace', isRestocked: true },
    { outcome: 'credit', isRestocked: true },
  ]
  await refused(await settle(received, lines), 409, 'document.nothing_left')
  expect(await get(received.id)).toMatchObject({ state: 'received', replacement: null, lines: [{ outcome: null }, {}] })
  await biller.issue(order.id, 'invoice')
  const [one, two] = await Promise.all([settle(received, lines), settle(received, lines)])
  expect([one.status, two.status].toSorted()).toEqual([200, 409])
})

it('the buyer asks on the private link, sees how it goes, and no other order’s', async () => {
  const { order } = await delivered()
  const { link } = Object(await (await post(`/admin/orders/${order.id}/link`, {})).json())
  const path = `/order-links/${String(link).split('/').at(-1)}/returns`
  const read = async () => answered(await ask(app, path), buyerReturnsSchema)
  expect(await read()).toEqual({ items: [], returnable: [10, 3] })
  const sent = await ask(app, path, undefined, { method: 'POST', body: form([2, 0], { note: 'Dead on arrival' }) })
  expect(sent.status, await sent.clone().text()).toBe(201)
  const { items, returnable } = await read()
  expect(returnable).toEqual([8, 3])
  expect(items).toMatchObject([{ state: 'requested', reason: 'faulty', lines: [{ quantity: 2, outcome: null }] }])
  const list = await ask(app, `/admin/returns?search=${items[0]?.reference}`, staff)
  expect((await answered(list, returnPageSchema)).items).toMatchObject([{ isFromBuyer: true, order: { id: order.id } }])
  const found = await ask(app, `/admin/returns?order=${order.id}&state=settled`, staff)
  expect((await answered(found, returnPageSchema)).total).toBe(0)
  const csv = await ask(app, `/admin/returns/export.csv?order=${order.id}`, staff)
  expect(await csv.text()).toContain(items[0]?.reference ?? 'RMA')
  const wrong = await ask(app, `/order-links/${'x'.repeat(32)}/returns`, undefined, {
    method: 'POST',
    body: form([1, 0]),
  })
  await refused(wrong, 404, 'order_link.not_found')
})

it('a serial number is returned once, of the goods that it belongs to, and its device follows', async () => {
  const { product, order } = await delivered()
  const { prisma } = app.services.database
  const [shipment] = (await seller.get(order.id)).shipments
  const lineId = shipment?.lines.find(({ orderLineId }) => orderLineId === order.lines[0]?.id)?.id
  const text = ['Serial', 'RT-1', 'RT-2', 'RT-3'].join('\n')
  const recorded = await post(`/admin/shipments/${shipment?.id}/devices`, { submissionId: randomUUID(), lineId, text })
  expect(recorded.status, await recorded.text()).toBe(201)
  const stateOf = async (serial: string) =>
    (await prisma.device.findFirstOrThrow({ where: { serial, productId: product } })).state
  const unknown = await refused(await asked(order, [1, 0], { serials: 'RT-9' }), 400, 'request.invalid')
  expect(unknown.errors).toMatchObject([{ path: 'serials', params: { serial: 'RT-9' } }])
  await refused(await asked(order, [0, 1], { serials: 'RT-1' }), 400, 'request.invalid') // of another line

  const received = await move(
    await move(await added(asked(order, [2, 0], { serials: 'rt-1\nRT-2' })), 'approve'),
    'receive',
  )
  expect([await stateOf('RT-1'), await stateOf('RT-2'), await stateOf('RT-3')]).toEqual([
    'returned',
    'returned',
    'shipped',
  ])
  await refused(await asked(order, [1, 0], { serials: 'RT-1' }), 400, 'request.invalid') // twice
  await answered(await settle(received, [{ outcome: 'replace', isRestocked: false }]), returnDetailSchema)
  expect(await stateOf('RT-1')).toBe('replaced')
})

it('a part of a bundle is returned by its serial number, of the bundle’s piece, and its other parts stay with the buyer', async () => {
  const plan = await productWith(app, staff, '', 'software', { sku: 'KIT-PLAN' })
  const components = 'KIT-SENSOR: 2\nKIT-GATEWAY: 1\nKIT-PLAN: 1'
  const kit = await productWith(app, staff, 5, 'systems', { components, warrantyMonths: '12' })
  expect(plan).not.toBe(kit)
  const placed = await seller.create({ lines: [lineOf(kit, 1)] })
  const order = await seller.move(await seller.move(await seller.move(placed, 'processing'), 'shipped'), 'delivered')
  await biller.issue(order.id, 'invoice')
  const [shipment] = order.shipments
  const record = (text: string) =>
    post(`/admin/shipments/${shipment?.id}/devices`, {
      submissionId: randomUUID(),
      lineId: shipment?.lines[0]?.id,
      text,
    })
  const many = await refused(await record('K-1\nK-2\nK-3\nK-4'), 400, 'request.invalid')
  expect(many.errors).toMatchObject([{ code: 'more_devices', params: { left: 3 } }])
  expect((await record('K-1\nK-2\nK-3')).status).toBe(201)

  const received = await move(await move(await added(asked(order, [1], { serials: 'K-2' })), 'approve'), 'receive')
  await refused(await asked(order, [1], { serials: 'K-2' }), 400, 'request.invalid')
  const { prisma } = app.services.database
  const devices = await prisma.device.findMany({ where: { orderId: order.id }, orderBy: { serial: 'asc' } })
  expect(devices.map(({ state }) => state)).toEqual(['shipped', 'returned', 'shipped'])
  const before = await stockOf(app, kit)
  for (const line of [
    { outcome: 'credit', isRestocked: false },
    { outcome: 'repair', isRestocked: true },
  ]) {
    const { errors } = await refused(await settle(received, [line]), 400, 'request.invalid')
    expect(errors).toMatchObject([{ path: 'lines.0', code: 'part_of_bundle' }])
  }
  expect(await stockOf(app, kit)).toEqual(before)
  await answered(await settle(received, [{ outcome: 'repair', isRestocked: false }]), returnDetailSchema)
  expect(await prisma.device.count({ where: { orderId: order.id, state: 'shipped' } })).toBe(3)
  await expectWhole(app)
})
