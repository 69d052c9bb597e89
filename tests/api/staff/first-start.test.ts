import { describe, expect, it, onTestFinished } from 'vitest'
import { defaultSettings } from '#contract/site/settings.ts'
import { roles } from '#contract/staff/permissions.ts'
import { readConfig } from '#server/platform/config.ts'
import { StartError } from '#server/platform/start-error.ts'
import { startTestApp, testSecret } from '#tests/support/app.ts'
import { createStaff, staffPassword, terminalCookie } from '#tests/support/staff.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { call, codeOf, login, manyTries, sessionOf } from './auth.ts'

const admin = { ADMIN_EMAIL: 'First.Admin@Harbour.example', ADMIN_PASSWORD: 'copper-kettle-on-the-roof' }

describe('with ADMIN_EMAIL and ADMIN_PASSWORD', () => {
  it.each([
    ['is a common one', 'password123', 'ADMIN_PASSWORD is among the commonest passwords: choose another'],
    ['holds the name', 'first.admin-2026', 'ADMIN_PASSWORD holds your name or email address: choose another'],
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

describe('demo accounts without DEMO=1', () => {
  async function demoApp(demo: 'by_link' | 'everywhere') {
    const app = await startTestApp({}, { limits: manyTries, demo, isLocalSite: false })
    onTestFinished(app.close)
    await app.services.staff.firstStart.makeAccounts()
    return { app, accounts: await app.services.staff.firstStart.demoAccounts() }
  }

  /** As plain nginx on this machine passes it on: nothing says that it comes from elsewhere. */
  const asProxied = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }

  it.each([true, false])('behind plain nginx nobody sees them or signs in, TLS required: %s', async (sslRequired) => {
    const { app, accounts } = await demoApp('by_link')
    const values = { ...defaultSettings.security, sslRequired }
    await app.services.database.prisma.settingGroup.create({ data: { name: 'security', values } })
    await app.services.settings.refresh()
    const [account] = accounts
    const payload = { username: account?.email, password: account?.password }
    const ask = (url: string, cookie: string, method: 'GET' | 'POST' = 'GET') =>
      app.app.inject({ method, url, headers: { ...asProxied, cookie }, ...(method === 'POST' && { payload }) })
    const strangers = ['', 'terminal=cookie.zzzzzzzzz.AAAA.AAAA']
    for (const cookie of strangers) {
      const session = await ask('/api/v1/auth/session', cookie)
      expect(session.body).not.toContain('@harbour')
      expect(session.json()).toMatchObject(
        sslRequired ? { code: 'demo.link_required' } : { user: null, demoAccounts: [], isDemoInTerminal: true },
      )
      for (const path of ['/auth/login', '/auth/token']) {
        expect((await ask(`/api/v1${path}`, cookie, 'POST')).statusCode).toBe(sslRequired ? 403 : 401)
      }
    }

    const terminal = terminalCookie(app)
    const shown = await ask('/api/v1/auth/session', terminal)
    expect(shown.json()).toMatchObject({ demoAccounts: accounts, isDemoInTerminal: false })
    const entered = await ask('/api/v1/auth/login', terminal, 'POST')
    expect(entered.json()).toMatchObject({ user: { role: account?.role }, demoAccounts: [] })
    const session = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await ask('/api/v1/admin/dashboard', `${session}; ${terminal}`)).statusCode).toBe(200)
    expect((await ask('/api/v1/admin/dashboard', session)).statusCode).toBe(sslRequired ? 403 : 401)
  })

  it('DEMO=1 shows them to everybody, over HTTP too; other accounts still need HTTPS', async () => {
    const { app, accounts } = await demoApp('everywhere')
    const other = await createStaff(app, 'super_admin', { password: true })
    const ask = (url: string, more: object = {}) => app.app.inject({ url, headers: asProxied, ...more })
    expect((await ask('/api/v1/auth/session')).json()).toMatchObject({ demoAccounts: accounts })
    const enter = (username: string, password: string) =>
      ask('/api/v1/auth/login', { method: 'POST', payload: { username, password } })
    for (const { email, password } of accounts) expect((await enter(email, password)).statusCode).toBe(200)
    expect((await enter(other.email, staffPassword)).json()).toMatchObject({ code: 'tls.required' })
    const dashboard = (cookie: string) =>
      ask('/api/v1/admin/dashboard', { headers: { ...asProxied, cookie: `${other.cookie.cookie}; ${cookie}` } })
    expect((await dashboard('')).statusCode).toBe(401)
    expect((await dashboard(terminalCookie(app))).statusCode).toBe(200)
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
    expect(new Set([...former.accounts, ...later.accounts].map(({ password }) => password)).size).toBe(2 * roles.length)
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
