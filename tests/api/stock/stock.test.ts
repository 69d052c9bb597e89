import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { receiptPageSchema } from '#contract/stock/receipts.ts'
import { answered, refused } from '#tests/api/back-office/ask.ts'
import {
  expectWhole,
  lineOf,
  orderThatIsShort,
  productWith,
  sellerOf,
  stockOf,
  stockSet,
} from '#tests/api/orders/orders.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { keeperOf, receiptForm } from './stock.ts'

let app: TestApp
let staff: StaffMember
let keeper: ReturnType<typeof keeperOf>

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager', { name: 'Mei Manager' })
  keeper = keeperOf(app, staff)
})
afterEach(() => expectWhole(app))
afterAll(() => app.close())

describe('goods from a supplier', () => {
  it('are expected on the line that waits, come in parts, and go to the orders that have waited longest', async () => {
    const { order: older, product } = await orderThatIsShort(app, staff, 6, 2)
    const seller = sellerOf(app, staff)
    await stockSet(app, staff, product, 5)
    const newer = await seller.create({ lines: [lineOf(product, 1)] }).catch(() => undefined)
    expect(newer).toBeUndefined() // all are reserved
    const receipt = await keeper.expecting([{ productId: product, quantity: 9 }])
    expect(receipt).toMatchObject({ state: 'expected', reference: expect.stringMatching(/^PR-\d+$/), received: 0 })
    expect((await seller.get(older.id)).lines).toMatchObject([{ reserved: 5, expectedOn: '2027-01-15' }])
    expect(await keeper.stockOf(product)).toMatchObject({
      quantity: 5,
      reserved: 5,
      free: 0,
      waiting: 1,
      incoming: 9,
      expectedOn: '2027-01-15',
    })
    const partly = await keeper.receive(receipt, [4], { note: 'First pallet' })
    expect(partly).toMatchObject({ state: 'partly_received', received: 4, lines: [{ quantity: 9, received: 4 }] })
    expect((await seller.get(older.id)).lines).toMatchObject([{ reserved: 6, expectedOn: null }])
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 9, reserved: 6 })
    const [movement] = await keeper.movements(`product=${product}&reason=receipt`)
    expect(movement).toMatchObject({
      quantity: 4,
      reference: receipt.reference,
      receiptId: receipt.id,
      note: 'First pallet',
      author: 'Mei Manager',
    })
    expect(await keeper.movements(`search=${receipt.reference}`)).toHaveLength(1)
    const done = await keeper.receive(partly, [5])
    expect(done.state).toBe('received')
    const again = { submissionId: randomUUID(), version: done.version, pieces: [1] }
    await refused(await keeper.send('POST', `/receipts/${done.id}/receive`, again), 409, 'receipt.state')
    const list = await keeper.send('GET', `/receipts?state=received&search=${receipt.reference}`)
    expect((await answered(list, receiptPageSchema)).items.map(({ id }) => id)).toEqual([receipt.id])
  })

  it('are received once by a form that is sent four times; two who receive at once never receive more than is expected', async () => {
    const product = await productWith(app, staff, 0)
    const receipt = await keeper.expecting([{ productId: product, quantity: 5 }])
    const receive = (form: object) => keeper.send('POST', `/receipts/${receipt.id}/receive`, form)
    const form = { submissionId: randomUUID(), version: receipt.version, pieces: [3] }
    const answers = await Promise.all([receive(form), receive(form), receive(form)])
    expect([...answers, await receive(form)].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const other = () => receive({ ...form, submissionId: randomUUID(), version: receipt.version + 1, pieces: [2] })
    expect((await Promise.all([other(), other()])).map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 5, reserved: 0 })
    const created = receiptForm([{ productId: product, quantity: 5 }])
    const made = await Promise.all([1, 2, 3].map(() => keeper.send('POST', '/receipts', created)))
    const ids = await Promise.all(made.map(async (answer) => Object((await answer.json()) as object).id))
    expect(new Set(ids).size).toBe(1)
  })

  it('are changed, never below what has come, and cancelled: then nothing is expected', async () => {
    const [one, other] = [await productWith(app, staff, 0), await productWith(app, staff, 0)]
    const receipt = await keeper.expecting([{ productId: one, quantity: 5 }])
    const partly = await keeper.receive(receipt, [3])
    const { submissionId: _form, ...texts } = receiptForm([])
    const put = (lines: object[]) =>
      keeper.send('PUT', `/receipts/${receipt.id}`, { ...texts, version: partly.version, lines })
    const less = await refused(await put([{ productId: one, quantity: 2 }]), 400, 'request.invalid')
    expect(less.errors).toMatchObject([{ path: 'lines.0.quantity', code: 'received_already' }])
    const gone = await refused(await put([{ productId: other, quantity: 2 }]), 400, 'request.invalid')
    expect(gone.errors).toMatchObject([{ path: 'lines', code: 'received_already' }])
    const lines = [
      { productId: other, quantity: 4 },
      { productId: one, quantity: 7 },
    ]
    const changed = await put(lines)
    expect(await changed.json()).toMatchObject({
      lines: [
        { quantity: 4, received: 0 },
        { quantity: 7, received: 3 },
      ],
    })
    expect((await keeper.stockOf(one)).incoming).toBe(4)
    const cancelled = await keeper.send('POST', `/receipts/${receipt.id}/cancel`, { version: partly.version + 1 })
    expect(await cancelled.json()).toMatchObject({ state: 'cancelled' })
    expect(await keeper.stockOf(one)).toMatchObject({ incoming: 0, expectedOn: null, quantity: 3 })
  })

  it.each([
    ['more than is expected', [6], 'pieces.0'],
    ['nothing', [0], 'pieces'],
    ['pieces of other lines', [1, 1], 'pieces'],
  ])('%s are not received', async (_what, pieces, path) => {
    const product = await productWith(app, staff, 1)
    const { id, version } = await keeper.expecting([{ productId: product, quantity: 5 }])
    const form = { submissionId: randomUUID(), version, pieces }
    const { errors = [] } = await refused(
      await keeper.send('POST', `/receipts/${id}/receive`, form),
      400,
      'request.invalid',
    )
    expect(errors.map((one) => one.path)).toEqual([path])
    expect((await stockOf(app, product)).stockQuantity).toBe(1)
  })

  it('have a line of each product with stock', async () => {
    const software = await productWith(app, staff, '', 'software')
    const product = await productWith(app, staff, 1)
    const line = { productId: product, quantity: 1 }
    const lines = [{ productId: software, quantity: 1 }, line, line]
    const answer = await refused(await keeper.send('POST', '/receipts', receiptForm(lines)), 400, 'request.invalid')
    expect(answer.errors).toMatchObject([
      { path: 'lines.0.productId', code: 'unknown_product' },
      { path: 'lines.2.productId', code: 'product_twice' },
    ])
  })
})

