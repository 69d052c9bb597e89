import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { replyTemplates } from '#content/emails/reply-templates.ts'
import { enquiryDetailSchema } from '#contract/requests/messages.ts'
import {
  filledReplySchema,
  newReplyTemplateSchema,
  previewedReplySchema,
  type ReplyTemplate,
  replyTemplatePageSchema,
  replyTemplateSchema,
} from '#contract/requests/reply-templates.ts'
import { seedReplyTemplates } from '#server/modules/requests/index.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { quick } from '#tests/api/deliveries/deliveries.ts'
import { many } from '#tests/api/forms/forms.ts'
import { lineOf, sellerOf } from '#tests/api/orders/orders.ts'
import { dayIn, line, quotesOf, sentQuote, tokenOf } from '#tests/api/quotes/quotes.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { newDemo, newEnquiry, post, readEnquiry } from './inbox.ts'

const mail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@harbour.example',
  MAIL_TO: 'sales@harbour.example',
}
const app = await restoredApp(mail, { limits: many, pace: quick })
const manager = await createStaff(app, 'manager', { name: 'Mona' })
const editor = await createStaff(app, 'editor', { name: 'Edith' })

const path = '/admin/reply-templates'
const thanks = {
  name: '多謝查詢',
  nameEn: 'Thanks',
  kinds: ['enquiry'],
  subject: '回覆：{{reference}}',
  subjectEn: '',
  body: '多謝查詢{{products}}的軟件。{{our_company}} {{our_phone}}',
  bodyEn: 'Thank you, {{customer_name}} of {{customer_company}}, says {{staff_name}}.',
  isArchived: false,
}

async function add(fields: object = {}): Promise<ReplyTemplate> {
  const answer = await post(app, path, manager, { ...thanks, ...fields })
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(201)
  return replyTemplateSchema.parse(body)
}
const put = (id: string, body: object) => ask(app, `${path}/${id}`, manager, { method: 'PUT', body })
const list = async (query = '') =>
  (await answered(await ask(app, `${path}?pageSize=100&${query}`, editor), replyTemplatePageSchema)).items
const fill = (id: string, kind: string, record: string, staff = manager) =>
  post(app, `${path}/${id}/fill`, staff, { kind, record })
const filled = async (...given: Parameters<typeof fill>) => answered(await fill(...given), filledReplySchema)

