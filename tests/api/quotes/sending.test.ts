import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import { defaultSettings } from '#contract/site/settings.ts'
import { ask, refused } from '#tests/api/back-office/ask.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { mailTo, quick } from '#tests/api/deliveries/deliveries.ts'
import { many } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff } from '#tests/support/staff.ts'
import { dayIn, follow, line, type QuoteStaff, quotesOf, sentQuote, tokenOf } from './quotes.ts'

let mail: MailServer
let app: TestApp
let staff: QuoteStaff
let quiet: TestApp
let quietStaff: QuoteStaff

beforeAll(async () => {
  mail = await startMailServer()
  app = await startTestApp({ SMTP_URL: mail.url, ...mailTo }, { limits: many, pace: quick })
  staff = quotesOf(app, await createStaff(app, 'manager', { name: 'Mona' }))
  quiet = await startTestApp({}, { limits: many })
  quietStaff = quotesOf(quiet, await createStaff(quiet, 'manager'))
})

afterAll(async () => {
  await app.close()
  await quiet.close()
  await mail.close()
})

function mailOf(quote: QuoteDetail, nth = 1) {
  return until(async () => {
    const mails = mail.mails.filter(({ recipients }) => recipients.includes(quote.email))
    return mails.length >= nth && mails[nth - 1]
  })
}

