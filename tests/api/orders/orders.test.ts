import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderPageSchema, orderStatsSchema } from '#contract/sales/orders.ts'
import { answered, refused } from '#tests/api/back-office/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { created, expectWhole, lineOf, orderForm, productWith, type Seller, sellerOf, stockOf } from './orders.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager', { name: 'Mei Manager' })
  await createStaff(app, 'viewer') // is notified of orders, too
  seller = sellerOf(app, staff)
})
afterEach(() => expectWhole(app))
afterAll(() => app.close())

const nobody = '11111111-1111-4111-8111-111111111111'
const prisma = () => app.services.database.prisma

async function setRates(hkdToUsd: number): Promise<void> {
  const data = { values: { ...app.services.settings.current().sales, hkdToUsd } }
  await prisma().settingGroup.upsert({ where: { name: 'sales' }, create: { name: 'sales', ...data }, update: data })
  await app.services.settings.refresh()
}

describe('placing', () => {
  it('keeps what was agreed at the rate of the day, holds the stock, and makes the customer', async () => {
    const product = await productWith(app, staff, 20)
    await setRates(0.128)
    const lines = [
      lineOf(product, 3, { unitPriceHkd: 1180, discount: 12.5, note: 'White' }),
      lineOf(null, 1, { name: '安裝', nameEn: 'Installation', sku: null, unitPriceHkd: 800 }),
    ]
    const order = await seller.create({ lines, currency: 'USD', email: 'Buyer@Example.com' })
    await setRates(0.2)
    expect(order).toMatchObject({
      reference: expect.stringMatching(/^ORD-[0-9A-HJKMNP-TV-Z]{8}$/),
      status: 'pending',
      customerName: 'Peak Property Ltd',
      currency: 'USD',
      rate: 0.128,
      itemsCount: 4,
      // 1,180 less 12.5 % is 1,032.50; × 0.128 = 132.16; × 3 = 396.48; 800 × 0.128 = 102.40
      total: 498.88,
      totalHkd: 3897.5,
      createdBy: 'Mei Manager',
      quote: null,
      version: 1,
    })
    expect(order.lines).toMatchObject([
      { category: 'hardware', unitPrice: 132.16, total: 396.48, totalHkd: 3097.5, reserved: 3, available: 17 },
      { category: null, total: 102.4, totalHkd: 800, reserved: 0, stockQuantity: null, available: null },
    ])
    const customer = await prisma().customer.findUniqueOrThrow({
      where: { id: order.customerId ?? '' },
      include: { contacts: true },
    })
    expect(customer).toMatchObject({ name: 'Peak Property Ltd', type: 'business', source: 'order', ordersCount: 1 })
    expect(customer.contacts).toMatchObject([{ name: 'Amy Chan', email: 'buyer@example.com' }])
    const again = await seller.create({ lines: [lineOf(null)], email: 'buyer@example.com' })
    expect(again.customerId).toBe(order.customerId)
  })

  it('tells staff of it', async () => {
    const order = await seller.create({ lines: [lineOf(null, 2)] })
    const notifications = await prisma().notification.findMany({
      where: { kind: 'order.created' },
      orderBy: { createdAt: 'desc' },
    })
    const params = { id: order.id, reference: order.reference, name: 'Peak Property Ltd', totalHkd: 200 }
    expect(notifications.filter((one) => JSON.stringify(one.params).includes(order.id))).toMatchObject([
      { params },
      { params },
    ])
  })

  it('a form sent again is the same order; one that was changed is another', async () => {
    const product = await productWith(app, staff, 20)
    const form = orderForm({ lines: [lineOf(product, 2)] })
    const [first, second] = [await seller.send('POST', '', form), await seller.send('POST', '', form)]
    const order = await created(first)
    expect(await created(second)).toEqual(order)
    const other = await created(await seller.send('POST', '', { ...form, purchaseOrder: 'PO-78' }))
    expect(other.id).not.toBe(order.id)
    expect(await stockOf(app, product)).toMatchObject({ reserved: 4 })
  })

  it('names each line that there is not enough for, and writes nothing', async () => {
    const [some, none] = [await productWith(app, staff, 3), await productWith(app, staff, 0)]
    const before = await prisma().order.count()
    const lines = [lineOf(some, 2), lineOf(none), lineOf(some, 2)]
    const answer = await seller.send('POST', '', orderForm({ lines, email: 'never@example.com' }))
    expect((await refused(answer, 409, 'order.stock_short')).errors).toEqual([
      { path: 'lines.1.quantity', message: 'only 0 left', code: 'none_left' },
      { path: 'lines.2.quantity', message: 'only 1 left', code: 'few_left', params: { left: 1 } },
    ])
    expect(await prisma().order.count()).toBe(before)
    expect(await prisma().contact.count({ where: { email: 'never@example.com' } })).toBe(0)
    expect(await stockOf(app, some)).toMatchObject({ reserved: 0 })
  })

  it('what is called out of stock is not to be had, whatever its number; what has no stock always is', async () => {
    const discontinued = await productWith(app, staff, 'Discontinued 12')
    const answer = await seller.send('POST', '', orderForm({ lines: [lineOf(discontinued)] }))
    await refused(answer, 409, 'order.stock_short')
    const software = await productWith(app, staff, 0, 'software')
    const order = await seller.create({ lines: [lineOf(software, 500, { period: 'year' })] })
    expect(order.lines).toMatchObject([{ reserved: 0, stockQuantity: null, available: null }])
  })

  it('refuses products and customers that are not there, and more than can be kept, by field', async () => {
    const lines = [lineOf(nobody), lineOf(null, 100_000, { unitPriceHkd: 999_999_999.99 })]
    const answer = await seller.send('POST', '', orderForm({ lines }))
    const { errors = [] } = await refused(answer, 400, 'request.invalid')
    expect(errors.map(({ path }) => path)).toContain('lines.0.productId')
    const to = (customerId: string) => seller.send('POST', '', orderForm({ lines: [lineOf(null)], customerId }))
    expect((await refused(await to(nobody), 400, 'request.invalid')).errors).toMatchObject([{ path: 'customerId' }])
    const customer = { name: '', type: 'individual', erasedAt: new Date() } as const
    const { id } = await prisma().customer.create({ data: customer })
    await refused(await to(id), 409, 'customer.erased')
  })

  it.each([
    ['no lines', { lines: [] }, 'lines'],
    ['no customer', { customerName: ' ' }, 'customerName'],
    ['no number of pieces', { lines: [{ ...lineOf(null), quantity: 0 }] }, 'lines.0.quantity'],
    ['a negative price', { lines: [{ ...lineOf(null), unitPriceHkd: -1 }] }, 'lines.0.unitPriceHkd'],
    ['a discount over the whole', { lines: [{ ...lineOf(null), discount: 101 }] }, 'lines.0.discount'],
    ['no address', { email: 'nowhere' }, 'email'],
    ['a field that is not there', { total: 1 }, 'total'],
    [
      'an English name with a sign that is kept nowhere',
      { lines: [lineOf(null, 1, { nameEn: 'Sensor\u0000' })] },
      'lines.0.nameEn',
    ],
    ['a SKU of two lines', { lines: [lineOf(null, 1, { sku: 'LS-1\nLS-2' })] }, 'lines.0.sku'],
  ])('refuses %s', async (_what, wrong, path) => {
    const answer = await seller.send('POST', '', { ...orderForm({ lines: [lineOf(null)] }), ...wrong })
    const { errors = [] } = await refused(answer, 400, 'request.invalid')
    expect(errors.map((one) => one.path)).toContain(path)
  })
})

