import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { NotificationKind, NotificationParams } from '#contract/staff/notifications.ts'
import { enquiry } from '#tests/api/forms/forms.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { expectAddress, failedRequests } from '../../site.ts'
import { expectAccessibleAtBothWidths, speak, testAdmin } from '../test-admin.ts'

const { app, open } = testAdmin()
const prisma = () => app().services.database.prisma
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** Tells one person something, as the server does. */
async function tell<Kind extends NotificationKind>(
  { id }: StaffMember,
  kind: Kind,
  params: NotificationParams[Kind],
): Promise<void> {
  const { notify } = app().services.notifications
  await prisma().$transaction((tx) => notify(tx, kind, params, { only: id }))
}

async function sendEnquiry(values: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(enquiry(values))
  const { status } = await fetch(`${app().url}/api/v1/enquiries`, { method: 'POST', headers, body })
  expect(status).toBe(201)
}

describe('the bell', () => {
  it('says that there is nothing yet, or could not be loaded; counts what is unread, live, and leads to it; marks all as read', async () => {
    let isDown = true
    const member = await createStaff(app(), 'viewer')
    const page = await open('/admin', member, {
      expectedErrors: failedRequests,
      before: (page) =>
        page.route('**/api/v1/admin/notifications?*', (route) => (isDown ? route.abort() : route.continue())),
    })
    await bell(page).click()
    await list(page).getByText('The notifications could not be loaded').waitFor()
    isDown = false
    await list(page).getByRole('button', { name: 'Try Again' }).click()
    await list(page).getByText('Nothing to tell you yet').waitFor()

    await page.keyboard.press('Escape')
    await list(page).waitFor({ state: 'hidden' })
    await bell(page)
      .and(page.getByLabel('Notifications', { exact: true }))
      .waitFor()
    await sendEnquiry({ firstName: 'Ming', lastName: 'Ho', company: 'Jade Estates' })
    await page.getByRole('button', { name: 'Notifications (1 unread)' }).click()
    const { id, reference } = await prisma().enquiry.findFirstOrThrow({ where: { company: 'Jade Estates' } })
    await list(page)
      .getByRole('link', { name: /Jade Estates sent enquiry/ })
      .getByText(reference)
      .click()
    await expectAddress(page, `/admin/enquiries/${id}`)
    await list(page).waitFor({ state: 'hidden' })
    await bell(page)
      .and(page.getByLabel('Notifications', { exact: true }))
      .waitFor()
    expect(await prisma().notification.count({ where: { userId: member.id, readAt: null } })).toBe(0)

    await tell(member, 'session.new_device', { address: '203.0.113.7', userAgent: 'test' })
    await tell(member, 'sync.failed', { runId: member.id, message: 'API token is invalid.' })
    await page.getByRole('button', { name: 'Notifications (2 unread)' }).click()
    await list(page).getByText('Product sync failed: API token is invalid.').waitFor()
    await list(page).getByRole('button', { name: 'Mark all as read' }).click()
    await bell(page)
      .and(page.getByLabel('Notifications', { exact: true }))
      .waitFor()
    await list(page).getByText('Unread').first().waitFor({ state: 'detached' }) // of two, one may go before the other
  })
})

