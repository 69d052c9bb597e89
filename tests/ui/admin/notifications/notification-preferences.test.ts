import { describe, expect, it } from 'vitest'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { failedRequests } from '../../site.ts'
import { phone, speak, testAdmin } from '../test-admin.ts'

const { app, open, become } = testAdmin()
const member = () => createStaff(app(), 'viewer', { name: 'Lai Ka Yan' })
const path = '**/api/v1/auth/notification-preferences'

describe('notifications by email, in one’s profile', () => {
  it('say why they are not there, are only those of one’s role, chosen a kind at a time, kept as they are turned, or as they were', async () => {
    let isAway = true
    const who = await member()
    const page = await open('/admin/profile', who, {
      expectedErrors: failedRequests,
      before: (visited) => visited.route(path, (route) => (isAway ? route.abort() : route.continue())),
    })
    const part = page.getByRole('region', { name: 'Notifications by email' })
    const again = part.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    isAway = false
    await again.click()
    await part.getByRole('switch', { name: 'A new order' }).waitFor()

    // nothing is mailed where no mail server is set
    await page.getByRole('note').filter({ hasText: 'no mail server is set' }).waitFor()
    expect(await page.getByRole('switch', { name: 'A colleague joins' }).count()).toBe(0)

    const orders = page.getByRole('switch', { name: 'A new order' })
    await orders.waitFor()
    await page.unroute(path)
    await page.route(path, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
    await orders.click()
    await page.getByText('That could not be changed').waitFor()
    await expect.poll(() => orders.isChecked()).toBe(false)
    await page.unroute(path)

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
    await become(page, who, 'super_admin')
    await page.reload()
    await expect.poll(() => orders.isChecked()).toBe(true)
    expect(await failed.isChecked()).toBe(false)
    await page.getByRole('switch', { name: 'A colleague joins' }).waitFor()
  })

  it('can be used by everybody', async () => {
    const page = await open('/admin/profile', await member(), { language: 'zh-TW' })
    await page.getByRole('switch').first().waitFor()
    await expectAccessible(page)
    await speak(page, 'en')
    await page.setViewportSize(phone.viewport)
    await page.getByRole('switch', { name: 'A new order' }).waitFor()
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
