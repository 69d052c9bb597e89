import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { twoFactorSetupSchema } from '#contract/staff/staff.ts'
import { call, codeOf, login, manyTries } from '#tests/api/staff/auth.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember, staffPassword } from '#tests/support/staff.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({}, { limits: manyTries })
})
afterAll(() => app.close())

async function enableTwoFactor({ cookie: headers }: StaffMember): Promise<void> {
  const answer = await call(app, 'POST', '/auth/two-factor', { headers })
  const { secret } = twoFactorSetupSchema.parse(await answer.json())
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expect((await call(app, 'POST', '/auth/two-factor/enable', { headers, body: { code } })).status).toBe(200)
}

async function resetToken(userId: string): Promise<string> {
  const { links } = app.services.staff
  const { url } = await app.services.database.prisma.$transaction((tx) =>
    links.issue(tx, 'password_reset', userId, app.url),
  )
  return new URL(url).hash.slice(1)
}

const password = 'quiet-ferry-morning'
const use = (token: string, given = password) =>
  call(app, 'POST', '/auth/links/use', { body: { token, password: given } })

it('a link to set a password signs nobody in, ends all sessions, leaves two-factor sign-in on, and is good once', async () => {
  const who = await createStaff(app, 'manager', { password: true })
  await enableTwoFactor(who)
  const token = await resetToken(who.id)
  const answer = await use(token)
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []])
  expect((await call(app, 'GET', '/auth/sessions', { headers: who.cookie })).status).toBe(401)
  expect(await codeOf(await login(app, { username: who.email, password: staffPassword }), 401)).toBe(
    'session.invalid_credentials',
  )
  expect(await codeOf(await login(app, { username: who.email, password }), 401)).toBe('session.code_required')
  expect(await codeOf(await use(token), 410)).toBe('link.invalid')
})

it('a link that has expired, was made up or asks for a common password sets none', async () => {
  const who = await createStaff(app, 'manager', { password: true })
  const token = await resetToken(who.id)
  expect(await codeOf(await use('A'.repeat(43)), 410)).toBe('link.invalid')
  expect(await codeOf(await use(token, 'password123'), 400)).toBe('request.invalid')
  await app.services.database.prisma.oneTimeLink.updateMany({
    where: { userId: who.id },
    data: { expiresAt: new Date(Date.now() - 1000) },
  })
  expect(await codeOf(await use(token), 410)).toBe('link.invalid')
  expect((await login(app, { username: who.email, password: staffPassword })).status).toBe(200)
})
