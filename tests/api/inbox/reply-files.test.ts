import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enquiryDetailSchema } from '#contract/requests/messages.ts'
import { replyBytesMax } from '#contract/requests/reply-files.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { added } from '#tests/api/customers/customers.ts'
import { mailTo, quick } from '#tests/api/deliveries/deliveries.ts'
import { many } from '#tests/api/forms/forms.ts'
import { pdf, photoOfPlace, replyFile, sendReplyFile } from '#tests/api/media/media.ts'
import { lineOf, sellerOf } from '#tests/api/orders/orders.ts'
import { quotesOf } from '#tests/api/quotes/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { newDemo, newEnquiry, post, readEnquiry } from './inbox.ts'

let mails: MailServer
let app: TestApp
let viewer: StaffMember
let editor: StaffMember
let manager: StaffMember

beforeAll(async () => {
  mails = await startMailServer()
  app = await startTestApp({ SMTP_URL: mails.url, ...mailTo }, { limits: many, pace: quick })
  viewer = await createStaff(app, 'viewer')
  editor = await createStaff(app, 'editor', { name: 'Edith' })
  manager = await createStaff(app, 'manager')
})

afterAll(async () => {
  await app.close()
  await mails.close()
})

const stored = (id: string) => app.services.database.prisma.storedFile.count({ where: { key: `reply/${id}` } })
const named = (subject: string) => mails.mails.filter(({ headers }) => headers.subject === subject)
const mailOf = (subject: string): Promise<ReceivedMail> => until(async () => named(subject)[0])
const read = (id: string, staff: StaffMember | undefined) => ask(app, `/admin/reply-files/${id}`, staff)
const discard = (id: string, staff: StaffMember) => ask(app, `/admin/reply-files/${id}`, staff, { method: 'DELETE' })
const reply = (id: string, subject: string, files: string[], staff = editor) =>
  post(app, `/admin/enquiries/${id}/replies`, staff, { subject, text: 'Attached.', files })

async function letterOf(id: string, status: string) {
  return until(async () => {
    const { thread } = await readEnquiry(app, viewer, id)
    return thread.find(({ kind, mail }) => kind === 'reply' && mail?.status === status)
  })
}

