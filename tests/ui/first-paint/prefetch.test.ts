import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { expectAddress, testSite } from '../site.ts'

const { app, visit } = testSite()
beforeAll(() => leaveTheSix(app()))

/** Paths, with their query, that are asked for from now on. */
function asked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    paths.push(pathname + search)
  })
  return paths
}

const product = '/api/v1/products/parking-sensor'
const code = /^\/assets\/ProductPage-/

it.each(['hover', 'focus'] as const)(
  'a product’s code and data are there once somebody has reached for it: %s',
  async (reach) => {
    const page = await visit('/en/products')
    await page.waitForLoadState('networkidle')
    const link = page.getByRole('link', { name: 'Parking Sensor', exact: true })
    const paths = asked(page)
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0)
        await page.locator('body').click({ position: { x: 1, y: 300 } })
        await link[reach]()
        return paths
      })
      .toContain(product)
    await expect.poll(() => paths.some((path) => code.test(path))).toBe(true)
    await page.waitForLoadState('networkidle')
    paths.length = 0
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Parking Sensor' }).waitFor()
    expect(paths.filter((path) => path === product || code.test(path))).toEqual([])
  },
)

it('the navigation’s pages are loaded as somebody reaches for them', async () => {
  const page = await visit('/en/products')
  await page.waitForLoadState('networkidle')
  const paths = asked(page)
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).hover()
      return paths.some((path) => path.startsWith('/assets/AboutPage-'))
    })
    .toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expectAddress(page, '/en/about')
  expect(paths.filter((path) => path.startsWith('/assets/AboutPage-'))).toHaveLength(1)
})

it('nothing is, where little is to be loaded', async () => {
  const page = await visit('/robots.txt')
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/en/products')
  await page.waitForLoadState('networkidle')
  const paths = asked(page)
  await page.getByRole('link', { name: 'Parking Sensor', exact: true }).hover()
  await page.waitForTimeout(1000)
  expect(paths).toEqual([])
})
