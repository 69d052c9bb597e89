import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type NotificationKind,
  notificationListSchema,
  notificationPreferencesSchema,
} from '#contract/staff/notifications.ts'
import { mailTo, quick } from '#tests/api/deliveries/deliveries.ts'
import { enquiry, many, submit } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { answered, ask, refused } from './ask.ts'

let app: TestApp
let mailServer: MailServer
const mailPauseMs = 4000
const path = '/auth/notification-preferences'

beforeAll(async () => {
  mailServer = await startMailServer()
  const environment = { SMTP_URL: mailServer.url, ...mailTo, PUBLIC_URL: 'https://harbour.example' }
  app = await startTestApp(environment, { limits: many, pace: { ...quick, mailPauseMs } })
})
afterEach(async () => {
  await app.services.database.prisma.settingGroup.deleteMany()
  await app.services.settings.refresh()
})
afterAll(async () => {
  await app.close()
  await mailServer.close()
})

const prisma = () => app.services.database.prisma
const mailsTo = ({ email }: StaffMember) => mailServer.mails.filter(({ recipients }) => recipients.includes(email))
const mailed = (staff: StaffMember, count: number) =>
  until(async () => mailsTo(staff).length >= count && mailsTo(staff), 20_000)
const choose = (staff: StaffMember, kind: NotificationKind, isMailed: boolean) =>
  ask(app, path, staff, { method: 'PUT', body: { items: [{ kind, isMailed }] } })
const failed = (message: string) =>
  prisma().$transaction((tx) => app.services.notifications.notify(tx, 'sync.failed', { runId: 'r1', message }))
const kindsWaiting = async (staff: StaffMember) =>
  prisma().notification.count({ where: { userId: staff.id, toMail: true } })

describe('notifications by mail', () => {
  it('go to whoever wants the kind, in their language, with the screen they are about', async () => {
    const [chinese, english] = [await createStaff(app, 'viewer', { name: '李小姐' }), await createStaff(app, 'viewer')]
    const mainland = await createStaff(app, 'viewer', { name: '陳後台' })
    const withoutMail = await createStaff(app, 'viewer')
    await prisma().user.update({ where: { id: chinese.id }, data: { language: 'zh-TW' } })
    await prisma().user.update({ where: { id: mainland.id }, data: { language: 'zh-CN' } })
    for (const staff of [chinese, english, mainland])
      expect((await choose(staff, 'enquiry.received', true)).status).toBe(200)
    const reference = await submit(app, '/enquiries', enquiry())
    const { id } = await prisma().enquiry.findUniqueOrThrow({ where: { reference } })
    const [[zh], [en], [cn]] = [await mailed(chinese, 1), await mailed(english, 1), await mailed(mainland, 1)]
    expect(zh?.headers.subject).toBe(`港灣物聯：陳家明，維港物業管理有限公司提交了查詢 ${reference}`)
    expect(zh?.text).toContain('李小姐，你好：')
    expect(cn?.headers.subject).toBe(`港湾物联：陳家明，維港物業管理有限公司提交了咨询 ${reference}`)
    expect(cn?.text).toContain('陳後台，你好：')
    expect(cn?.text).toContain('登录')
    expect(en?.headers.subject).toBe(`Harbour IoT: 陳家明, 維港物業管理有限公司 sent enquiry ${reference}`)
    expect(en?.text).toContain(`https://harbour.example/admin/enquiries/${id}`)
    expect([mailsTo(withoutMail), await kindsWaiting(withoutMail)]).toEqual([[], 0])
    const bell = await answered(await ask(app, '/admin/notifications', withoutMail), notificationListSchema)
    expect(bell.unread).toBe(1)
  })

  it('a burst is two mails: what comes within the pause goes out as one', async () => {
    const viewer = await createStaff(app, 'viewer')
    await failed('first')
    await mailed(viewer, 1)
    await Promise.all(Array.from({ length: 12 }, (_, index) => failed(`burst ${index}`)))
    const [, second] = await mailed(viewer, 2)
    expect(second?.headers.subject).toBe('Harbour IoT: A sync failed (12)')
    expect(second?.text).toContain('https://harbour.example/admin/notifications')
    for (let index = 0; index < 12; index += 1) expect(second?.text).toContain(`burst ${index}\n`)
    await until(async () => (await prisma().notification.count({ where: { toMail: true, mailId: null } })) === 0)
    expect(mailsTo(viewer)).toHaveLength(2)
    const sent = await prisma().outgoingMail.findMany({ where: { toAddress: viewer.email } })
    const [one, two] = sent.map(({ createdAt }) => createdAt.getTime()).toSorted()
    expect((two ?? 0) - (one ?? 0)).toBeGreaterThanOrEqual(mailPauseMs)
  })

  it('nobody is mailed who is closed by then, and nothing that the settings switch off', async () => {
    const viewer = await createStaff(app, 'viewer')
    await failed('before')
    await mailed(viewer, 1)
    await failed('meanwhile')
    await prisma().user.update({ where: { id: viewer.id }, data: { status: 'suspended' } })
    await until(async () => (await kindsWaiting(viewer)) === 1, 20_000)
    expect(mailsTo(viewer)).toHaveLength(1)
    const other = await createStaff(app, 'viewer')
    await prisma().settingGroup.create({ data: { name: 'notifications', values: { emailNotifications: false } } })
    await app.services.settings.refresh()
    await failed('unmailed')
    expect(await kindsWaiting(other)).toBe(0)
    expect((await answered(await ask(app, path, other), notificationPreferencesSchema)).canMail).toBe(false)
    await prisma().settingGroup.updateMany({ data: { values: { systemNotifications: false } } })
    await app.services.settings.refresh()
    await failed('untold')
    expect(await prisma().notification.count({ where: { userId: other.id } })).toBe(1)
  })

  it('each is a thread of its own, and goes with what it tells of after 90 days', async () => {
    const viewer = await createStaff(app, 'viewer')
    await failed('old')
    const [mail] = await mailed(viewer, 1)
    await failed('another')
    const [, another] = await mailed(viewer, 2)
    expect([mail, another].map((one) => one?.headers['in-reply-to'])).toEqual([undefined, undefined])
    const mine = { where: { toAddress: viewer.email } } // what tells others may still be on its way
    expect(await prisma().outgoingMail.count(mine)).toBe(2)
    await app.services.retention.erase(new Date(Date.now() + 91 * 86_400_000))
    expect(await prisma().outgoingMail.count(mine)).toBe(0)
  })
})

