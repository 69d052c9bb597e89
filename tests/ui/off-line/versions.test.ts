import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { allowOneDeath, workerBrowser } from '#tests/support/browser.ts'
import { keptIn } from './cut-site.ts'

const built = path.resolve('dist/client')
let next: string
let app: TestApp | undefined
let context: BrowserContext | undefined

beforeAll(async () => {
  allowOneDeath()
  next = await mkdtemp(path.join(tmpdir(), 'next-build-'))
  await cp(built, next, { recursive: true })
  const file = path.join(next, 'service-worker.js')
  const code = await readFile(file, 'utf8')
  // A build that has another catalogue page: its hash is none of those that the worker knows.
  await writeFile(file, code.replace(/hashes:([`'"[])/, 'next:1,$&').replaceAll(await hashOfList(), '0000000'))
})
afterEach(async () => {
  await context?.close()
  await app?.close()
})
afterAll(() => rm(next, { recursive: true }))

async function hashOfList(): Promise<string> {
  const html = await readFile(path.join(built, 'drawing', 'parts.json'), 'utf8')
  return /ProductsPage-(\w+)\.js/.exec(html)?.[1] ?? ''
}

async function visited(): Promise<{ page: Page; port: number }> {
  app = await startTestApp({}, { client: built })
  context = await (await workerBrowser()).newContext({ baseURL: app.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/en/products')
  await page.mouse.move(20, 20) // whoever only looks has nothing kept
  await expect.poll(() => keptIn(page, 'pages')).toContain('/en/products')
  return { page, port: Number(new URL(app.url).port) }
}

/** The same address, after the site was replaced. */
async function replaced(port: number, environment: NodeJS.ProcessEnv, client: string): Promise<void> {
  await app?.close()
  app = await startTestApp(environment, { client, port })
}

async function update(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
}

it('a new version waits for open pages, whose code stays, and then drops what was the former one’s', async () => {
  const { page, port } = await visited()
  const former = `/assets/ProductsPage-${await hashOfList()}.js`
  await expect.poll(() => keptIn(page, 'assets')).toContain(former)
  await replaced(port, {}, next)
  await update(page)
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none')
  await expect.poll(waiting).toBe('installed')
  expect(await keptIn(page, 'assets')).toContain(former)
  await page.close()
  const later = await context?.newPage()
  if (!later) throw new Error('There is no page')
  // A page that comes before the last one is wholly gone is the former worker's too, which then stays until that one goes.
  const keptAnew = async () => {
    await later.goto('about:blank')
    await later.goto('/robots.txt')
    return keptIn(later, 'assets')
  }
  await expect.poll(keptAnew).not.toContain(former)
  expect(await keptIn(later, 'pages')).toContain('/en/products')
})

it('a worker that is switched off goes, with all that it has kept, and the site stays', async () => {
  const { page, port } = await visited()
  await replaced(port, { SERVICE_WORKER: '0' }, built)
  await update(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await page.goto('/en/products/water-leak-sensor')
  await page.getByRole('heading', { level: 1, name: 'Water Leak Sensor' }).waitFor()
})
