import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'

const page = '<!doctype html><title>site</title>'
let client: string
let test: TestApp

beforeAll(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'harbour-iot-client-'))
  await mkdir(path.join(client, 'assets'))
  await writeFile(path.join(client, 'index.html'), page)
  await writeFile(path.join(client, 'assets', 'site-abc123.js'), 'export {}')
  await writeFile(path.join(client, 'assets', 'site-abc123.js.br'), brotliCompressSync('export {}'))
  test = await startTestApp({}, { client })
})
afterAll(async () => {
  await test.close()
  await rm(client, { recursive: true })
})

it.each(['/', '/en', '/products', '/en/products/water-leak-sensor?from=mail', '//', '/solutions/retail'])(
  '%s is the page',
  async (address) => {
    const answer = await fetch(`${test.url}${address}`)
    expect([answer.status, await answer.text()]).toEqual([200, page])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('x-robots-tag')).toBeNull()
  },
)

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
])('%s is a problem, not the page', async (address) => {
  const answer = await fetch(`${test.url}${address}`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'route.not_found' })
})

it('while the admin is still built, its page waits for it, and its files are there as they come', async () => {
  const built = Promise.withResolvers<void>()
  const site = await appWith(test, { client, adminBuilt: built.promise })
  const pending = site.inject('/admin/products')
  expect((await site.inject('/products')).body).toBe(page)
  const file = '/assets/admin/main-abc123.js'
  expect((await site.inject(file)).statusCode).toBe(404)
  await mkdir(path.join(client, 'assets/admin'))
  await writeFile(path.join(client, file), 'export default 1')
  await writeFile(path.join(client, 'admin.html'), '<title>admin</title>')
  built.resolve()
  const answer = await pending
  expect([answer.statusCode, answer.body]).toEqual([200, '<title>admin</title>'])
  expect(answer.headers['x-robots-tag']).toBe('noindex')
  const sent = await site.inject(file)
  expect([sent.statusCode, sent.body]).toEqual([200, 'export default 1'])
  expect(sent.headers['cache-control']).toContain('immutable')
  expect((await site.inject('/assets/admin/..%2fadmin.html')).statusCode).toBe(403)
  await site.close()
})