describe('changing', () => {
  it('changes what is given alone, and says which', async () => {
    const order = await seller.create({ lines: [lineOf(null)] })
    const edited = await seller.edit(order, { contactName: 'Ben Lee', notes: 'Call first' })
    expect(edited).toMatchObject({
      ...order,
      notes: 'Call first',
      contactName: 'Ben Lee',
      version: 2,
      thread: expect.anything(),
    })
    expect(edited.thread.at(-1)).toMatchObject({ kind: 'order.changed', params: { fields: 'contactName,notes' } })
    expect(await seller.edit(edited, { notes: 'Call first' })).toEqual(edited)
    const entry = await prisma().auditEntry.findFirstOrThrow({ where: { entityId: order.id, action: 'order.updated' } })
    expect(JSON.stringify([entry.before, entry.after])).not.toContain('Ben')
  })

  it('sets the lines anew, with the stock that they hold', async () => {
    const [one, other] = [await productWith(app, staff, 10), await productWith(app, staff, 10)]
    const order = await seller.create({ lines: [lineOf(one, 6)] })
    const more = await seller.edit(order, { lines: [lineOf(one, 10), lineOf(other, 1)] })
    expect(more).toMatchObject({ itemsCount: 11, totalHkd: 1100, lines: [{ reserved: 10 }, { reserved: 1 }] })
    const tooMany = await seller.send('PATCH', `/${order.id}`, { version: 2, lines: [lineOf(one, 11)] })
    expect((await refused(tooMany, 409, 'order.stock_short')).errors).toEqual([
      { path: 'lines.0.quantity', message: 'only 10 left', code: 'few_left', params: { left: 10 } },
    ])
    await seller.edit(more, { lines: [lineOf(other, 2)] })
    expect([await stockOf(app, one), await stockOf(app, other)]).toMatchObject([{ reserved: 0 }, { reserved: 2 }])
  })

  it('keeps its rate, whatever the settings say since', async () => {
    await setRates(0.128)
    const order = await seller.create({ lines: [lineOf(null)], currency: 'USD' })
    await setRates(0.2)
    const edited = await seller.edit(order, { lines: [lineOf(null, 2)] })
    expect(edited).toMatchObject({ rate: 0.128, total: 25.6, totalHkd: 200 })
  })

  it('lines are fixed once it is shipped; the rest once it is over', async () => {
    const product = await productWith(app, staff, 10)
    const processing = await seller.move(await seller.create({ lines: [lineOf(product, 4)] }), 'processing')
    const fewer = await seller.edit(processing, { lines: [lineOf(product, 3), lineOf(null)] })
    expect(fewer).toMatchObject({ status: 'processing', itemsCount: 4, totalHkd: 400, lines: [{ reserved: 3 }, {}] })
    expect(await stockOf(app, product)).toEqual({ stockQuantity: 10, reserved: 3 })
    const shipped = await seller.move(fewer, 'shipped')
    const lines = { version: shipped.version, lines: [lineOf(null, 5)] }
    await refused(await seller.send('PATCH', `/${shipped.id}`, lines), 409, 'order.state')
    const delivered = await seller.move(await seller.edit(shipped, { notes: 'Ring twice' }), 'delivered')
    const late = { version: delivered.version, notes: 'Late' }
    await refused(await seller.send('PATCH', `/${delivered.id}`, late), 409, 'order.state')
  })

  it('goes to another customer, and the totals of both follow', async () => {
    const order = await seller.create({ lines: [lineOf(null, 3)], email: 'first@move.example' })
    const other = await seller.create({
      lines: [lineOf(null)],
      email: 'second@move.example',
      customerType: 'enterprise',
    })
    await seller.edit(order, { customerId: other.customerId })
    const totals = await prisma().customer.findMany({
      where: { id: { in: [order.customerId ?? '', other.customerId ?? ''] } },
      orderBy: { ordersCount: 'asc' },
    })
    expect(totals.map(({ ordersCount, spent }) => [ordersCount, spent.toNumber()])).toEqual([
      [0, 0],
      [2, 400],
    ])
    const { items } = await answered(await seller.send('GET', '?customerType=enterprise'), orderPageSchema)
    expect(items.map(({ id }) => id)).toContain(order.id)
  })
})