describe('every kind, in both languages', () => {
  const params = { id: '5f0c1d9e-0a57-4a3c-8f3e-1a2b3c4d5e6f', reference: 'REF-1', name: '陳家明', company: 'Jade' }
  const paramsByKind: { [Kind in NotificationKind]: NotificationParams[Kind] } = {
    'enquiry.received': params,
    'demo_request.received': { ...params, company: '' },
    'quote_request.received': { ...params, lines: 1 },
    'message.assigned': { entity: 'quote', id: params.id, reference: 'REF-3', by: 'Rosalind Hui' },
    'quote.answered': { id: params.id, reference: 'REF-4', name: '陳家明', answer: 'accepted' },
    'order.created': { id: params.id, reference: 'ORD-1', name: 'Jade', totalHkd: 1234.5 },
    'subscription.invoiced': { id: params.id, number: 'INV-2026-00001', name: 'Jade', totalHkd: 1200 },
    'renewal.no_email': { id: params.id, name: 'Jade', on: '2026-12-24' },
    'order.held': { id: params.id, reference: 'ORD-2', name: 'Jade', exposureHkd: 1200, limitHkd: 1000 },
    'payment.unmatched': { id: params.id, reference: 'pi_1', amount: 130, currency: 'HKD' },
    'return.requested': { id: params.id, reference: 'RMA-1', order: 'ORD-1', name: 'Jade' },
    'stock.low': { productId: params.id, name: 'Gateway', stock: 3 },
    'delivery.parked': { message: 'quote-request', reference: 'REF-2', channel: 'staff_mail' },
    'sync.changed': { runId: params.id, created: 1, updated: 2, retired: 3 },
    'sync.failed': { runId: params.id, message: 'API token is invalid.' },
    'sync.approval_needed': { runId: params.id, marked: 4 },
    'sync.columns_kept': { field: 'description', reason: 'blank', products: 7, others: 1 },
    'sync.conflicts': { count: 2 },
    'sync.push_failed': { productId: params.id, name: 'Gateway', message: 'too long' },
    'chat.gateway': { status: 401 },
    'forms.flooded': { most: 300, minutes: 10 },
    'session.new_device': { address: '203.0.113.7', userAgent: 'test' },
    'user.joined': { id: params.id, name: 'Rosalind Hui', email: 'rosalind@staff.example' },
    'retention.held': { due: 127 },
    'backup.failed': { fault: 'disk' },
    'feed.failed': { name: 'ERP', file: 'stock.csv' },
    'webhook.disabled': { id: params.id, name: 'ERP', reason: 'failing' },
    'backup.late': { hours: 30 },
  }
  const sentences = {
    en: [
      '陳家明, Jade sent enquiry REF-1',
      '陳家明 asked for a demo, REF-1',
      '陳家明, Jade asked for a quote on 1 product, REF-1',
      'Rosalind Hui gave you REF-3 to follow up',
      '陳家明 accepted quotation REF-4',
      'New order ORD-1: Jade, HK$1,234.50',
      'Renewal invoice INV-2026-00001 was issued for Jade: HK$1,200.00',
      'Jade returns goods of order ORD-1: RMA-1',
      'Gateway is low on stock: 3 left',
      'REF-2 could not be mailed to staff; no more tries are made',
      'Product sync completed: 1 new, 2 updated, 3 retired',
      'Product sync failed: API token is invalid.',
      'A sync waits for approval: 4 large changes',
      'The column of Description is new and blank: 7 products keep what they said until you decide (and 1 more)',
      'The sync found 2 fields changed on both sides',
      'Gateway could not be written to Notion: too long',
      'The model gateway refuses the API key: the assistant cannot answer',
      'More than 300 forms came within 10 minutes: the site takes no more until those are over. Look whether somebody floods it',
      'Your account signed in on a new device, from 203.0.113.7',
      'Rosalind Hui (rosalind@staff.example) has joined',
      'Erasing old records has stopped and waits for you: 127 records',
      'The backup failed: the disk is full',
      'Webhook ERP was disabled: it has failed for three days',
      'The last successful backup is 30 hours old',
    ],
    'zh-TW': [
      '陳家明，Jade提交了查詢 REF-1',
      '陳家明預約了示範 REF-1',
      '陳家明，Jade要求報價 REF-1，共 1 款產品',
      'Rosalind Hui 把 REF-3 交給你跟進',
      '陳家明 接受了報價 REF-4',
      '新訂單 ORD-1：Jade，HK$1,234.50',
      'Jade 的續期發票 INV-2026-00001 已發出：HK$1,200.00',
      'Jade 的訂單 ORD-1 有退貨 RMA-1',
      '「Gateway」存貨偏低：尚餘 3 件',
      'REF-2 未能以電郵通知同事，已停止重試',
      '產品同步完成：新增 1、更新 2、下架 3',
      '產品同步失敗：API token is invalid.',
      '同步等待確認：4 項較大的變更',
      '「描述」的新欄位是空白的，7 款產品保留原有內容，待你決定，另有 1 項同樣情況',
      '同步發現 2 項兩邊都改過的內容',
      '「Gateway」未能寫入 Notion：too long',
      '模型閘道拒絕了 API 金鑰，AI 助手未能作答',
      '10 分鐘內收到超過 300 份表格，網站暫停接收新表格，其後自動恢復。請檢查是否有人濫發',
      '你的帳戶在新裝置登入，地址 203.0.113.7',
      'Rosalind Hui（rosalind@staff.example）已加入',
      '定期刪除舊資料已暫停，待你決定：涉及 127 項',
      '備份失敗：磁碟已滿',
      'Webhook「ERP」連續三日送達失敗，已停用',
      '最近一次成功備份已是 30 小時前',
    ],
  }

  it('has its sentence and its place', async () => {
    const member = await createStaff(app(), 'super_admin')
    await prisma().notification.createMany({
      data: Object.entries(paramsByKind).map(([kind, params]) => ({ userId: member.id, kind, params: { ...params } })),
    })
    const page = await open('/admin/notifications', member)
    for (const language of ['zh-TW', 'en'] as const) {
      await speak(page, language)
      for (const sentence of sentences[language]) await page.getByRole('main').getByText(sentence).waitFor()
    }
    const places = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(places.sort()).toEqual(
      [
        `/admin/enquiries/${params.id}`,
        `/admin/demo-requests/${params.id}`,
        // what was asked for, given to one, and answered
        ...Array.from({ length: 3 }, () => `/admin/quotes/${params.id}`),
        // one that is new, and one that waits for a release
        ...Array.from({ length: 2 }, () => `/admin/orders/${params.id}`),
        `/admin/documents/${params.id}`,
        '/admin/payments?state=open',
        `/admin/returns/${params.id}`,
        '/admin/quotes?search=REF-2',
        // what changed, what failed, what waits for approval
        ...Array.from({ length: 3 }, () => `/admin/notion/runs/${params.id}`),
        '/admin/notion', // what is asked about columns
        '/admin/notion/conflicts',
        '/admin/settings/files',
        '/admin/settings/security',
        '/admin/settings/system',
        '/admin/settings/system',
        // what could not be written, and of what few are left
        ...Array.from({ length: 2 }, () => `/admin/products/${params.id}`),
        '/admin/settings/integrations',
        '/admin/settings/webhooks',
        `/admin/customers/${params.id}`, // who has no address for a renewal
        '/admin/enquiries', // where a flood of forms would be
        '/admin/profile',
        `/admin/users/${params.id}`,
      ].sort(),
    )
  })
})

