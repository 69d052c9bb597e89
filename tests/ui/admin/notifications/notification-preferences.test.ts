import { describe, expect, it } from 'vitest'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { failedRequests } from '../../site.ts'
import { laptop, phone, testAdmin } from '../test-admin.ts'

const { app, open } = testAdmin()
const member = () => createStaff(app(), 'viewer', { name: 'Lai Ka Yan' })
const path = '**/api/v1/auth/notification-preferences'

describe('notifications by e-mail, in one’s profile', () => {
  it('are chosen a kind at a time, and kept as they are turned', async () => {
    const who = await member()
    const page = await open('/admin/profile', who)
    const orders = page.getByRole('switch', { name: 'A new order' })
    const failed = page.getByRole('switch', { name: 'A sync failed' })
    await expect.poll(() => failed.isChecked()).toBe(true)
    expect(await orders.isChecked()).toBe(false)
    await orders.click()
    await failed.press('Space')
    const kept = async () => {
      const { mailedKinds } = await app().services.database.prisma.user.findUniqueOrThrow({ where: { id: who.id } })
      return mailedKinds
    }
    await expect.poll(kept).toEqual({ 'order.created': true, 'sync.failed': false })
    await page.reload()
    await expect.poll(() => orders.isChecked()).toBe(true)
    expect(await failed.isChecked()).toBe(false)
  })

  it('are only those of one’s role, and say that nothing is mailed where no mail server is set', async () => {
    const page = await open('/admin/profile', await member())
    await page.getByRole('note').filter({ hasText: 'no mail server is set' }).waitFor()
    expect(await page.getByRole('switch', { name: 'A colleague joins' }).count()).toBe(0)
    const boss = await open('/admin/profile', 'super_admin')
    await boss.getByRole('switch', { name: 'A colleague joins' }).waitFor()
  })

  it('go back to what they were where they cannot be kept', async () => {
    const page = await open('/admin/profile', await member(), { expectedErrors: failedRequests })
    const orders = page.getByRole('switch', { name: 'A new order' })
    await orders.waitFor()
    await page.route(path, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
    await orders.click()
    await page.getByText('That could not be changed').waitFor()
    await expect.poll(() => orders.isChecked()).toBe(false)
  })

  it('say why they are not there, and come with another try', async () => {
    let isAway = true
    const page = await open('/admin/profile', await member(), {
      expectedErrors: failedRequests,
      before: (visited) => visited.route(path, (route) => (isAway ? route.abort() : route.continue())),
    })
    const part = page.getByRole('region', { name: 'Notifications by e-mail' })
    const again = part.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    isAway = false
    await again.click()
    await part.getByRole('switch', { name: 'A new order' }).waitFor()
  })

  it.each([
    ['en', phone],
    ['zh-TW', laptop],
  ] as const)('can be used by everybody (%s)', async (language, size) => {
    const page = await open('/admin/profile', await member(), { ...size, language })
    await page.getByRole('switch').first().waitFor()
    await expectAccessible(page)
  })
})

describe('the bell in two windows', () => {
  it('what is read in one is read in the other, live', async () => {
    const who = await member()
    const [one, other] = [await open('/admin', who), await open('/admin/profile', who)]
    const { database, notifications } = app().services
    const bell = (page: typeof one, count: number) =>
      page.getByRole('button', { name: `Notifications (${count} unread)` })
    await database.prisma.$transaction((tx) => notifications.notify(tx, 'sync.failed', { runId: 'r', message: 'no' }))
    await bell(one, 1).waitFor()
    await bell(other, 1).waitFor()
    await bell(one, 1).click()
    await one.getByRole('button', { name: 'Mark all as read' }).click()
    await other.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  })
})
