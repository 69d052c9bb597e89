import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { customer, sell } from '#tests/api/figures/fixture.ts'
import { createStaff } from '#tests/support/staff.ts'
import { failedRequests, goTo } from '../site.ts'
import { expectAccessibleAtBothWidths, testAdmin } from './test-admin.ts'

const { app, open, become } = testAdmin()
const address = '/admin/analytics'
const dayMs = 86_400_000
let buyer: string

/** Sensors of two days ago for Alpha, and software of 40 days ago, which is the period before of 30 days. */
async function fill(): Promise<void> {
  const { prisma } = app().services.database
  const sensor = await prisma.product.findFirstOrThrow({ where: { category: 'hardware' }, orderBy: { name: 'asc' } })
  const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
  buyer = await customer(app(), 'Alpha Estates', 'enterprise', ago(45))
  const ofAlpha = { customerId: buyer, customerName: 'Alpha Estates', customerType: 'enterprise' as const }
  const sensors = { productId: sensor.id, name: sensor.name, category: 'hardware' as const, quantity: 12 }
  await sell(app(), { placedAt: ago(2), ...ofAlpha, lines: [{ ...sensors, totalHkd: 12_000 }] })
  await sell(app(), {
    placedAt: ago(2),
    ...ofAlpha,
    currency: 'USD',
    rate: 0.128,
    lines: [{ ...sensors, totalHkd: 3000 }],
  })
  await sell(app(), { placedAt: ago(2), ...ofAlpha, status: 'cancelled', lines: [{ ...sensors, totalHkd: 9999 }] })
  const software = { name: '平台', category: 'software' as const, quantity: 1, totalHkd: 10_000 }
  await sell(app(), { placedAt: ago(40), ...ofAlpha, lines: [software] })
}
beforeAll(fill)

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Key figures' }).getByRole('link').filter({ hasText: text })
const orderRows = (page: Page) => page.getByRole('row').filter({ hasText: 'ORD-F' })
const drawn = (page: Page) => page.getByRole('application').first()

/** The orders' list, opened by a figure: as many as it counts. */
async function expectOrders(page: Page, many: number): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/orders')
  await expect.poll(() => orderRows(page).count()).toBe(many)
}

