import { describe, expect, it, onTestFinished } from 'vitest'
import { roles } from '#contract/staff/permissions.ts'
import type { Session } from '#contract/staff/staff.ts'
import { readConfig } from '#server/platform/config.ts'
import { StartError } from '#server/platform/start-error.ts'
import { startTestApp, testSecret } from '#tests/support/app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { call, codeOf, cookieHeader, cookiesOf, login, manyTries, sessionOf } from './auth.ts'

const admin = { ADMIN_EMAIL: 'First.Admin@Harbour.example', ADMIN_PASSWORD: 'copper-kettle-on-the-roof' }

describe('with ADMIN_EMAIL and ADMIN_PASSWORD', () => {
  it.each([
    ['is a common one', 'password123', 'ADMIN_PASSWORD is among the commonest passwords: choose another'],
    ['holds the name', 'first.admin-2026', 'ADMIN_PASSWORD holds your name or e-mail address: choose another'],
  ])('a password that %s stops the start', async (_case, ADMIN_PASSWORD, reason) => {
    const app = await startTestApp({ ...admin, ADMIN_PASSWORD })
    onTestFinished(app.close)
    await expect(app.services.staff.firstStart.makeAccounts()).rejects.toThrow(new StartError(reason))
    expect(await app.services.database.prisma.user.count()).toBe(0)
  })

  it('a password that is too short stops the start before anything is opened', () => {
    expect(() => readConfig({ ...admin, ADMIN_PASSWORD: 'short' })).toThrow(/ADMIN_PASSWORD/)
  })
})

describe('under DEMO', () => {
  it('a sample account of each role signs in with the password that is shown, and no longer once DEMO is off', async () => {
    const { url, drop } = await createTestDatabase()
    onTestFinished(drop)
    const demo = await startTestApp({ DATABASE_URL: url, APP_SECRET: testSecret, DEMO: '1' }, { limits: manyTries })
    const { firstStart } = demo.services.staff
    await Promise.all([firstStart.makeAccounts(), firstStart.makeAccounts()])
    const { demoAccounts, user } = await sessionOf(await call(demo, 'GET', '/auth/session'))
    expect(user).toBeNull()
    expect(demoAccounts.map(({ role }) => role)).toEqual(roles.toReversed())
    for (const { email, password, role } of demoAccounts) {
      const session = await sessionOf(await login(demo, { username: email, password }))
      expect(session.user).toMatchObject({ email, role })
      expect(session.demoAccounts).toEqual([])
    }
    expect(await firstStart.setupLink(demo.url)).toBeUndefined()
    await demo.services.database.prisma.user.updateMany({
      where: { role: 'viewer' },
      data: { passwordChangedAt: new Date() },
    })
    const changed = await sessionOf(await call(demo, 'GET', '/auth/session'))
    expect(changed.demoAccounts.map(({ role }) => role)).not.toContain('viewer')

    const real = await startTestApp({ DATABASE_URL: url, APP_SECRET: testSecret, DEMO: '0' }, { limits: manyTries })
    expect((await sessionOf(await call(real, 'GET', '/auth/session'))).demoAccounts).toEqual([])
    for (const { email, password } of demoAccounts) {
      expect(await codeOf(await login(real, { username: email, password }), 401)).toBe('session.invalid_credentials')
    }
    expect(await real.services.staff.firstStart.setupLink(real.url)).toContain('/admin/link#')
    await Promise.all([demo.close(), real.close()])
  })
})

