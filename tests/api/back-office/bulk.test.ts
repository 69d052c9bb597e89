import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bulkMost } from '#contract/bulk.ts'
import { type BulkResult, bulkResultSchema } from '#contract/bulk-results.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { many } from '#tests/api/forms/forms.ts'
import { newDemo, newEnquiry, patch, post, readDemo, readEnquiry } from '#tests/api/inbox/inbox.ts'
import { lineOf, productWith, sellerOf } from '#tests/api/orders/orders.ts'
import { quotesOf, sentQuote } from '#tests/api/quotes/quotes.ts'
import { unknownId } from '#tests/api/refusals/examples.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { answered, ask, refused } from './ask.ts'

let app: TestApp
let viewer: StaffMember
let editor: StaffMember
let manager: StaffMember

beforeAll(async () => {
  app = await startTestApp({}, { limits: many })
  viewer = await createStaff(app, 'viewer')
  editor = await createStaff(app, 'editor', { name: 'Edith' })
  manager = await createStaff(app, 'manager', { name: 'Manuel' })
})
afterAll(() => app.close())

async function bulk(path: string, staff: StaffMember, rows: object[]): Promise<BulkResult['rows']> {
  const result = await answered(await post(app, `/admin/${path}`, staff, { rows }), bulkResultSchema)
  return result.rows
}
const outcome = (rows: BulkResult['rows']) => rows.map(({ version, refusal }) => refusal?.code ?? version)

/** What the audit log says was done to these records, in its order. */
async function audited(...names: string[]) {
  const where = { entityName: { in: names } }
  const entries = await app.services.database.prisma.auditEntry.findMany({ where, orderBy: { seq: 'asc' } })
  return entries.map(({ action, entityName }) => [action, entityName])
}

describe('enquiries', () => {
  it('are assigned together, each noted, audited and told; one that a colleague changed meanwhile, and one that is gone, are refused by themselves', async () => {
    const [one, two, three] = [
      await newEnquiry(app, viewer),
      await newEnquiry(app, viewer),
      await newEnquiry(app, viewer),
    ]
    await patch(app, `/admin/enquiries/${two.id}`, editor, { version: 1, status: 'in_progress' })
    const rows = await bulk(
      'enquiries/bulk',
      editor,
      [one.id, two.id, unknownId, three.id].map((id) => ({ id, version: 1, assigneeId: manager.id })),
    )
    expect(rows.map(({ id }) => id)).toEqual([one.id, two.id, unknownId, three.id])
    expect(outcome(rows)).toEqual([2, 'record.changed', 'message.not_found', 2])
    expect(await readEnquiry(app, viewer, one.id)).toMatchObject({ assigneeName: 'Manuel', version: 2 })
    expect(await readEnquiry(app, viewer, two.id)).toMatchObject({ assigneeName: null, status: 'in_progress' })
    expect(await audited(one.reference, three.reference)).toEqual([
      ['enquiry.changed', one.reference],
      ['enquiry.changed', three.reference],
    ])
    const told = { userId: manager.id, kind: 'message.assigned' }
    expect(await app.services.database.prisma.notification.count({ where: told })).toBe(2)
    // to nobody who may answer: each is refused, and none is changed
    const unfit = [{ id: one.id, version: 2, assigneeId: viewer.id }]
    expect(await bulk('enquiries/bulk', editor, unfit)).toEqual([
      {
        id: one.id,
        version: null,
        refusal: {
          code: 'assignee.unknown',
          errors: [{ path: 'assigneeId', code: 'not_assignable', message: 'is nobody who may answer' }],
        },
      },
    ])
  })

  it('are moved together, and back exactly: the 24 hours run again, except where an email has left', async () => {
    const [open, replied] = [await newEnquiry(app, viewer), await newEnquiry(app, viewer)]
    await patch(app, `/admin/enquiries/${open.id}`, editor, { version: 1, status: 'in_progress' })
    const { prisma } = app.services.database
    const reply = {
      entity: 'enquiry',
      entityId: replied.id,
      kind: 'reply',
      actorKind: 'staff',
      actorName: 'E',
    } as const
    await prisma.activity.create({ data: reply })
    await prisma.enquiry.update({ where: { id: replied.id }, data: { answeredAt: new Date(), status: 'in_progress' } })
    const both = [
      { id: open.id, version: 2 },
      { id: replied.id, version: 1 },
    ]
    const moved = await bulk(
      'enquiries/bulk',
      editor,
      both.map((row) => ({ ...row, status: 'answered' })),
    )
    expect(outcome(moved)).toEqual([3, 2])
    expect(await readEnquiry(app, viewer, open.id)).toMatchObject({ status: 'answered', dueAt: null })
    const back = moved.map(({ id, version }) => ({ id, version, status: 'in_progress', answeredAt: null }))
    expect(outcome(await bulk('enquiries/bulk', editor, back))).toEqual([4, 3])
    expect(await readEnquiry(app, viewer, open.id)).toMatchObject({ answeredAt: null, dueAt: open.dueAt })
    expect((await readEnquiry(app, viewer, replied.id)).answeredAt).not.toBeNull()
  })

  it('of two who change the same ones at once, each row is one’s; a request with too many is refused as a whole', async () => {
    const enquiries = [await newEnquiry(app, viewer), await newEnquiry(app, viewer), await newEnquiry(app, viewer)]
    const rows = (more: object) => enquiries.map(({ id }) => ({ id, version: 1, ...more }))
    const results = await Promise.all([
      bulk('enquiries/bulk', editor, rows({ assigneeId: editor.id })),
      bulk('enquiries/bulk', manager, rows({ status: 'closed' })),
    ])
    for (const [index, { id }] of enquiries.entries()) {
      expect(results.map((result) => outcome(result)[index]).toSorted()).toEqual([2, 'record.changed'])
      expect(await readEnquiry(app, viewer, id)).toMatchObject({ version: 2 })
    }

    const body = { rows: rows({ status: 'new' }) }
    const tooMany = { rows: Array.from({ length: bulkMost + 1 }, () => body.rows[0]) }
    const { errors } = await refused(await post(app, '/admin/enquiries/bulk', editor, tooMany), 400, 'request.invalid')
    expect(errors).toMatchObject([{ path: 'rows', code: 'too_many' }])
  })
})