describe('/auth/notification-preferences', () => {
  it('begins with what is usual for those of one’s role', async () => {
    const viewer = await createStaff(app, 'viewer')
    const { items, canMail } = await answered(await ask(app, path, viewer), notificationPreferencesSchema)
    const mailedKinds = items.filter(({ isMailed }) => isMailed).map(({ kind }) => kind)
    expect([canMail, mailedKinds]).toEqual([
      true,
      ['message.assigned', 'quote.answered', 'sync.failed', 'session.new_device'],
    ])
    expect(items.map(({ kind }) => kind)).not.toContain('user.joined')
    const admin = await createStaff(app, 'super_admin')
    const all = await answered(await ask(app, path, admin), notificationPreferencesSchema)
    expect(all.items.map(({ kind }) => kind)).toContain('user.joined')
  })

  it('keeps what one says, for oneself, and notes it', async () => {
    const [viewer, other] = [await createStaff(app, 'viewer'), await createStaff(app, 'viewer')]
    const before = await answered(await ask(app, path, other), notificationPreferencesSchema)
    const after = await answered(await choose(viewer, 'sync.failed', false), notificationPreferencesSchema)
    expect(after.items.find(({ kind }) => kind === 'sync.failed')?.isMailed).toBe(false)
    await choose(viewer, 'order.created', true)
    const read = await answered(await ask(app, path, viewer), notificationPreferencesSchema)
    expect(new Map(read.items.map(({ kind, isMailed }) => [kind, isMailed]))).toEqual(
      new Map([
        ...before.items.map(({ kind, isMailed }) => [kind, isMailed] as const),
        ['sync.failed', false],
        ['order.created', true],
      ]),
    )
    expect(await answered(await ask(app, path, other), notificationPreferencesSchema)).toEqual(before)
    const entries = await prisma().auditEntry.findMany({
      where: { action: 'user.notifications_changed', actorId: viewer.id },
    })
    expect(entries.map(({ after }) => after)).toEqual([{ 'sync.failed': false }, { 'order.created': true }])
  })

  it('refuses kinds of another role', async () => {
    const viewer = await createStaff(app, 'viewer')
    const { errors } = await refused(await choose(viewer, 'user.joined', true), 400, 'request.invalid')
    expect(errors).toEqual([{ path: 'items.0.kind', message: 'is not told to your role', code: 'not_notified' }])
  })
})