describe('reading', () => {
  it('finds orders by everything that the list is filtered and searched by', async () => {
    const product = await productWith(app, staff, 20)
    const order = await seller.create({
      lines: [lineOf(product)],
      customerName: '半島酒店集團',
      currency: 'RMB',
      email: 'find@me.example',
    })
    const queries = [
      `search=${order.reference.toLowerCase()}`,
      `search=${encodeURIComponent('半島')}`,
      'search=find@me',
      `product=${product}`,
      `customer=${order.customerId}`,
      'currency=RMB&status=pending',
      `from=${encodeURIComponent(order.placedAt)}&category=hardware`,
    ]
    for (const query of queries) {
      const page = await answered(await seller.send('GET', `?${query}`), orderPageSchema)
      expect(
        page.items.map(({ id }) => id),
        query,
      ).toContain(order.id)
    }
    for (const query of [
      'status=shipped',
      'currency=USD',
      `to=${encodeURIComponent(order.placedAt)}`,
      'search=nothing-like-it',
    ]) {
      const page = await answered(await seller.send('GET', `?${query}`), orderPageSchema)
      expect(
        page.items.map(({ id }) => id),
        query,
      ).not.toContain(order.id)
    }
    for (const sort of ['placedAt', '-customerName', 'totalHkd', '-status']) {
      await answered(await seller.send('GET', `?sort=${sort}&pageSize=5`), orderPageSchema)
    }
  })

  it('counts each status, and adds up what is not cancelled', async () => {
    const stats = () => seller.send('GET', '/stats').then((answer) => answered(answer, orderStatsSchema))
    const before = await stats()
    const order = await seller.create({ lines: [lineOf(null, 2)] })
    const now = await stats()
    expect(now).toEqual({
      ...before,
      total: before.total + 1,
      pending: before.pending + 1,
      revenue: before.revenue + 200,
    })
    await seller.move(order, 'cancelled')
    expect(await stats()).toEqual({ ...before, total: before.total + 1 })
  })

  it('goes out as a file, and the log says how many', async () => {
    const order = await seller.create({ lines: [lineOf(null)], customerName: '=cmd()', email: 'csv@example.com' })
    const answer = await seller.send('GET', '/export.csv?search=csv@example.com&headings=en')
    const [head = '', row = ''] = (await answer.text()).split('\n')
    expect(head).toContain('Reference,Placed,Status,Customer')
    expect(row).toContain(order.reference)
    expect(row).toContain("'=cmd()")
    const entry = await prisma().auditEntry.findFirst({ where: { action: 'orders.exported' } })
    expect(entry?.after).toMatchObject({ rows: 1 })
  })
})