describe('templates of replies', () => {
  it('come with a new site, each valid, and never again', async () => {
    const names = replyTemplates.map(({ name }) => name).toSorted()
    const [first, ...others] = await list()
    expect([first, ...others].map((template) => template?.name).toSorted()).toEqual(names)
    for (const { id: _id, ...template } of replyTemplates) {
      const whole = newReplyTemplateSchema.parse({ ...template, isArchived: false })
      expect(whole.body && whole.bodyEn).toBeTruthy()
    }
    await app.services.database.prisma.replyTemplate.deleteMany({ where: { id: { not: first?.id ?? '' } } })
    await seedReplyTemplates(app.services.database)
    expect(await list()).toHaveLength(1)
  })

  it('are written, changed as a whole and archived, over the version that was read, as the audit log tells', async () => {
    const made = await add()
    expect(made).toMatchObject({ ...thanks, version: 1, updatedBy: 'Mona' })
    const archived = await answered(
      await put(made.id, { ...thanks, isArchived: true, version: 1 }),
      replyTemplateSchema,
    )
    expect(archived).toMatchObject({ isArchived: true, version: 2 })
    expect(
      await answered(await put(made.id, { ...thanks, isArchived: true, version: 2 }), replyTemplateSchema),
    ).toEqual(archived)
    const problem = await refused(await put(made.id, { ...thanks, version: 1 }), 409, 'record.changed')
    expect(replyTemplateSchema.parse(problem.current)).toEqual(archived)
    const entries = await app.services.database.prisma.auditEntry.findMany({
      where: { entityId: made.id },
      orderBy: { seq: 'asc' },
    })
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['reply_template.created', null, thanks],
      ['reply_template.updated', { isArchived: false }, { isArchived: true }],
    ])
    const twoAtOnce = await Promise.all(['A', 'B'].map((name) => put(made.id, { ...thanks, name, version: 2 })))
    expect(twoAtOnce.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await refused(await put(randomUUID(), { ...thanks, version: 1 }), 404, 'reply_template.not_found')
  })

  it('are found by words of either language, by kind and by whether they are offered', async () => {
    const one = await add({ bodyEn: 'About the zebra crossing', kinds: ['order'], body: '' })
    const gone = await add({ name: '斑馬線', isArchived: true })
    const ids = async (query: string) => (await list(query)).map(({ id }) => id)
    expect(await ids('search=zebra')).toEqual([one.id])
    expect(await ids(`search=${encodeURIComponent('斑馬線')}`)).toEqual([gone.id])
    expect(await ids('kind=order')).toContain(one.id)
    expect(await ids('kind=enquiry,quote')).not.toContain(one.id)
    expect(await ids('state=archived')).toEqual([gone.id])
    expect(await ids('state=active')).not.toContain(gone.id)
  })

  it.each([
    ['name', 'required', { name: '' }],
    ['kinds', 'too_few', { kinds: [] }],
    ['kinds.0', 'not_offered', { kinds: ['customer'] }],
    ['subject', 'unknown_variable', { subject: 'Hello {{weather}}' }],
    ['bodyEn', 'variable_of_other_kind', { bodyEn: 'Pay {{total}}' }],
    ['body', 'too_long', { body: 'x'.repeat(10_001) }],
  ])('refuse at %s: %s', async (at, code, fields) => {
    const answer = await post(app, path, manager, { ...thanks, ...fields })
    const { errors } = await refused(answer, 400, 'request.invalid')
    expect(errors).toContainEqual(expect.objectContaining({ path: at, code }))
  })

  it('refuse one that is written in no language', async () => {
    const { errors } = await refused(
      await post(app, path, manager, { ...thanks, body: '', bodyEn: ' ' }),
      400,
      'request.invalid',
    )
    expect(errors).toMatchObject([{ path: 'body', code: 'no_language' }])
  })
})