describe('all notifications', () => {
  it('are found from the bell, and go back as far as one was told anything', async () => {
    const member = await createStaff(app(), 'viewer')
    const start = Date.now()
    await prisma().notification.createMany({
      data: Array.from({ length: 70 }, (_, index) => ({
        userId: member.id,
        kind: 'session.new_device',
        params: { address: `no-${index}-`, userAgent: 'test' },
        createdAt: new Date(start - index * 60_000),
      })),
    })
    const page = await open('/admin', member)
    await bell(page).click()
    await list(page).getByRole('link', { name: 'View all notifications' }).click()
    await expectAddress(page, '/admin/notifications')
    const items = page.getByRole('main').getByRole('listitem')
    await expect.poll(() => items.count()).toBe(30)
    await page.getByRole('button', { name: 'Show earlier ones' }).click()
    await expect.poll(() => items.count()).toBe(60)
    await tell(member, 'session.new_device', { address: 'the-new-one', userAgent: 'test' })
    await page.getByText('from the-new-one').waitFor()
    await page.getByRole('button', { name: 'Show earlier ones' }).click()
    await expect.poll(() => items.count()).toBe(71)
    const texts = (await items.allTextContents()).join()
    expect(Array.from({ length: 70 }, (_, index) => texts.includes(`no-${index}-`))).not.toContain(false)
    expect(await page.getByRole('button', { name: 'Show earlier ones' }).count()).toBe(0)
  })
})

it('all of it holds on a laptop and a phone', async () => {
  const member = await createStaff(app(), 'viewer')
  await tell(member, 'sync.failed', { runId: member.id, message: `Unexpected-${'long'.repeat(40)}` })
  const page = await open('/admin/notifications', member)
  await page.getByRole('main').getByRole('listitem').waitFor()
  await expectAccessibleAtBothWidths(page)
  await bell(page).click()
  await list(page).getByRole('listitem').waitFor()
  await expectAccessibleAtBothWidths(page)
})
