import { describe, expect, it, onTestFinished } from 'vitest'
import { roles } from '#contract/permissions.ts'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/platform/start-error.ts'
import { startTestApp, testSecret } from '#tests/support/app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { call, codeOf, login, manyTries, sessionOf } from './auth.ts'

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

it('an ADMIN_PASSWORD is looked at only where it is used', async () => {
  const app = await startTestApp({ ADMIN_EMAIL: 'a@harbour.example', ADMIN_PASSWORD: 'password123' })
  onTestFinished(app.close)
  await app.services.database.prisma.user.create({ data: { name: 'A', email: 'b@harbour.example', role: 'viewer' } })
  await app.services.staff.firstStart.makeAccounts()
  expect(await app.services.database.prisma.user.findMany({ select: { email: true } })).toEqual([
    { email: 'b@harbour.example' },
  ])
})