describe('locations', () => {
  it('are added, renamed, made the default, and archived once they are empty', async () => {
    const main = await keeper.mainId()
    const shelf = await keeper.addLocation()
    const product = await productWith(app, staff, 4)
    const move = { submissionId: randomUUID(), productId: product, fromId: main, toId: shelf.id, quantity: 3, note: '' }
    const moved = await Promise.all([1, 2].map(() => keeper.send('POST', '/stock/transfers', move)))
    expect([...moved, await keeper.send('POST', '/stock/transfers', move)].map(({ status }) => status)).toEqual([
      204, 204, 204,
    ])
    const { levels } = await keeper.stockOf(product)
    expect(levels).toEqual(
      expect.arrayContaining([
        { locationId: main, quantity: 1 },
        { locationId: shelf.id, quantity: 3 },
      ]),
    )
    const more = { ...move, submissionId: randomUUID(), quantity: 2 }
    const { errors } = await refused(await keeper.send('POST', '/stock/transfers', more), 400, 'request.invalid')
    expect(errors).toMatchObject([{ path: 'quantity', code: 'few_left', params: { left: 1 } }])
    const put = (version: number, change: object) =>
      keeper.send('PUT', `/stock/locations/${shelf.id}`, {
        version,
        name: shelf.name,
        nameEn: '',
        address: '',
        isDefault: false,
        isArchived: false,
        ...change,
      })
    const full = await refused(await put(1, { isArchived: true }), 400, 'request.invalid')
    expect(full.errors).toMatchObject([{ path: 'isArchived', code: 'location_not_empty' }])
    expect((await put(1, { isDefault: true })).status).toBe(200)
    expect(await keeper.mainId()).toBe(shelf.id)
    await stockSet(app, staff, product, 9) // comes in at the default
    expect((await keeper.stockOf(product)).levels).toContainEqual({ locationId: shelf.id, quantity: 8 })
    const first = (await keeper.locations()).find(({ id }) => id === main)
    const back = { name: first?.name, nameEn: '', address: '', isDefault: true, isArchived: false }
    await keeper.send('PUT', `/stock/locations/${main}`, { version: first?.version, ...back })
    const empty = { ...move, submissionId: randomUUID(), fromId: shelf.id, toId: main, quantity: 8 }
    expect((await keeper.send('POST', '/stock/transfers', empty)).status).toBe(204)
    const version = (await keeper.locations()).find(({ id }) => id === shelf.id)?.version ?? 0
    expect((await put(version, { isArchived: true })).status).toBe(200)
    const closed = { ...move, submissionId: randomUUID() }
    const shut = await refused(await keeper.send('POST', '/stock/transfers', closed), 400, 'request.invalid')
    expect(shut.errors).toMatchObject([{ path: 'toId', code: 'unknown_location' }])
  })
})

