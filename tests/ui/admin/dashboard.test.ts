import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { sell } from '#tests/api/figures/fixture.ts'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { createStaff } from '#tests/support/staff.ts'
import { failedRequests, goTo } from '../site.ts'
import { storeDemoRequest, storeEnquiry } from './inbox/inbox.ts'
import { expectAccessibleAtBothWidths, testAdmin } from './test-admin.ts'

const { app, open, become } = testAdmin()
beforeAll(() => leaveTheSix(app()))

const hourMs = 3_600_000
const placedAgo = (days: number) => new Date(Date.now() - 24 * days * hourMs).toISOString()
const line = { name: '平台', category: 'software' as const, quantity: 1 }

beforeAll(async () => {
  await sell(app(), { placedAt: placedAgo(1), status: 'pending', lines: [{ ...line, totalHkd: 1500 }] })
  await sell(app(), { placedAt: placedAgo(10), lines: [{ ...line, totalHkd: 1000 }] })
  await storeEnquiry(app(), { createdAt: new Date(Date.now() - 30.5 * hourMs) })
  await storeEnquiry(app(), { firstName: 'Siu', lastName: 'Chan', createdAt: new Date(Date.now() - 2 * hourMs) })
  await storeDemoRequest(app())
})

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const waiting = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Waiting for you' }).getByRole('link').filter({ hasText: text })

it('the dashboard says what waits and what is overdue, which panel could not be loaded, what was earned and what happens, and leads to each', async () => {
  const member = await createStaff(app(), 'viewer')
  const page = await open('/admin', member, {
    expectedErrors: failedRequests,
    before: (page) => page.route('**/admin/dashboard*', (route) => route.abort()),
  })
  const revenue = panel(page, 'Revenue trend')
  await revenue.getByText('The figures could not be loaded').waitFor()
  await panel(page, 'Most urgent').getByText('Overdue by 6 h').waitFor()
  await page.unroute('**/admin/dashboard*')
  await revenue.getByRole('button', { name: 'Try Again' }).click()
  await revenue.getByRole('application').waitFor()

  await waiting(page, 'Demos to confirm').filter({ hasText: 'All within 24 hours' }).waitFor()
  await waiting(page, 'Quote requests to answer').filter({ hasText: 'All answered' }).waitFor()
  await waiting(page, 'Orders to ship').filter({ hasText: '1' }).waitFor()
  const urgent = panel(page, 'Most urgent').getByRole('listitem')
  expect(await urgent.first().textContent()).toContain('Overdue by 6 h')
  await waiting(page, 'Enquiries to answer').filter({ hasText: '1 overdue' }).click()
  await page.getByRole('row').filter({ hasText: 'Mei Lam' }).waitFor()
  expect(await page.getByRole('row').filter({ hasText: 'Siu Chan' }).count()).toBe(0)

  // of the range that the address keeps, against the period before
  await goTo(page, '/admin?range=7d')
  const total = revenue.getByRole('link', { name: 'Revenue: HK$1,500' })
  await total.waitFor()
  await revenue.getByText('+50%').waitFor()
  await revenue.getByRole('application').waitFor()
  await revenue.getByRole('button', { name: '30 Days' }).click()
  await revenue.getByRole('link', { name: 'Revenue: HK$2,500' }).waitFor()
  expect(new URL(page.url()).search).toBe('?range=30d')
  await revenue.getByRole('button', { name: '7 Days' }).click()
  await total.click()
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'ORD-F' }).count()).toBe(1)

  // the catalogue by category, as a ring and as a table
  await goTo(page, '/admin')
  const categories = panel(page, 'Product categories')
  await categories.getByRole('link', { name: /IoT hardware.*67%/ }).waitFor()
  await categories.getByRole('button', { name: 'Show as table' }).click()
  await categories.getByRole('row').filter({ hasText: 'AI software' }).filter({ hasText: '33%' }).waitFor()
  await categories.getByRole('link', { name: 'AI software' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/products')

  await goTo(page, '/admin')
  const activity = panel(page, 'Recent Activity')
  await activity.getByText('Nothing has happened yet').waitFor()
  const editor = await createStaff(app(), 'editor')
  const { prisma } = app().services.database
  const { id } = await prisma.enquiry.findFirstOrThrow({ where: { firstName: 'Siu' } })
  const noted = await fetch(`${app().url}/api/v1/admin/enquiries/${id}/notes`, {
    method: 'POST',
    headers: { ...editor.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Call her at noon.' }),
  })
  expect(noted.ok).toBe(true)
  const note = activity.getByRole('link').filter({ hasText: 'left a note' })
  await note.getByText('Updated', { exact: true }).waitFor()
  await note.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/admin/enquiries/${id}`)

  // what staff do next, of what they may
  await goTo(page, '/admin')
  await become(page, member, 'manager')
  const actions = panel(page, 'Quick Actions').getByRole('link')
  await actions.filter({ hasText: 'Generate Report' }).waitFor()
  expect(await actions.allTextContents()).toEqual([
    'Add New Product',
    'Sync from Notion',
    'Generate Report',
    'View Orders',
    'Check low stock',
  ])
  await actions.filter({ hasText: 'Generate Report' }).click()
  await page.getByRole('heading', { level: 1, name: 'Analytics & Reports' }).waitFor()
})

it('the dashboard is accessible and fits a laptop, and a phone in Chinese', { tags: ['night'] }, async () => {
  const page = await open('/admin', 'super_admin')
  await page.locator('.recharts-surface').first().waitFor()
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  await expectAccessibleAtBothWidths(page, 'zh-TW')
})