describe('files of a reply', () => {
  it('go with the email, in order, a photo without its place, and stay with the reply for whoever may read it', async () => {
    const { id, reference } = await newEnquiry(app, viewer)
    const guide = await replyFile(app, editor, pdf(), '安裝 "指南".pdf')
    const photo = await replyFile(app, editor, await photoOfPlace(), 'site.png')
    expect([guide.contentType, photo.contentType, photo.name]).toEqual(['application/pdf', 'image/jpeg', 'site.jpg'])
    const subject = `Files ${reference}`
    const detail = await answered(await reply(id, subject, [photo.id, guide.id]), enquiryDetailSchema)
    expect(detail.thread.find(({ kind }) => kind === 'reply')?.files).toEqual([photo, guide])

    const { files } = await mailOf(subject)
    expect(files.map(({ type }) => type)).toEqual(['image/jpeg', 'application/pdf'])
    expect(files[1]?.bytes).toEqual(pdf())
    expect((await sharp(files[0]?.bytes).metadata()).exif).toBeUndefined()
    await letterOf(id, 'delivered')

    const download = await read(guide.id, viewer)
    expect(Buffer.from(await download.arrayBuffer())).toEqual(pdf())
    expect(Object.fromEntries(download.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="_.pdf"; filename*=UTF-8''${encodeURIComponent('安裝 "指南".pdf')}`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    await refused(await read(guide.id, undefined), 401, 'session.required')
    await refused(await discard(guide.id, editor), 404, 'reply_file.not_found')
    const { items } = await (await ask(app, '/admin/activities?limit=100', viewer)).json()
    expect(
      items.find(({ params }: { params: { subject?: string } }) => params.subject === subject)?.files,
    ).toHaveLength(2)
  })

  it('go with emails about demos, quotations and orders alike', async () => {
    const demo = await newDemo(app, viewer)
    const quote = await quotesOf(app, manager).create()
    const order = await sellerOf(app, manager).create({ lines: [lineOf(null)] })
    for (const [path, reference] of [
      [`demo-requests/${demo.id}`, demo.reference],
      [`quotes/${quote.id}`, quote.reference],
      [`orders/${order.id}`, order.reference],
    ]) {
      const { id } = await replyFile(app, manager, pdf())
      const body = { subject: `With file ${reference}`, text: 'Attached.', files: [id] }
      expect((await post(app, `/admin/${path}/replies`, manager, body)).status).toBe(200)
      expect((await mailOf(body.subject)).files).toHaveLength(1)
      expect((await read(id, viewer)).status).toBe(200)
    }
  })

  it('are of whoever uploaded them until they are sent, and can be removed', async () => {
    const { id, reference } = await newEnquiry(app, viewer)
    const file = await replyFile(app, editor, pdf())
    expect((await read(file.id, editor)).status).toBe(200)
    await refused(await read(file.id, manager), 404, 'reply_file.not_found')
    await refused(await discard(file.id, manager), 404, 'reply_file.not_found')
    const foreign = await refused(await reply(id, reference, [file.id], manager), 400, 'request.invalid')
    expect(foreign.errors).toMatchObject([{ path: 'files.0', code: 'file_gone' }])
    expect((await discard(file.id, editor)).status).toBe(204)
    expect(await stored(file.id)).toBe(0)
    await refused(await reply(id, reference, [file.id]), 400, 'request.invalid')
    expect((await readEnquiry(app, viewer, id)).thread).toHaveLength(1)
  })

  it('are refused when they are of another type, too large, too many, or too large together', async () => {
    const { id, reference } = await newEnquiry(app, viewer)
    const { errors } = await refused(
      await sendReplyFile(app, editor, Buffer.from('MZ…'), 'price.pdf'),
      400,
      'media.refused',
    )
    expect(errors).toMatchObject([{ path: 'file', code: 'media_no_attachment' }])
    await refused(await sendReplyFile(app, editor, Buffer.alloc(0)), 400, 'media.refused')
    await refused(await sendReplyFile(app, editor, pdf().subarray(0, 60)), 400, 'media.refused')
    await refused(await sendReplyFile(app, editor, pdf(replyBytesMax)), 413, 'reply_file.too_large')
    await refused(await sendReplyFile(app, viewer, pdf()), 403, 'permission.denied')
    const large = [await replyFile(app, editor, pdf(6_000_000)), await replyFile(app, editor, pdf(6_000_000))]
    const ids = large.map((file) => file.id)
    const together = await refused(await reply(id, reference, ids), 400, 'request.invalid')
    expect(together.errors).toMatchObject([{ path: 'files', code: 'files_too_large', params: { megabytes: 10 } }])
    const six = Array.from({ length: 6 }, () => ids[0] ?? '')
    await refused(await reply(id, reference, six), 400, 'request.invalid')
    await refused(await reply(id, reference, ids.slice(0, 1).concat(ids.slice(0, 1))), 400, 'request.invalid')
    expect((await readEnquiry(app, viewer, id)).thread).toHaveLength(1)
    expect((await reply(id, `One ${reference}`, ids.slice(0, 1))).status).toBe(200)
  })

  it('are sent once, by the first of two replies at once', async () => {
    const { id, reference } = await newEnquiry(app, viewer)
    const file = await replyFile(app, editor, pdf())
    const subject = `Twice ${reference}`
    const answers = await Promise.all([1, 2].map(() => reply(id, subject, [file.id])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    await letterOf(id, 'delivered')
    expect(named(subject)).toHaveLength(1)
  })

  it('wait with their email for a mail server that is away, and go out once when it is back', async () => {
    const { id, reference } = await newEnquiry(app, viewer)
    const file = await replyFile(app, editor, pdf())
    const subject = `Away ${reference}`
    await mails.down()
    await answered(await reply(id, subject, [file.id]), enquiryDetailSchema)
    await until(async () => {
      const { thread } = await readEnquiry(app, viewer, id)
      return thread.some(({ mail }) => (mail?.attempts ?? 0) > 0)
    })
    await mails.up()
    await letterOf(id, 'delivered')
    expect(named(subject).map(({ files }) => files.map(({ bytes }) => bytes))).toEqual([[pdf()]])
  })

  it('go with an email that was parked and is sent again; one whose bytes are lost never leaves without them', async () => {
    mails.refuse((address) => address.startsWith('gone'), '550 5.1.1 No such user')
    const { id, reference } = await newEnquiry(app, viewer, { email: 'gone@buyer.example' })
    const file = await replyFile(app, editor, pdf())
    const subject = `Parked ${reference}`
    await reply(id, subject, [file.id])
    const letter = await letterOf(id, 'parked')
    mails.refuse(() => false, '')
    const { prisma } = app.services.database
    const kept = await prisma.storedFile.findUniqueOrThrow({ where: { key: `reply/${file.id}` } })
    await prisma.storedFile.delete({ where: { key: kept.key } })
    expect((await ask(app, `/admin/activities/${letter.id}/retry`, editor, { method: 'POST' })).status).toBe(202)
    await until(async () => {
      const { thread } = await readEnquiry(app, viewer, id)
      return thread.some(({ mail }) => mail?.lastError?.includes('missing'))
    })
    expect(named(subject)).toHaveLength(0)
    await prisma.storedFile.create({ data: kept })
    expect((await mailOf(subject)).files[0]?.bytes).toEqual(pdf())
  })
})

describe('what is left of files', () => {
  it('is removed with the person it was sent to, and the export of their data names it', async () => {
    const email = 'ho@kt-logistics.example'
    const customer = await added(app, manager)
    const { id, reference } = await newEnquiry(app, viewer, { email })
    const file = await replyFile(app, editor, pdf(), 'offer.pdf')
    await reply(id, `Erased ${reference}`, [file.id])
    const data = await (await ask(app, `/admin/customers/${customer.id}/data.json`, manager)).json()
    expect(data.timeline.flatMap(({ files }: { files: object[] }) => files)).toMatchObject([{ name: 'offer.pdf' }])
    const { version } = await (await ask(app, `/admin/customers/${customer.id}`, manager)).json()
    const erased = await post(app, `/admin/customers/${customer.id}/erase`, manager, { version, name: customer.name })
    expect(erased.status, await erased.text()).toBe(200)
    expect(await stored(file.id)).toBe(0)
    await refused(await read(file.id, viewer), 404, 'reply_file.not_found')
    expect(await app.services.database.prisma.replyFile.count({ where: { id: file.id } })).toBe(0)
  })

  it('is removed by the nightly erasure: what nobody sent within a day, and what belonged to an erased enquiry', async () => {
    const { prisma } = app.services.database
    const { id, reference } = await newEnquiry(app, viewer)
    const [fresh, old, sent] = [
      await replyFile(app, editor, pdf()),
      await replyFile(app, editor, pdf()),
      await replyFile(app, editor, pdf()),
    ]
    await reply(id, `Old ${reference}`, [sent.id])
    await letterOf(id, 'delivered')
    await prisma.replyFile.update({ where: { id: old.id }, data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } })
    await app.services.retention.erase(new Date())
    expect([await stored(fresh.id), await stored(old.id), await stored(sent.id)]).toEqual([1, 0, 1])
    await prisma.enquiry.update({ where: { id }, data: { updatedAt: new Date('2020-01-01') } })
    await app.services.retention.erase(new Date())
    expect([await stored(fresh.id), await stored(sent.id)]).toEqual([1, 0])
  })
})
