import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { testSite } from '../site.ts'

const { visit } = testSite()

const address = '**/service-worker.js'

/** Answers every page from its cache, as the worker of earlier releases did without a network. */
const formerWorker = `addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/kept'))
})`

const sendFormer = (route: Route) => route.fulfill({ body: formerWorker, contentType: 'text/javascript' })

const ofBrowser = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

it('the worker of an earlier release goes, with all that it has kept, and the site stays', async () => {
  const page = await visit('/en/products', { serviceWorkers: 'allow' })
  await page.context().route(address, sendFormer)
  await page.evaluate(async () => {
    const kept = new Response('<title>Kept</title>', { headers: { 'content-type': 'text/html' } })
    await (await caches.open('pages')).put('/kept', kept)
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  })
  await page.reload()
  expect(await page.title()).toBe('Kept')
  expect(await ofBrowser(page)).toEqual({ caches: ['pages'], workers: 1 })

  await page.context().unroute(address, sendFormer)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await expect.poll(() => ofBrowser(page)).toEqual({ caches: [], workers: 0 })
  await page.reload()
  await page.getByRole('heading', { level: 2, name: 'Water Leak Sensor' }).waitFor()
})
