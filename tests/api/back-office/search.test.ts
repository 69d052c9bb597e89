import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffSearchSchema } from '#contract/staff/search.ts'
import { demoRequest, enquiry, many, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { answered, ask, refused } from './ask.ts'

let app: TestApp
let viewer: StaffMember
let admin: StaffMember
let reference: string

beforeAll(async () => {
  app = await startTestApp({}, { limits: many })
  await leaveTheSix(app)
  viewer = await createStaff(app, 'viewer')
  admin = await createStaff(app, 'super_admin', { name: '黃漏水', email: 'wong@staff.example' })
  reference = await submit(app, '/enquiries', enquiry({ firstName: 'Ann', lastName: 'Lee', product: '' }))
  await submit(app, '/enquiries', enquiry({ message: `關於 ${reference}`, product: '' }))
  await submit(app, '/demo-requests', demoRequest({ message: '漏水警報' }))
  await submit(app, '/quote-requests', quoteRequest({ message: '漏水' }))
  for (let count = 0; count < 6; count += 1) await submit(app, '/enquiries', enquiry({ company: 'Many Ltd' }))
})

afterAll(() => app.close())

async function find(q: string, staff = viewer) {
  const { items } = await answered(await ask(app, `/admin/search?q=${encodeURIComponent(q)}`, staff), staffSearchSchema)
  return items
}

describe('GET /admin/search', () => {
  it('is for those who are signed in, and for something', async () => {
    await refused(await ask(app, '/admin/search?q=a'), 401, 'session.required')
    for (const query of ['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`]) {
      await refused(await ask(app, `/admin/search${query}`, viewer), 400, 'request.invalid')
    }
  })

  it('finds no customer who was merged into another, or erased', async () => {
    const { prisma } = app.services.database
    const { id } = await prisma.customer.create({ data: { type: 'business', name: '獨一物流' } })
    const gone = [{ mergedIntoId: id }, { erasedAt: new Date() }]
    await prisma.customer.createMany({ data: gone.map((one) => ({ type: 'business', name: '獨一物流', ...one })) })
    for (const text of ['獨一物流', '獨']) expect((await find(text)).map((hit) => hit.id)).toEqual([id])
  })

  it('finds each kind that one may read, in Chinese and in English', async () => {
    expect([...new Set((await find('漏水')).map(({ kind }) => kind))]).toEqual([
      'product',
      'demo_request',
      'quote_request',
    ])
    expect([...new Set((await find('漏水', admin)).map(({ kind }) => kind))]).toContain('user')
    expect((await find('LEAK sensor')).map(({ title }) => title)).toEqual(['Water Leak Sensor'])
    expect((await find('wong@staff.example', admin))[0]).toMatchObject({
      title: '黃漏水',
      detail: 'wong@staff.example',
    })
    expect(await find('wong@staff.example')).toEqual([])
  })

  it('titles are in the language of whoever reads', async () => {
    const { prisma } = app.services.database
    await prisma.user.update({ where: { id: viewer.id }, data: { language: 'zh-TW' } })
    expect((await find('leak')).map(({ title }) => title)).toEqual(['漏水感測器'])
    await prisma.user.update({ where: { id: viewer.id }, data: { language: null } })
  })

  it('what is called so is on top, in any case', async () => {
    const [first, second] = await find(reference.toLowerCase())
    expect([first?.title, first?.detail]).toEqual(['Ann Lee', `${reference} · 維港物業管理有限公司`])
    expect(second?.kind).toBe('enquiry')
    const { prisma } = app.services.database
    const product = await prisma.product.findFirstOrThrow({ where: { sku: { not: null } } })
    expect((await find(product.sku ?? ''))[0]?.id).toBe(product.id)
  })

  it('references and codes are found without their hyphens', async () => {
    expect((await find(reference.replace('-', '').toLowerCase()))[0]?.detail).toContain(reference)
    const { prisma } = app.services.database
    const product = await prisma.product.findFirstOrThrow({ where: { sku: 'HI-WL-01' } })
    expect((await find('HIWL01'))[0]?.id).toBe(product.id)
    const list = await ask(app, '/admin/products?search=hiwl01', viewer)
    expect(JSON.stringify(await list.json())).toContain(product.id)
  })

  it('gives five of a kind at most, and takes one letter, or a sign of SQL, for what it is', async () => {
    expect((await find('Many')).filter(({ kind }) => kind === 'enquiry')).toHaveLength(5)
    expect((await find('A')).length).toBeGreaterThan(0)
    expect(await find('%')).toEqual([])
    expect(await find("'; --")).toEqual([])
  })
})
