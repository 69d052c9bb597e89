import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { defaultSettings, type SecuritySettings } from '#contract/site/settings.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember, terminalCookie } from '#tests/support/staff.ts'
import { appWith } from '../platform/app-with.ts'

let test: TestApp
let admin: StaffMember
/** The site behind a proxy on this machine's own network. */
let behindProxy: Awaited<ReturnType<typeof appWith>>
let direct: Awaited<ReturnType<typeof appWith>>

beforeAll(async () => {
  test = await startTestApp({}, { isLocalSite: false })
  admin = await createStaff(test, 'super_admin')
  behindProxy = await appWith(test, { trustProxy: ['10.1.0.0/16'] })
  direct = await appWith(test, {})
})

afterEach(() => hold({}))

afterAll(async () => {
  await behindProxy.close()
  await direct.close()
  await test.close()
})

/** Writes past the rule against locking oneself out; TLS is not the question, unless a test says so. */
async function hold(security: Partial<SecuritySettings>): Promise<void> {
  const values = { ...defaultSettings.security, sslRequired: false, ...security }
  await test.services.database.prisma.settingGroup.upsert({
    where: { name: 'security' },
    create: { name: 'security', values },
    update: { values },
  })
  await test.services.settings.refresh()
}

interface Visit {
  app?: typeof direct
  /** Of the other end of the connection. */
  from?: string
  host?: string
  headers?: Record<string, string>
  path?: string
}

/** Signed in all along. */
async function visit({ app = direct, from = '127.0.0.1', host = 'localhost', headers = {}, path }: Visit) {
  const answer = await app.inject({
    url: path ?? '/api/v1/admin/settings',
    remoteAddress: from,
    headers: { ...admin.bearer, host, ...headers },
  })
  return {
    status: answer.statusCode,
    code: answer.headers['content-type']?.includes('problem') && answer.json().code,
    answer,
  }
}

describe('ipWhitelist: from where staff may come', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['203.0.113.77/24', '203.0.113.1', true],
    ['0.0.0.0/0', '198.51.100.1', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['::/0', '2001:db8::1', true],
    ['::/0', '198.51.100.1', false],
    ['2001:db8:1::/48', '2001:db8:1:ffff::9', true],
    ['2001:db8:1::/48', '2001:db8:2::9', false],
    ['2001:db8::7', '2001:0DB8:0:0:0:0:0:7', true],
    ['203.0.113.7', '::ffff:203.0.113.7', true],
    ['203.0.113.0/24', '::ffff:203.0.113.9', true],
    ['203.0.113.0/24', '::ffff:cb00:7109', true],
    ['203.0.113.0/24', '::ffff:203.0.114.9', false],
    ['::ffff:203.0.113.7', '203.0.113.7', true],
    ['fe80::/10', 'fe80::1%eth0', true],
  ])('%s, from %s: %s', async (range, from, isLetIn) => {
    await hold({ ipWhitelist: ['192.0.2.1', range] })
    expect(await visit({ from })).toMatchObject(isLetIn ? { status: 200 } : { status: 403, code: 'address.refused' })
  })

  it('an empty list lets in whoever signs in', async () => {
    expect(await visit({ from: '198.51.100.1' })).toMatchObject({ status: 200 })
  })

  it('holds before any session is looked for', async () => {
    await hold({ ipWhitelist: ['192.0.2.1'] })
    const headers = { authorization: '' }
    expect(await visit({ from: '198.51.100.1', headers })).toMatchObject({ status: 403, code: 'address.refused' })
  })

  it.each(['/auth/login', '/auth/token', '/auth/password-reset', '/auth/links/use'])(
    'holds for %s too',
    async (path) => {
      const signIn = (from: string, cookie = '') =>
        direct.inject({
          method: 'POST',
          url: `/api/v1${path}`,
          remoteAddress: from,
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
          payload: {},
        })
      await hold({ ipWhitelist: ['192.0.2.1'] })
      expect((await signIn('198.51.100.1')).json()).toMatchObject({ code: 'address.refused' })
      await hold({ ipWhitelist: ['192.0.2.1'], sslRequired: true })
      expect((await signIn('192.0.2.1')).json()).toMatchObject({ code: 'tls.required' })
      expect((await signIn('192.0.2.1', terminalCookie(test))).json()).toMatchObject({ code: 'request.invalid' })
    },
  )

  it('says so in one sentence, without the list', async () => {
    await hold({ ipWhitelist: ['192.0.2.1'] })
    const { answer } = await visit({ from: '198.51.100.1' })
    expect(answer.json().detail).toContain('198.51.100.1')
    expect(answer.body).not.toContain('192.0.2.1')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each(['/api/v1/site', '/api/v1/products', '/health/ready'])('%s is not touched', async (path) => {
    await hold({ ipWhitelist: ['192.0.2.1'] })
    expect(await visit({ from: '198.51.100.1', host: 'shop.example', path })).toMatchObject({ status: 200 })
  })
})

