import { describe, expect, it } from 'vitest'
import { sampleRecords } from '#server/modules/catalogue/products/samples.ts'
import { cutApi, expectProducts, failedRequests, testSite } from '../site.ts'

const { visit } = testSite()
const all = sampleRecords.map(({ name }) => name)
const expectedErrors = failedRequests

describe('product list page', () => {
  it('shows rows in the making while it loads', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const page = await visit('/products', {
      before: (opening) => opening.route('**/api/v1/products?*', (route) => answered.then(() => route.continue())),
    })
    await page.getByText('正在載入產品').waitFor({ state: 'attached' })
    answer()
    await expectProducts(page, all)
  })

  it('refreshes on demand, keeps what it has when that fails, and says so; falls back to the products that this browser keeps', async () => {
    const page = await visit('/products', { expectedErrors })
    await expectProducts(page, all)
    const refresh = page.getByRole('button', { name: '重新整理' })
    await refresh.click()
    await page.getByText('目錄已更新').waitFor()
    await cutApi(page)
    await refresh.click()
    await page.getByText('未能更新目錄').waitFor()
    await page.getByText(/以下是先前載入的內容/).waitFor()
    await expectProducts(page, all)
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: '再試一次' }).click()
    await page.getByText(/以下是先前載入的內容/).waitFor({ state: 'detached' })

    await cutApi(page)
    await page.goto('/products?category=software')
    await page.getByText(/存下的產品/).waitFor()
    await expectProducts(page, all)
  })

  it('ignores a kept list that it cannot read', async () => {
    const stored = { syncedProducts: '[{"name":"?"}]', lastSyncTime: '2026-01-01T00:00:00Z' }
    const page = await visit('/products', { expectedErrors, stored, before: cutApi })
    await page.getByRole('heading', { name: '未能載入產品' }).waitFor()
  })

  it('says in the reader’s language what happened, in a whole frame, and tries again', async () => {
    const page = await visit('/en/products', { expectedErrors, before: cutApi })
    await page.getByRole('heading', { name: 'The products could not be loaded' }).waitFor()
    await page.getByText('We could not reach the server.').waitFor()
    expect(await page.getByRole('contentinfo').textContent()).toContain('Singapore')
    await page.getByLabel('Currency').first().selectOption('USD')
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'Parking Sensor' }).waitFor()
  })

  it('tells an empty catalogue from an empty search', async () => {
    const page = await visit('/en/products', {
      before: (opening) =>
        opening.route('**/api/v1/products?*', async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, json: { ...(await response.json()), items: [], total: 0 } })
        }),
    })
    await page.getByRole('heading', { name: 'No product data yet' }).waitFor()
    const contact = page.getByRole('main').getByRole('link', { name: 'Contact us' })
    expect(await contact.getAttribute('href')).toBe('/en/contact')
  })
})
