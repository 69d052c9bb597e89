import path from 'node:path'
import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createRenderer, type Renderer } from '#server/platform/rendering/renderer.ts'
import { patientRendering, startTestApp, type TestApp } from '#tests/support/app.ts'
import { allowOneDeath, workerBrowser } from '#tests/support/browser.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { giveBack, openPage, takeContext, type WarmContext } from './contexts.ts'

const phone = '+852 3000 1234'
const waitMs = 40_000

export interface Visit extends BrowserContextOptions {
  /** What this browser has stored before. */
  stored?: Record<string, string>
  /** Runs before the page is asked for: to cut the network, to break something. */
  before?: (page: Page) => Promise<unknown>
  /** The site's page as it goes out where the server can't draw it, for the browser to draw: with `before`, unless it says otherwise. */
  undrawn?: boolean
  /** Does not wait for hydration. */
  beforeHydration?: boolean
  /** Errors on the console that belong to the test; any other fails it. */
  expectedErrors?: RegExp
}

export interface TestSite {
  app: () => TestApp
  /** Opens an address as a visitor of her own would: nothing stored, calm motion, no error on the console. */
  visit: (path: string, visit?: Visit) => Promise<Page>
}

/** The same for all files of a worker, so that its browser knows the client's files. */
const port = 20_000 + Math.floor(Math.random() * 10_000)

const client = path.resolve('dist/client')

/** For all files of a worker, with which it ends: a thread of each file's own would load all components, and compile them, again. */
let renderer: Renderer | undefined

function workerRenderer(): Renderer {
  renderer ??= createRenderer(path.join(client, 'rendering/page.mjs'), patientRendering)
  return { ...renderer, close: async () => undefined }
}

/**
 * The real app with the built client, and the worker's browser, for the tests of a file. Each visit is closed after its test.
 * @param environment variables that the app is to have
 * @param options `limits`: what one visitor may do, since all of a file come from one address; `pace`: works on mail, as often as
 * this says; `now`: what its clock says
 */
export function testSite(
  environment: NodeJS.ProcessEnv = {},
  options: Pick<NonNullable<Parameters<typeof startTestApp>[1]>, 'limits' | 'pace' | 'now' | 'isUnmapped'> = {},
): TestSite {
  let app: TestApp
  const visits: { warm: WarmContext; errors: string[] }[] = []

  beforeAll(async () => {
    allowOneDeath()
    app = await startTestApp(
      { CONTACT_PHONE: phone, ...environment },
      { client, renderer: workerRenderer(), port, ...options },
    )
  })
  afterEach(async () => {
    const ended = visits.splice(0)
    await Promise.all(ended.map(({ warm }) => giveBack(warm)))
    expect(ended.flatMap(({ errors }) => errors)).toEqual([])
  })
  afterAll(() => app.close())
  restoreRows(() => app)

  async function visit(
    address: string,
    {
      stored = {},
      before,
      undrawn = before !== undefined,
      beforeHydration = false,
      expectedErrors,
      ...options
    }: Visit = {},
  ): Promise<Page> {
    const { viewport, colorScheme = 'light', permissions, ...others } = options
    const usual = { baseURL: app.url, reducedMotion: 'reduce', serviceWorkers: 'block' } as const
    const warm = await takeContext(await workerBrowser(), { ...usual, ...others })
    const page = await openPage(warm)
    page.setDefaultTimeout(waitMs)
    visits.push({ warm, errors: errorsOf(page, expectedErrors) })
    if (viewport) await page.setViewportSize(viewport)
    if (colorScheme !== 'light') await page.emulateMedia({ colorScheme })
    if (permissions) await warm.context.grantPermissions(permissions)
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }, Object.entries(stored))
    if (options.javaScriptEnabled !== false && !beforeHydration) waitForCode(page)
    if (undrawn) await page.route('**/*', sendUndrawn)
    await before?.(page)
    await page.goto(address, beforeHydration ? { waitUntil: 'domcontentloaded' } : {}) // its scripts delay `load`
    return page
  }
  return { app: () => app, visit }
}

/** A page is shown before it is hydrated: what a test does comes after. */
function waitForCode(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...parameters) => goto(...parameters).finally(() => hydrated(page))
  page.reload = async (...parameters) => reload(...parameters).finally(() => hydrated(page))
}

const undrawnPage = path.resolve('dist/client/index.html')

/** The admin's own page is drawn all the same. */
async function sendUndrawn(route: Route): Promise<void> {
  const request = route.request()
  const isDrawn = request.resourceType() === 'document' && !/^\/admin(?:\/|$)/.test(new URL(request.url()).pathname)
  if (isDrawn) await route.fulfill({ path: undrawnPage })
  else await route.fallback()
}

/** A page's HTML as the server draws it. Where a machine is at its limit, it goes out undrawn, with 503, and is asked for again. */
export async function drawnPage(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path)
  return answer.status() === 503 ? drawnPage(page, path) : answer.text()
}

/** Waits until a page that the server has rendered is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  const isDrawn = await page.locator('link[rel=stylesheet][disabled]').count()
  if (isDrawn === 0) return
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** On to another address without loading the site or the admin anew: as by the browser's own arrow where one was there before. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const state = { usr: null, key: 'arrow', idx: Number(history.state?.idx ?? 0) + 1 }
    history.pushState(state, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
}

/** A window of another size: lists become cards, and texts longer or shorter, before the picture after the next. */
export async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

function errorsOf(page: Page, expected: RegExp | undefined): string[] {
  const errors: string[] = []
  const note = (text: string) => {
    if (!expected?.test(text)) errors.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => note(error.message))
  return errors
}

/** Cuts every call to the API, as when the server is down. */
export async function cutApi(page: Page): Promise<void> {
  await page.route('**/*', sendUndrawn)
  await page.route('**/api/**', (route) => route.abort())
}

/** What the browser says when a request is cut or refused: expected where a test does so. */
export const failedRequests = /Failed to load resource/

/** Names of the products in the list, in order. */
export async function productNames(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
}

/** Waits until the list shows exactly these. */
export async function expectProducts(page: Page, names: string[]): Promise<void> {
  await expect.poll(async () => (await productNames(page)).sort()).toEqual(names.sort())
}

/** Waits until the address, without its origin, is this. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.url().slice(new URL(page.url()).origin.length)).toBe(address)
}

const narrow = { width: 360, height: 740 }

/** Nothing is wider than a phone, and links are high enough for a finger. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 }
  await resize(page, narrow)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width)
  const links = page.getByRole('main').getByRole('link').filter({ visible: true })
  const heights = await links.evaluateAll((found) => found.map((link) => link.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await resize(page, usual)
}
