import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { industries } from '#contract/content/choices.ts'
import { readerLanguages } from '#contract/i18n/languages.ts'
import { pageRoutes } from '#contract/site/routes.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { pathIn } from '../../client/src/paths.ts'

const widths = [390, 768, 1440]
const themes = ['light', 'dark'] as const

/** Pages of one thing, by an example of it. */
const examples: Record<string, () => string> = {
  '/products/:slug': () => '/products/water-leak-sensor',
  '/quotes/:token': () => `/quotes/${site().quote}`,
  '/orders/:token': () => `/orders/${site().order}`,
  '/confirm': () => '/confirm#secret',
  '/compare': () => '/compare?products=water-leak-sensor,parking-sensor',
}
const routes = [...Object.keys(pageRoutes), ...industries.map((industry) => `/solutions/${industry}`)]

for (const language of readerLanguages) {
  for (const route of routes) {
    test(`site ${language} ${route}`, async ({ page }) => {
      await page.goto(pathIn(examples[route]?.() ?? route.replace('/*', ''), language))
      await expectPictures(page, ['site', language, route])
    })
  }

  for (const { path } of [
    ...Object.values(adminScreens),
    { path: '/admin/notifications' },
    { path: '/admin/profile' },
  ]) {
    test(`admin ${language} ${path}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'session', value: site().session, url: baseURL ?? '' }])
      await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language)
      const seen = new Set<string>()
      const found = [path]
      for (const address of found) {
        const kind = kindOf(address)
        if (seen.has(kind)) continue
        seen.add(kind)
        await page.goto(address)
        await expectPictures(page, ['admin', language, kind])
        found.push(...(await linksBelow(page, path)))
      }
    })
  }

  test(`sign-in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language)
    await page.goto('/admin')
    await expect(page.locator('input[type=password]')).toHaveCount(1)
    await expectPictures(page, ['admin', language, 'sign-in'])
  })
}

/** Returns what the site's process wrote: its time, the staff session and the tokens of a buyer's own pages. */
function site(): { now: string; session: string; quote: string; order: string } {
  return JSON.parse(readFileSync('test-results/pictures/site.json', 'utf8'))
}

/** Stops changes on the server: a picture is of the samples as they are. */
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(site().now)
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
})

/** Compares the page with its pictures in every width and theme. */
async function expectPictures(page: Page, parts: string[]): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await expect.soft(page).toHaveScreenshot(`${parts.join(' ')} ${width} ${colorScheme}.png`, { fullPage: true })
    }
  }
}

/** Returns the addresses below a screen that its main part links to. */
async function linksBelow(page: Page, screen: string): Promise<string[]> {
  const hrefs = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return hrefs.filter((href) => href.startsWith(`${screen}/`) && screen !== '/admin')
}

/** Returns an address with its ids as `:id`: one picture shows all records of a kind. */
function kindOf(address: string): string {
  return address.replace(/\?.*/, '').replace(/\/(?=[^/]*\d)[\w-]{8,}(?=\/|$)/g, '/:id')
}
