import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readerLanguages } from '#contract/i18n/languages.ts'
import { type OwnSession, ownSessionsSchema, sessionUserSchema } from '#contract/staff/staff.ts'
import { connect } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember, staffPassword } from '#tests/support/staff.ts'
import { openWiretap } from '#tests/support/statements.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { auditEntries, call, codeOf, cookieHeader, cookiesOf, login, manyTries, problemOf, sessionOf } from './auth.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({}, { limits: manyTries })
})

afterAll(() => app.close())

async function sessionsOf({ cookie }: Pick<StaffMember, 'cookie'>): Promise<OwnSession[]> {
  const answer = await call(app, 'GET', '/auth/sessions', { headers: cookie })
  expect(answer.status).toBe(200)
  return ownSessionsSchema.parse(await answer.json()).items
}

const isSignedIn = async (headers: Record<string, string>) =>
  (await call(app, 'GET', '/auth/sessions', { headers })).status === 200

/** Events come in their order: once this one is here, so are all of the tests before, and the listener's own of its start. */
async function allHeard(): Promise<void> {
  const { events, database } = app.services
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = events.subscribe({ on: 'questions.changed', run: () => resolve() })
  await publish(database.prisma, 'questions.changed')
  await promise
  end()
}

/** How often instances were told that sessions have ended, while something was done. */
async function eventsDuring(work: () => Promise<unknown>): Promise<number> {
  await allHeard()
  let count = 0
  const end = app.services.events.subscribe({
    on: 'sessions.changed',
    run: () => {
      count += 1
    },
  })
  await work()
  await until(() => count > 0).catch(() => undefined)
  end()
  return count
}

describe('GET /auth/sessions', () => {
  it('lists one’s own that have not ended, this one marked', async () => {
    const who = await createStaff(app, 'viewer', { password: true })
    await createStaff(app, 'viewer')
    const agent = 'Mozilla/5.0 '.repeat(60)
    const answer = await login(app, { username: who.email, password: staffPassword }, { 'user-agent': agent })
    const cookie = { ...who.cookie, ...cookieHeader(cookiesOf(answer)) }
    await app.services.database.prisma.session.create({
      data: { userId: who.id, kind: 'cookie', address: '192.0.2.1', userAgent: 'old', expiresAt: new Date() },
    })
    const items = await sessionsOf({ cookie })
    expect(items.map(({ kind, isCurrent }) => [kind, isCurrent]).sort()).toEqual([
      ['bearer', false],
      ['cookie', false],
      ['cookie', true],
    ])
    const current = items.find(({ isCurrent }) => isCurrent)
    expect(current).toMatchObject({ address: '127.0.0.1', userAgent: agent.slice(0, 300) })
  })
})

describe('DELETE /auth/sessions/{id}', () => {
  it('ends one of one’s own at once, and says so to open streams', async () => {
    const who = await createStaff(app, 'viewer')
    const program = (await sessionsOf(who)).find(({ kind }) => kind === 'bearer')
    const path = `/auth/sessions/${program?.id}`
    const count = await eventsDuring(async () => {
      expect((await call(app, 'DELETE', path, { headers: who.cookie })).status).toBe(204)
    })
    expect(count).toBe(1)
    expect(await isSignedIn(who.bearer)).toBe(false)
    expect(await isSignedIn(who.cookie)).toBe(true)
    expect(await codeOf(await call(app, 'DELETE', path, { headers: who.cookie }), 404)).toBe('session.not_found')
    const [entry] = (await auditEntries(app, 'session.revoked')).slice(-1)
    expect(entry).toMatchObject({ actorId: who.id, entityId: program?.id })
  })

  it('ends nobody else’s', async () => {
    const [who, other] = [await createStaff(app, 'super_admin'), await createStaff(app, 'viewer')]
    const answer = await call(app, 'DELETE', `/auth/sessions/${other.sessionId}`, { headers: who.cookie })
    expect(await codeOf(answer, 404)).toBe('session.not_found')
    expect(await isSignedIn(other.cookie)).toBe(true)
  })

  it('may be this one: its cookie is taken back', async () => {
    const who = await createStaff(app, 'viewer')
    const answer = await call(app, 'DELETE', `/auth/sessions/${who.sessionId}`, { headers: who.cookie })
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=; /)
    expect(await isSignedIn(who.cookie)).toBe(false)
  })
})

describe('DELETE /auth/sessions', () => {
  it('ends all others', async () => {
    const [who, other] = [await createStaff(app, 'viewer'), await createStaff(app, 'viewer')]
    const second = await app.services.sessions.begin({ userId: who.id, kind: 'cookie', address: '', userAgent: '' })
    expect((await call(app, 'DELETE', '/auth/sessions', { headers: who.cookie })).status).toBe(204)
    expect(await isSignedIn({ cookie: `session=${app.app.jwt.sign(second.claims)}` })).toBe(false)
    expect(await isSignedIn(who.bearer)).toBe(false)
    expect(await isSignedIn(who.cookie)).toBe(true)
    expect(await isSignedIn(other.cookie)).toBe(true)
    expect(await codeOf(await call(app, 'DELETE', '/auth/sessions'), 401)).toBe('session.required')
  })
})