describe('design, TRUST_PROXY: X-Forwarded-For', () => {
  const forwarded = (value: string) => ({ 'x-forwarded-for': value })

  it('counts where it comes from a proxy of ours', async () => {
    await hold({ ipWhitelist: ['203.0.113.7'] })
    const there = { app: behindProxy, from: '10.1.2.3' }
    expect(await visit({ ...there, headers: forwarded('203.0.113.7') })).toMatchObject({ status: 200 })
    expect(await visit({ ...there, headers: forwarded('203.0.113.8') })).toMatchObject({ code: 'address.refused' })
    expect(await visit(there)).toMatchObject({ code: 'address.refused' })
  })

  it.each([
    ['from elsewhere', { app: () => behindProxy, from: '198.51.100.1' }],
    ['without a proxy', { app: () => direct, from: '10.1.2.3' }],
  ])('is not believed %s', async (_what, { app, from }) => {
    await hold({ ipWhitelist: ['203.0.113.7'] })
    const answer = await visit({ app: app(), from, headers: forwarded('203.0.113.7') })
    expect(answer).toMatchObject({ status: 403, code: 'address.refused' })
  })

  it('what a visitor wrote before our proxy is not believed', async () => {
    await hold({ ipWhitelist: ['203.0.113.7'] })
    const headers = forwarded('203.0.113.7, 198.51.100.1')
    expect(await visit({ app: behindProxy, from: '10.1.2.3', headers })).toMatchObject({ code: 'address.refused' })
  })

  it('counts from a host that is named, wherever it is found', async () => {
    const named = await appWith(test, { trustProxy: ['localhost', 'nowhere.invalid'] })
    onTestFinished(() => named.close())
    await hold({ ipWhitelist: ['203.0.113.7'] })
    const headers = forwarded('203.0.113.7')
    expect(await visit({ app: named, from: '127.0.0.1', headers })).toMatchObject({ status: 200 })
    expect(await visit({ app: named, from: '10.1.2.3', headers })).toMatchObject({ code: 'address.refused' })
  })

  it.each(['unknown', '203.0.113.7:4711', '_hidden', '999.1.1.1', ''])('%j is nobody', async (value) => {
    await hold({ ipWhitelist: ['203.0.113.7'] })
    const answer = await visit({ app: behindProxy, from: '10.1.2.3', headers: forwarded(value) })
    expect(answer).toMatchObject({ status: 403, code: 'address.refused' })
  })
})

describe('sslRequired: staff use HTTPS, or the browser that opened the one-time link of the terminal', () => {
  const https = { 'x-forwarded-proto': 'https' }
  const refused = { status: 403, code: 'tls.required' }
  beforeEach(() => hold({ sslRequired: true }))

  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'shop.example', '192.0.2.10:3000'])(
    'plain nginx writes any Host: %s proves nothing',
    async (host) => {
      expect(await visit({ host })).toMatchObject(refused)
      await hold({ sslRequired: false })
      expect(await visit({ host })).toMatchObject({ status: 200 })
    },
  )

  it.each([
    ['the link’s cookie', () => terminalCookie(test), 200],
    ['the link itself', () => `terminal=${test.services.tokens.issue('terminal', 'link', 60_000)}`, 403],
    ['an expired cookie', () => `terminal=${test.services.tokens.issue('terminal', 'cookie', -1)}`, 403],
    [
      'a cookie that is signed for something else',
      () => `terminal=${test.services.tokens.issue('proof', 'cookie', 60_000)}`,
      403,
    ],
    ['an invented cookie', () => 'terminal=cookie.zzzzzzzzz.AAAA.AAAA', 403],
  ])('%s', async (_what, cookie, status) => {
    expect(await visit({ headers: { cookie: cookie() } })).toMatchObject({ status })
  })

  it('X-Forwarded-Proto counts from our proxy alone', async () => {
    const host = 'shop.example'
    expect(await visit({ app: behindProxy, from: '10.1.2.3', host, headers: https })).toMatchObject({ status: 200 })
    expect(await visit({ app: behindProxy, from: '198.51.100.1', host, headers: https })).toMatchObject(refused)
    expect(await visit({ app: direct, from: '10.1.2.3', host, headers: https })).toMatchObject(refused)
    expect(await visit({ app: behindProxy, from: '10.1.2.3', host })).toMatchObject(refused)
  })

  it('a PUBLIC_URL on this machine is the operator’s word that no network lies between', async () => {
    const local = await startTestApp({ PUBLIC_URL: 'http://localhost:3000' }, { isLocalSite: true })
    onTestFinished(local.close)
    expect((await fetch(`${local.url}/api/v1/auth/session`)).status).toBe(200)
  })
})

describe('"HSTS when TLS"', () => {
  const hsts = async (app: typeof direct, path: string, proto: string) => {
    const headers = { host: 'shop.example', 'x-forwarded-proto': proto }
    const answer = await app.inject({ url: path, remoteAddress: '10.1.2.3', headers })
    return answer.headers['strict-transport-security']
  }

  it.each(['/api/v1/site', '/api/v1/products', '/api/v1/admin/settings', '/api/v1/nothing', '/health/live'])(
    '%s over HTTPS',
    async (path) => {
      await hold({ sslRequired: true })
      expect(await hsts(behindProxy, path, 'https')).toBe('max-age=31536000')
      expect(await hsts(behindProxy, path, 'http')).toBeUndefined()
      expect(await hsts(direct, path, 'https')).toBeUndefined()
      await hold({ sslRequired: false })
      expect(await hsts(behindProxy, path, 'https')).toBeUndefined()
    },
  )
})
