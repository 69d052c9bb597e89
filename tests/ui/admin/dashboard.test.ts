import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sell } from '#tests/api/figures/fixture.ts'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../axe.ts'
import { failedRequests } from '../site.ts'
import { storeDemoRequest, storeEnquiry } from './inbox/inbox.ts'
import { laptop, phone, testAdmin } from './test-admin.ts'

const { app, open } = testAdmin()
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

describe('the dashboard', () => {
  it('says what waits and what is overdue, and leads to it', async () => {
    const page = await open('/admin', 'viewer')
    await waiting(page, 'Demos to confirm').filter({ hasText: 'All within 24 hours' }).waitFor()
    await waiting(page, 'Quote requests to answer').filter({ hasText: 'All answered' }).waitFor()
    await waiting(page, 'Orders to ship').filter({ hasText: '1' }).waitFor()
    const urgent = panel(page, 'Most urgent').getByRole('listitem')
    expect(await urgent.first().textContent()).toContain('Overdue by 6 h')
    await waiting(page, 'Enquiries to answer').filter({ hasText: '1 overdue' }).click()
    await page.getByRole('row').filter({ hasText: 'Mei Lam' }).waitFor()
    expect(await page.getByRole('row').filter({ hasText: 'Siu Chan' }).count()).toBe(0)
  })

  it('shows revenue of the range that the address keeps, against the period before, each figure leading to its orders', async () => {
    const page = await open('/admin?range=7d', 'viewer')
    const revenue = panel(page, 'Revenue trend')
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
  })

  it('shares out the catalogue by category, as a ring and as a table', async () => {
    const page = await open('/admin', 'viewer')
    const categories = panel(page, 'Product categories')
    await categories.getByRole('link', { name: /IoT hardware.*67%/ }).waitFor()
    await categories.getByRole('button', { name: 'Show as table' }).click()
    await categories.getByRole('row').filter({ hasText: 'AI software' }).filter({ hasText: '33%' }).waitFor()
    await categories.getByRole('link', { name: 'AI software' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/products')
  })

  it('tells what happens as it happens', async () => {
    const page = await open('/admin', 'viewer')
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
  })

  it('offers what staff do next, of what they may', async () => {
    const page = await open('/admin', 'manager')
    const actions = panel(page, 'Quick Actions').getByRole('link')
    await actions.filter({ hasText: 'Generate Report' }).waitFor()
    expect(await actions.allTextContents()).toEqual([
      'Add New Product',
      'Sync from Notion',
      'Generate Report',
      'View Orders',
      'Check what is low on stock',
    ])
    await actions.filter({ hasText: 'Generate Report' }).click()
    await page.getByRole('heading', { level: 1, name: 'Analytics & Reports' }).waitFor()
  })

  it('says which panel could not be loaded, and loads it again', async () => {
    const page = await open('/admin', 'viewer', {
      expectedErrors: failedRequests,
      before: (page) => page.route('**/admin/dashboard*', (route) => route.abort()),
    })
    const revenue = panel(page, 'Revenue trend')
    await revenue.getByText('The figures could not be loaded').waitFor()
    await panel(page, 'Most urgent').getByText('Overdue by 6 h').waitFor()
    await page.unroute('**/admin/dashboard*')
    await revenue.getByRole('button', { name: 'Try Again' }).click()
    await revenue.getByRole('application').waitFor()
  })
})

describe('accessibility', () => {
  it.each([
    ['a laptop', laptop, 'en'],
    ['a phone', phone, 'zh-TW'],
  ] as const)('is accessible and fits %s', async (_name, screen, language) => {
    const page = await open('/admin', 'super_admin', { ...screen, language })
    await page.locator('.recharts-surface').first().waitFor()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    await expectAccessible(page)
  })
})