describe('under DEMO by default, the sample accounts are for this machine alone (issue 15, A1)', () => {
  async function demoApp(demo: 'this_machine' | 'everywhere') {
    const app = await startTestApp({}, { limits: manyTries, demo })
    onTestFinished(app.close)
    await app.services.staff.firstStart.makeAccounts()
    return { app, accounts: await app.services.staff.firstStart.demoAccounts() }
  }

  const localhost = { host: 'localhost:3000' }
  const elsewhere: [string, { headers: Record<string, string>; remoteAddress?: string }][] = [
    ['another machine', { headers: localhost, remoteAddress: '192.0.2.7' }],
    ['another machine, in IPv6', { headers: localhost, remoteAddress: '2001:db8::7' }],
    [
      'a name of its own, as a page that turns its address to this machine has',
      { headers: { host: 'rebound.example' } },
    ],
    ...['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip'].map(
      (name): [string, { headers: Record<string, string> }] => [
        `a proxy on this machine that sends ${name}`,
        { headers: { ...localhost, [name]: '127.0.0.1' } },
      ],
    ),
  ]

  it.each(elsewhere)('from %s nobody sees them, signs in or has a session', async (_where, { headers, ...from }) => {
    const { app, accounts } = await demoApp('this_machine')
    const [account] = accounts
    const credentials = { username: account?.email, password: account?.password }
    const ask = (path: string, more: object, body?: object) =>
      app.app.inject({
        method: body ? 'POST' : 'GET',
        url: `/api/v1${path}`,
        headers: { ...headers, 'sec-fetch-site': 'same-origin', ...more },
        ...from,
        ...(body && { payload: body }),
      })
    const nobodys = (answer: { json: () => Partial<Session> }) => {
      const { user = null, demoAccounts = [] } = answer.json()
      expect({ user, demoAccounts }).toEqual({ user: null, demoAccounts: [] })
    }
    nobodys(await ask('/auth/session', {}))
    for (const path of ['/auth/login', '/auth/token']) {
      // 403 where TLS is asked of them first
      expect([401, 403]).toContain((await ask(path, {}, credentials)).statusCode)
    }
    const here = await login(app, credentials)
    const cookie = { cookie: cookieHeader(cookiesOf(here)).cookie }
    expect((await sessionOf(await call(app, 'GET', '/auth/session', { headers: cookie }))).user?.role).toBe(
      account?.role,
    )
    nobodys(await ask('/auth/session', cookie))
    expect([401, 403]).toContain((await ask('/admin/dashboard', cookie)).statusCode)
  })

  it('asked for, they sign in from everywhere, but no other machine is told a password', async () => {
    const { app, accounts } = await demoApp('everywhere')
    const from = { headers: { ...localhost, 'x-forwarded-for': '192.0.2.7', 'sec-fetch-site': 'same-origin' } }
    const shown = await app.app.inject({ url: '/api/v1/auth/session', ...from })
    expect(shown.json().demoAccounts).toEqual([])
    for (const { email, password } of accounts) {
      const payload = { username: email, password }
      const answer = await app.app.inject({ method: 'POST', url: '/api/v1/auth/login', ...from, payload })
      expect([answer.statusCode, answer.body.includes(password)]).toEqual([200, false])
    }
  })

  it('another secret has other passwords, and takes those of a former version, which everybody knew, away', async () => {
    const { url, drop } = await createTestDatabase()
    onTestFinished(drop)
    const open = async (APP_SECRET: string) => {
      const app = await startTestApp({ DATABASE_URL: url, APP_SECRET }, { limits: manyTries, demo: 'everywhere' })
      onTestFinished(app.close)
      await app.services.staff.firstStart.makeAccounts()
      return { app, accounts: await app.services.staff.firstStart.demoAccounts() }
    }
    const former = await open(testSecret)
    const later = await open(testSecret.toLowerCase())
    expect(new Set([...former.accounts, ...later.accounts].map(({ password }) => password)).size).toBe(8)
    for (const { email, password } of later.accounts) {
      await sessionOf(await login(later.app, { username: email, password }))
    }
    for (const { email, password } of former.accounts) {
      expect((await login(later.app, { username: email, password })).status).toBe(401)
    }
  })
})

it('an ADMIN_PASSWORD is looked at only where it is used', async () => {
  const app = await startTestApp({ ADMIN_EMAIL: 'a@harbour.example', ADMIN_PASSWORD: 'password123' })
  onTestFinished(app.close)
  await app.services.database.prisma.user.create({ data: { name: 'A', email: 'b@harbour.example', role: 'viewer' } })
  await app.services.staff.firstStart.makeAccounts()
  expect(await app.services.database.prisma.user.findMany({ select: { email: true } })).toEqual([
    { email: 'b@harbour.example' },
  ])
})