describe('POST /auth/password', () => {
  const change = (who: StaffMember, body: object) => call(app, 'POST', '/auth/password', { headers: who.cookie, body })
  const next = 'copper-kettle-on-the-roof'

  it('changes it and ends all other sessions', async () => {
    const who = await createStaff(app, 'editor', { password: true })
    const count = await eventsDuring(async () => {
      expect((await change(who, { current: staffPassword, password: next })).status).toBe(204)
    })
    expect(count).toBe(1)
    expect(await isSignedIn(who.cookie)).toBe(true)
    expect(await isSignedIn(who.bearer)).toBe(false)
    expect((await login(app, { username: who.email, password: staffPassword })).status).toBe(401)
    await sessionOf(await login(app, { username: who.email, password: next }))
    const [entry] = (await auditEntries(app, 'user.password_changed')).slice(-1)
    expect(entry).toMatchObject({ actorId: who.id, entityId: who.id, after: { endedSessions: 1 } })
    expect(JSON.stringify(entry?.after)).not.toMatch(/argon2|copper/)
  })

  it.each([
    ['too short', 'short-pw1', 'password', /too short/],
    ['too long', 'x'.repeat(129), 'password', /too long/],
    ['among the commonest', 'Qwertyuiop', 'password', /^is among the commonest passwords$/],
    ['a common one with digits behind it', 'password20261!', 'password', /^is among the commonest passwords$/],
    ['with one’s own name in it', 'wonderful-marigold-day', 'password', /^holds your name or email address$/],
    ['with one’s own mail name in it', 'i-am-mglee-of-kowloon', 'password', /^holds your name or email address$/],
    ['with the site’s name in it', 'my-HarbourIoT-login', 'password', /^holds the name of this site$/],
    ['with the site’s Chinese name in it', '我的港灣物聯帳戶密碼呀呀', 'password', /^holds the name of this site$/],
    ['the one that is in use', staffPassword, 'password', /^is the one you have$/],
  ])('refuses one that is %s', async (_case, password, path, message) => {
    const email = `mglee@${Math.random().toString(36).slice(2)}.example`
    const who = await createStaff(app, 'editor', { name: 'Marigold Lee', email, password: true })
    const { code, errors } = await problemOf(await change(who, { current: staffPassword, password }), 400)
    expect([code, errors]).toMatchObject(['request.invalid', [{ path, message: expect.stringMatching(message) }]])
  })

  it('wants the present one, and is locked after five wrong ones', async () => {
    const who = await createStaff(app, 'editor', { password: true })
    for (let time = 0; time < 5; time += 1) {
      const { code, errors } = await problemOf(await change(who, { current: 'wrong', password: next }), 400)
      expect([code, errors?.[0]?.path]).toEqual(['password.wrong', 'current'])
    }
    const locked = await change(who, { current: staffPassword, password: next })
    expect(await codeOf(locked, 429)).toBe('session.locked')
    const [entry] = (await auditEntries(app, 'session.locked')).slice(-1)
    expect(entry).toMatchObject({ actorId: who.id, entityId: who.sessionId, after: { lockedS: 30 } })
    await sessionOf(await login(app, { username: who.email, password: staffPassword }))
    expect(await codeOf(await call(app, 'POST', '/auth/password', { body: {} }), 401)).toBe('session.required')
  })

  it('new ones that are refused are no failures', async () => {
    const who = await createStaff(app, 'editor', { password: true })
    for (let time = 0; time < 8; time += 1) {
      expect((await change(who, { current: staffPassword, password: 'password123' })).status).toBe(400)
    }
    expect((await change(who, { current: staffPassword, password: next })).status).toBe(204)
  })

  it('puts an expired password right', async () => {
    const who = await createStaff(app, 'editor', { password: true })
    const { prisma } = app.services.database
    const passwordChangedAt = new Date(Date.now() - 91 * 24 * 3_600_000)
    await prisma.user.update({ where: { id: who.id }, data: { passwordChangedAt } })
    await prisma.settingGroup.create({ data: { name: 'security', values: { passwordExpiry: 90 } } })
    await app.services.settings.refresh()
    const ask = async () =>
      (await sessionOf(await call(app, 'GET', '/auth/session', { headers: who.cookie }))).restrictions
    expect(await ask()).toEqual(['password_expired'])
    expect((await change(who, { current: staffPassword, password: next })).status).toBe(204)
    expect(await ask()).toEqual([])
    await prisma.settingGroup.deleteMany()
    await app.services.settings.refresh()
  })
})

describe('POST /auth/confirm', () => {
  const confirm = (who: StaffMember, password: string) =>
    call(app, 'POST', '/auth/confirm', { headers: who.cookie, body: { password } })

  it('is good for ten minutes', async () => {
    const who = await createStaff(app, 'editor', { password: true })
    const { prisma } = app.services.database
    const before = new Date(Date.now() - 11 * 60_000)
    await prisma.session.updateMany({ where: { userId: who.id }, data: { confirmedAt: before } })
    const sensitive = () => call(app, 'POST', '/auth/two-factor', { headers: who.cookie })
    expect(await codeOf(await sensitive(), 403)).toBe('session.confirmation_required')
    expect((await problemOf(await confirm(who, 'wrong'), 400)).code).toBe('password.wrong')
    expect(await codeOf(await sensitive(), 403)).toBe('session.confirmation_required')
    expect((await confirm(who, staffPassword)).status).toBe(204)
    expect((await sensitive()).status).toBe(200)
  })
})