describe('the analytics screen', () => {
  it('says which panel could not be loaded, and loads it again; four figures beside those of the period before, who bought, a chart as a table too, each leading to its rows', async () => {
    const page = await open(`${address}?tab=distribution`, 'viewer', {
      expectedErrors: failedRequests,
      before: (page) => page.route('**/admin/analytics/distribution*', (route) => route.abort()),
    })
    await card(page, 'HK$15,000').waitFor()
    const categories = panel(page, 'By category')
    await categories.getByText('The figures could not be loaded').waitFor()
    await page.unroute('**/admin/analytics/distribution*')
    await categories.getByRole('button', { name: 'Try Again' }).click()
    await categories.getByRole('link', { name: /IoT hardware/ }).waitFor()

    // what sales are made of, and who bought most
    const currencies = panel(page, 'By order currency')
    await currencies.getByRole('link', { name: /US dollar.*HK\$3,000.*20\.0%/ }).click()
    await expectOrders(page, 1)

    await goTo(page, `${address}?tab=customers`)
    await panel(page, 'Top Customers').getByRole('link', { name: 'Alpha Estates' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/admin/customers/${buyer}`)

    await goTo(page, address)
    await page.getByRole('heading', { level: 1, name: 'Analytics & Reports' }).waitFor()
    await card(page, 'HK$15,000').filter({ hasText: '+50%' }).waitFor()
    await card(page, 'Average order value').filter({ hasText: 'HK$7,500' }).filter({ hasText: '−25%' }).waitFor()
    await card(page, 'New customers').filter({ hasText: '−100%' }).waitFor()
    await card(page, 'HK$15,000').click()
    await expectOrders(page, 2)
    await page.goBack()
    const revenue = panel(page, 'Revenue')
    await revenue.getByRole('application').waitFor()
    await revenue.getByRole('button', { name: 'Show as table' }).click()
    const row = revenue.getByRole('row').filter({ hasText: 'HK$15,000.00' })
    await row.waitFor()
    expect(await revenue.getByRole('row').count()).toBe(31)
    await row.getByRole('link').click()
    await expectOrders(page, 2)
  })

  it('keeps range and tab in the address alone; walks through a chart by keyboard, each point opens what is behind it, as a click does; counts an order once it is placed', async () => {
    const page = await open(`${address}?range=nonsense&tab=nonsense`, 'viewer')
    await card(page, 'HK$15,000').waitFor()
    await page.getByRole('button', { name: 'Last 90 days' }).click()
    await card(page, 'HK$25,000').waitFor()
    await page.getByRole('link', { name: 'Product Performance' }).click()
    await panel(page, 'Top Products').getByRole('row').filter({ hasText: 'HK$15,000' }).waitFor()
    expect(new URL(page.url()).search).toBe('?range=90d&tab=products')
    await page.reload()
    await panel(page, 'Top Products').getByRole('row').filter({ hasText: 'HK$15,000' }).waitFor()
    expect(await page.getByRole('button', { name: 'Last 90 days' }).getAttribute('aria-pressed')).toBe('true')

    await goTo(page, `${address}?range=7d`)
    await card(page, 'HK$15,000').waitFor()
    await drawn(page).waitFor()
    await drawn(page).focus()
    const tip = page.locator('.chart-tip')
    // The first of seven days has the focus; two days ago is the fifth.
    await tip.first().waitFor()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
    await tip.filter({ hasText: 'HK$15,000.00' }).waitFor()
    await page.keyboard.press('Enter')
    await expectOrders(page, 2)
    await page.goBack()
    await drawn(page).waitFor()
    const plot = await page.locator('.recharts-cartesian-grid').first().boundingBox()
    if (!plot) throw new Error('The chart is drawn')
    // Six spans between seven days: two days ago is the fourth's end.
    await page.mouse.move(plot.x + (plot.width * 4) / 6, plot.y + plot.height / 2)
    await page.locator('.chart-tip').filter({ hasText: 'HK$15,000.00' }).waitFor()
    await page.mouse.down()
    await page.mouse.up()
    await expectOrders(page, 2)

    await goTo(page, `${address}?range=7d`)
    await card(page, 'HK$15,000').waitFor()
    const line = { productId: null, name: 'Gateway', quantity: 1, period: 'once', unitPriceHkd: 5000 }
    const party = { customerName: 'Walk-in Ltd', email: '', phone: '', language: 'en', currency: 'HKD' }
    const { cookie } = await createStaff(app(), 'manager')
    const placed = await fetch(`${app().url}/api/v1/admin/orders`, {
      method: 'POST',
      headers: { ...cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ submissionId: randomUUID(), ...party, lines: [line] }),
    })
    expect(placed.status).toBe(201)
    await card(page, 'HK$20,000').waitFor()
  })
})

describe('Export Report', () => {
  it('is there for whoever may export, saves the range as a file, says why it failed, and can be tried again', async () => {
    const member = await createStaff(app(), 'editor')
    const page = await open(address, member, { expectedErrors: failedRequests })
    await card(page, 'HK$15,000').waitFor()
    expect(await page.getByRole('button', { name: 'Export Report' }).count()).toBe(0)

    await become(page, member, 'manager')
    await goTo(page, `${address}?range=90d`)
    await card(page, 'HK$25,000').waitFor()
    const button = page.getByRole('button', { name: 'Export Report' })
    for (const format of ['CSV, for a spreadsheet', 'PDF, with the charts']) {
      await button.click()
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: format }).click(),
      ])
      expect(saved.suggestedFilename()).toBe(`analytics-90d.${format.slice(0, 3).toLowerCase()}`)
      await page.getByText('The report is saved').waitFor()
      await expect.poll(() => button.isEnabled()).toBe(true)
    }
    await page.route('**/admin/analytics/export.csv*', (route) => route.abort())
    await button.click()
    await page.getByRole('menuitem', { name: 'CSV, for a spreadsheet' }).click()
    await page.getByText('The report could not be exported').waitFor()
    await expect.poll(() => button.isEnabled()).toBe(true)
  })
})

it('every tab is accessible and fits a laptop, and a phone in Chinese', async () => {
  const page = await open(address, 'manager')
  for (const tab of ['revenue', 'products', 'customers', 'distribution']) {
    await goTo(page, `${address}?range=12m&tab=${tab}`)
    await page.locator(`.area-tabs [aria-current][href$="range=12m&tab=${tab}"]`).waitFor()
    await page.locator('.recharts-surface').first().waitFor()
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    await expectAccessibleAtBothWidths(page, 'zh-TW')
  }
})
