import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** A browser context with what it has in its cache, and a page that keeps its process alive. */
export interface WarmContext {
  context: BrowserContext
  keeper: Page
  browser: Browser
  options: BrowserContextOptions
}

const keptMax = 4
const kept: WarmContext[] = []

/** A context that nobody uses and that has nothing stored, with the HTTP cache of whoever had it before. */
export async function takeContext(browser: Browser, options: BrowserContextOptions): Promise<WarmContext> {
  const fits = (warm: WarmContext) => warm.browser === browser && isDeepStrictEqual(warm.options, options)
  const index = kept.findIndex(fits)
  const [warm] = index === -1 ? [] : kept.splice(index, 1)
  return warm ?? openContext(browser, options)
}

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<WarmContext> {
  const context = await browser.newContext(options)
  const keeper = await context.newPage()
  await keeper.goto('/robots.txt')
  return { context, keeper, browser, options }
}

/** A page of its own, opened by the keeper: one that the browser opens begins in a new process, a tenth of a visit's work, and leaves it at once. */
export async function openPage({ context, keeper }: WarmContext): Promise<Page> {
  const opened = context.waitForEvent('page')
  await keeper.evaluate(() => void open('about:blank'))
  return opened
}

/** Takes away what a visit has opened and stored, and keeps the context for the next. */
export async function giveBack(warm: WarmContext): Promise<void> {
  const { context, keeper, browser, options } = warm
  if (!browser.isConnected()) return
  if (options.serviceWorkers === 'allow') return context.close()
  await Promise.all(context.pages().map((page) => page !== keeper && closeLoaded(page)))
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
  ])
  await keeper.evaluate(() => localStorage.clear())
  kept.push(warm)
  if (kept.length > keptMax) await kept.shift()?.context.close()
}

const loadMs = 5000

/** Closes a page once it has loaded: Chromium may never answer for one that is closed in the middle of a navigation. */
async function closeLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded', { timeout: loadMs }).catch(() => undefined)
  await page.close()
}
