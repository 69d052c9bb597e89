import { describe, expect, it, onTestFinished } from 'vitest'
import { badgesSchema, type NotificationKind, notificationListSchema } from '#contract/staff/notifications.ts'
import { quick, settled } from '#tests/api/deliveries/deliveries.ts'
import { demoRequest, enquiry, many, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { startFormService } from '#tests/support/mail/form-service.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { answered, ask, refused } from './ask.ts'

const app = await restoredApp({}, { limits: many })

async function notificationsOf(staff: StaffMember, query = '', from: TestApp = app) {
  return answered(await ask(from, `/admin/notifications${query}`, staff), notificationListSchema)
}

async function kindsOf(staff: StaffMember, from: TestApp = app): Promise<NotificationKind[]> {
  return (await notificationsOf(staff, '', from)).items.map(({ kind }) => kind)
}

/** Until it is switched on again, at the end of the test. */
async function switchOff(setting: string): Promise<void> {
  const { prisma } = app.services.database
  await prisma.settingGroup.create({ data: { name: 'notifications', values: { [setting]: false } } })
  await app.services.settings.refresh()
  onTestFinished(async () => {
    await prisma.settingGroup.deleteMany()
    await app.services.settings.refresh()
  })
}

describe('what staff are told', () => {
  it('what visitors send, with whose it is, each person once', async () => {
    const [viewer, other] = [await createStaff(app, 'viewer'), await createStaff(app, 'super_admin')]
    const reference = await submit(app, '/enquiries', enquiry())
    await submit(app, '/demo-requests', demoRequest())
    await submit(app, '/quote-requests', quoteRequest())
    const { items, unread, next } = await notificationsOf(viewer)
    expect(items.map(({ kind }) => kind)).toEqual([
      'quote_request.received',
      'demo_request.received',
      'enquiry.received',
    ])
    const row = await app.services.database.prisma.enquiry.findUniqueOrThrow({ where: { reference } })
    const params = { id: row.id, reference, name: '陳家明', company: '維港物業管理有限公司' }
    expect([items[2]?.params, items[0]?.params.lines]).toEqual([params, 2])
    expect([unread, next, items.every(({ isRead }) => !isRead)]).toEqual([3, null, true])
    expect(await kindsOf(other)).toHaveLength(3)
  })

  it('not what a machine sent, not what is switched off, and nobody who is not active or has not joined', async () => {
    const viewer = await createStaff(app, 'viewer')
    const [gone, invited] = [await createStaff(app, 'viewer'), await createStaff(app, 'viewer')]
    const { prisma } = app.services.database
    await prisma.user.update({ where: { id: gone.id }, data: { status: 'inactive' } })
    await prisma.user.update({ where: { id: invited.id }, data: { passwordHash: null } })
    await submit(app, '/enquiries', enquiry({ website: 'https://spam.example' }))
    await switchOff('customerNotifications')
    await submit(app, '/enquiries', enquiry())
    await submit(app, '/quote-requests', quoteRequest())
    expect(await kindsOf(viewer)).toEqual(['quote_request.received'])
    expect(await prisma.notification.count({ where: { userId: { in: [gone.id, invited.id] } } })).toBe(0)
  })

  it('the same form sent twice is told once', async () => {
    const viewer = await createStaff(app, 'viewer')
    const form = enquiry()
    await Promise.all([submit(app, '/enquiries', form), submit(app, '/enquiries', form)])
    expect(await kindsOf(viewer)).toEqual(['enquiry.received'])
  })

  it('what is for one person alone, and for those who may see it', async () => {
    const [viewer, admin] = [await createStaff(app, 'viewer'), await createStaff(app, 'super_admin')]
    const { notify } = app.services.notifications
    await app.services.database.prisma.$transaction(async (tx) => {
      await notify(tx, 'session.new_device', { address: '203.0.113.7', userAgent: 'A' }, { only: viewer.id })
      await notify(tx, 'user.joined', { id: viewer.id, name: 'A', email: 'a@staff.example' })
    })
    expect([await kindsOf(viewer), await kindsOf(admin)]).toEqual([['session.new_device'], ['user.joined']])
  })

  it('nothing of what is undone', async () => {
    const viewer = await createStaff(app, 'viewer')
    const undone = app.services.database.prisma.$transaction(async (tx) => {
      await app.services.notifications.notify(tx, 'sync.failed', { runId: '1', message: 'no' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await kindsOf(viewer)).toEqual([])
  })

  it('a sync that fails, once, however often it does; and one that changed products, if they want to know', async () => {
    const notion = await startNotion()
    notion.pages.add({ 產品名稱: '漏水感測器', Category: 'hardware', MSRP: 1000, Availability: 'In Stock 20' })
    onTestFinished(() => notion.close())
    const viewer = await createStaff(app, 'viewer')
    const { prisma } = app.services.database
    await prisma.settingGroup.create({ data: { name: 'notifications', values: { productNotifications: true } } })
    await app.services.settings.refresh()
    const broken = createTestSync(app, notion, { databaseId: '00000000-0000-0000-0000-000000000000' })
    await broken.run()
    await broken.run()
    expect(await kindsOf(viewer)).toEqual(['sync.failed'])
    const sync = createTestSync(app, notion)
    expect((await sync.run()).success).toBe(true)
    expect((await sync.run()).success).toBe(true)
    await broken.run()
    expect(await kindsOf(viewer)).toEqual(['sync.failed', 'sync.changed', 'sync.failed'])
    await prisma.settingGroup.deleteMany()
    await app.services.settings.refresh()
  })

  it('a delivery that was given up', async () => {
    const forms = await startFormService()
    const limits = { limits: many, pace: { ...quick, retry: { ...quick.retry, tries: 1 } } }
    const delivering = await startTestApp({ FORM_ENDPOINT_URL: forms.url }, limits)
    onTestFinished(async () => {
      await delivering.close()
      await forms.close()
    })
    const viewer = await createStaff(delivering, 'viewer')
    await forms.close()
    const reference = await submit(delivering, '/enquiries', enquiry())
    await settled(delivering, reference, 20_000)
    const parked = await until(async () => {
      const { items } = await notificationsOf(viewer, '', delivering)
      return items.find(({ kind }) => kind === 'delivery.parked')
    })
    expect(parked.params).toEqual({ message: 'enquiry', reference, channel: 'form' })
  })
})

describe('GET /admin/notifications and POST …/read', () => {
  it('pages follow each other without a gap, though more come meanwhile', async () => {
    const viewer = await createStaff(app, 'viewer')
    for (let count = 0; count < 5; count += 1) await submit(app, '/enquiries', enquiry())
    const first = await notificationsOf(viewer, '?limit=2')
    await submit(app, '/enquiries', enquiry())
    const second = await notificationsOf(viewer, `?limit=2&before=${first.next}`)
    const third = await notificationsOf(viewer, `?limit=2&before=${second.next}`)
    const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
    expect([new Set(ids).size, third.next, third.unread]).toEqual([5, null, 6])
    await refused(await ask(app, '/admin/notifications?limit=101', viewer), 400, 'request.invalid')
  })

  it('some or all are marked as read, nobody else’s', async () => {
    const [viewer, other] = [await createStaff(app, 'viewer'), await createStaff(app, 'viewer')]
    for (let count = 0; count < 3; count += 1) await submit(app, '/enquiries', enquiry())
    const [mine, theirs] = [await notificationsOf(viewer), await notificationsOf(other)]
    const ids = [mine.items[0]?.id, theirs.items[0]?.id]
    const read = (body: object) => ask(app, '/admin/notifications/read', viewer, { method: 'POST', body })
    expect((await read({ ids })).status).toBe(204)
    expect([(await notificationsOf(viewer)).unread, (await notificationsOf(other)).unread]).toEqual([2, 3])
    expect((await read({})).status).toBe(204)
    expect([(await notificationsOf(viewer)).unread, (await notificationsOf(other)).unread]).toEqual([0, 3])
    await refused(await read({ ids: ['7'] }), 400, 'request.invalid')
  })

  it('badges count rows: listed products, what nobody has answered but suspect ones, what one has not read', async () => {
    const viewer = await createStaff(app, 'viewer')
    const badges = async () => answered(await ask(app, '/admin/badges', viewer), badgesSchema)
    const before = await badges()
    const reference = await submit(app, '/enquiries', enquiry())
    await submit(app, '/enquiries', enquiry({ website: 'https://spam.example' }))
    expect(await badges()).toEqual({ ...before, enquiries: (before.enquiries ?? 0) + 1, unread: before.unread + 1 })
    const { prisma } = app.services.database
    await prisma.enquiry.update({ where: { reference }, data: { answeredAt: new Date() } })
    await prisma.product.updateMany({ where: { slug: 'parking-sensor' }, data: { retiredAt: new Date() } })
    const products = await prisma.product.count({ where: { retiredAt: null } })
    expect(await badges()).toEqual({ ...before, products, unread: before.unread + 1 })
  })

  it('are kept for 90 days', async () => {
    const viewer = await createStaff(app, 'viewer')
    await submit(app, '/enquiries', enquiry())
    const now = Date.now()
    const kept = () => app.services.database.prisma.notification.count({ where: { userId: viewer.id } })
    await app.services.retention.erase(new Date(now + 89 * 86_400_000))
    expect(await kept()).toBe(1)
    await app.services.retention.erase(new Date(now + 91 * 86_400_000))
    expect(await kept()).toBe(0)
  })
})
