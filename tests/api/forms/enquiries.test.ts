import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { enquiry, many, submit } from './forms.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({}, { limits: many })
})

afterAll(() => app.close())

async function stored(body: object) {
  const reference = await submit(app, '/enquiries', body)
  return app.services.database.prisma.enquiry.findUniqueOrThrow({ where: { reference } })
}

describe('POST /enquiries', () => {
  it('a 201 means that the message is in the database, as it was typed', async () => {
    const { submissionId, elapsedMs, website, ...typed } = enquiry()
    const row = await stored({ submissionId, elapsedMs, website, ...typed })
    expect(row).toMatchObject({ ...typed, suspect: false })
    expect(row.reference).toMatch(/^ENQ-/)
  })

  it('product, company, phone and type may be left out', async () => {
    const row = await stored({
      firstName: 'Ada',
      lastName: 'Chan',
      email: 'ada@buyer.example',
      message: 'Hello',
      submissionId: randomUUID(),
      language: 'en',
      elapsedMs: 2000,
    })
    expect(row).toMatchObject({ product: '', company: '', phone: '', inquiryType: null, language: 'en' })
  })

  it.each([
    '<script>alert(1)</script>',
    '<b>Bold</b> & "quoted" \'text\' &amp;',
    'Robert\'); DROP TABLE "Enquiry";--',
    '{{constructor.constructor("x")()}} #{7*7} %s %n',
    '𠮷野家 👩‍🔧 émigré עברית',
    'first\r\nsecond\n\tthird',
  ])('%j is kept as plain text', async (text) => {
    expect((await stored(enquiry({ message: text }))).message).toBe(text)
  })

  it('blanks around are no part of it', async () => {
    const row = await stored(enquiry({ firstName: '  家明 ', email: ' a@b.example ', message: '\n 你好 \n' }))
    expect(row).toMatchObject({ firstName: '家明', email: 'a@b.example', message: '你好' })
  })

  it('every field at its longest', async () => {
    const row = await stored(
      enquiry({
        product: '品'.repeat(300),
        firstName: '名'.repeat(100),
        lastName: '姓'.repeat(100),
        company: '司'.repeat(200),
        message: '長'.repeat(5000),
        phone: '2'.repeat(40),
        email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(58)}.example`,
      }),
    )
    expect([row.message.length, row.product.length, row.phone.length]).toEqual([5000, 300, 40])
  })
})
