import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { returnDetailSchema } from '#contract/billing/returns.ts'
import { type OrderDetail, orderDetailSchema } from '#contract/sales/orders.ts'
import { marginAnalyticsSchema, marginPageSchema } from '#contract/staff/margins.ts'
import { stockValuePageSchema } from '#contract/stock/value.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { lineOf, productWith, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { keeperOf } from '#tests/api/stock/stock.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, keyOf, type StaffMember } from '#tests/support/staff.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
})
afterAll(() => app.close())

const margins = async (query: string) => answered(await ask(app, `/admin/margins?${query}`, staff), marginPageSchema)
const ofOrder = ({ id }: OrderDetail) => margins(`order=${id}&sort=at`)

/** Sets the cost that a product has from now on. */
async function costSet(product: string, hkdCost: string) {
  const editor = editorOf(app, staff)
  await editor.edit(await editor.get(product), { hkdCost })
}

it('freezes the cost when pieces are shipped, also of those that were packed before', async () => {
  const product = await productWith(app, staff, 20, 'hardware', { hkdCost: '40' })
  // 10 at HK$100 less 5 %, and HK$50 off the order: 950 − 50 = 900, 90 a piece. Delivery is passed on.
  const placed = await seller.create({
    lines: [lineOf(product, 10, { discount: 5 })],
    charges: { country: 'HK', discountPercent: 0, discountHkd: 50, deliveryHkd: 80, roundTo: 0 },
  })
  const order = await seller.move(placed, 'processing')
  const first = await seller.ship(order, { state: 'shipped', pieces: [4] })
  const packed = await seller.ship(first, { state: 'packed', pieces: [6] })
  expect((await ofOrder(order)).totals).toMatchObject({ revenue: 360, cost: 160, margin: 200, percent: 55.6, rows: 1 })

  await costSet(product, '50')
  const sent = await seller.step(packed, packed.shipments.at(-1)?.id ?? '', 'ship')
  await costSet(product, '70')
  const { items, totals } = await ofOrder(sent)
  expect(items.map(({ quantity, revenue, cost }) => [quantity, revenue, cost])).toEqual([
    [4, 360, 160],
    [6, 540, 300],
  ])
  expect(totals).toEqual({
    revenue: 900,
    cost: 460,
    margin: 440,
    percent: 48.9,
    rows: 2,
    uncosted: { rows: 0, revenue: 0 },
  })
})

it('counts a complete system by its components, a licence by its period, and names what has no cost', async () => {
  const [part, other] = [`P-${randomUUID()}`, `P-${randomUUID()}`]
  await productWith(app, staff, 5, 'hardware', { sku: part, hkdCost: '10' })
  await productWith(app, staff, 5, 'hardware', { sku: other, hkdCost: '25' })
  const system = await productWith(app, staff, 5, 'system', { components: `${part}: 3\n${other}: 1` })
  const plan = await productWith(app, staff, '', 'lpwan', { hkdCost: '2', term: 'annual', msrp: '10' })
  const order = await seller.create({
    lines: [
      lineOf(system, 2),
      lineOf(plan, 1, { period: 'year', unitPriceHkd: 10 }),
      lineOf(plan, 1, { period: 'month', unitPriceHkd: 1 }),
      lineOf(null, 3),
    ],
  })
  const shipped = await seller.move(await seller.move(order, 'processing'), 'shipped')
  const { items, totals } = await ofOrder(shipped)
  // 3 × 10 + 25 = 55 a system; the plan's cost is a year's, so nothing is known of a month.
  expect(items.map(({ revenue, cost }) => [revenue, cost]).toSorted()).toEqual(
    [
      [200, 110],
      [10, 2],
      [12, null],
      [300, null],
    ].toSorted(),
  )
  expect(totals).toMatchObject({ revenue: 210, cost: 112, margin: 98, rows: 2, uncosted: { rows: 2, revenue: 312 } })
  expect((await margins(`order=${order.id}&cost=unknown`)).items).toHaveLength(2)
})