describe('sending', () => {
  it('mails the offer with its PDF and private link, in English; the buyer is a customer, the 24 hours are over', async () => {
    const lines = [line({ name: '現場勘察', nameEn: 'Site survey', unitPriceHkd: 1000, quantity: 2 })]
    const draft = await staff.draft(await staff.create({ company: 'A & <b>Sons</b>' }), { currency: 'USD', lines })
    const quote = await staff.dispatch(draft, { message: 'As agreed on the phone.\n\nBest wishes' })
    const sent = await mailOf(quote)
    expect(sent.headers).toMatchObject({
      subject: `Quotation ${quote.reference} from Harbour IoT`,
      to: expect.stringContaining(quote.email),
    })
    expect(sent.text).toContain('Dear Amy Chan,')
    expect(sent.text).toContain('As agreed on the phone.\n\nBest wishes')
    expect(sent.text).toContain('One-off: USD 256.00')
    expect(sent.text).toContain(quote.link)
    expect(sent.html).toContain('A &amp; &lt;b&gt;Sons&lt;/b&gt;')
    expect(sent.files).toMatchObject([{ name: `${quote.reference}.pdf`, type: 'application/pdf' }])
    const pdf = readPdf(sent.files[0]?.bytes ?? Buffer.alloc(0))
    expect(pdf.info).toMatchObject({ Title: `Quotation ${quote.reference}`, Author: 'Harbour IoT' })
    for (const text of [
      'A & <b>Sons</b>',
      'Site survey',
      '128.00',
      '256.00',
      'USD 256.00',
      'HKD 2,000.00',
      'Page 1 of 1',
    ]) {
      expect(pdf.pages[0]).toContain(text)
    }
    expect(quote).toMatchObject({
      status: 'sent',
      total: 256,
      totalHkd: 2000,
      validUntil: dayIn(30),
      currency: 'USD',
      answeredAt: expect.any(String),
      dueAt: null,
      customerName: 'A & <b>Sons</b>',
      revisions: [{ sentAt: expect.any(String), sentBy: 'Mona' }],
    })
    expect(quote.link).toBe(`${app.url}/en/quotes/${tokenOf(quote)}`)
    const delivered = await until(async () => {
      const letter = (await staff.get(quote.id)).thread.find(({ kind }) => kind === 'quote.sent')
      return letter?.mail?.status === 'delivered' && letter
    })
    expect(delivered.params).toEqual({ revision: 1, to: quote.email, validUntil: dayIn(30) })
  })

  it('prints the offer in simplified characters for whoever reads them', async () => {
    const quote = await staff.dispatch(await staff.draft(await staff.create({ language: 'zh-CN', name: '陳家明' })), {})
    const { files } = await mailOf(quote)
    const pdf = readPdf(files[0]?.bytes ?? Buffer.alloc(0))
    expect(pdf.info).toMatchObject({ Title: `报价单 ${quote.reference}`, Author: '港湾物联' })
    expect(pdf.pages[0]).toContain('陳家明')
    expect(pdf.pages[0]).not.toContain('〓')
  })

  it('speaks Chinese to whoever reads it, and a revision says so, in the same thread, on the same link', async () => {
    const first = await staff.dispatch(await staff.draft(await staff.create({ language: 'zh-TW', name: '陳家明' })), {})
    const one = await mailOf(first)
    expect(one.headers.subject).toBe(`港灣物聯報價單 ${first.reference}`)
    expect(one.text).toContain('陳家明，你好：')
    const second = await staff.dispatch(await staff.draft(first, { lines: [line({ unitPriceHkd: 90 })] }), {})
    const two = await mailOf(first, 2)
    expect(two.headers.subject).toContain('修訂版')
    expect(two.headers['in-reply-to']).toBe(one.headers['message-id'])
    expect(two.files[0]?.name).toBe(`${first.reference}-2.pdf`)
    expect([second.link, second.revision]).toEqual([first.link, 2])
    expect(first.link).toBe(`${app.url}/quotes/${tokenOf(first)}`)
  })

  it('keeps what it printed, to the byte, whatever becomes of the site, the settings and the buyer', async () => {
    const draft = await quietStaff.draft(await quietStaff.create({ company: 'Peak Ltd' }))
    const draftPdf = () => quietStaff.send('GET', `/${draft.id}/revisions/1/quotation.pdf`)
    expect(readPdf(Buffer.from(await (await draftPdf()).arrayBuffer())).info['Title']).toContain('Draft')
    const { prisma } = quiet.services.database
    const sent = await quietStaff.dispatch(draft, { deliver: false })
    const files = async () => {
      const answers = [
        await draftPdf(),
        await fetch(`${quiet.url}/api/v1/quote-requests/${tokenOf(sent)}/quotation.pdf`),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      return Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
    }
    const printed = async () => {
      const answer = await quietStaff.send('GET', `/print.pdf?ids=${draft.id}`)
      return readPdf(Buffer.from(await answer.arrayBuffer())).pages[0]
    }
    const [[before], printedBefore] = [await files(), await printed()]
    await prisma.quote.update({ where: { id: draft.id }, data: { company: 'Another Ltd' } })
    const manager = await createStaff(quiet, 'manager')
    const { version } = await (await ask(quiet, '/admin/sales-settings', manager)).json()
    const values = { ...defaultSettings.sales, businessRegistration: '99999999-000' }
    const put = await ask(quiet, '/admin/sales-settings', manager, { method: 'PUT', body: { values, version } })
    expect(put.status, await put.text()).toBe(200)
    for (const bytes of await files()) expect(bytes.equals(before ?? Buffer.alloc(0))).toBe(true)
    expect(await printed()).toBe(printedBefore)
    expect(printedBefore).toContain('Peak Ltd')

    const { revisionId, sha256 } = await prisma.quoteFile.findFirstOrThrow({
      where: { revision: { quoteId: draft.id } },
    })
    expect(sha256).toBe(
      createHash('sha256')
        .update(before ?? '')
        .digest('hex'),
    )
    const entry = await prisma.auditEntry.findFirst({ where: { action: 'quote.sent', entityId: draft.id } })
    expect(entry?.after).toMatchObject({ sha256 })
    await expect(prisma.quoteFile.update({ where: { revisionId }, data: { sha256: '' } })).rejects.toThrow()

    await prisma.quoteFile.delete({ where: { revisionId } }) // as one that was sent before files were kept
    for (const bytes of await files()) expect(readPdf(bytes).pages[0]).toContain('99999999-000')
  })

  it('writes nothing where no mail can leave, unless staff hand it over themselves', async () => {
    const draft = await quietStaff.draft(await quietStaff.create())
    const { version } = draft
    await refused(await quietStaff.send('POST', `/${draft.id}/send`, { version }), 409, 'mail.not_configured')
    expect(await quietStaff.get(draft.id)).toEqual(draft)
    const sent = await quietStaff.dispatch(draft, { deliver: false, message: 'Handed over' })
    expect(sent).toMatchObject({ status: 'sent', revisions: [{ sentAt: expect.any(String) }] })
    expect(await quiet.services.database.prisma.outgoingMail.count()).toBe(0)
    const read = await follow(quiet, tokenOf(sent))
    expect(read.messages).toEqual([{ at: expect.any(String), from: 'us', text: 'Handed over' }])
  })

  it('twice at once sends once', async () => {
    const { id, version, email } = await staff.draft(await staff.create())
    const answers = await Promise.all([1, 2, 3].map(() => staff.send('POST', `/${id}/send`, { version })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await app.services.database.prisma.outgoingMail.count({ where: { toAddress: email } })).toBe(1)
  })

  it('of a draft whose last day is over is refused', async () => {
    const draft = await quietStaff.draft(await quietStaff.create())
    await quiet.services.database.prisma.quoteRevision.updateMany({
      where: { quoteId: draft.id },
      data: { validUntil: new Date(dayIn(-1)) },
    })
    const answer = await quietStaff.send('POST', `/${draft.id}/send`, { version: draft.version, deliver: false })
    const { errors } = await refused(answer, 400, 'request.invalid')
    expect(errors).toEqual([{ path: 'validUntil', message: 'is in the past', code: 'past' }])
  })

  it('makes the customer whose contact has the address once, and finds them the next time', async () => {
    const email = `Kay-${randomUUID()}@peak.example`
    const one = await sentQuote(quietStaff, {}, { email })
    const two = await sentQuote(quietStaff, {}, { email: email.toUpperCase() })
    expect(two.quote.customerId).toBe(one.quote.customerId)
    expect(one.quote.customerId).not.toBeNull()
  })

  it('keeps the terms as they were', async () => {
    const { quote, token } = await sentQuote(quietStaff)
    const values = { quoteTermsEn: 'Cash only' }
    const group = { name: 'sales', values }
    await quiet.services.database.prisma.settingGroup.upsert({ where: { name: 'sales' }, create: group, update: group })
    await quiet.services.settings.refresh()
    expect((await follow(quiet, token)).offer?.terms).toContain('Delivery and installation are not included')
    const pdf = await revision(quote, 1)
    expect(pdf.pages[0]).toContain('Delivery and installation')
    expect(pdf.pages[0]).not.toContain('Cash only')
  })
})

async function revision(quote: QuoteDetail, number: number) {
  const answer = await quietStaff.send('GET', `/${quote.id}/revisions/${number}/quotation.pdf`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="RFQ-[\w-]+\.pdf"$/)
  return readPdf(Buffer.from(await answer.arrayBuffer()))
}

describe('a quotation as a document', () => {
  it('is marked as a draft until it is sent', async () => {
    const draft = await quietStaff.draft(await quietStaff.create())
    expect((await revision(draft, 1)).info.Title).toBe(`Draft quotation ${draft.reference}`)
    const sent = await quietStaff.dispatch(draft)
    expect((await revision(sent, 1)).info.Title).toBe(`Quotation ${draft.reference}`)
    await refused(await quietStaff.send('GET', `/${draft.id}/revisions/2/quotation.pdf`), 404, 'revision.not_found')
    const nothing = await quietStaff.send('GET', `/${randomUUID()}/revisions/1/quotation.pdf`)
    await refused(nothing, 404, 'message.not_found')
  })

  it('runs over pages with a hundred lines, long names and notes; each page says its number and its columns again', async () => {
    const lines = Array.from({ length: 100 }, (_, index) =>
      line({
        name: index % 2 ? '智能電錶'.repeat(40) : `Sensor ${'very '.repeat(30)}long ${index + 1}`,
        note: index % 10 === 0 ? '分兩期送貨。'.repeat(60) : '',
        period: index % 3 === 0 ? 'year' : 'once',
        unitPriceHkd: 9_999_999.99,
        quantity: 1000,
      }),
    )
    const pdf = await revision(await quietStaff.draft(await quietStaff.create(), { currency: 'RMB', lines }), 1)
    expect(pdf.pages.length).toBeGreaterThan(5)
    for (const [index, text] of pdf.pages.entries()) expect(text).toContain(`Page ${index + 1} of ${pdf.pages.length}`)
    const whole = pdf.pages.join('\n')
    for (let number = 1; number <= 100; number += 1) expect(whole).toMatch(new RegExp(`^${number}$`, 'm'))
    expect(whole).toContain('First-year total, in Hong Kong dollars')
    expect(whole).toContain('RMB 919,999,999,000.00')
    expect(whole).toContain('HKD 999,999,999,000.00')
  })
})

describe('letters of its thread', () => {
  it('go to the buyer, who reads them on the link too; the first ends the 24 hours and overtakes nobody’s edit', async () => {
    const quote = await staff.create()
    const reply = { subject: 'About your request', text: 'Which floor is it?' }
    const after = await staff.act('POST', quote, '/replies', { version: undefined, ...reply })
    expect(after).toMatchObject({ answeredAt: expect.any(String), version: quote.version })
    const sent = await mailOf(quote)
    expect(sent.headers.subject).toBe('About your request')
    expect(sent.text).toContain('Which floor is it?')
    expect((await follow(app, tokenOf(quote))).messages).toMatchObject([{ from: 'us', text: 'Which floor is it?' }])
    const refusedReply = await quietStaff.send('POST', `/${(await quietStaff.create()).id}/replies`, reply)
    await refused(refusedReply, 409, 'mail.not_configured')
  })

  it('notes and what came by another way stand there, and the audit log says who wrote, not what', async () => {
    const quote = await staff.create()
    expect((await staff.send('POST', `/${quote.id}/notes`, { text: 'Call on Monday' })).status).toBe(200)
    const response = await staff.send('POST', `/${quote.id}/received`, { text: 'Yes please', via: 'phone' })
    expect(await response.json()).toMatchObject([
      { kind: 'created' },
      { kind: 'note', text: 'Call on Monday', actorName: 'Mona' },
      { kind: 'received', text: 'Yes please', params: { via: 'phone' } },
    ])
    const entries = await app.services.database.prisma.auditEntry.findMany({
      where: { entityId: quote.id },
      orderBy: { seq: 'asc' },
    })
    expect(entries.map(({ action }) => action)).toEqual(['quote.created', 'quote.noted', 'quote.received'])
    expect(JSON.stringify(entries.map(({ before, after }) => [before, after]))).not.toMatch(/Monday|please|Amy/)
    for (const path of ['notes', 'received', 'replies']) {
      await refused(await staff.send('POST', `/${quote.id}/${path}`, {}), 400, 'request.invalid')
    }
    const missing = await staff.send('POST', `/${randomUUID()}/notes`, { text: 'x' })
    await refused(missing, 404, 'message.not_found')
  })
})

describe('who may see the link', () => {
  it('is whoever may accept for the buyer; a Viewer reads the rest', async () => {
    const { quote } = await sentQuote(quietStaff)
    const viewer = await createStaff(quiet, 'viewer')
    const read = await (await ask(quiet, `/admin/quotes/${quote.id}`, viewer)).json()
    expect(read).toMatchObject({ id: quote.id, link: null, linkExpiresAt: quote.linkExpiresAt })
    expect(JSON.stringify(read)).not.toContain(tokenOf(quote))
  })
})