describe('a template filled in', () => {
  it('is in the language of whoever is written to; what has no value stays, and holds the reply back', async () => {
    const { id } = await add()
    const english = await newEnquiry(app, editor, { language: 'en', company: '' })
    const { subject, text } = await filled(id, 'enquiry', english.id, editor)
    expect([subject, text]).toEqual(['', `Thank you, ${english.name} of {{customer_company}}, says Edith.`])
    const held = await refused(
      await post(app, `/admin/enquiries/${english.id}/replies`, editor, { subject: 'Re: {{reference}}', text }),
      400,
      'request.invalid',
    )
    expect(held.errors).toMatchObject([
      { path: 'subject', code: 'unfilled_variable', params: { name: 'reference' } },
      { path: 'text', code: 'unfilled_variable', params: { name: 'customer_company' } },
    ])
    expect((await readEnquiry(app, editor, english.id)).thread).toHaveLength(1)
    const sent = text.replace('{{customer_company}}', 'Peak Ltd')
    const reply = await post(app, `/admin/enquiries/${english.id}/replies`, editor, { subject: 'Re', text: sent })
    expect((await answered(reply, enquiryDetailSchema)).thread.at(1)?.text).toBe(sent)

    const product = '漏水感測器'
    const chinese = await newEnquiry(app, editor, { language: 'zh-TW', product })
    const inChinese = await filled(id, 'enquiry', chinese.id)
    expect(inChinese.subject).toBe(`回覆：${chinese.reference}`)
    expect(inChinese.text).toMatch(/^多謝查詢漏水感測器的軟件。港灣物聯 \+852/)
    const mainland = await newEnquiry(app, editor, { language: 'zh-CN', product })
    expect((await filled(id, 'enquiry', mainland.id)).text).toMatch(/^谢谢咨询漏水感測器的软件。/)
  })

  it('tells of a demo, of a quotation only what was sent, and of an order', async () => {
    const demo = await newDemo(app, editor, { language: 'en' })
    const preferred = { preferredDate: new Date('2099-01-15'), preferredTime: '10:00' }
    await app.services.database.prisma.demoRequest.update({ where: { id: demo.id }, data: preferred })
    const ofDemo = await add({ kinds: ['demo-request'], bodyEn: '{{demo_time}}' })
    expect((await filled(ofDemo.id, 'demo-request', demo.id)).text).toMatch(/2099 10:00, Hong Kong time$/)

    const staff = quotesOf(app, manager)
    const ofSale = await add({
      kinds: ['quote'],
      bodyEn: '{{products}}|{{quantity}}|{{total}}|{{valid_until}}|{{quote_link}}|{{reference}}',
    })
    const lines = [line({ quantity: 2 }), line({ name: 'Gateway', quantity: 3 })]
    const { quote } = await sentQuote(staff, { lines, currency: 'USD', validUntil: dayIn(30) })
    const parts = (await filled(ofSale.id, 'quote', quote.id)).text.split('|')
    expect(parts.slice(0, 3)).toEqual(['Site survey, Gateway', '5', 'USD 64.00'])
    expect(parts[3]).toMatch(/^\d+ \w+ 20\d\d$/)
    expect(parts.slice(4)).toEqual([`${app.url}/en/quotes/${tokenOf(quote)}`, quote.reference])
    const draft = await staff.draft(await staff.create())
    expect((await filled(ofSale.id, 'quote', draft.id)).text).toMatch(
      /^Site survey\|1\|\{\{total\}\}\|\{\{valid_until\}\}\|http/,
    )

    const ofOrder = await add({
      kinds: ['order'],
      bodyEn: '{{customer_name}}, {{customer_company}}|{{total}}|{{carrier}}',
    })
    const order = await sellerOf(app, manager).create({ lines: [lineOf(null, 4)] })
    expect((await filled(ofOrder.id, 'order', order.id)).text).toBe(
      'Amy Chan, Peak Property Ltd|HKD 400.00|{{carrier}}',
    )
  })

  it('is refused where it is archived, of another kind or language, or of what one may not write to', async () => {
    const { id } = await newEnquiry(app, editor, { language: 'en' })
    const chinese = await add({ bodyEn: '' })
    await refused(await fill(chinese.id, 'enquiry', id), 409, 'reply_template.no_text')
    await refused(await fill((await add({ isArchived: true })).id, 'enquiry', id), 404, 'reply_template.not_found')
    await refused(await fill((await add({ kinds: ['order'] })).id, 'enquiry', id), 404, 'reply_template.not_found')
    await refused(await fill(chinese.id, 'enquiry', randomUUID()), 404, 'message.not_found')
    await refused(await fill(chinese.id, 'order', randomUUID()), 404, 'order.not_found')
    await refused(await fill(chinese.id, 'quote', randomUUID(), editor), 403, 'permission.denied')
  })
})

describe('a preview', () => {
  const preview = (body: object, staff = editor) => post(app, '/admin/reply-previews', staff, body)

  it('is the email with greeting and signature, and sends nothing', async () => {
    const enquiry = await newEnquiry(app, editor, { language: 'en' })
    const about = { kind: 'enquiry', record: enquiry.id, subject: 'Prices', text: 'Here they are: {{total}}' }
    const { language, subject, text } = await answered(await preview(about), previewedReplySchema)
    expect([language, subject]).toEqual(['en', 'Prices'])
    expect(text).toMatch(/^Dear .+,\n\nHere they are: \{\{total\}\}\n\nKind regards,\nEdith\nHarbour IoT\n\n/)
    expect(text).toContain(enquiry.reference)
    expect((await readEnquiry(app, editor, enquiry.id)).thread).toHaveLength(1)
    await refused(await preview({ ...about, text: ' ' }), 400, 'request.invalid')
    await refused(await preview({ ...about, kind: 'order' }), 403, 'permission.denied')
    await refused(await preview({ ...about, record: randomUUID() }), 404, 'message.not_found')
  })
})
