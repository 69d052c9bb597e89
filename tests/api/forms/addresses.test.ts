import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerDetailSchema } from '#contract/sales/customers.ts'
import { staffSearchSchema } from '#contract/staff/search.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { added } from '#tests/api/customers/customers.ts'
import { login, sessionOf } from '#tests/api/staff/auth.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember, staffPassword } from '#tests/support/staff.ts'
import { enquiry, many, post, quoteRequest, submit } from './forms.ts'

const read = 'Info@公司.香港'
/** What Chromium sends for it. */
const ascii = 'Info@xn--55qx5d.xn--j6w193g'

let app: TestApp
let manager: StaffMember

beforeAll(async () => {
  app = await startTestApp({}, { limits: many })
  manager = await createStaff(app, 'manager')
})
afterAll(() => app.close())

const prisma = () => app.services.database.prisma

it('a form that was filled in from a contact list and a chat is stored clean', async () => {
  const reference = await submit(
    app,
    '/enquiries',
    enquiry({
      email: `\u202a${ascii}\u202c`,
      phone: '\u202a＋852\u00a02345\u20116789\u202c 轉 12',
      message: '第一行\u2028第二行\u2029第三行',
    }),
  )
  const row = await prisma().enquiry.findUniqueOrThrow({ where: { reference } })
  expect(row).toMatchObject({ email: read, phone: '+852 2345-6789 轉 12', message: '第一行\n第二行\n第三行' })
})

describe('both forms of an address are one', () => {
  it('for the customer, their history and their erasure', async () => {
    const contacts = [{ name: '陳大文', email: ascii, phone: '', position: '' }]
    const { id } = await added(app, manager, { contacts })
    const again = await ask(app, '/admin/customers', manager, {
      method: 'POST',
      body: {
        type: 'business',
        name: '另一間',
        nameEn: '',
        email: '',
        phone: '',
        location: '',
        address: '',
        notes: '',
        language: 'zh-TW',
        contacts: [{ ...contacts[0], email: read }],
      },
    })
    expect([again.status, JSON.stringify(await again.json())]).toEqual([
      400,
      expect.stringContaining('"code":"email_of_other"'),
    ])
    for (const email of [read, ascii]) await submit(app, '/quote-requests', quoteRequest({ email }))
    const customer = await answered(await ask(app, `/admin/customers/${id}`, manager), customerDetailSchema)
    expect(customer.items.filter(({ kind }) => kind === 'quote')).toHaveLength(2)
    for (const q of [read, ascii]) {
      const found = await ask(app, `/admin/search?q=${encodeURIComponent(q)}`, manager)
      const { items } = await answered(found, staffSearchSchema)
      expect(items.map(({ kind }) => kind)).toContain('quote_request')
    }
    const { version, name } = customer
    const erased = await ask(app, `/admin/customers/${id}/erase`, manager, { method: 'POST', body: { version, name } })
    expect(erased.status).toBe(200)
    expect(await prisma().quote.count({ where: { email: { equals: read, mode: 'insensitive' } } })).toBe(0)
  })

  it('for who signs in', async () => {
    const { email } = await createStaff(app, 'editor', { email: 'lai@港灣.香港', password: true })
    for (const username of [email, 'LAI@xn--j6wy0c.xn--j6w193g']) {
      expect(await sessionOf(await login(app, { username, password: staffPassword }))).toMatchObject({
        user: { email },
      })
    }
  })
})

it('a domain that cannot be is refused', async () => {
  const answer = await post(app, '/enquiries', enquiry({ email: 'info@xn--a.xn--j6w193g' }))
  expect([answer.status, JSON.stringify(await answer.json())]).toEqual([400, expect.stringContaining('not_email')])
})
