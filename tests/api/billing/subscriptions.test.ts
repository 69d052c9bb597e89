import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  daysAfter,
  lastDayBefore,
  periodsAfter,
  recurringSchema,
  type SubscriptionDetail,
  subscriptionDetailSchema,
  subscriptionPageSchema,
} from '#contract/billing/subscriptions.ts'
import { proportionOf } from '#contract/catalogue/prices.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { lineOf, productWith, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { type Biller, billerOf } from './billing.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller
let biller: Biller
let today: string

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
  biller = billerOf(app, staff)
  today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Hong_Kong' })
})
afterAll(() => app.close())

const prisma = () => app.services.database.prisma
let buyers = 0

/** An order of ten sensors with connectivity at HK$12 a year, and a platform, that has been delivered. */
async function delivered(platform: object = {}) {
  buyers += 1
  const order = await seller.create({
    email: `buyer${buyers}@subscriber.example`,
    lines: [
      lineOf(null, 10, { connectivityFeeHkd: 12 }),
      lineOf(null, 2, { name: '平台', nameEn: 'Platform', period: 'year', unitPriceHkd: 365, ...platform }),
    ],
  })
  return seller.move(await seller.move(await seller.move(order, 'processing'), 'shipped'), 'delivered')
}

async function of(orderId: string): Promise<SubscriptionDetail[]> {
  const { items } = await answered(
    await ask(app, `/admin/subscriptions?order=${orderId}`, staff),
    subscriptionPageSchema,
  )
  return Promise.all(items.map(({ id }) => get(id)))
}

const get = async (id: string) =>
  answered(await ask(app, `/admin/subscriptions/${id}`, staff), subscriptionDetailSchema)
const send = (path: string, body: object, method = 'POST') =>
  ask(app, `/admin/subscriptions/${path}`, staff, { method, body })

async function platformOf(orderId: string): Promise<SubscriptionDetail> {
  const found = (await of(orderId)).find(({ kind }) => kind !== 'connectivity')
  if (!found) throw new Error('The platform has no subscription')
  return found
}

/** Makes it as if an order had been delivered so that its subscriptions renew on a day. */
async function renewingOn(orderId: string, day: string): Promise<void> {
  for (const { id, period } of await of(orderId)) {
    const anchorOn = new Date(periodsAfter(day, period, -1))
    await prisma().subscription.update({
      where: { id },
      data: { anchorOn, startsOn: anchorOn, renewsOn: new Date(day) },
    })
  }
}

it('what is paid by year is a subscription once its order is delivered, and the first year is that of the order', async () => {
  const order = await delivered()
  const subscriptions = await of(order.id)
  expect(subscriptions).toHaveLength(2)
  const platform = await platformOf(order.id)
  expect(platform).toMatchObject({
    kind: 'licence',
    name: '平台',
    quantity: 2,
    unitPrice: 365,
    yearlyHkd: 730,
    state: 'active',
    startsOn: today,
    renewsOn: periodsAfter(today, 'year', 1),
    order: { id: order.id, reference: order.reference },
    invoices: [],
    changes: [{ kind: 'started', changeHkd: 730, quantity: 2 }],
  })
  const fee = subscriptions.find(({ kind }) => kind === 'connectivity')
  expect(fee).toMatchObject({ quantity: 10, unitPrice: 12, yearlyHkd: 120 })
  const again = await ask(app, `/admin/orders/${order.id}/subscriptions`, staff, {
    method: 'POST',
    body: { startsOn: today },
  })
  await refused(again, 409, 'subscription.started')
})

it('renews by itself before the period begins: one invoice of a customer, numbered, with the days that it pays', async () => {
  const order = await delivered()
  const day = daysAfter(today, 30)
  await renewingOn(order.id, day)
  expect(await app.services.dailyRenewals.run()).toMatchObject({ failed: [] })
  const platform = await platformOf(order.id)
  const next = periodsAfter(day, 'year', 1)
  expect(platform).toMatchObject({ renewsOn: next, invoices: [{ from: day, to: next, quantity: 2, amount: 730 }] })
  const [invoice] = platform.invoices
  const document = await biller.get(invoice?.id ?? '')
  expect(document).toMatchObject({
    kind: 'invoice',
    total: 850,
    totalHkd: 850,
    open: 850,
    customerName: 'Peak Property Ltd',
  })
  const text = readPdf((await biller.file(document.id)).bytes).pages.join('\n')
  for (const printed of [document.number, order.reference, 'Connectivity', 'HKD 850.00'])
    expect(text).toContain(printed)
  expect(await biller.billing(order.id)).toMatchObject({ invoiced: 0 })

  expect(await app.services.dailyRenewals.run()).toEqual({ invoiced: 0, quoted: 0, failed: [] })
  expect((await platformOf(order.id)).invoices).toHaveLength(1)
})