it('demo requests are assigned and declined together; what was declined already is refused', async () => {
  const [one, two] = [await newDemo(app, viewer), await newDemo(app, viewer, { email: 'other@buyer.example' })]
  const rows = [one, two].map(({ id, version }) => ({ id, version }))
  const assigned = rows.map((row) => ({ ...row, assigneeId: editor.id }))
  expect(outcome(await bulk('demo-requests/bulk', editor, assigned))).toEqual([2, 2])
  const held = rows.map(({ id }) => ({ id, version: 2, status: 'completed' }))
  expect(outcome(await bulk('demo-requests/bulk', editor, held))).toEqual(['demo.state', 'demo.state'])

  await post(app, `/admin/demo-requests/${one.id}/decline`, editor, { version: 2 })
  const declined = [
    { id: one.id, version: 3 },
    { id: two.id, version: 2, message: 'We move house.' },
  ]
  expect(outcome(await bulk('demo-requests/bulk/decline', editor, declined))).toEqual(['demo.state', 3])
  const { status, thread } = await readDemo(app, viewer, two.id)
  expect([status, thread.at(-1)?.text]).toEqual(['declined', 'We move house.'])
})

it('quotations are assigned, withdrawn and answered for their buyers together; a step that is not possible is refused', async () => {
  const quotes = quotesOf(app, manager)
  const [asked, { quote: sent }, { quote: other }] = [
    await quotes.create(),
    await sentQuote(quotes),
    await sentQuote(quotes),
  ]
  const all = [asked, sent, other]
  const assigned = await bulk(
    'quotes/bulk',
    manager,
    all.map(({ id, version }) => ({ id, version, assigneeId: manager.id })),
  )
  expect(assigned.map(({ refusal }) => refusal)).toEqual([null, null, null])
  const rows = assigned.map(({ id, version }, index) => ({
    id,
    version,
    decision: index === 2 ? 'decline' : 'accept',
    reason: 'By phone',
  }))
  const decided = await bulk('quotes/bulk/decisions', manager, rows)
  expect(outcome(decided)).toEqual(['quote.state', decided[1]?.version, decided[2]?.version])
  expect((await quotes.get(sent.id)).order).not.toBeNull()
  expect(await quotes.get(other.id)).toMatchObject({ status: 'declined', decision: 'By phone' })
  const withdrawn = [{ id: asked.id, version: assigned[0]?.version, decision: 'withdraw' }]
  await bulk('quotes/bulk/decisions', manager, withdrawn)
  expect(await quotes.get(asked.id)).toMatchObject({ status: 'withdrawn', assigneeName: 'Manuel' })
  expect(await audited(asked.reference)).toEqual([
    ['quote.created', asked.reference],
    ['quote.updated', asked.reference],
    ['quote.withdrawn', asked.reference],
  ])
})

