import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recoveryCodesSchema, type TwoFactorSetup, twoFactorSetupSchema } from '#contract/staff/staff.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember, staffPassword } from '#tests/support/staff.ts'
import { auditEntries, call, codeOf, login, manyTries, sessionOf } from './auth.ts'

let app: TestApp
/** It stands still, so that no code grows old between the making and the asking. */
const now = new Date()

beforeAll(async () => {
  app = await startTestApp({}, { limits: manyTries, now: () => now })
})

afterAll(() => app.close())

const periodMs = 30_000

/** What an authenticator app shows, some steps from now. */
function codeAt(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: now.getTime() + steps * periodMs })
}

const post = (who: StaffMember, path: string, body?: object) =>
  call(app, 'POST', path, { headers: who.cookie, ...(body && { body }) })

async function prepared(who: StaffMember): Promise<TwoFactorSetup> {
  const answer = await post(who, '/auth/two-factor')
  expect(answer.status).toBe(200)
  return twoFactorSetupSchema.parse(await answer.json())
}

/** Somebody with two-factor sign-in: their secret, and their recovery codes. */
async function withTwoFactor() {
  const who = await createStaff(app, 'editor', { password: true })
  const { secret } = await prepared(who)
  const answer = await post(who, '/auth/two-factor/enable', { code: codeAt(secret, -1) })
  const { codes } = recoveryCodesSchema.parse(await answer.json())
  return { who, secret, codes, username: who.email, password: staffPassword }
}

/** What takes a code from who is signed in already: either would take the second factor away. */
const codeAgain = ['/auth/two-factor/recovery-codes', '/auth/two-factor/disable']

/** As if the last code that was taken were long ago. */
async function forgetSteps(who: StaffMember): Promise<void> {
  await app.services.database.prisma.user.update({ where: { id: who.id }, data: { totpLastStep: null } })
}

