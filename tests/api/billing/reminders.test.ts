import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultSettings } from '#contract/site/settings.ts'
import { ask, refused } from '#tests/api/back-office/ask.ts'
import { mailTo, quick } from '#tests/api/deliveries/deliveries.ts'
import { lineOf, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { type Biller, billerOf } from './billing.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller
let biller: Biller

/** No mail gets out: what is in the outbox is read. */
beforeAll(async () => {
  app = await startTestApp(
    { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://localhost:3000', ...mailTo },
    { pace: quick },
  )
  staff = await createStaff(app, 'super_admin')
  seller = sellerOf(app, staff)
  biller = billerOf(app, staff)
  const values = { ...defaultSettings.sales, reminderDays: [7, -3, 1] }
  const put = await ask(app, '/admin/sales-settings', staff, { method: 'PUT', body: { values, version: 0 } })
  expect((await put.json()).values.reminderDays).toEqual([-3, 1, 7])
  await setHour(12)
})
afterAll(() => app.close())

/** Moves the shop to where it is this hour now. */
async function setHour(hour: number): Promise<void> {
  const east = ((hour - new Date().getUTCHours() + 36) % 24) - 12
  const { general, versions } = app.services.settings.current()
  const values = { ...general, timezone: `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}` }
  const body = { values, version: versions.general }
  expect((await ask(app, '/admin/settings/general', staff, { method: 'PUT', body })).status).toBe(200)
}

/** An invoice whose last day to pay was so many days ago. */
async function invoiceDue(daysAgo: number, more: object = {}) {
  const email = `${randomUUID()}@peak.example`
  const order = await seller.create({ lines: [lineOf(null)], email, customerName: 'Peak Ltd', ...more })
  const { id, number, customerId } = await biller.issue(order.id, 'invoice')
  const { prisma } = app.services.database
  const today = new Date(app.services.today())
  await prisma.$transaction([
    prisma.$executeRaw`SET LOCAL session_replication_role = 'replica'`,
    prisma.$executeRaw`UPDATE "IssuedDocument" SET "dueOn" = ${today}::date - ${daysAgo}::int WHERE "id" = ${id}::uuid`,
  ])
  return { id, number, email, customerId: customerId ?? '', orderId: order.id }
}

const remind = () => app.services.reminders.remind()
const mailsTo = (toAddress: string) =>
  app.services.database.prisma.outgoingMail.findMany({ where: { toAddress }, include: { attachments: true } })

it('a buyer is reminded before and after the due day, once each, over restarts and on two instances', async () => {
  const { id, number, email } = await invoiceDue(-3)
  expect((await Promise.all([remind(), remind(), remind()])).reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await remind()).toBe(0)
  const [before] = await mailsTo(email)
  expect(before).toMatchObject({ subject: expect.stringContaining(`Invoice ${number} is due on`) })
  expect(before?.attachments).toMatchObject([{ name: `${number}.pdf` }])
  const { prisma } = app.services.database
  await prisma.$transaction([
    prisma.$executeRaw`SET LOCAL session_replication_role = 'replica'`,
    prisma.$executeRaw`UPDATE "IssuedDocument" SET "dueOn" = "dueOn" - 4 WHERE "id" = ${id}::uuid`,
  ])
  expect(await remind()).toBe(1)
  expect(await mailsTo(email)).toMatchObject([{}, { subject: `Invoice ${number} is overdue` }])
  expect(await biller.get(id)).toMatchObject({ reminders: [{ day: -3 }, { day: 1 }] })
})

it.each([
  ['zh-TW', '已過付款期限', '我們尚未收到全數款項'],
  ['zh-CN', '已过付款期限', '我们尚未收到全数款项'],
  ['en', 'is overdue', 'we have not received it in full'],
] as const)('in the buyer’s language: %s', async (language, subject, words) => {
  const { email } = await invoiceDue(1, { language })
  expect(await remind()).toBe(1)
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toContain(subject)
  expect(mail?.text).toContain(words)
})

it('what is paid, credited, paused, undated, long overdue or of an erased customer is not reminded of', async () => {
  const paid = await invoiceDue(1)
  const body = { submissionId: randomUUID(), method: 'fps', receivedOn: '2026-01-05', amount: 100, currency: 'HKD' }
  const allocations = [{ documentId: paid.id, amount: 100 }]
  await biller.post('/admin/payments', { ...body, customerId: paid.customerId, allocations })
  const credited = await invoiceDue(1)
  await biller.credit(credited.id)
  const paused = await invoiceDue(1)
  const pause = (isPaused: boolean) =>
    ask(app, `/admin/documents/${paused.id}/reminders`, staff, { method: 'PUT', body: { isPaused } })
  expect((await (await pause(true)).json()).remindersPausedSince).toEqual(expect.any(String))
  await invoiceDue(200)
  await invoiceDue(0)
  expect(await remind()).toBe(0)
  expect((await (await pause(false)).json()).remindersPausedSince).toBeNull()
  expect(await remind()).toBe(1)
  const confirmation = await biller.issue(paid.orderId, 'order_confirmation')
  const put = { method: 'PUT', body: { isPaused: true } }
  await refused(
    await ask(app, `/admin/documents/${confirmation.id}/reminders`, staff, put),
    409,
    'document.no_reminders',
  )
})

it('a payment at the same moment stops the reminder, or comes after it', async () => {
  const { id, email, customerId } = await invoiceDue(1)
  const body = { submissionId: randomUUID(), method: 'fps', receivedOn: '2026-01-05', amount: 100, currency: 'HKD' }
  const allocations = [{ documentId: id, amount: 100 }]
  await Promise.all([remind(), biller.post('/admin/payments', { ...body, customerId, allocations })])
  expect((await mailsTo(email)).length).toBe((await biller.get(id)).reminders.length)
  expect(await remind()).toBe(0)
})

it('nobody is reminded at night, whatever the day is elsewhere', async () => {
  const { email } = await invoiceDue(1)
  await setHour(3)
  expect(await remind()).toBe(0)
  await setHour(23)
  expect(await remind()).toBe(0)
  await setHour(12)
  await remind()
  expect((await mailsTo(email)).length).toBe(1)
})
