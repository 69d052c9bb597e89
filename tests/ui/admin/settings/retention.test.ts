import type { APIResponse, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { addEnquiries } from '#tests/api/retention/enquiries.ts'
import { failedRequests } from '../../site.ts'
import { expectAccessibleAtBothWidths, testAdmin } from '../test-admin.ts'

const site = testAdmin()
const prisma = () => site.app().services.database.prisma
const enquiries = () => prisma().enquiry.count()
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()

const held = (page: Page) => page.getByRole('region', { name: 'Paused: waiting for your decision' })

/** A night that stops and asks about 30 of 40. */
beforeEach(async () => {
  await prisma().enquiry.deleteMany()
  await addEnquiries(prisma(), { count: 10, daysAgo: 1 })
  await site.app().services.retentionBrake.run()
  await addEnquiries(prisma(), { count: 30, daysAgo: 800 })
  await site.app().services.retentionBrake.run()
})

describe('an erasing that waits', () => {
  it('is found from the notification; who looks at it sees why and how much, and has it erased', async () => {
    const page = await site.open('/admin/settings/security', 'super_admin')
    await held(page).getByText('More than half of one kind would be erased.').waitFor()
    await held(page).getByText('30 of 40 would be erased').waitFor()
    await expectAccessibleAtBothWidths(page, 'zh-TW')
    await held(page).getByRole('button', { name: 'Erase them' }).click()
    const dialog = page.getByRole('dialog', { name: 'Erase these records for good?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await enquiries()).toBe(40)
    await held(page).getByRole('button', { name: 'Erase them' }).click()
    await dialog.getByRole('button', { name: 'Erase them' }).click()
    await toast(page, 'Old records erased')
    await held(page).waitFor({ state: 'detached' })
    expect(await enquiries()).toBe(10)
    await page.getByText('Last erased', { exact: false }).waitFor()
  })

  it('that another night has replaced says so, and shows the new one; put off, nothing is erased', async () => {
    let kept: APIResponse | undefined
    const before = (page: Page) =>
      page.route('**/admin/retention', async (route) => {
        kept ??= await route.fetch()
        await route.fulfill({ response: kept }) // it sees nothing new
      })
    const page = await site.open('/admin/settings/security', 'super_admin', { before, expectedErrors: failedRequests })
    await held(page).waitFor()
    const heard = page.waitForResponse('**/admin/retention')
    await addEnquiries(prisma(), { count: 5, daysAgo: 800 })
    await site.app().services.retentionBrake.run()
    await heard
    await page.unroute('**/admin/retention')
    await held(page).getByRole('button', { name: 'Not now' }).click()
    await toast(page, 'A colleague has decided this, or it has changed')
    await held(page).getByText('35 of 45 would be erased').waitFor()
    await held(page).getByRole('button', { name: 'Not now' }).click()
    await toast(page, 'Nothing was erased')
    await held(page).waitFor({ state: 'detached' })
    const panel = page.getByRole('region', { name: 'Erasing old records' })
    await expect.poll(() => panel.evaluate((section) => section === document.activeElement)).toBe(true)
    expect(await enquiries()).toBe(45)
  })
})