describe('setting it up', () => {
  it('gives a secret as text, as otpauth:// and as a QR code without script or style', async () => {
    const who = await createStaff(app, 'editor')
    const { secret, uri, qrCode } = await prepared(who)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const read = new URL(uri)
    expect([read.protocol, read.host]).toEqual(['otpauth:', 'totp'])
    expect(decodeURIComponent(read.pathname)).toBe(`/Harbour IoT:${who.email}`)
    expect(Object.fromEntries(read.searchParams)).toMatchObject({
      issuer: 'Harbour IoT',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(qrCode).toMatch(/^<svg [^>]*viewBox/)
    expect(qrCode).not.toMatch(/<script|<style|style=|on\w+=/)
    const row = await app.services.database.prisma.user.findUniqueOrThrow({ where: { id: who.id } })
    expect(row.totpEnabledAt).toBeNull()
    expect(row.totpSecret).not.toContain(secret)
  })

  it('is on only once a code of it was given: then ten recovery codes are answered', async () => {
    const who = await createStaff(app, 'editor', { password: true })
    const { secret } = await prepared(who)
    expect(await codeOf(await post(who, '/auth/two-factor/enable', { code: '١٢٣٤٥٦' }), 401)).toBe(
      'session.invalid_code',
    )
    expect(await codeOf(await post(who, '/auth/two-factor/enable', { code: '000000' }), 401)).toBe(
      'session.invalid_code',
    )
    await sessionOf(await login(app, { username: who.email, password: staffPassword }))
    const code = codeAt(secret).replace(/(...)/, '$1 ')
    const answer = await post(who, '/auth/two-factor/enable', { code })
    expect(answer.status).toBe(200)
    const { codes } = recoveryCodesSchema.parse(await answer.json())
    expect(new Set(codes).size).toBe(10)
    for (const each of codes)
      expect(each).toMatch(/^[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}$/)
    const rows = await app.services.database.prisma.recoveryCode.findMany({ where: { userId: who.id } })
    expect(rows).toHaveLength(10)
    for (const each of codes) expect(JSON.stringify(rows)).not.toContain(each)
    const session = await sessionOf(await call(app, 'GET', '/auth/session', { headers: who.cookie }))
    expect(session.user?.hasTwoFactor).toBe(true)
    const [entry] = (await auditEntries(app, 'user.two_factor_enabled')).slice(-1)
    expect(entry).toMatchObject({ actorId: who.id, entityName: who.email, after: null })
  })

  it('a newer secret takes the place of one that was not put to use', async () => {
    const who = await createStaff(app, 'editor')
    const first = await prepared(who)
    const second = await prepared(who)
    expect(await codeOf(await post(who, '/auth/two-factor/enable', { code: codeAt(first.secret) }), 401)).toBe(
      'session.invalid_code',
    )
    expect((await post(who, '/auth/two-factor/enable', { code: codeAt(second.secret) })).status).toBe(200)
  })

  it('cannot be done twice, nor without a secret', async () => {
    const { who } = await withTwoFactor()
    expect(await codeOf(await post(who, '/auth/two-factor'), 409)).toBe('two_factor.already_set_up')
    const other = await createStaff(app, 'editor')
    const enable = await post(other, '/auth/two-factor/enable', { code: '123456' })
    expect(await codeOf(enable, 409)).toBe('two_factor.not_set_up')
    for (const path of codeAgain) {
      expect(await codeOf(await post(other, path, { code: '123456' }), 409)).toBe('two_factor.not_set_up')
    }
  })
})

describe('signing in with it', () => {
  it('asks for a code only after the right password', async () => {
    const { username, password } = await withTwoFactor()
    const wrong = await login(app, { username, password: 'wrong', code: '123456' })
    expect(await codeOf(wrong, 401)).toBe('session.invalid_credentials')
    const missing = await login(app, { username, password })
    expect(missing.headers.getSetCookie()).toEqual([])
    expect(await codeOf(missing, 401)).toBe('session.code_required')
  })

  it.each([
    ['the present code', 0],
    ['the one before, which is still on the screen', -1],
    ['the next one, of a clock that is fast', 1],
  ])('takes %s, once', async (_case, steps) => {
    const { who, secret, username, password } = await withTwoFactor()
    await forgetSteps(who)
    const code = codeAt(secret, steps)
    await sessionOf(await login(app, { username, password, code }))
    expect(await codeOf(await login(app, { username, password, code }), 401)).toBe('session.invalid_code')
  })

  it('of one code sent four times at once, takes one', async () => {
    const { who, secret, username, password } = await withTwoFactor()
    await forgetSteps(who)
    const code = codeAt(secret)
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(app, { username, password, code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it('refuses a code of another time, or of nobody', async () => {
    const { who, secret, username, password } = await withTwoFactor()
    await forgetSteps(who)
    for (const code of [codeAt(secret, -3), codeAt(secret, 3)]) {
      expect(await codeOf(await login(app, { username, password, code }), 401)).toBe('session.invalid_code')
    }
  })

  it('a wrong code counts as a failure; a missing one does not', async () => {
    const { username, password } = await withTwoFactor()
    for (let time = 0; time < 8; time += 1) {
      expect(await codeOf(await login(app, { username, password }), 401)).toBe('session.code_required')
    }
    const { prisma } = app.services.database
    await prisma.loginThrottle.deleteMany()
    for (let time = 0; time < 5; time += 1) {
      expect(await codeOf(await login(app, { username, password, code: 'zzzz-zzzz-zzzz' }), 401)).toBe(
        'session.invalid_code',
      )
      if (time < 4) await login(app, { username, password })
    }
    expect(await codeOf(await login(app, { username, password }), 429)).toBe('session.locked')
    await prisma.loginThrottle.deleteMany()
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { codes, username, password } = await withTwoFactor()
    const [first = '', second = ''] = codes
    await sessionOf(await login(app, { username, password, code: first }))
    expect(await codeOf(await login(app, { username, password, code: first }), 401)).toBe('session.invalid_code')
    const typed = ` ${second.replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l').toUpperCase()} `
    await sessionOf(await login(app, { username, password, code: typed }))
    const [entry] = (await auditEntries(app, 'session.started')).slice(-1)
    expect(entry?.after).toMatchObject({ secondFactor: 'recovery_code' })
  })

  it('of a recovery code sent at once, takes one', async () => {
    const { codes, username, password } = await withTwoFactor()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => login(app, { username, password, code: String(codes[3]) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it('programs need it too', async () => {
    const { codes, username, password } = await withTwoFactor()
    const token = (body: object) => call(app, 'POST', '/auth/token', { body })
    expect(await codeOf(await token({ username, password }), 401)).toBe('session.code_required')
    expect((await token({ username, password, code: codes[0] })).status).toBe(200)
  })
})

describe('afterwards', () => {
  it('new recovery codes take the place of all former ones', async () => {
    const { who, codes, username, password } = await withTwoFactor()
    const answer = await post(who, '/auth/two-factor/recovery-codes', { code: codes[1] })
    const { codes: fresh } = recoveryCodesSchema.parse(await answer.json())
    expect(await codeOf(await login(app, { username, password, code: String(codes[0]) }), 401)).toBe(
      'session.invalid_code',
    )
    await sessionOf(await login(app, { username, password, code: String(fresh[0]) }))
    expect(await app.services.database.prisma.recoveryCode.count({ where: { userId: who.id } })).toBe(10)
  })

  it('it can be switched off, and set up anew', async () => {
    const { who, secret, username, password } = await withTwoFactor()
    expect((await post(who, '/auth/two-factor/disable', { code: codeAt(secret) })).status).toBe(204)
    await sessionOf(await login(app, { username, password }))
    const row = await app.services.database.prisma.user.findUniqueOrThrow({
      where: { id: who.id },
      include: { recoveryCodes: true },
    })
    expect(row).toMatchObject({ totpSecret: null, totpEnabledAt: null, totpLastStep: null, recoveryCodes: [] })
    await prepared(who)
  })

  it.each(codeAgain)('a session and its password are not enough for %s: it takes a code', async (path) => {
    const { who, secret, codes, username, password } = await withTwoFactor()
    expect((await post(who, path, {})).status).toBe(400)
    expect(await codeOf(await post(who, path, { code: codeAt(secret, -1) }), 401)).toBe('session.invalid_code')
    expect(await codeOf(await post(who, path, { code: 'zzzz-zzzz-zzzz' }), 401)).toBe('session.invalid_code')
    expect(await codeOf(await login(app, { username, password }), 401)).toBe('session.code_required')
    expect([200, 204]).toContain((await post(who, path, { code: String(codes[0]).toUpperCase() })).status)
  })

  it('whoever has taken a session over guesses codes no further than at the sign-in', async () => {
    const { who, secret } = await withTwoFactor()
    const wrong = (index: number) => post(who, String(codeAgain[index % 2]), { code: 'zzzz-zzzz-zzzz' })
    for (let time = 0; time < 5; time += 1) expect(await codeOf(await wrong(time), 401)).toBe('session.invalid_code')
    for (const path of codeAgain) {
      const answer = await post(who, path, { code: codeAt(secret) })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await codeOf(answer, 429)).toBe('session.locked')
    }
    const [entry] = (await auditEntries(app, 'session.locked')).slice(-1)
    expect(entry).toMatchObject({ actorId: who.id, entityName: who.email, after: { lockedS: 30 } })
    const row = await app.services.database.prisma.user.findUniqueOrThrow({ where: { id: who.id } })
    expect(row.totpEnabledAt).not.toBeNull()
  })

  it('a Super Admin takes their own off with a code alone, as everybody does', async () => {
    const admin = await createStaff(app, 'super_admin')
    const set = { totpSecret: 'sealed', totpEnabledAt: new Date() }
    await app.services.database.prisma.user.update({ where: { id: admin.id }, data: set })
    const answer = await call(app, 'DELETE', `/admin/users/${admin.id}/two-factor`, { headers: admin.cookie })
    expect(await codeOf(answer, 409)).toBe('two_factor.own')
  })

  it('it cannot be switched off where the settings require it', async () => {
    const { who, codes } = await withTwoFactor()
    const { prisma } = app.services.database
    const required = { name: 'security', values: { twoFactorAuth: true } }
    await prisma.settingGroup.create({ data: required })
    await app.services.settings.refresh()
    const answer = await post(who, '/auth/two-factor/disable', { code: codes[0] })
    expect(await codeOf(answer, 409)).toBe('two_factor.mandatory')
    const fresh = await createStaff(app, 'viewer')
    const session = await sessionOf(await call(app, 'GET', '/auth/session', { headers: fresh.cookie }))
    expect(session.restrictions).toEqual(['two_factor_required'])
    const { secret } = await prepared(fresh)
    expect((await post(fresh, '/auth/two-factor/enable', { code: codeAt(secret) })).status).toBe(200)
    const free = await sessionOf(await call(app, 'GET', '/auth/session', { headers: fresh.cookie }))
    expect(free.restrictions).toEqual([])
    await prisma.settingGroup.deleteMany()
    await app.services.settings.refresh()
  })
})
