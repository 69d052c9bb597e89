import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff } from '#tests/support/staff.ts'

const client = path.resolve('dist/client')
let app: TestApp
let addresses: string[]
/** The site behind a proxy that speaks HTTPS for it. */
let behindProxy: Awaited<ReturnType<typeof appWith>>

beforeAll(async () => {
  app = await startTestApp({}, { client })
  behindProxy = await appWith(app, { client, trustProxy: ['10.0.0.0/8'] })
  const files = await readdir(path.join(client, 'assets'), { recursive: true })
  const file = (pattern: RegExp) => `/assets/${files.find((name) => pattern.test(name))}`
  addresses = [
    '/',
    '/en/products',
    '/nowhere',
    '/admin',
    '/admin/users',
    '/icon.svg',
    file(/^index-.*\.js$/),
    file(/^admin\/admin-.*\.js$/),
    file(/\.css$/),
    '/api/docs/',
    '/api/v1/site',
    '/api/v1/products/nowhere',
    '/api/v1/auth/session',
    '/api/v1/admin/users',
    '/api/v1/nowhere',
    '/health/live',
    '/%',
    '/en/%e6%b',
    '/api/v1/products/%',
    `/api/v1/products/${'x'.repeat(400)}`,
  ]
})
afterAll(async () => {
  await behindProxy.close()
  await app.close()
})

/** Of what runs, or is applied, as it stands in a page: data is named by its type, a file by its address. */
function hashesOf(page: string, element: string): string[] {
  const found = [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))]
  return found.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

it('a page that is rendered has the early script and its styles in it, and all other code in a file of ours', async () => {
  const page = await fetch(`${app.url}/en/products`).then((answer) => answer.text())
  expect([hashesOf(page, 'script').length, hashesOf(page, 'style').length]).toEqual([1, 1])
  const scripts = [...page.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(scripts.filter((attributes) => !attributes?.includes('type="application/'))).toEqual([
    '',
    expect.stringMatching(/^ type="module" src="\/assets\/[\w.-]+\.js" async/),
  ])
})

describe('every answer', () => {
  it('allows scripts and styles of our own files alone, what stands in a page by its hash, and no frame around it', async () => {
    for (const address of addresses) {
      const answer = await fetch(app.url + address)
      const policy = answer.headers.get('content-security-policy') ?? ''
      const text = await answer.text()
      const directives = new Map(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
      const isPage = answer.headers.get('content-type')?.startsWith('text/html')
      const inline = (element: string) => (isPage ? hashesOf(text, element) : [])
      expect([address, directives.get('script-src')]).toEqual([address, ["'self'", ...inline('script')]])
      expect([address, directives.get('style-src')]).toEqual([address, ["'self'", ...inline('style')]])
      if (isPage) expect(text).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/i)
      expect(directives.get('default-src')).toEqual(["'self'"])
      expect(directives.get('object-src')).toEqual(["'none'"])
      expect(directives.get('frame-ancestors')).toEqual(["'none'"])
      expect(directives.get('base-uri')).toEqual(["'none'"])
      expect(policy).not.toMatch(/unsafe|\*|http:/)
    }
  })

  it('is taken for what it says it is, tells other sites little, and does not say what made it', async () => {
    for (const address of addresses) {
      const { headers } = await fetch(app.url + address)
      expect([address, headers.get('x-content-type-options')]).toEqual([address, 'nosniff'])
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('content-type')).toMatch(/charset=utf-8|application\/(?:problem\+)?json|image\/svg/)
      for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) expect(headers.get(name)).toBeNull()
    }
  })

  it.each([
    ['over HTTPS', '10.1.2.3', 'https', 'max-age=31536000'],
    ['over HTTPS, between proxies too', '10.1.2.3', 'http, https', 'max-age=31536000'],
    ['over HTTP', '10.1.2.3', 'http', undefined],
    ['over HTTP behind a proxy that is reached by HTTPS', '10.1.2.3', 'https, http', undefined],
    ['that nobody says how it came', '10.1.2.3', undefined, undefined],
    ['that somebody else says of', '198.51.100.1', 'https', undefined],
  ])('keeps browsers to HTTPS as the others do: %s', async (_what, remoteAddress, proto, expected) => {
    const headers = { host: 'shop.example', ...(proto && { 'x-forwarded-proto': proto }) }
    for (const url of addresses) {
      const answer = await behindProxy.inject({ url, remoteAddress, headers })
      expect([url, answer.headers['strict-transport-security']]).toEqual([url, expected])
    }
  })

  it('that staff read is kept by nobody, refusals neither', async () => {
    const { cookie } = await createStaff(app, 'viewer')
    for (const address of ['/auth/session', '/auth/sessions', '/admin/users', '/admin/products']) {
      for (const headers of [{}, cookie]) {
        const answer = await fetch(`${app.url}/api/v1${address}`, { headers })
        expect([address, answer.status, answer.headers.get('cache-control')]).toEqual([
          address,
          answer.status,
          'no-store',
        ])
      }
    }
  })
})
