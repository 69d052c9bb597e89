import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoRequestDetailSchema, enquiryDetailSchema } from '#contract/requests/messages.ts'
import { recentActivitySchema } from '#contract/sales/activities.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { mailTo, quick, settled } from '#tests/api/deliveries/deliveries.ts'
import { many, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { lastAudited, newDemo, newEnquiry, patch, post, readEnquiry } from './inbox.ts'

let mails: MailServer
let app: TestApp
let viewer: StaffMember
let editor: StaffMember

beforeAll(async () => {
  mails = await startMailServer()
  app = await startTestApp({ SMTP_URL: mails.url, ...mailTo }, { limits: many, pace: quick })
  viewer = await createStaff(app, 'viewer', { name: 'Vera' })
  editor = await createStaff(app, 'editor', { name: 'Edith' })
})

afterAll(async () => {
  await app.close()
  await mails.close()
})

function mailOf(subject: string): Promise<ReceivedMail> {
  return until(async () => mails.mails.find(({ headers }) => headers.subject === subject))
}

const retry = (path: string, staff: StaffMember | undefined) => ask(app, path, staff, { method: 'POST' })

describe('a letter to whoever sent an enquiry', () => {
  it('leaves in their language, signed, and ends the 24 hours', async () => {
    const { id, reference } = await newEnquiry(app, viewer)
    const subject = `Re: 你的查詢（${reference}）`
    const sent = await post(app, `/admin/enquiries/${id}/replies`, editor, {
      subject,
      text: '第一段。\n\n第二段 <b>。',
    })
    const detail = await answered(sent, enquiryDetailSchema)
    expect(detail).toMatchObject({ status: 'answered', dueAt: null, answeredAt: expect.any(String), version: 2 })
    expect(detail.thread.map(({ kind }) => kind)).toEqual(['created', 'reply', 'status'])
    expect(await lastAudited(app)).toMatchObject({ action: 'enquiry.replied', entityName: reference, after: null })

    const mail = await mailOf(subject)
    expect(mail.recipients).toEqual(['ka-ming.chan@buyer.example'])
    expect(mail.headers['reply-to']).toContain('sales@harbour.example')
    expect(mail.text).toMatch(/^陳家明，你好：\n\n第一段。\n\n第二段 <b>。\n\nEdith\n港灣物聯\n\n/)
    expect(mail.text).toContain('我們有三座大廈，請報價。')
    expect(mail.html).toContain('第二段 &lt;b&gt;。')
    await until(async () => {
      const { thread } = await readEnquiry(app, viewer, id)
      return thread.find(({ kind }) => kind === 'reply')?.mail?.status === 'delivered'
    })
  })

  it('answers the copy that the visitor has of what they sent', async () => {
    const { id, reference } = await newEnquiry(app, viewer)
    const copy = await until(async () =>
      mails.mails.find(({ headers }) => headers['message-id']?.includes(`${reference}.visitor@`)),
    )
    await settled(app, reference)
    const subject = `Answer ${reference}`
    await post(app, `/admin/enquiries/${id}/replies`, editor, { subject, text: 'Hello' })
    expect((await mailOf(subject)).headers['in-reply-to']).toBe(copy.headers['message-id'])
  })

  it('a second one answers the first in one thread, and leaves status and clock alone', async () => {
    const { id, reference } = await newEnquiry(app, viewer)
    const reply = (subject: string) => post(app, `/admin/enquiries/${id}/replies`, editor, { subject, text: 'Hello' })
    const { answeredAt } = await answered(await reply(`First ${reference}`), enquiryDetailSchema)
    const first = await mailOf(`First ${reference}`)
    await answered(
      await patch(app, `/admin/enquiries/${id}`, editor, { version: 2, status: 'in_progress' }),
      enquiryDetailSchema,
    )
    const detail = await answered(await reply(`Second ${reference}`), enquiryDetailSchema)
    expect(detail).toMatchObject({ status: 'in_progress', answeredAt })
    const second = await mailOf(`Second ${reference}`)
    expect(second.headers['in-reply-to']).toBe(first.headers['message-id'])
    expect(second.headers.references).toContain(first.headers['message-id'])
    const reopened = await patch(app, `/admin/enquiries/${id}`, editor, { version: 4, status: 'new' })
    expect(await answered(reopened, enquiryDetailSchema)).toMatchObject({ answeredAt, dueAt: null })
  })

  it('one that nobody can have is parked, says why, and can be sent again', async () => {
    mails.refuse((address) => address.startsWith('gone'), '550 5.1.1 No such user')
    const { id, reference } = await newEnquiry(app, viewer, { email: 'gone@buyer.example' })
    const subject = `Parked ${reference}`
    await answered(
      await post(app, `/admin/enquiries/${id}/replies`, editor, { subject, text: 'Hello' }),
      enquiryDetailSchema,
    )
    const letter = await until(async () => {
      const { thread } = await readEnquiry(app, viewer, id)
      return thread.find(({ mail }) => mail?.status === 'parked')
    })
    expect(letter.mail?.lastError).toMatch(/550/)
    const path = `/admin/activities/${letter.id}/retry`
    mails.refuse(() => false, '')
    expect((await retry(path, editor)).status).toBe(202)
    expect((await mailOf(subject)).recipients).toEqual(['gone@buyer.example'])
    await until(async () =>
      (await readEnquiry(app, viewer, id)).thread.some(({ mail }) => mail?.status === 'delivered'),
    )
    await refused(await retry(path, editor), 409, 'delivery.not_parked')
  })
})

it('a letter to whoever asked for a demo ends the clock, and leaves the request open', async () => {
  const { id, reference } = await newDemo(app, viewer)
  const subject = `Demo ${reference}`
  const sent = await post(app, `/admin/demo-requests/${id}/replies`, editor, { subject, text: '哪一天方便？' })
  expect(await answered(sent, demoRequestDetailSchema)).toMatchObject({ status: 'requested', dueAt: null })
  expect((await mailOf(subject)).text).toContain('哪一天方便？')
})

it('a parked delivery is tried again from the start', async () => {
  mails.refuse((address) => address.startsWith('former'), '550 5.1.1 No such user')
  const { reference } = await newEnquiry(app, viewer, { email: 'former@buyer.example' })
  await settled(app, reference)
  const path = `/admin/deliveries/${reference}/visitor_mail/retry`
  await refused(await retry(`/admin/deliveries/${reference}/pigeon/retry`, editor), 400, 'request.invalid')
  await refused(await retry(`/admin/deliveries/${reference}/staff_mail/retry`, editor), 409, 'delivery.not_parked')
  mails.refuse(() => false, '')
  expect((await retry(path, editor)).status).toBe(202)
  expect(await lastAudited(app)).toMatchObject({ action: 'delivery.retried', entityName: reference })
  const deliveries = await settled(app, reference)
  expect(deliveries).toContainEqual(
    expect.objectContaining({ channel: 'visitor_mail', status: 'delivered', attempts: 1 }),
  )
})

describe('GET /admin/activities', () => {
  const recent = async (query: string) =>
    answered(await ask(app, `/admin/activities?${query}`, viewer), recentActivitySchema)

  it('tells what happened of all, the newest first, page after page', async () => {
    const { id, reference } = await newEnquiry(app, viewer)
    await submit(app, '/quote-requests', quoteRequest())
    await post(app, `/admin/enquiries/${id}/notes`, editor, { text: '備'.repeat(1000) })
    const { items, next } = await recent('limit=2')
    expect(items).toMatchObject([
      { kind: 'note', reference, about: '陳家明', actorName: 'Edith', text: '備'.repeat(300) },
      { kind: 'created', entity: 'quote', about: '陳家明', actorKind: 'visitor' },
    ])
    const older = await recent(`limit=2&before=${next}`)
    expect(older.items[0]).toMatchObject({ kind: 'created', entity: 'enquiry', entityId: id })
    expect((await recent('limit=100')).next).toBeNull()
  })
})