it('two instances that renew at once, and staff who press at that moment, invoice a period once', async () => {
  const order = await delivered()
  await renewingOn(order.id, daysAfter(today, 10))
  const { id, version } = await platformOf(order.id)
  const renewal = () => app.services.dailyRenewals.run()
  const [, , pressed] = await Promise.all([renewal(), renewal(), send(`${id}/renew`, { version })])
  expect([200, 409]).toContain(pressed.status)
  const { invoices } = await get(id)
  const days = invoices.map(({ from }) => from)
  expect(new Set(days).size).toBe(days.length)
})

it('a thousand renewals of a month are invoiced without a gap or a double', {
  tags: ['night'],
  timeout: 300_000,
}, async () => {
  const order = await delivered()
  const { customerId } = order
  const {
    id: _id,
    searchText: _text,
    yearlyHkd: _yearly,
    orderLineId: _line,
    ...row
  } = await prisma().subscription.findFirstOrThrow({ where: { orderId: order.id, kind: 'licence' } })
  const customer = await prisma().customer.findUniqueOrThrow({ where: { id: customerId ?? '' } })
  const { id: _customer, searchText: _search, ...person } = customer
  const many = Array.from({ length: 1000 }, () => ({ ...person, id: randomUUID() }))
  await prisma().customer.createMany({ data: many })
  await prisma().subscription.createMany({
    data: many.map(({ id }) => ({ ...row, customerId: id, renewsOn: new Date(today) })),
  })
  const began = Date.now()
  const { invoiced, failed } = await app.services.dailyRenewals.run()
  console.info(`${invoiced} renewals in ${Date.now() - began} ms`)
  expect({ invoiced, failed }).toEqual({ invoiced: 1000, failed: [] })
})

it('a price that changed between order and renewal counts where the list price was chosen', async () => {
  const product = await productWith(app, staff, '', 'software', { msrp: '365/year' })
  const order = await delivered({ productId: product })
  const frozen = await delivered({ productId: product })
  await renewingOn(order.id, today)
  await renewingOn(frozen.id, today)
  const { id, version } = await platformOf(order.id)
  await answered(await send(id, { version, price: 'list' }, 'PATCH'), subscriptionDetailSchema)
  const editor = editorOf(app, staff)
  await editor.edit(await editor.get(product), { msrp: '400/year' })
  await app.services.dailyRenewals.run()
  expect(await get(id)).toMatchObject({
    unitPrice: 400,
    yearlyHkd: 800,
    invoices: [{ amount: 800 }],
    changes: [{ kind: 'repriced', changeHkd: 70 }, { kind: 'started' }],
  })
  expect(await platformOf(frozen.id)).toMatchObject({ unitPrice: 365, invoices: [{ amount: 730 }] })
})

it('devices that are added are invoiced for the days that are left; fewer count from the next period on', async () => {
  const order = await delivered()
  const renewsOn = daysAfter(today, 100)
  await renewingOn(order.id, renewsOn)
  const { id, version } = await platformOf(order.id)
  const added = await answered(await send(id, { version, quantity: 5 }, 'PATCH'), subscriptionDetailSchema)
  const days = (Date.parse(renewsOn) - Date.parse(periodsAfter(renewsOn, 'year', -1))) / 86_400_000
  const amount = proportionOf(365, 100, days) * 3
  expect(added).toMatchObject({ quantity: 5, yearlyHkd: 1825, renewsOn })
  expect(added.invoices).toMatchObject([{ from: today, to: renewsOn, quantity: 3 }])
  expect(added.invoices[0]?.amount).toBeCloseTo(amount, 2)
  expect(lastDayBefore(renewsOn)).toBe(daysAfter(today, 99))

  const fewer = await answered(
    await send(id, { version: added.version, quantity: 4 }, 'PATCH'),
    subscriptionDetailSchema,
  )
  expect(fewer).toMatchObject({ quantity: 5, nextQuantity: 4, yearlyHkd: 1825 })
  const renewed = await answered(await send(`${id}/renew`, { version: fewer.version }), subscriptionDetailSchema)
  expect(renewed).toMatchObject({ quantity: 4, nextQuantity: null, yearlyHkd: 1460 })
  expect(renewed.invoices[0]).toMatchObject({ quantity: 4, amount: 1460 })
  await refused(await send(id, { version, quantity: 9 }, 'PATCH'), 409, 'record.changed')
})

