import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CustomerDetail, customerDetailSchema } from '#contract/sales/customers.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { quick } from '#tests/api/deliveries/deliveries.ts'
import { dayWith } from '#tests/api/forms/days.ts'
import { book, demoRequest, enquiry, many, quoteRequest, receiptOf, submit } from '#tests/api/forms/forms.ts'
import { replyFile } from '#tests/api/media/media.ts'
import { lineOf, orderThatIsShort, sellerOf } from '#tests/api/orders/orders.ts'
import { acceptance, answer, ordersOf, quotesOf, sentQuote } from '#tests/api/quotes/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { addConversation } from '#tests/support/conversations.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { until } from '#tests/support/processes.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { added } from './customers.ts'

let app: TestApp
let manager: StaffMember

beforeAll(async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'sales@harbour.example', MAIL_TO: 'desk@harbour.example' }
  app = await startTestApp(mail, { limits: many, pace: quick })
  manager = await createStaff(app, 'manager', { name: 'Mona' })
})
afterAll(() => app.close())
restoreRows(() => app)

const prisma = () => app.services.database.prisma
const read = async (id: string) => answered(await ask(app, `/admin/customers/${id}`, manager), customerDetailSchema)
const dataOf = (id: string, staff = manager) => ask(app, `/admin/customers/${id}/data.json`, staff)
const erase = ({ id, version, name }: CustomerDetail, given: object = {}, staff = manager) =>
  ask(app, `/admin/customers/${id}/erase`, staff, { method: 'POST', body: { version, name, ...given } })

/** Every order has arrived: whose are still on the way cannot be erased. */
const deliverAll = () =>
  prisma().order.updateMany({
    where: { status: { not: 'delivered' } },
    data: { status: 'delivered', deliveredAt: new Date() },
  })

