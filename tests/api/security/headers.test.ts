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

describe('every answer', () => {
  it('allows scripts and styles of our own files alone, and no frame around it', async () => {
    for (const address of addresses) {
      const policy = (await fetch(app.url + address)).headers.get('content-security-policy') ?? ''
      const directives = new Map(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
      expect([address, directives.get('script-src')]).toEqual([address, ["'self'"]])
      expect(directives.get('style-src')).toEqual(["'self'"])
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