it('ten orders are moved together, their stock with them; what is short, or has nowhere to go, is refused with its lines', async () => {
  const seller = sellerOf(app, manager)
  const product = await productWith(app, manager, 9)
  const orders = await Promise.all(Array.from({ length: 9 }, () => seller.create({ lines: [lineOf(product)] })))
  const homeless = await seller.create({ lines: [lineOf(await productWith(app, manager, 1))], address: '' })
  const rowsOf = (version: number, more: object) => [...orders, homeless].map(({ id }) => ({ id, version, ...more }))
  expect(outcome(await bulk('orders/bulk/status', manager, rowsOf(1, { to: 'processing' })))).toEqual(Array(10).fill(2))
  const shipped = await bulk('orders/bulk/status', manager, rowsOf(2, { to: 'shipped', carrier: 'DHL' }))
  expect(outcome(shipped)).toEqual([...Array(9).fill(3), 'order.no_address'])
  const { stockQuantity } = await app.services.database.prisma.product.findUniqueOrThrow({ where: { id: product } })
  expect(stockQuantity).toBe(0)
  expect(outcome(await bulk('orders/bulk/status', manager, rowsOf(3, { to: 'cancelled' })))).toEqual([
    ...Array(9).fill('order.state'),
    'record.changed',
  ])
  expect(await audited(orders[0]?.reference ?? '')).toEqual([
    ['order.created', orders[0]?.reference],
    ['order.moved', orders[0]?.reference],
    ['order.moved', orders[0]?.reference],
  ])
})

describe('prints', () => {
  async function printed(path: string, staff: StaffMember) {
    const answer = await ask(app, `/admin/${path}`, staff)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    return readPdf(Buffer.from(await answer.arrayBuffer())).pages
  }

  it('orders’ documents are one file, each in its language with pages of its own; what is gone is left out, and it is audited', async () => {
    const seller = sellerOf(app, manager)
    const [one, two] = [
      await seller.create({ lines: [lineOf(null)] }),
      await seller.create({ lines: [lineOf(null)], language: 'zh-CN', customerName: '山顶物业' }),
    ]
    const ids = [one.id, unknownId, two.id].join()
    const pages = await printed(`orders/print.pdf?ids=${ids}`, viewer)
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain(one.reference)
    expect(pages[0]).toContain('Page 1 of 1')
    expect(pages[1]).toContain(two.reference)
    expect(pages[1]).toContain('山顶物业')
    const entry = await app.services.database.prisma.auditEntry.findFirstOrThrow({ orderBy: { seq: 'desc' } })
    expect(entry).toMatchObject({
      action: 'orders.printed',
      after: { records: [one.reference, two.reference] },
    })
  })

  it('quotations show what is offered, or what was asked for; messages all that was sent, in the reader’s language', async () => {
    const quotes = quotesOf(app, manager)
    const [asked, { quote: sent }] = [await quotes.create({ message: 'Three towers.' }), await sentQuote(quotes)]
    const offers = await printed(`quotes/print.pdf?ids=${asked.id},${sent.id}`, viewer)
    expect(offers[0]).toContain('Request for quotation')
    expect(offers[0]).toContain('Three towers.')
    expect(offers[1]).toContain(sent.reference)

    const enquiry = await newEnquiry(app, viewer, { message: 'Leaks in the plant room.' })
    const demo = await newDemo(app, viewer)
    const enquiries = await printed(`enquiries/print.pdf?ids=${enquiry.id}`, viewer)
    expect(enquiries.join()).toContain(enquiry.reference)
    expect(enquiries.join()).toContain('Leaks in the plant room.')
    expect((await printed(`demo-requests/print.pdf?ids=${demo.id}`, viewer)).join()).toContain(demo.reference)
  })
})