describe('PATCH /auth/profile', () => {
  const change = (who: StaffMember, body: object) => call(app, 'PATCH', '/auth/profile', { headers: who.cookie, body })

  it('changes name and language, and says so in the audit log', async () => {
    const who = await createStaff(app, 'editor', { name: 'Before' })
    const answer = await change(who, { name: '陳家明', language: 'zh-TW', version: 1 })
    const user = sessionUserSchema.parse(await answer.json())
    expect(user).toMatchObject({ id: who.id, name: '陳家明', language: 'zh-TW', version: 2, role: 'editor' })
    expect((await sessionOf(await call(app, 'GET', '/auth/session', { headers: who.cookie }))).user).toEqual(user)
    const [entry] = (await auditEntries(app, 'user.profile_changed')).slice(-1)
    expect(entry).toMatchObject({
      before: { name: 'Before', language: null },
      after: { name: '陳家明', language: 'zh-TW' },
    })
  })

  it('takes every language that the admin speaks, and no other', async () => {
    const who = await createStaff(app, 'editor')
    for (const [index, language] of readerLanguages.entries()) {
      const answer = await change(who, { language, version: index + 1 })
      expect(sessionUserSchema.parse(await answer.json())).toMatchObject({ language })
    }
    const refusal = await change(who, { language: 'fr', version: readerLanguages.length + 1 })
    expect((await problemOf(refusal, 400)).errors).toMatchObject([{ path: 'language' }])
  })

  it('of two edits of one version, the second is answered with what is there now', async () => {
    const who = await createStaff(app, 'editor')
    const answers = await Promise.all([
      change(who, { name: 'One', version: 1 }),
      change(who, { name: 'Two', version: 1 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    const won = answers.find(({ status }) => status === 200)
    if (!late || !won) throw new Error('One of two is late')
    const { code, current } = await problemOf(late, 409)
    expect(code).toBe('record.changed')
    expect(current).toEqual(await won.json())
  })

  it.each([
    ['role', { role: 'super_admin' }],
    ['status', { status: 'active' }],
    ['email', { email: 'other@staff.example' }],
    ['id', { id: '00000000-0000-4000-8000-000000000000' }],
    ['permissions', { permissions: ['users.manage'] }],
    ['name', { name: '' }],
    ['language', { language: 'fr' }],
  ])('refuses %s by its name: nobody rises by editing themselves', async (path, body) => {
    const who = await createStaff(app, 'viewer')
    const { code, errors } = await problemOf(await change(who, { version: 1, ...body }), 400)
    expect([code, errors?.map((error) => error.path)]).toEqual(['request.invalid', [path]])
    const session = await sessionOf(await call(app, 'GET', '/auth/session', { headers: who.cookie }))
    expect(session.user).toMatchObject({ role: 'viewer', version: 1 })
  })
})

describe('what a session costs a request', () => {
  it('is one query, by the keys of its tables', async () => {
    const database = await createTestDatabase()
    onTestFinished(database.drop)
    const tap = await openWiretap(database.url)
    const tapped = await startTestApp({ DATABASE_URL: tap.url })
    const who = await createStaff(tapped, 'viewer')
    const ask = () => fetch(`${tapped.url}/api/v1/auth/session`, { headers: who.cookie })
    expect((await ask()).status).toBe(200)
    // read at the start, and once more when events can be heard: then nothing else is asked
    const reads = (what: string) => tap.statements.filter((statement) => statement.includes(what)).length
    const twice = ['"SettingGroup"', 'AS shelf', 'DISTINCT "kind"', '"ContentRevision"']
    await until(() => twice.every((what) => reads(what) === 2) && reads('"Passage"') === 1)
    const from = tap.statements.length
    for (let time = 0; time < 5; time += 1) await sessionOf(await ask())
    const queries = tap.statements.slice(from)
    await tapped.close()
    await tap.close()
    const [query = ''] = queries
    expect(queries).toEqual(Array(5).fill(expect.stringContaining('FROM "Session" s JOIN "User" u')))

    const client = await connect(database.url)
    await client.query(`
      INSERT INTO "User" ("id", "name", "email", "role", "updatedAt")
        SELECT gen_random_uuid(), 'Somebody', n || '@staff.example', 'viewer', now() FROM generate_series(1, 2000) n;
      INSERT INTO "Session" ("id", "userId", "kind", "address", "userAgent", "expiresAt")
        SELECT gen_random_uuid(), u."id", 'cookie', '', '', now() FROM "User" u, generate_series(1, 10);
      ANALYZE`)
    const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN) ${query}`)
    await client.end()
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index Scan using "Session_pkey"')
    expect(plan).toContain('Index Scan using "User_pkey"')
    expect(plan).not.toContain('Seq Scan')
  })
})
