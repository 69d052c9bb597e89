import { expect, it } from 'vitest'
import { retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { cutSite, keptIn } from './cut-site.ts'

const { keep, cut, app } = cutSite()

it('keeps nothing that is one visitor’s own, or staff’s', async () => {
  const page = await keep('/en')
  const token = 'A'.repeat(43)
  for (const address of [`/en/quotes/${token}`, '/confirm#reference', '/en/confirm', '/admin', '/api/v1/products']) {
    await page.goto(address)
  }
  await page.goto(
    '/en/contact?conversation=0195c0de-0000-7000-8000-000000000000&product=parking-sensor&utm_source=mail',
  )
  await expect.poll(() => keptIn(page, 'pages')).toContain('/en/contact?product=parking-sensor')
  await page.evaluate(async () => {
    await fetch('/api/v1/products', { headers: { authorization: 'Bearer secret' } })
    await fetch('/api/v1/auth/session')
    await fetch('/api/v1/products/lookup', {
      method: 'POST',
      body: '{"keys":["a"]}',
      headers: { 'content-type': 'application/json' },
    })
    await fetch('/nowhere', { headers: { accept: 'text/html' } })
    await fetch('/en/products/none-of-ours', { headers: { accept: 'text/html' } })
  })
  const all = await Promise.all((['pages', 'answers', 'assets'] as const).map((store) => keptIn(page, store)))
  const kept = all.flat().filter((address) => !address.startsWith('/assets/'))
  expect(kept.filter((address) => /quotes|confirm|admin|conversation|auth|nowhere|none|utm/.test(address))).toEqual([])
  await cut()
  await page.goto(`/en/quotes/${token}`)
  await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
  await expect(page.goto('/admin')).rejects.toThrow('ERR_')
})

it('keeps forty pages and sixty answers at most, those that were seen last', async () => {
  const page = await keep('/en/products')
  await page.evaluate(async () => {
    for (let number = 1; number <= 45; number++) {
      const address = `/en/products?page=${number}`
      await fetch(address, { headers: { accept: 'text/html' } }).then((answer) => answer.text())
    }
    for (let number = 1; number <= 65; number++)
      await fetch(`/api/v1/products?page=${number}`).then((answer) => answer.text())
  })
  await expect.poll(() => keptIn(page, 'pages')).toHaveLength(40)
  await expect.poll(() => keptIn(page, 'answers')).toHaveLength(60)
  expect(await keptIn(page, 'pages')).toContain('/en/products?page=45')
  expect(await keptIn(page, 'pages')).not.toContain('/en/products')
  expect(await keptIn(page, 'answers')).not.toContain('/api/v1/products?page=1')
})

it('forgets a product that is gone', async () => {
  const { database } = app().services
  const [product] = await writeProducts(database, [{ name: 'Passing Sensor', msrp: '10' }])
  if (!product) throw new Error('No product was written')
  const address = `/en/products/${product.slug}`
  const page = await keep(address)
  await retireProducts(database, [product])
  await expect.poll(async () => (await fetch(app().url + address)).status).toBe(410)
  await page.reload()
  await expect.poll(() => keptIn(page, 'pages')).not.toContain(address)
})

it('registers nothing where little is to be loaded, and the site is whole without it', async () => {
  const page = await keep('/en')
  const other = await page.context().newPage()
  await other.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    navigator.serviceWorker.register = () => Promise.reject(new Error('registered'))
  })
  const failed: string[] = []
  other.on('pageerror', (error) => failed.push(error.message))
  await other.goto('/en/products')
  await other.getByRole('heading', { level: 2, name: 'Water Leak Sensor' }).waitFor()
  await other.waitForLoadState('networkidle')
  expect(failed).toEqual([])
})
