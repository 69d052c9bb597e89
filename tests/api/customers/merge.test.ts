import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type CustomerDetail, customerDetailSchema, customerPageSchema } from '#contract/sales/customers.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { many, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { orderThatIsShort, sellerOf, stockSet } from '#tests/api/orders/orders.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { added, placeOrder } from './customers.ts'

const app = await restoredApp({}, { limits: many })
const manager = await createStaff(app, 'manager')
const prisma = () => app.services.database.prisma
const read = async (id: string) => answered(await ask(app, `/admin/customers/${id}`, manager), customerDetailSchema)
const merge = (into: CustomerDetail, other: CustomerDetail, staff = manager) =>
  ask(app, `/admin/customers/${into.id}/merge`, staff, {
    method: 'POST',
    body: { version: into.version, otherId: other.id, otherVersion: other.version },
  })
const person = (name: string, given: object = {}) => ({ name, email: '', phone: '', position: '', ...given })
const plain = (name: string, given: object = {}) =>
  added(app, manager, { name, nameEn: '', location: '', address: '', contacts: [], ...given })

describe('POST /admin/customers/{id}/merge', () => {
  it('makes one of two: people, quotations, orders, totals and timeline', async () => {
    const kept = await plain('留下', {
      notes: 'kept',
      contacts: [person('Ann', { email: 'ann@merge.example' }), person('Ben', { phone: '2888 0000' })],
    })
    const other = await plain('併入', {
      notes: 'of the other',
      email: 'office@merge.example',
      location: '沙田',
      contacts: [person('Cat', { email: 'cat@merge.example', isPrimary: true }), person('BEN')],
    })
    await placeOrder(app, kept.id, { totalHkd: 100 })
    const order = await placeOrder(app, other.id, { totalHkd: 250 })
    await placeOrder(app, other.id, { totalHkd: 999, status: 'cancelled' })
    const reference = await submit(app, '/quote-requests', quoteRequest())
    await prisma().quote.update({ where: { reference }, data: { customerId: other.id } })
    const letter = { entity: 'customer', entityId: other.id, toName: 'Cat', toAddress: 'cat@merge.example' }
    await prisma().outgoingMail.create({ data: { ...letter, subject: 'Hello', text: 'Hello' } })
    const united = await answered(await merge(kept, other), customerDetailSchema)
    expect(united).toMatchObject({
      name: '留下',
      location: '沙田',
      notes: 'kept',
      totalOrders: 2,
      totalSpent: 350,
      version: 2,
    })
    expect(united.contacts.map(({ name, email, isPrimary }) => [name, email, isPrimary])).toEqual([
      ['Ann', 'ann@merge.example', true],
      ['Ben', '', false],
      ['Cat', 'cat@merge.example', false],
      ['併入', 'office@merge.example', false],
    ])
    expect(united.items.map((item) => item.reference)).toEqual(expect.arrayContaining([order.reference, reference]))
    expect(united.thread.map(({ kind, text, params }) => [kind, text ?? params])).toEqual([
      ['created', {}],
      ['created', {}],
      ['note', 'of the other'],
      ['customer.merged', { name: '併入' }],
    ])
    expect(await read(other.id)).toMatchObject({ mergedIntoId: kept.id, totalOrders: 0, contacts: [], items: [] })
    const list = await answered(await ask(app, '/admin/customers?search=merge.example', manager), customerPageSchema)
    expect(list.items.map(({ id }) => id)).toEqual([kept.id])
    expect((await prisma().outgoingMail.findFirstOrThrow({ where: { subject: 'Hello' } })).entityId).toBe(kept.id)
    const entry = await prisma().auditEntry.findFirstOrThrow({ where: { action: 'customer.merged' } })
    expect([entry.entityId, entry.entityName, entry.after]).toEqual([kept.id, null, { otherId: other.id }])
  })

  it('takes an order that was shipped in part along, and its rest can be shipped from there', async () => {
    const [kept, other] = [await plain('收件'), await plain('欠貨')]
    const seller = sellerOf(app, manager)
    const form = { customerId: other.id, customerName: other.name }
    const { order, product } = await orderThatIsShort(app, manager, 5, 2, form)
    await seller.ship(order)
    const united = await answered(await merge(kept, await read(other.id)), customerDetailSchema)
    expect(united).toMatchObject({ totalOrders: 1, totalSpent: 500 })
    await stockSet(app, manager, product, 3)
    const rest = await seller.move(await seller.get(order.id), 'shipped')
    expect(rest).toMatchObject({ customerId: kept.id, shipments: [{ number: 1 }, { number: 2 }] })
  })

  it.each([
    ['k', 'o', 'k', ['o']],
    ['k', 'k', 'k', []],
    ['k', '', 'k', []],
    ['', 'o', 'o', []],
    ['', '', '', []],
  ])('of the notes %j and %j the one has %j, and the timeline %j', async (own, others, notes, timeline) => {
    const [kept, other] = [await plain('有記', { notes: own }), await plain('另記', { notes: others })]
    const united = await answered(await merge(kept, other), customerDetailSchema)
    expect(united.notes).toBe(notes)
    expect(united.thread.filter(({ kind }) => kind === 'note').map(({ text }) => text)).toEqual(timeline)
  })

  it('while an order of the other is shipped in part: it is of the one that is kept, with its shipment', async () => {
    const [kept, other] = [await plain('去處'), await plain('來處')]
    const { order } = await orderThatIsShort(app, manager, 5, 2, { customerId: other.id, customerName: other.name })
    const current = await read(other.id)
    const ship = () => sellerOf(app, manager).ship(order)
    const [shipped, merged] = await Promise.all([ship().catch(ship), merge(kept, current)])
    const united = merged.ok ? merged : await merge(kept, await read(other.id))
    expect(united.status).toBe(200)
    const rows = await prisma().order.findMany({ where: { customerId: kept.id }, include: { shipments: true } })
    expect(rows).toMatchObject([{ id: shipped.id, shipments: [{ number: 1 }] }])
    expect(await read(kept.id)).toMatchObject({ totalOrders: 1, totalSpent: 500 })
  })

  it('refuses itself, one that is gone, another version, and one that was merged', async () => {
    const [a, b, c] = [await plain('甲'), await plain('乙'), await plain('丙')]
    const same = await refused(await merge(a, { ...a, id: a.id.toUpperCase() }), 400, 'request.invalid')
    expect(same).toMatchObject({
      detail: 'Some values are not valid',
      errors: [{ path: 'otherId', message: 'is the same customer', code: 'same_customer' }],
    })
    await refused(await merge(a, { ...b, id: randomUUID() }), 404, 'customer.not_found')
    const stale = await refused(await merge(a, { ...b, version: 7 }), 409, 'record.changed')
    expect(customerDetailSchema.parse(stale.current).id).toBe(b.id)
    await answered(await merge(a, b), customerDetailSchema)
    await refused(await merge(c, await read(b.id)), 409, 'customer.merged')
    await refused(await merge(await read(b.id), c), 409, 'customer.merged')
  })

  it('what was merged before leads on to where it all is', async () => {
    const [a, b, c] = [await plain('子'), await plain('丑'), await plain('寅')]
    await answered(await merge(b, a), customerDetailSchema)
    await answered(await merge(c, await read(b.id)), customerDetailSchema)
    expect([(await read(a.id)).mergedIntoId, (await read(b.id)).mergedIntoId]).toEqual([c.id, c.id])
  })

  it('two at once, each into the other: one is done', async () => {
    const [a, b] = [await plain('東'), await plain('西')]
    const answers = await Promise.all([merge(a, b), merge(b, a)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const merged = [await read(a.id), await read(b.id)].filter(({ mergedIntoId }) => mergedIntoId !== null)
    expect(merged).toHaveLength(1)
  })
})