/** Everywhere that a text still stands, of every table: "public.Quote 2". */
async function whereIs(text: string): Promise<string[]> {
  const tables = await prisma().$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS "name" FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await prisma().$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS "count" FROM ${name} AS "row" WHERE "row"::text ILIKE '%' || $1 || '%'`,
      text,
    )
    if (row && row.count > 0) found.push(`${name} ${row.count}`)
  }
  return found
}

let turn = 0
let customer: CustomerDetail
let who: { name: string; email: string; phone: string; company: string }
let mark: string

/** Somebody with something of every kind, each naming them in the middle of it. */
beforeEach(async () => {
  turn += 1
  mark = `Zephyrine${turn}q`
  who = {
    name: `${mark} Person`,
    email: `${mark}@Person.example`,
    phone: `+852 9000 ${1000 + turn}`,
    company: `${mark} Trading`,
  }
  const contacts = [{ name: who.name, email: who.email, phone: who.phone, position: `${mark} buyer` }]
  const { name: _name, ...office } = who
  customer = await added(app, manager, {
    name: who.company,
    nameEn: `${mark} Ltd`,
    email: `office-${office.email}`,
    phone: who.phone,
    address: `${mark} Building`,
    notes: `Knows ${mark}`,
    language: 'en',
    contacts,
  })
})

const sender = () => ({ email: who.email, phone: who.phone, company: who.company, firstName: mark, lastName: 'Person' })

interface Kept {
  enquiry: { id: string; reference: string }
  quotes: string[]
  order: string
}

async function fill(): Promise<Kept> {
  const { name: _name, ...sender } = who
  const [firstName, lastName] = [mark, 'Person']
  const message = `This is ${mark}, call me`
  const sent = await submit(app, '/enquiries', enquiry({ ...sender, firstName, lastName, message }))
  await submit(app, '/enquiries', enquiry({ ...sender, email: who.email.toUpperCase(), firstName, lastName }))
  const booked = await book(
    app,
    demoRequest({
      ...who,
      message,
      preferredDate: await dayWith(app, '10:00'),
      preferredTime: '10:00',
    }),
  )
  await receiptOf(booked)
  const lines = [{ slug: 'water-leak-sensor', quantity: 2, note: `for ${mark}` }]
  const open = await submit(app, '/quote-requests', quoteRequest({ ...who, message, lines, language: 'en' }))
  const done = await submit(app, '/quote-requests', quoteRequest({ ...who, message, lines, language: 'en' }))
  const quote = await prisma().quote.update({
    where: { reference: open },
    data: { customerId: customer.id, status: 'sent', revision: 1, totalHkd: 500, total: 500 },
  })
  await prisma().quote.update({ where: { reference: done }, data: { status: 'declined', decision: `${mark} says no` } })
  const revision = { number: 1, currency: 'HKD', rate: 1, rateDate: new Date(), validUntil: new Date(), total: 500 }
  const texts = { notes: `Dear ${mark}`, overrideReason: `${mark} is a friend`, overrideBy: 'Mona', createdBy: 'Mona' }
  await prisma().quoteRevision.create({
    data: {
      ...revision,
      ...texts,
      quoteId: quote.id,
      totalHkd: 500,
      sentAt: new Date(),
      file: { create: { snapshot: { parties: [mark] }, bytes: Buffer.from(mark), sha256: '' } },
    },
  })
  const params = { revision: 1, to: who.email, validUntil: '2026-12-01' }
  const step = { entity: 'quote', entityId: quote.id, actorKind: 'staff', actorName: 'Mona' }
  await prisma().activity.create({ data: { ...step, kind: 'quote.sent', params } })
  await prisma().activity.create({
    data: { ...step, kind: 'received', actorKind: 'visitor', actorName: mark, text: mark },
  })
  const seller = sellerOf(app, manager)
  const product = await prisma().product.findUniqueOrThrow({ where: { slug: 'water-leak-sensor' } })
  const order = await seller.create({
    ...partyOf(),
    address: `${mark} Building`,
    purchaseOrder: `${mark}-1`,
    notes: `Ring ${mark}`,
    lines: [lineOf(product.id, 1, { note: `for ${mark}` })],
  })
  await seller.edit(order, { notes: `Ring ${mark} twice` })
  const row = await prisma().enquiry.findFirstOrThrow({ where: { reference: sent } })
  const reply = { subject: `Re ${mark}`, text: `Dear ${mark}` }
  expect((await ask(app, `/admin/enquiries/${row.id}/replies`, manager, { method: 'POST', body: reply })).status).toBe(
    200,
  )
  const note = { text: `${mark} likes tea` }
  expect(
    (await ask(app, `/admin/customers/${customer.id}/notes`, manager, { method: 'POST', body: note })).status,
  ).toBe(200)
  const { id: talk } = await addConversation(app, { turns: [{ question: `${mark} asks`, answer: `To ${mark}` }] })
  await prisma().enquiry.update({ where: { reference: sent }, data: { conversationId: talk } })
  const { id: sold } = await addConversation(app, { turns: [{ question: `${mark} buys` }] })
  await prisma().quote.update({ where: { reference: open }, data: { source: 'chat', sourceId: sold } })
  await addConversation(app, { turns: [{ question: 'Somebody else asks' }] })
  await ask(app, `/admin/customers?search=${mark}`, manager)
  await (await ask(app, `/admin/customers/export.csv?search=${mark}`, manager)).text()
  return { enquiry: { id: row.id, reference: sent }, quotes: [open, done], order: order.id }
}

/** An order of theirs of which 2 of 5 pieces have arrived, with the proof. */
async function owed() {
  const seller = sellerOf(app, manager)
  const form = { ...partyOf(), address: `${mark} Building`, notes: `Ring ${mark}` }
  const { order } = await orderThatIsShort(app, manager, 5, 2, form)
  const parcel = { carrier: 'DHL', trackingNumbers: [mark], note: `For ${mark}` }
  const shipped = await seller.ship(order, parcel)
  const file = await replyFile(app, manager, solidPng([11, 94, 99], 8), 'Signature.png')
  const proof = { receivedBy: `${mark} himself`, note: `${mark} was in`, files: [file.id] }
  return { order: await seller.step(shipped, shipped.shipments[0]?.id ?? '', 'deliver', proof), file }
}

/** A delivered order of theirs with documents, a payment by bank, a device, a return, a subscription and a link. */
async function sold() {
  const seller = sellerOf(app, manager)
  const biller = billerOf(app, manager)
  const post = async (path: string, body: object) => {
    const answer = await ask(app, path, manager, { method: 'POST', body })
    expect(answer.status, await answer.clone().text()).toBeLessThan(300)
    return answer.status === 204 ? undefined : answer.json()
  }
  const product = await prisma().product.findUniqueOrThrow({ where: { slug: 'water-leak-sensor' } })
  const licence = lineOf(null, 1, { period: 'year', unitPriceHkd: 50 })
  const placed = await seller.create({ ...partyOf(), language: 'en', lines: [lineOf(product.id), licence] })
  const order = await seller.move(await seller.move(await seller.move(placed, 'processing'), 'shipped'), 'delivered')
  const { link } = await post(`/admin/orders/${order.id}/link`, {})
  const invoice = await biller.issue(order.id, 'invoice', { send: true })
  const text = `Date,Details,Money in\n05/01/2026,${mark} ${invoice.number},150.00`
  const mapping = { date: 'Date', text: 'Details', credit: 'Money in' }
  await post('/admin/bank/statements', { fileName: 'a.csv', account: 'HSBC', currency: 'HKD', text, mapping })
  await post('/admin/bank/confirm-certain', {})
  expect(await biller.get(invoice.id)).toMatchObject({ state: 'paid' })
  const [shipment] = order.shipments
  const devices = { submissionId: randomUUID(), lineId: shipment?.lines[0]?.id, text: `SN-${turn}` }
  await post(`/admin/shipments/${shipment?.id}/devices`, devices)
  await prisma().device.updateMany({ where: { orderId: order.id }, data: { note: `For ${mark}` } })
  const form = { submissionId: randomUUID(), pieces: [1, 0], reason: 'faulty', note: `${mark} dropped it` }
  const asked = await ask(app, `/order-links/${String(link).split('/').at(-1)}/returns`, undefined, {
    method: 'POST',
    body: form,
  })
  expect(asked.status).toBe(201)
  const { id } = await prisma().return.findFirstOrThrow({ where: { orderId: order.id } })
  await post(`/admin/returns/${id}/status`, { version: 1, to: 'approve' })
  await post(`/admin/returns/${id}/status`, { version: 2, to: 'receive' })
  const finding = `${mark} was right`
  await post(`/admin/returns/${id}/settle`, { version: 3, finding, lines: [{ outcome: 'credit', isRestocked: true }] })
  await prisma().subscription.updateMany({ where: { orderId: order.id }, data: { renewsOn: new Date() } })
  expect(await app.services.dailyRenewals.run()).toMatchObject({ invoiced: 1, failed: [] })
  return { order, invoice: invoice.id }
}

const partyOf = () => ({
  customerId: customer.id,
  customerName: who.company,
  contactName: who.name,
  email: who.email,
  phone: who.phone,
})

describe('GET /admin/customers/{id}/data.json', () => {
  it('holds the shipments of an order, with who received them', async () => {
    const { order } = await owed()
    const { orders, timeline }: Record<string, object[]> = JSON.parse(await (await dataOf(customer.id)).text())
    const shipment = { number: 1, trackingNumbers: [mark], receivedBy: `${mark} himself`, proofNote: `${mark} was in` }
    expect(orders).toMatchObject([{ id: order.id, status: 'partly_shipped', shipments: [shipment] }])
    expect(timeline).toContainEqual(
      expect.objectContaining({
        kind: 'shipment.delivered',
        files: [expect.objectContaining({ name: 'Signature.png' })],
      }),
    )
  })

  it('holds all that is kept of a person, and nothing of ours', async () => {
    const kept = await fill()
    const answer = await dataOf(customer.id)
    expect(answer.headers.get('content-disposition')).toContain(`customer-${customer.id}.json`)
    const text = await answer.text()
    const data: Record<string, object[]> = JSON.parse(text)
    const counts = Object.entries(data).map(([name, rows]) => [name, Array.isArray(rows) ? rows.length : rows])
    expect(Object.fromEntries(counts)).toMatchObject({
      customers: 1,
      contacts: 1,
      enquiries: 2,
      demoRequests: 1,
      quotations: 2,
      orders: 1,
      conversations: 2,
      letters: 1,
    })
    for (const expected of [
      `${mark} asks`,
      `${mark} buys`,
      'likes tea',
      'call me',
      `Dear ${mark}`,
      `Ring ${mark} twice`,
      kept.enquiry.reference,
    ]) {
      expect(text).toContain(expected)
    }
    expect(text).not.toMatch(/Somebody else|visitorHash|linkSealed|searchText|minSellingPrice|is a friend/)
    const { thread } = await read(customer.id)
    expect(thread.at(-1)?.kind).toBe('customer.exported')
    const entry = await prisma().auditEntry.findFirstOrThrow({ where: { action: 'customer.exported' } })
    expect([entry.entityId, entry.entityName]).toEqual([customer.id, null])
  })
})

describe('POST /admin/customers/{id}/erase', () => {
  it('leaves figures and no trace of the person, anywhere in the database', async () => {
    const kept = await fill()
    const slots = await prisma().demoRequest.count({ where: { scheduledDate: { not: null } } })
    const revenue = (await read(customer.id)).totalSpent
    await deliverAll()
    const erased = await answered(await erase(await read(customer.id)), customerDetailSchema)
    expect(erased).toMatchObject({ nameEn: 'Erased customer', contacts: [], totalSpent: revenue, totalOrders: 1 })
    expect(erased.erasedAt).not.toBeNull()
    expect(erased.thread.map(({ kind }) => kind)).toEqual(['customer.erased'])
    for (const text of [mark, who.email, who.phone, who.phone.replaceAll(' ', ''), who.phone.slice(5)]) {
      expect([text, await whereIs(text)]).toEqual([text, []])
    }
    const quotes = await prisma().quote.findMany({
      where: { reference: { in: kept.quotes } },
      include: { revisions: true },
    })
    expect(quotes.map(({ status, linkHash, name }) => [status, linkHash, name]).toSorted()).toEqual([
      ['declined', null, 'Erased customer'],
      ['withdrawn', null, 'Erased customer'],
    ])
    expect(quotes.flatMap(({ revisions }) => revisions.map(({ totalHkd }) => totalHkd.toNumber()))).toEqual([500])
    const order = await prisma().order.findUniqueOrThrow({ where: { id: kept.order }, include: { lines: true } })
    expect([order.customerName, order.totalHkd.toNumber(), order.lines.length]).toEqual(['Erased customer', 100, 1])
    expect(await prisma().demoRequest.count({ where: { scheduledDate: { not: null } } })).toBe(slots - 1)
    const entry = await prisma().auditEntry.findFirstOrThrow({
      where: { action: 'customer.erased', entityId: customer.id },
    })
    expect(entry.after).toEqual({
      enquiries: 2,
      demoRequests: 1,
      conversations: 2,
      quotes: 2,
      withdrawn: 1,
      orders: 1,
    })
    expect(await prisma().conversation.count({ where: { opening: 'Somebody else asks' } })).toBeGreaterThan(0)
    await refused(await erase(erased), 409, 'customer.erased')
    await refused(await dataOf(customer.id), 409, 'customer.erased')
    const list = await ask(app, `/admin/customers?search=${encodeURIComponent('已刪除')}`, manager)
    expect(await list.json()).toMatchObject({ total: 0 })
  })

  it('what was invoiced, paid, returned and renews leaves figures and sealed documents, and no other trace', async () => {
    const { order, invoice } = await sold()
    const erased = await erase(await read(customer.id))
    expect(erased.status, await erased.text()).toBe(200)
    expect(await whereIs(mark)).toEqual([expect.stringMatching(/^public."IssuedDocument" [1-9]$/)])
    const documents = await prisma().issuedDocument.findMany({ where: { customerId: customer.id } })
    expect(documents.length).toBeGreaterThan(2)
    expect(documents.every(({ sealedAt }) => sealedAt !== null)).toBe(true)
    const payments = await prisma().payment.findMany({ where: { customerId: customer.id } })
    expect(payments.map(({ amount, payer }) => [amount.toNumber(), payer])).toEqual([[150, '']])
    expect(await prisma().return.findFirst({ where: { orderId: order.id } })).toMatchObject({
      state: 'settled',
      note: '',
    })
    expect(await prisma().device.count({ where: { orderId: order.id, note: '' } })).toBe(1)
    expect(await prisma().subscription.findFirst({ where: { orderId: order.id } })).toMatchObject({ state: 'ended' })
    expect((await ask(app, `/admin/documents/${invoice}/file.pdf`, await createStaff(app, 'sales'))).status).toBe(403)
    expect((await ask(app, `/admin/documents/${invoice}/file.pdf`, manager)).status).toBe(200)
    const receivables = await (await ask(app, '/admin/receivables', manager)).text()
    expect(receivables).not.toContain(mark)
  })

  it('the private link of an open quotation is good no more', async () => {
    const answer = await ask(app, '/quote-requests', undefined, { method: 'POST', body: quoteRequest({ ...who }) })
    const { token }: { token: string } = await answer.json()
    expect((await ask(app, `/quote-requests/${token}`)).status).toBe(200)
    await answered(await erase(customer), customerDetailSchema)
    expect((await ask(app, `/quote-requests/${token}`)).status).toBe(404)
  })

  it('forgets those that were merged into it, too', async () => {
    const other = await added(app, manager, { name: `${mark} Other`, nameEn: '', contacts: [] })
    const body = { version: customer.version, otherId: other.id, otherVersion: other.version }
    const merged = await ask(app, `/admin/customers/${customer.id}/merge`, manager, { method: 'POST', body })
    await answered(await erase(await answered(merged, customerDetailSchema)), customerDetailSchema)
    expect(await whereIs(mark)).toEqual([])
    expect((await read(other.id)).erasedAt).not.toBeNull()
  })

  it('leaves others as they are, though they wrote of them', async () => {
    const reference = await submit(app, '/enquiries', enquiry({ email: 'bystander@example.com' }))
    const bystander = await added(app, manager, {
      name: '旁人',
      nameEn: '',
      contacts: [{ name: '旁人', email: `by-${turn}@example.com`, phone: '', position: '' }],
    })
    await answered(await erase(customer), customerDetailSchema)
    expect(await read(bystander.id)).toEqual(bystander)
    expect(await prisma().enquiry.count({ where: { reference } })).toBe(1)
  })

  it('refuses another name and another version', async () => {
    const { errors } = await refused(await erase(customer, { name: 'Somebody' }), 400, 'request.invalid')
    expect(errors).toEqual([{ path: 'name', message: 'is not the name of the customer', code: 'other_name' }])
    await refused(await erase(customer, { version: 9 }), 409, 'record.changed')
    expect((await read(customer.id)).name).toBe(who.company)
  })

  it.each(['pending', 'processing', 'shipped'] as const)('refuses while an order of theirs is %s', async (status) => {
    await fill()
    await prisma().order.updateMany({ data: { status } })
    const { detail } = await refused(await erase(await read(customer.id)), 409, 'customer.open_orders')
    expect(detail).toMatch(/^Deliver or cancel first: \S+$/)
    expect((await read(customer.id)).name).toBe(who.company)
    expect(await prisma().enquiry.count({ where: { email: who.email } })).toBe(1)
  })

  it('refuses while part of an order is owed to them; then it keeps its figures and shipments, without the proof', async () => {
    const { order, file } = await owed()
    const { detail } = await refused(await erase(await read(customer.id)), 409, 'customer.open_orders')
    expect(detail).toBe(`Deliver or cancel first: ${order.reference}`)
    const reason = `${mark} waits no longer`
    const close = { method: 'POST', body: { version: order.version, reason } }
    expect((await ask(app, `/admin/orders/${order.id}/close`, manager, close)).status).toBe(200)
    const erased = await answered(await erase(await read(customer.id)), customerDetailSchema)
    expect(erased).toMatchObject({ totalOrders: 1, totalSpent: 200 })
    expect(await whereIs(mark)).toEqual([])
    expect(await sellerOf(app, manager).get(order.id)).toMatchObject({
      status: 'delivered',
      totalHkd: 200,
      customerName: 'Erased customer',
      shipments: [{ state: 'delivered', parcels: [], receivedBy: '', proofFiles: [], lines: [{ quantity: 2 }] }],
    })
    await refused(await ask(app, `/admin/reply-files/${file.id}`, manager), 404, 'reply_file.not_found')
  })

  it('while an order of theirs is shipped in part: it keeps them from being erased, and knows whose it is', async () => {
    const { order } = await orderThatIsShort(app, manager, 5, 2, partyOf())
    const current = await read(customer.id)
    const [shipped, erased] = await Promise.all([sellerOf(app, manager).ship(order), erase(current)])
    expect(erased.status).toBe(409)
    const rest = await sellerOf(app, manager).get(shipped.id)
    expect(rest).toMatchObject({ customerId: customer.id, contactName: who.name, status: 'partly_shipped' })
  })

  it('while an order of theirs is changed and cancelled: before it, or after, never half', async () => {
    const seller = sellerOf(app, manager)
    const form = { customerId: customer.id, customerName: who.company, contactName: who.name, email: who.email }
    const order = await seller.create({ ...form, lines: [lineOf(null)] })
    const current = await read(customer.id)
    const edits = Array.from({ length: 5 }, (_, index) =>
      seller.send('PATCH', `/${order.id}`, { version: order.version, notes: `${mark} ${index}` }),
    )
    const cancelled = seller.send('POST', `/${order.id}/status`, {
      version: order.version,
      to: 'cancelled',
      reason: mark,
    })
    const [erased, ...changed] = await Promise.all([erase(current), cancelled, ...edits])
    expect([...changed, erased].every(({ status }) => status === 200 || status === 409)).toBe(true)
    if (!erased.ok) {
      await refused(erased, 409, 'customer.open_orders')
      await deliverAll()
      await answered(await erase(await read(customer.id)), customerDetailSchema)
    }
    expect(await whereIs(mark)).toEqual([])
  })

  it('while they accept a quotation: it is an order without a person, or withdrawn; never both', async () => {
    const staff = quotesOf(app, manager)
    const buyer = { name: who.name, email: who.email, company: who.company, phone: who.phone }
    const { quote, token } = await sentQuote(staff, {}, buyer)
    const accepted = { ...acceptance, name: `${mark} Himself` }
    const [erased, accepting] = await Promise.all([erase(await read(customer.id)), answer(app, token, accepted)])
    if (accepting.ok) {
      await refused(erased, 409, 'customer.open_orders')
      await deliverAll()
      await answered(await erase(await read(customer.id)), customerDetailSchema)
    }
    const [order, ...others] = await ordersOf(app, quote.id)
    const { status } = await staff.get(quote.id)
    expect([accepting.ok, status, others]).toEqual(order ? [true, 'accepted', []] : [false, 'withdrawn', []])
    expect(await whereIs(mark)).toEqual([])
    expect((await answer(app, token, accepted)).status).toBe(404)
  })

  it('an accepted quotation and its order keep their figures, and no trace of who accepted', async () => {
    const staff = quotesOf(app, manager)
    const buyer = { name: who.name, email: who.email, company: who.company, phone: who.phone }
    const { quote, token } = await sentQuote(staff, {}, buyer)
    const accepted = { ...acceptance, name: `${mark} Himself`, purchaseOrder: `${mark}-9` }
    expect((await answer(app, token, accepted)).status).toBe(200)
    await deliverAll()
    await answered(await erase(await read(customer.id)), customerDetailSchema)
    expect(await whereIs(mark)).toEqual([])
    const [order] = await ordersOf(app, quote.id)
    expect([order?.totalHkd.toNumber(), order?.createdBy]).toEqual([100, 'Erased customer'])
    expect(await staff.get(quote.id)).toMatchObject({ status: 'accepted', totalHkd: 100, link: null })
  })

  it('nobody is left to write to, or to follow a quotation', async () => {
    const staff = quotesOf(app, manager)
    const buyer = { name: who.name, email: who.email, company: who.company, phone: who.phone }
    const { quote } = await sentQuote(staff, {}, buyer)
    await answered(await erase(await read(customer.id)), customerDetailSchema)
    const { version } = await staff.get(quote.id)
    const letter = { subject: 'Your quotation', text: 'Are you there?' }
    await refused(await staff.send('POST', `/${quote.id}/replies`, letter), 409, 'customer.erased')
    await refused(await staff.send('POST', `/${quote.id}/link`, { version }), 409, 'customer.erased')
    expect(await prisma().outgoingMail.count({ where: { toAddress: '' } })).toBe(0)
  })

  it('the number of a parcel goes too: its carrier knows who got it', async () => {
    const seller = sellerOf(app, manager)
    const placed = await seller.create({ customerId: customer.id, customerName: who.company, lines: [lineOf(null)] })
    await seller.move(await seller.move(placed, 'processing'), 'shipped', { carrier: 'DHL', trackingNumber: mark })
    await deliverAll()
    await answered(await erase(await read(customer.id)), customerDetailSchema)
    expect(await whereIs(mark)).toEqual([])
  })

  it('while staff are being mailed of them: the mail is not written, or goes with them', async () => {
    const submitted = Array.from({ length: 6 }, (_, index) =>
      submit(app, '/enquiries', enquiry({ ...sender(), lastName: `No. ${index}` })),
    )
    await prisma().user.update({ where: { id: manager.id }, data: { mailedKinds: { 'enquiry.received': true } } })
    await Promise.all(submitted)
    await submit(app, '/enquiries', enquiry(sender()))
    await answered(await erase(customer), customerDetailSchema)
    await until(
      async () => (await prisma().notification.count({ where: { toMail: true, mailId: null } })) === 0,
      20_000,
    )
    expect(await whereIs(mark)).toEqual([])
  })
})
