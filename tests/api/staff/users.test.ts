import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { anyProblemSchema } from '#contract/problems/staff-problems.ts'
import { auditPageSchema } from '#contract/staff/audit.ts'
import type { Role } from '#contract/staff/permissions.ts'
import {
  invitedSchema,
  linkSentSchema,
  type StaffUser,
  sessionsEndedSchema,
  staffUserSchema,
  userPageSchema,
  userStatsSchema,
} from '#contract/staff/users.ts'
import { publish } from '#server/platform/database/events.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'

let app: TestApp
let admin: StaffMember

beforeAll(async () => {
  app = await startTestApp()
  admin = await createStaff(app, 'super_admin', { name: '黎經理', email: 'lai@staff.example' })
})

afterAll(() => app.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

function call(method: Method, path: string, body?: object, headers: Record<string, string> = admin.bearer) {
  return fetch(`${app.url}/api/v1/admin/users${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

const read = async (id: string): Promise<StaffUser> => staffUserSchema.parse(await (await call('GET', `/${id}`)).json())

async function change(id: string, fields: object, headers = admin.bearer): Promise<Response> {
  return call('PATCH', `/${id}`, { version: (await read(id)).version, ...fields }, headers)
}

async function problemOf(answer: Response) {
  const { status, code, errors, current } = anyProblemSchema.parse(await answer.json())
  expect(answer.status).toBe(status)
  return { code, errors, current }
}

const refusal = async (answer: Response) => (await problemOf(answer)).code

/** What the audit log has on somebody, the newest first. */
async function trail(id: string) {
  const answer = await fetch(`${app.url}/api/v1/admin/audit?entity=user&entityId=${id}`, { headers: admin.bearer })
  return auditPageSchema.parse(await answer.json()).items
}

const isSignedIn = async ({ bearer }: StaffMember) =>
  (await fetch(`${app.url}/api/v1/admin/audit/filters`, { headers: bearer })).status !== 401

describe('GET /admin/users', () => {
  let own: TestApp
  let owner: StaffMember

  beforeAll(async () => {
    own = await startTestApp()
    const { prisma } = own.services.database
    owner = await createStaff(own, 'super_admin', { name: '黎經理', email: 'lai@staff.example' })
    const day = (date: number) => new Date(Date.UTC(2026, 10, date))
    const user = (name: string, email: string, role: Role, more: object = {}) =>
      prisma.user.create({ data: { name, email, role, passwordHash: 'none', ...more } })
    await user('Ada Wong', 'ada@staff.example', 'viewer', { passwordHash: null })
    await user('陳大文', 'tai-man@staff.example', 'editor', { status: 'inactive', lastLoginAt: day(2) })
    await user('Ben_50%', 'ben@staff.example', 'manager', { status: 'suspended', totpEnabledAt: day(3) })
    const idle = await user('Cy Ho', 'cy@staff.example', 'editor', {
      isDemo: true,
      lastLoginAt: day(1),
      language: 'en',
    })
    const session = { userId: idle.id, kind: 'cookie', address: '::1', userAgent: 'test' } as const
    const expiresAt = new Date(Date.now() + 3_600_000)
    await prisma.session.create({ data: { ...session, expiresAt, lastSeenAt: new Date(Date.now() - 150_000) } })
  })

  afterAll(() => own.close())

  async function get(path: string) {
    const answer = await fetch(`${own.url}/api/v1/admin/users${path}`, { headers: owner.cookie })
    expect(answer.status, path).toBe(200)
    return answer
  }
  const names = async (query: string) =>
    userPageSchema.parse(await (await get(query)).json()).items.map(({ name }) => name)

  it('tells of each what there is to know, and no secret', async () => {
    const page = userPageSchema.parse(await (await get('?sort=createdAt')).json())
    expect(page).toMatchObject({ total: 5, page: 1, pageSize: 25 })
    expect(page.items[3]).toEqual({
      id: expect.any(String),
      name: 'Ben_50%',
      email: 'ben@staff.example',
      role: 'manager',
      status: 'suspended',
      isInvited: false,
      hasTwoFactor: true,
      isDemo: false,
      isOnline: false,
      language: null,
      lastLoginAt: null,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      version: 1,
    })
    expect(page.items[4]).toMatchObject({ isDemo: true, language: 'en', lastLoginAt: '2026-11-01T00:00:00.000Z' })
    expect(page.items.map(({ isInvited }) => isInvited)).toEqual([false, true, false, false, false])
  })

  it.each([
    ['?search=ADA', ['Ada Wong']],
    ['?search=大', ['陳大文']],
    ['?search=staff.example&sort=name&pageSize=10&page=2', []],
    ['?search=50%25', ['Ben_50%']],
    ['?search=_', ['Ben_50%']],
    ['?role=editor&sort=email', ['Cy Ho', '陳大文']],
    ['?role=editor,manager&status=suspended', ['Ben_50%']],
    ['?status=active&sort=email', ['Cy Ho', '黎經理']],
    ['?status=invited', ['Ada Wong']],
    ['?status=inactive,suspended&sort=email', ['Ben_50%', '陳大文']],
    ['?status=online', ['黎經理']],
    ['?sort=-role&pageSize=1', ['黎經理']],
    ['?sort=-lastLoginAt&pageSize=2', ['陳大文', 'Cy Ho']],
    ['?sort=lastLoginAt&pageSize=2', ['Cy Ho', '陳大文']],
    ['?sort=-createdAt&pageSize=1', ['Cy Ho']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  it.each(['?role=owner', '?sort=passwordHash', '?pageSize=101', '?status=', '?status=gone'])('%s', async (query) => {
    const { status } = await fetch(`${own.url}/api/v1/admin/users${query}`, { headers: owner.cookie })
    expect(status).toBe(query === '?status=' ? 200 : 400)
  })

  it('counts those who have joined, Super Admins, and who is really there', async () => {
    const stats = userStatsSchema.parse(await (await get('/stats')).json())
    expect(stats).toEqual({ total: 5, active: 2, admins: 1, online: 1 })
  })

  it('export.csv is the whole filtered set', async () => {
    const answer = await get('/export.csv?status=inactive,suspended&sort=email')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const rows = (await answer.text()).trim().split('\n')
    expect(rows.map((row) => row.split(',').slice(1, 5))).toEqual([
      ['Email', 'Role', 'Status', 'Two-factor sign-in'],
      ['ben@staff.example', 'Manager', 'Suspended', 'On'],
      ['tai-man@staff.example', 'Editor', 'Inactive', 'Off'],
    ])
  })
})

describe('POST /admin/users', () => {
  it('makes an account without a password, and a link to hand over where no mail is configured', async () => {
    const answer = await call('POST', '', { name: 'Dee Lam', email: 'Dee.Lam@Staff.example', role: 'editor' })
    expect(answer.status).toBe(201)
    const { user, link } = invitedSchema.parse(await answer.json())
    expect(user).toMatchObject({ email: 'dee.lam@staff.example', status: 'active', isInvited: true, language: null })
    expect(link).toMatchObject({ email: 'dee.lam@staff.example', url: expect.stringContaining('/admin/link#') })
    expect(link.url?.startsWith(app.url)).toBe(true)
    expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    const entries = await trail(user.id)
    expect(entries.map(({ action }) => action)).toContain('user.invited')
    expect(JSON.stringify(entries)).not.toContain(link.url?.split('#')[1])
  })

  it('an address is taken whatever its case, also where two invite it at once', async () => {
    const invite = (email: string) => call('POST', '', { name: 'Eve', email, role: 'viewer' })
    const answers = await Promise.all([invite('eve@staff.example'), invite('EVE@staff.example')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const { code, errors } = await problemOf(await invite('Eve@Staff.example'))
    expect([code, errors]).toEqual(['user.email_taken', [{ path: 'email', message: 'is taken', code: 'taken' }]])
  })

  it.each([
    [{ name: '', email: 'f@staff.example', role: 'viewer' }, 'name'],
    [{ name: 'F', email: 'no address', role: 'viewer' }, 'email'],
    [{ name: 'F', email: 'f@staff.example', role: 'owner' }, 'role'],
    [{ name: 'F', email: 'f@staff.example', role: 'viewer', isDemo: true }, 'isDemo'],
  ])('refuses %j', async (body, path) => {
    const { code, errors } = await problemOf(await call('POST', '', body))
    expect([code, errors?.map((error) => error.path)]).toEqual(['request.invalid', [path]])
  })
})

describe('PATCH /admin/users/{id}', () => {
  it('changes what is given, and writes down what that was', async () => {
    const { id, email } = await createStaff(app, 'viewer', { name: 'Gil' })
    const answer = await change(id, { name: '何先生', role: 'editor', language: 'zh-TW' })
    const user = staffUserSchema.parse(await answer.json())
    expect(user).toMatchObject({ name: '何先生', role: 'editor', language: 'zh-TW', email, version: 2 })
    const [entry] = await trail(id)
    expect(entry).toMatchObject({
      action: 'user.updated',
      actorKind: 'program',
      actorName: '黎經理',
      entityName: email,
      before: { name: 'Gil', role: 'viewer', language: null },
      after: { name: '何先生', role: 'editor', language: 'zh-TW' },
    })
  })

  it('what changes nothing leaves no trace', async () => {
    const { id } = await createStaff(app, 'viewer', { name: 'Hua' })
    expect(staffUserSchema.parse(await (await change(id, { name: 'Hua' })).json()).version).toBe(1)
    expect(await trail(id)).toEqual([])
  })

  it('of two who edit one version at once, one is told', async () => {
    const { id } = await createStaff(app, 'viewer', { name: 'Jo' })
    const edit = (name: string) => call('PATCH', `/${id}`, { name, version: 1 })
    const answers = await Promise.all(['Jo A', 'Jo B', 'Jo C'].map(edit))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await trail(id)).length).toBe(1)
  })

  it('an address that another has: 409, from the constraint', async () => {
    const { id } = await createStaff(app, 'viewer')
    expect(await refusal(await change(id, { email: 'LAI@staff.example', name: 'Kim' }))).toBe('user.email_taken')
    expect(await trail(id)).toEqual([])
  })

  it('a new address ends the links that went to the old one', async () => {
    const invited = await call('POST', '', { name: 'Lee', email: 'lee@staff.example', role: 'viewer' })
    const { user } = invitedSchema.parse(await invited.json())
    const links = () => app.services.database.prisma.oneTimeLink.count({ where: { userId: user.id, usedAt: null } })
    expect(await links()).toBe(1)
    expect((await change(user.id, { name: 'Lee Ng' })).status).toBe(200)
    expect(await links()).toBe(1)
    expect((await change(user.id, { email: 'lee.ng@staff.example' })).status).toBe(200)
    expect(await links()).toBe(0)
  })

  it.each(['inactive', 'suspended'])('%s: signed out everywhere at once, until active again', async (status) => {
    const member = await createStaff(app, 'manager')
    await call('POST', `/${member.id}/password-reset`)
    expect(await isSignedIn(member)).toBe(true)
    expect((await change(member.id, { status })).status).toBe(200)
    expect(await isSignedIn(member)).toBe(false)
    const { prisma } = app.services.database
    expect(await prisma.session.count({ where: { userId: member.id } })).toBe(0)
    expect(await prisma.oneTimeLink.count({ where: { userId: member.id, usedAt: null } })).toBe(0)
    expect((await change(member.id, { status: 'active' })).status).toBe(200)
    const actions = (await trail(member.id)).map(({ action }) => action)
    expect(actions.slice(0, 2)).toEqual([
      'user.activated',
      status === 'inactive' ? 'user.deactivated' : 'user.suspended',
    ])
  })

  it('another role holds with the next request', async () => {
    const member = await createStaff(app, 'super_admin')
    const look = async () => (await fetch(`${app.url}/api/v1/admin/audit`, { headers: member.cookie })).status
    expect(await look()).toBe(200)
    await change(member.id, { role: 'manager' })
    expect(await look()).toBe(403)
  })

  it('tells open pages when a role or a status changes', async () => {
    const { events, database } = app.services
    const heard: string[] = []
    for (const on of ['sessions.changed', 'messages.changed'] as const) {
      onTestFinished(events.subscribe({ on, run: () => void heard.push(on) }))
    }
    /** Events arrive in the order of their transactions: all before this one are heard. */
    const heardAll = async () => {
      await publish(database.prisma, 'messages.changed')
      await until(() => heard.at(-1) === 'messages.changed')
      return heard.splice(0).filter((event) => event === 'sessions.changed').length
    }
    await until(() => events.isListening())
    await heardAll()
    const member = await createStaff(app, 'viewer')
    await change(member.id, { name: 'Mo' })
    expect(await heardAll()).toBe(0)
    await change(member.id, { role: 'editor' })
    expect(await heardAll()).toBe(1)
    await change(member.id, { status: 'inactive' })
    expect(await heardAll()).toBe(1)
  })

  it.each([{ role: 'manager' }, { status: 'inactive' }, { status: 'suspended' }])(
    'not of oneself: %j',
    async (fields) => {
      const other = await createStaff(app, 'super_admin')
      expect(await refusal(await change(other.id, fields, other.bearer))).toBe('user.own_role')
      expect(await read(other.id)).toMatchObject({ role: 'super_admin', status: 'active', version: 1 })
      expect((await change(other.id, { name: 'Own name' }, other.bearer)).status).toBe(200)
      await change(other.id, { status: 'inactive' })
    },
  )

  it.each([{ version: 1, id: 'x' }, { version: 1, passwordHash: 'x' }, { version: 1, isDemo: false }, { name: 'x' }])(
    'refuses %j',
    async (body) => {
      const { id } = await createStaff(app, 'viewer')
      expect(await refusal(await call('PATCH', `/${id}`, body))).toBe('request.invalid')
    },
  )
})

describe('the last active Super Admin', () => {
  /** A site of its own with Super Admins alone. */
  async function siteWith(count: number) {
    const site = await startTestApp()
    const admins = await Promise.all(Array.from({ length: count }, () => createStaff(site, 'super_admin')))
    const change = (by: StaffMember, whose: StaffMember, fields: object) =>
      fetch(`${site.url}/api/v1/admin/users/${whose.id}`, {
        method: 'PATCH',
        headers: { ...by.bearer, 'content-type': 'application/json' },
        body: JSON.stringify({ version: 1, ...fields }),
      })
    const count_ = () => site.services.database.prisma.user.count({ where: { role: 'super_admin', status: 'active' } })
    return { site, admins, change, count: count_, [Symbol.asyncDispose]: () => site.close() }
  }

  it('two who demote each other at once: one stays', async () => {
    for (const fields of [{ role: 'viewer' }, { status: 'inactive' }, { status: 'suspended' }]) {
      await using site = await siteWith(2)
      const [one, two] = site.admins
      if (!one || !two) throw new Error('There are two')
      const answers = await Promise.all([site.change(one, two, fields), site.change(two, one, fields)])
      const statuses = answers.map(({ status }) => status).sort()
      expect([200, statuses[1]]).toEqual(statuses)
      expect([401, 403, 409]).toContain(statuses[1])
      expect(await site.count()).toBe(1)
    }
  })

  it('five who deactivate one another in a ring: one stays at least', async () => {
    await using site = await siteWith(5)
    const { admins } = site
    await Promise.all(
      admins.map((admin, index) => site.change(admin, admins[(index + 1) % 5] ?? admin, { status: 'inactive' })),
    )
    expect(await site.count()).toBeGreaterThanOrEqual(1)
  })

  it('an invited one who has set no password, and a demo account, do not count', async () => {
    await using site = await siteWith(1)
    const [last] = site.admins
    if (!last) throw new Error('There is one')
    const { prisma } = site.site.services.database
    const invited = { name: 'N', email: 'n@staff.example', role: 'super_admin' } as const
    await prisma.user.create({ data: invited })
    const demo = await createStaff(site.site, 'super_admin')
    await prisma.user.update({ where: { id: demo.id }, data: { isDemo: true } })
    const by = await createStaff(site.site, 'super_admin')
    await prisma.user.update({ where: { id: by.id }, data: { passwordHash: null } })
    expect(await refusal(await site.change(by, last, { role: 'manager' }))).toBe('user.last_super_admin')
    expect(await refusal(await site.change(by, last, { status: 'suspended' }))).toBe('user.last_super_admin')
    expect((await site.change(by, last, { name: 'Still there' })).status).toBe(200)
    expect((await site.change(last, demo, { status: 'inactive' })).status).toBe(200)
  })
})

describe('helping somebody in', () => {
  it('another invitation ends the former link, until a password is set', async () => {
    const invited = await call('POST', '', { name: 'Oi', email: 'oi@staff.example', role: 'viewer' })
    const { user, link } = invitedSchema.parse(await invited.json())
    const again = linkSentSchema.parse(await (await call('POST', `/${user.id}/invitation`)).json())
    expect(again.url).not.toBe(link.url)
    const { prisma } = app.services.database
    expect(await prisma.oneTimeLink.count({ where: { userId: user.id, usedAt: null } })).toBe(1)
    await prisma.user.update({ where: { id: user.id }, data: { passwordHash: 'none' } })
    expect(await refusal(await call('POST', `/${user.id}/invitation`))).toBe('user.has_joined')
  })

  it('a reset sends a link and signs nobody out', async () => {
    const member = await createStaff(app, 'editor')
    const answer = await call('POST', `/${member.id}/password-reset`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const link = linkSentSchema.parse(await answer.json())
    expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000)
    expect(await isSignedIn(member)).toBe(true)
    const [entry] = await trail(member.id)
    expect(entry).toMatchObject({ action: 'link.sent', actorName: '黎經理', after: { purpose: 'password_reset' } })
  })

  it('who was invited and asks for a reset is sent an invitation', async () => {
    const invited = await call('POST', '', { name: 'Pat', email: 'pat@staff.example', role: 'viewer' })
    const { user } = invitedSchema.parse(await invited.json())
    await call('POST', `/${user.id}/password-reset`)
    expect((await trail(user.id))[0]?.after).toMatchObject({ purpose: 'invitation' })
  })

  it('nobody who is not active is sent a link', async () => {
    const member = await createStaff(app, 'editor')
    await change(member.id, { status: 'inactive' })
    expect(await refusal(await call('POST', `/${member.id}/password-reset`))).toBe('user.not_active')
    expect(await refusal(await call('POST', `/${member.id}/invitation`))).toBe('user.not_active')
  })

  it('two-factor is reset with its recovery codes, once', async () => {
    const member = await createStaff(app, 'editor')
    const { prisma } = app.services.database
    const set = { totpSecret: 'sealed', totpEnabledAt: new Date(), totpLastStep: 7 }
    await prisma.user.update({ where: { id: member.id }, data: set })
    await prisma.recoveryCode.create({ data: { userId: member.id, hash: 'x' } })
    const reset = async () => staffUserSchema.parse(await (await call('DELETE', `/${member.id}/two-factor`)).json())
    expect(await reset()).toMatchObject({ hasTwoFactor: false, version: 2 })
    expect(await reset()).toMatchObject({ hasTwoFactor: false, version: 2 })
    expect(await prisma.recoveryCode.count({ where: { userId: member.id } })).toBe(0)
    expect((await trail(member.id)).map(({ action }) => action)).toEqual(['user.two_factor_reset'])
  })

  it('all sessions of somebody end at once, and only theirs', async () => {
    const member = await createStaff(app, 'editor')
    const ended = async () =>
      sessionsEndedSchema.parse(await (await call('DELETE', `/${member.id}/sessions`)).json()).ended
    expect(await ended()).toBe(2)
    expect(await isSignedIn(member)).toBe(false)
    expect(await isSignedIn(admin)).toBe(true)
    expect(await ended()).toBe(0)
    expect((await trail(member.id)).map(({ action }) => action)).toEqual(['user.sessions_ended'])
  })
})