it('a pause moves the renewal by its days; what is cancelled ends with what is paid, unless it is kept', async () => {
  const order = await delivered()
  await renewingOn(order.id, daysAfter(today, 50))
  let platform = await platformOf(order.id)
  const { id } = platform
  const move = async (to: string) => {
    platform = await answered(await send(`${id}/status`, { version: platform.version, to }), subscriptionDetailSchema)
    return platform
  }
  expect(await move('pause')).toMatchObject({ state: 'paused', yearlyHkd: 0 })
  await refused(await send(`${id}/status`, { version: platform.version, to: 'keep' }), 409, 'subscription.state')
  await refused(await send(`${id}/renew`, { version: platform.version }), 409, 'subscription.state')
  await prisma().subscription.update({ where: { id }, data: { pausedOn: new Date(daysAfter(today, -7)) } })
  expect(await move('resume')).toMatchObject({ state: 'active', yearlyHkd: 730, renewsOn: daysAfter(today, 57) })
  expect(await move('cancel')).toMatchObject({ state: 'ending', endsOn: daysAfter(today, 57), yearlyHkd: 730 })
  expect(await move('keep')).toMatchObject({ state: 'active', endsOn: null })
  await move('cancel')
  await prisma().subscription.update({ where: { id }, data: { endsOn: new Date(today) } })
  await app.services.dailyRenewals.run()
  platform = await get(id)
  expect(platform).toMatchObject({ state: 'ended', yearlyHkd: 0, invoices: [] })
  await refused(await send(id, { version: platform.version, quantity: 3 }, 'PATCH'), 409, 'subscription.state')
  const note = await send(id, { version: platform.version, note: 'Moved to another platform' }, 'PATCH')
  expect((await answered(note, subscriptionDetailSchema)).note).toBe('Moved to another platform')
})

it('revenue by month is the sum of the changes, and each figure opens its rows', async () => {
  const read = async () => answered(await ask(app, '/admin/subscriptions/figures', staff), recurringSchema)
  const before = await read()
  const order = await delivered()
  const after = await read()
  const [was, is] = [before.months.at(-1), after.months.at(-1)]
  expect(after.months).toHaveLength(12)
  expect(after.arr - before.arr).toBeCloseTo(850, 2)
  expect((is?.started ?? 0) - (was?.started ?? 0)).toBeCloseTo(850 / 12, 1)
  for (const { opening, started, expanded, reduced, ended, closing } of after.months)
    expect(opening + started + expanded - reduced - ended).toBeCloseTo(closing, 1)
  const rows = `change=started&changedFrom=${is?.from}&changedTo=${is?.to}`
  const opened = await answered(
    await ask(app, `/admin/subscriptions?${rows}&order=${order.id}`, staff),
    subscriptionPageSchema,
  )
  expect(opened.total).toBe(2)
  const none = await ask(app, `/admin/subscriptions?change=ended&order=${order.id}`, staff)
  expect((await answered(none, subscriptionPageSchema)).total).toBe(0)
  const csv = await ask(app, `/admin/subscriptions/export.csv?order=${order.id}`, staff)
  expect((await csv.text()).split('\n').filter(Boolean)).toHaveLength(3)
})

it('an order from before can start them, and its past periods are not invoiced again', async () => {
  const order = await delivered()
  await prisma().subscription.deleteMany({ where: { orderId: order.id } })
  const start = (startsOn: string) =>
    ask(app, `/admin/orders/${order.id}/subscriptions`, staff, { method: 'POST', body: { startsOn } })
  await refused(await start(daysAfter(today, 1)), 400, 'request.invalid')
  expect((await start('2024-02-29')).status).toBe(201)
  const platform = await platformOf(order.id)
  expect(platform.renewsOn > today).toBe(true)
  expect(platform.renewsOn).toMatch(/-02-2[89]$/)
  const open = await seller.create({ lines: [lineOf(null, 1, { period: 'year' })] })
  const early = await ask(app, `/admin/orders/${open.id}/subscriptions`, staff, {
    method: 'POST',
    body: { startsOn: today },
  })
  await refused(early, 409, 'order.state')
})

it('those of a customer who is merged follow, and of one who is erased end', async () => {
  const [order, other] = [await delivered(), await delivered()]
  const detail = async (id: string | null) => prisma().customer.findUniqueOrThrow({ where: { id: id ?? '' } })
  const [keeps, goes] = [await detail(order.customerId), await detail(other.customerId)]
  const merged = await ask(app, `/admin/customers/${keeps.id}/merge`, staff, {
    method: 'POST',
    body: { otherId: goes.id, version: keeps.version, otherVersion: goes.version },
  })
  expect(merged.status, await merged.text()).toBe(200)
  expect((await platformOf(other.id)).customerId).toBe(keeps.id)
  const { version, name } = await detail(keeps.id)
  const erased = await ask(app, `/admin/customers/${keeps.id}/erase`, staff, {
    method: 'POST',
    body: { version, name },
  })
  expect(erased.status, await erased.text()).toBe(200)
  const ended = await platformOf(other.id)
  expect(ended).toMatchObject({
    state: 'ended',
    endsOn: today,
    yearlyHkd: 0,
    changes: [{ kind: 'ended', changeHkd: -730 }, {}],
  })
  expect(ended.customerName).not.toContain('Peak')
})