it('takes back what is returned: the revenue if credited, the cost if restocked; a replacement costs again', async () => {
  const product = await productWith(app, staff, 20, 'hardware', { hkdCost: '40' })
  const biller = billerOf(app, staff)
  const placed = await seller.create({ lines: [lineOf(product, 6), lineOf(product, 4)] })
  const shipped = await seller.move(await seller.move(placed, 'processing'), 'shipped')
  const order = await seller.move(shipped, 'delivered')
  await biller.issue(order.id, 'invoice')
  await costSet(product, '45')
  const asked = await biller.post(`/admin/orders/${order.id}/returns`, {
    submissionId: randomUUID(),
    pieces: [2, 1],
    reason: 'faulty',
  })
  let found = returnDetailSchema.parse(await asked.json())
  for (const to of ['approve', 'receive']) {
    const moved = await biller.post(`/admin/returns/${found.id}/status`, { version: found.version, to })
    found = await answered(moved, returnDetailSchema)
  }
  const settled = await biller.post(`/admin/returns/${found.id}/settle`, {
    version: found.version,
    finding: '',
    lines: [
      { outcome: 'credit', isRestocked: true },
      { outcome: 'replace', isRestocked: false },
    ],
  })
  const { replacement } = await answered(settled, returnDetailSchema)
  // 1000 − 400; back come 2 × 100 of revenue and 2 × 40 of cost. The scrapped piece stays a cost.
  expect((await ofOrder(order)).totals).toMatchObject({ revenue: 800, cost: 320, margin: 480, percent: 60 })
  const again = await answered(await ask(app, `/admin/orders/${replacement?.id}`, staff), orderDetailSchema)
  await seller.move(await seller.move(again, 'processing'), 'shipped')
  expect((await ofOrder(again)).totals).toMatchObject({ revenue: 0, cost: 45, margin: -45, percent: null })

  const { products, orders, totals } = await answered(
    await ask(app, '/admin/analytics/margins?range=7d', staff),
    marginAnalyticsSchema,
  )
  expect(products.find(({ productId }) => productId === product)).toMatchObject({
    quantity: 9,
    revenue: 800,
    cost: 365,
    margin: 435,
  })
  expect(orders.map(({ orderId }) => orderId)).toContain(order.id)
  const all = await margins(`from=${new Date(Date.now() - 6 * 86_400_000).toISOString()}`)
  expect(all.totals).toEqual(totals)
})

it('is in the report, with the lines whose cost is unknown, for those who may see costs', async () => {
  const product = await productWith(app, staff, 20, 'hardware', { hkdCost: '40' })
  const placed = await seller.create({ lines: [lineOf(product, 10), lineOf(null, 3)] })
  const { reference } = await seller.move(await seller.move(placed, 'processing'), 'shipped')
  const table = async (headers: Record<string, string>) => {
    const answer = await fetch(`${app.url}/api/v1/admin/analytics/export.csv?range=7d&headings=en`, { headers })
    expect(answer.status).toBe(200)
    const rows: Record<string, string>[] = parse(await answer.text(), { bom: true, columns: true })
    return rows.filter(({ Section }) => Section === 'Margins')
  }
  const rows = await table(staff.cookie)
  const mine = rows.filter(({ Item }) => Item === reference).map(({ Figure, Value }) => [Figure, Value])
  expect(mine).toEqual([
    ['Pieces', '13'],
    ['Revenue (HKD)', '1000'],
    ['Cost (HKD)', '400'],
    ['Margin (HKD)', '600'],
    ['Margin, %', '60'],
    ['Lines without a cost', '1'],
    ['Revenue without a cost (HKD)', '300'],
  ])
  const pdf = await ask(app, '/admin/analytics/report.pdf?range=7d&headings=en', staff)
  expect(readPdf(Buffer.from(await pdf.arrayBuffer())).pages[4]).toContain(reference)
  expect(await table(await keyOf(app, ['figures.export']))).toEqual([])
})

it('values the stock at each location by its cost', async () => {
  const keeper = keeperOf(app, staff)
  const name = `Valued ${randomUUID()}`
  const sku = randomUUID()
  const product = await productWith(app, staff, 7, 'hardware', { name, sku, hkdCost: '12.5' })
  const system = await productWith(app, staff, 1, 'system', { name: `${name} all`, components: `${sku}: 4` })
  const uncosted = await productWith(app, staff, 3, 'hardware', { name: `${name} too` })
  const shelf = await keeper.addLocation()
  const transfer = { submissionId: randomUUID(), productId: product, quantity: 2, note: '' }
  const moved = await keeper.send('POST', '/stock/transfers', {
    ...transfer,
    fromId: await keeper.mainId(),
    toId: shelf.id,
  })
  expect(moved.status, await moved.text()).toBe(204)
  const read = async (query: string) =>
    answered(
      await ask(app, `/admin/stock/value?search=${encodeURIComponent(name)}&${query}`, staff),
      stockValuePageSchema,
    )
  const { items, totals } = await read('sort=-value')
  expect(items.map(({ productId, quantity, value }) => [productId, quantity, value])).toEqual([
    [product, 5, 62.5],
    [system, 1, 50],
    [product, 2, 25],
    [uncosted, 3, null],
  ])
  expect(totals).toEqual({ value: 137.5, pieces: 11, uncosted: { products: 1, pieces: 3 } })
  expect((await read(`location=${shelf.id}`)).totals.value).toBe(25)
  const file = await (await ask(app, `/admin/stock/value/export.csv?search=${encodeURIComponent(name)}`, staff)).text()
  expect(file).toContain('62.5')
})