it('a count sets what is at a location, and reserves or frees what is more or missing', async () => {
  const { order, product } = await orderThatIsShort(app, staff, 6, 2)
  const locationId = await keeper.mainId()
  const count = (was: number, counted: number) =>
    keeper.send('POST', '/stock/counts', { productId: product, locationId, was, counted, note: 'Year end' })
  await refused(await count(3, 5), 409, 'stock.changed')
  expect((await count(2, 5)).status).toBe(204)
  expect((await sellerOf(app, staff).get(order.id)).lines).toMatchObject([{ reserved: 5 }])
  expect((await count(5, 1)).status).toBe(204)
  expect((await sellerOf(app, staff).get(order.id)).lines).toMatchObject([{ reserved: 1 }])
  const counts = await keeper.movements(`product=${product}&reason=count`)
  expect(counts.map(({ quantity, note }) => [quantity, note])).toEqual([
    [-4, 'Year end'],
    [3, 'Year end'],
  ])
})

it('the stock is the sum of its movements, whatever is done in whatever order', async () => {
  const seller = sellerOf(app, staff)
  const main = await keeper.mainId()
  const shelf = await keeper.addLocation()
  const products = [await productWith(app, staff, 20), await productWith(app, staff, 'In stock (30)')]
  const amount = fc.integer({ min: 1, max: 6 })
  const step = fc.record({
    what: fc.constantFrom('edit', 'ship', 'pack', 'unpack', 'receive', 'count', 'transfer', 'back'),
    product: fc.constantFrom(...products),
    amount,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      for (const { what, product, amount: pieces } of steps) {
        const { quantity, levels } = await keeper.stockOf(product)
        const level = (id: string) => levels.find(({ locationId }) => locationId === id)?.quantity ?? 0
        if (what === 'edit') await stockSet(app, staff, product, Math.max(quantity - pieces, 0))
        if (what === 'receive') {
          const receipt = await keeper.expecting([{ productId: product, quantity: pieces }])
          await keeper.receive(receipt, [pieces], { locationId: pieces > 3 ? shelf.id : main })
        }
        if (what === 'count') {
          const body = { productId: product, locationId: shelf.id, was: level(shelf.id), counted: pieces, note: 'x' }
          expect((await keeper.send('POST', '/stock/counts', body)).status).toBe(204)
        }
        if (what === 'transfer' || what === 'back') {
          const [fromId, toId] = what === 'back' ? [shelf.id, main] : [main, shelf.id]
          const body = { submissionId: randomUUID(), productId: product, fromId, toId, quantity: pieces, note: '' }
          const { status } = await keeper.send('POST', '/stock/transfers', body)
          expect(status).toBe(level(fromId) < pieces ? 400 : 204)
        }
        if (what === 'ship' || what === 'pack' || what === 'unpack') {
          const placed = await seller.send('POST', '', {
            submissionId: randomUUID(),
            customerName: 'Peak Ltd',
            contactName: 'Amy',
            email: 'amy@peak.example',
            phone: '',
            address: 'Here',
            purchaseOrder: '',
            notes: '',
            language: 'en',
            currency: 'HKD',
            lines: [lineOf(product, pieces)],
          })
          if (placed.status !== 201) continue // there are not enough
          const order = await seller.move(await seller.get(Object((await placed.json()) as object).id), 'processing')
          const shipped = await seller.ship(order, { state: what === 'ship' ? 'shipped' : 'packed' })
          if (what === 'unpack') await seller.step(shipped, shipped.shipments[0]?.id ?? '', 'unpack')
        }
      }
      await expectWhole(app)
    }),
    { numRuns: 5 },
  )
})
