import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { drawingOf, type SmallClient, writeClient } from '#tests/support/client/client.ts'

let client: SmallClient
let test: TestApp

beforeAll(async () => {
  client = await writeClient()
  test = await startTestApp({}, { client: client.folder })
})
afterAll(async () => {
  await test.close()
  await client.remove()
})

it.each(['/', '/en', '/products', '/en/products/water-leak-sensor?from=mail', '//', '/solutions/retail'])(
  '%s is a page, rendered',
  async (address) => {
    const answer = await fetch(`${test.url}${address}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(drawingOf(await answer.text())).toBeDefined()
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('x-robots-tag')).toBeNull()
  },
)

it('a page is sent compressed to who takes that, and is the same page', async () => {
  const plain = await test.app.inject('/products')
  const sent = await test.app.inject({ url: '/products', headers: { 'accept-encoding': 'gzip, br' } })
  expect([sent.headers['content-encoding'], sent.headers.vary]).toEqual(['br', 'accept-encoding'])
  expect(brotliDecompressSync(sent.rawPayload).toString()).toBe(plain.body)
  expect(sent.headers.etag).not.toBe(plain.headers.etag)
  expect(sent.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
})

it('a page names the font of its styles before them, and none of rare signs', async () => {
  const page = await (await fetch(`${test.url}/products`)).text()
  const name = '/assets/harbour-sans-400-abc123.woff2'
  const preload = `<link rel="preload" href="${name}" as="font" type="font/woff2" crossorigin>`
  expect(page.match(/<link rel="preload"[^>]* as="font"[^>]*>/g)).toEqual([preload])
  expect(page.indexOf(preload)).toBeLessThan(page.indexOf('<style>'))
})

it('a page that a browser has already is not sent again', async () => {
  const etag = (await fetch(`${test.url}/products`)).headers.get('etag') ?? ''
  const again = await fetch(`${test.url}/products`, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('files that carry their hash are kept for good, and sent as they were compressed', async () => {
  const answer = await fetch(`${test.url}/assets/site-abc123.js`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.text()).toBe('export {}')
})

it.each([
  '/assets/gone-abc123.js',
  '/assets',
  '/assets/',
  '/api/v1/nothing',
  '/health/nothing',
  '/favicon.png',
  '/index.html',
  '/rendering/page.mjs',
  '/rendering/parts.json',
])('%s is a problem, not the page', async (address) => {
  const answer = await fetch(`${test.url}${address}`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'route.not_found' })
})

it('while the admin is still built, its page waits for it, and its files are there as they come', async () => {
  const built = Promise.withResolvers<void>()
  const site = await appWith(test, { client: client.folder, adminBuilt: built.promise })
  const pending = site.inject('/admin/products')
  expect(drawingOf((await site.inject('/products')).body)).toBeDefined()
  const file = '/assets/admin/main-abc123.js'
  expect((await site.inject(file)).statusCode).toBe(404)
  await mkdir(path.join(client.folder, 'assets/admin'))
  await writeFile(path.join(client.folder, file), 'export default 1')
  await writeFile(path.join(client.folder, 'admin.html'), '<title>admin</title>')
  built.resolve()
  const answer = await pending
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<title>admin</title>')
  expect(answer.headers['x-robots-tag']).toBe('noindex')
  const sent = await site.inject(file)
  expect([sent.statusCode, sent.body]).toEqual([200, 'export default 1'])
  expect(sent.headers['cache-control']).toContain('immutable')
  expect((await site.inject('/assets/admin/..%2fadmin.html')).statusCode).toBe(403)
  await site.close()
})
