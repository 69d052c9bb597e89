import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissions } from '#contract/staff/permissions.ts'
import { accessTokenSchema } from '#contract/staff/staff.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, staffPassword } from '#tests/support/staff.ts'
import { auditEntries, call, codeOf, cookieHeader, cookiesOf, login, manyTries, problemOf, sessionOf } from './auth.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({}, { limits: manyTries })
})

afterAll(() => app.close())

const member = (role: Parameters<typeof createStaff>[1] = 'editor') => createStaff(app, role, { password: true })

describe('POST /auth/login', () => {
  it('begins a session: an httpOnly, SameSite=Strict cookie, and who is signed in', async () => {
    const { id, email } = await member('manager')
    const answer = await login(app, { username: ` ${email.toUpperCase()} `, password: staffPassword })
    const session = await sessionOf(answer)
    expect(session.user).toMatchObject({ id, email, role: 'manager', hasTwoFactor: false, language: null })
    expect(session.permissions).toContain('sync.run')
    expect(session.permissions).not.toContain('users.manage')
    expect(session).toMatchObject({ restrictions: [], demoAccounts: [], timezone: 'Asia/Hong_Kong', language: 'en' })
    const hours = (Date.parse(session.expiresAt ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
    const [cookie] = answer.headers.getSetCookie().filter((text) => text.startsWith('session='))
    expect(cookie).toMatch(/; Path=\/; .*HttpOnly; SameSite=Strict/)
    expect(cookie).not.toMatch(/Domain|Secure/)
    expect(answer.headers.get('cache-control')).toBe('no-store')

    const next = await sessionOf(await call(app, 'GET', '/auth/session', { headers: cookieHeader(cookiesOf(answer)) }))
    expect(next).toEqual(session)
    const row = await app.services.database.prisma.user.findUniqueOrThrow({ where: { id } })
    expect(row.lastLoginAt).not.toBeNull()
    expect(row.version).toBe(1)
    const [entry] = (await auditEntries(app, 'session.started')).slice(-1)
    expect(entry).toMatchObject({ actorKind: 'staff', actorId: id, address: '127.0.0.1', entityName: email })
  })

  it.each([
    ['another password', staffPassword.toUpperCase()],
    ['part of it', staffPassword.slice(0, -1)],
    ['one that is far too long', 'x'.repeat(900)],
  ])('refuses %s as it refuses an unknown user', async (_case, password) => {
    const { email } = await member()
    const known = await problemOf(await login(app, { username: email, password }), 401)
    const unknown = await problemOf(await login(app, { username: 'nobody@staff.example', password }), 401)
    expect(known).toMatchObject({ code: 'session.invalid_credentials', title: 'Invalid username or password.' })
    expect({ ...known, requestId: '' }).toEqual({ ...unknown, requestId: '' })
  })

  it.each([
    ['deactivated', { status: 'inactive' as const }],
    ['suspended', { status: 'suspended' as const }],
    ['invited', { passwordHash: null }],
    ['a sample account without DEMO', { isDemo: true }],
  ])('refuses who is %s, though the password is right', async (_case, data) => {
    const { id, email } = await member()
    await app.services.database.prisma.user.update({ where: { id }, data })
    const answer = await login(app, { username: email, password: staffPassword })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await codeOf(answer, 401)).toBe('session.invalid_credentials')
  })

  it.each([
    ['no username', { password: 'x' }, 'username'],
    ['no password', { username: 'a@staff.example' }, 'password'],
    ['an empty password', { username: 'a@staff.example', password: '' }, 'password'],
    ['a username that is no address', { username: 'admin', password: 'x' }, 'username'],
    ['a code that is none', { username: 'a@staff.example', password: 'x', code: '1' }, 'code'],
    ['a field that is not known', { username: 'a@staff.example', password: 'x', role: 'super_admin' }, 'role'],
  ])('refuses %s by the name of the field', async (_case, body, path) => {
    const { code, errors } = await problemOf(await login(app, body), 400)
    expect([code, errors?.map((error) => error.path)]).toEqual(['request.invalid', [path]])
  })

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['a foreign Origin', { origin: 'https://elsewhere.example' }],
    ['an Origin that hides itself', { origin: 'null' }],
    ['nobody who says where from', {}],
  ])('takes no sign-in from %s', async (_case, headers) => {
    const { email } = await member()
    const answer = await fetch(`${app.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username: email, password: staffPassword }),
    })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await codeOf(answer, 403)).toBe('origin.refused')
  })

  it('makes a hash of former parameters anew', async () => {
    const { id, email } = await member()
    const weak = await hash(staffPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    const { prisma } = app.services.database
    await prisma.user.update({ where: { id }, data: { passwordHash: weak } })
    await sessionOf(await login(app, { username: email, password: staffPassword }))
    const { passwordHash } = await prisma.user.findUniqueOrThrow({ where: { id } })
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await sessionOf(await login(app, { username: email, password: staffPassword }))
  })

  it('takes a session over from nobody: a new one each time, and the browser’s former one ends', async () => {
    const [victim, attacker] = [await member(), await member()]
    const planted = attacker.cookie.cookie
    const answer = await login(app, { username: victim.email, password: staffPassword }, { cookie: planted })
    const cookies = cookiesOf(answer)
    expect((await sessionOf(answer)).user?.id).toBe(victim.id)
    expect(`session=${cookies.session}`).not.toBe(planted)
    expect(await codeOf(await call(app, 'GET', '/auth/sessions', { headers: { cookie: planted } }), 401)).toBe(
      'session.required',
    )
    expect((await call(app, 'GET', '/auth/sessions', { headers: attacker.bearer })).status).toBe(200)
  })
})

describe('GET /auth/session', () => {
  it('without a session is nobody', async () => {
    const session = await sessionOf(await call(app, 'GET', '/auth/session'))
    expect(session).toMatchObject({ user: null, permissions: [], restrictions: [], expiresAt: null, demoAccounts: [] })
  })

  it('a Super Admin may do all there is', async () => {
    const { cookie } = await createStaff(app, 'super_admin')
    const session = await sessionOf(await call(app, 'GET', '/auth/session', { headers: cookie }))
    expect(session.permissions.toSorted()).toEqual(permissions.toSorted())
  })
})

describe('POST /auth/logout', () => {
  it('ends the session at once and takes the cookie back', async () => {
    const { cookie, id } = await createStaff(app, 'viewer')
    const answer = await call(app, 'POST', '/auth/logout', { headers: cookie })
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/)
    expect(await codeOf(await call(app, 'GET', '/auth/sessions', { headers: cookie }), 401)).toBe('session.required')
    const [entry] = (await auditEntries(app, 'session.ended')).slice(-1)
    expect(entry).toMatchObject({ actorId: id, entity: 'session' })
  })

  it('without a session changes nothing; from another site it is refused', async () => {
    expect((await call(app, 'POST', '/auth/logout')).status).toBe(204)
    const { cookie } = await createStaff(app, 'viewer')
    const foreign = { ...cookie, 'sec-fetch-site': 'cross-site' }
    expect(await codeOf(await call(app, 'POST', '/auth/logout', { headers: foreign }), 403)).toBe('origin.refused')
    expect((await call(app, 'GET', '/auth/sessions', { headers: cookie })).status).toBe(200)
  })
})

describe('POST /auth/token', () => {
  const token = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/api/v1/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  it('gives a program a bearer token, and no cookie', async () => {
    const { email, id } = await member('manager')
    const answer = await token({ username: email, password: staffPassword })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    const { accessToken, expiresIn } = accessTokenSchema.parse(await answer.json())
    expect(expiresIn).toBeGreaterThan(86_000)
    expect(expiresIn).toBeLessThanOrEqual(86_400)
    const headers = { authorization: `Bearer ${accessToken}` }
    const session = await fetch(`${app.url}/api/v1/auth/session`, { headers })
    expect((await sessionOf(session)).user?.id).toBe(id)
    const ended = await fetch(`${app.url}/api/v1/auth/logout`, { method: 'POST', headers })
    expect(ended.status).toBe(204)
    expect(await codeOf(await call(app, 'GET', '/auth/sessions', { headers }), 401)).toBe('session.required')
  })
})
