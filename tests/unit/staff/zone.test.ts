import Fastify, { type FastifyContextConfig, type FastifyInstance, type HTTPMethods, type RouteOptions } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { may } from '#contract/staff/permissions.ts'
import { problem, registerProblems } from '#server/platform/http/problems.ts'
import { registerRateLimits } from '#server/platform/http/rate-limits.ts'
import {
  actorOf,
  actorOfSession,
  guardAccess,
  guardZone,
  type StaffAccess,
  type StaffSession,
  type StaffZoneLimits,
  staffOf,
} from '#server/platform/http/staff-zone.ts'
import { testNow } from '#tests/support/clock.ts'

const often = { max: 1000, windowMs: 60_000 }

function sessionOf({ user, ...given }: Partial<Omit<StaffSession, 'user'>> & { user?: Partial<StaffSession['user']> }) {
  const person = { id: 'u1', name: '陳家明', email: 'a@desk.example', language: null, hasTwoFactor: false, version: 1 }
  const session: StaffSession = {
    id: 's1',
    kind: 'cookie',
    user: { ...person, role: 'editor', ...user },
    may: (permission) => may(user?.role ?? 'editor', permission),
    restrictions: [],
    expiresAt: new Date(testNow.getTime() + 3_600_000),
    confirmedAt: new Date(),
    ...given,
  }
  return session
}

interface Zone {
  /** Who asks; nobody where it is left out. */
  staff?: StaffSession
  limits?: Partial<StaffZoneLimits>
  admit?: StaffAccess['admit']
  /** Routes in the zone, and beside it by the access policy alone. */
  inside?: (zone: FastifyInstance) => void
  outside?: (access: FastifyInstance) => void
}

/** An app of nothing but a staff zone and its access policy, started. */
async function zoneWith({ staff, limits, admit = () => undefined, inside, outside }: Zone) {
  const app = Fastify({ exposeHeadRoutes: true })
  registerProblems(app)
  await registerRateLimits(app)
  const access: StaffAccess = {
    admit,
    authenticate: async () => staff,
    spend: async ({ rate }) => ({ name: 'key', max: rate, windowMs: 60_000, used: 1, leftS: 60 }),
  }
  app.register(async (area) => {
    guardAccess(area, access)
    outside?.(area)
    await area.register(async (zone) => {
      guardZone(zone, access, { staffRequests: often, exports: often, ...limits })
      inside?.(zone)
    })
  })
  await app.ready()
  return app
}

/** A route of each method at `/x`, in the zone. */
function zoneOf(config: FastifyContextConfig | undefined, staff?: StaffSession) {
  const route = { url: '/x', method: ['GET', 'POST'], handler: async () => 'reached', ...(config && { config }) }
  return zoneWith({ ...(staff && { staff }), inside: (zone) => zone.route(route) })
}

const ownPage = { 'sec-fetch-site': 'same-origin' }

/** @returns the status, and what it was refused with */
async function ask(app: FastifyInstance, url = '/x', method: HTTPMethods = 'GET', headers: object = ownPage) {
  const answer = await app.inject({ url, method, headers: { ...headers } })
  if (answer.statusCode < 400 || method === 'HEAD') return [answer.statusCode]
  const { code, detail } = answer.json()
  return [answer.statusCode, code, detail]
}

const reached = [200]
const signIn = [401, 'session.required', 'Sign in, or send the token of a session that has not ended']

afterEach(() => vi.useRealTimers())

describe('a route of the staff zone', () => {
  it.each([undefined, {}])('that says no permission does not start: %j', async (config) => {
    await expect(zoneOf(config)).rejects.toThrow('GET,POST /x says no permission')
  })

  it.each(['self', 'desk.use'] as const)('is not reached without a session: %s', async (permission) => {
    const app = await zoneOf({ permission })
    expect(await ask(app)).toEqual(signIn)
    expect(await ask(app, '/x', 'HEAD')).toEqual([401])
  })

  it.each([
    ['self', 'viewer', true],
    ['desk.use', 'viewer', true],
    ['products.write', 'viewer', false],
    ['products.write', 'editor', true],
    ['users.manage', 'manager', false],
    ['users.manage', 'super_admin', true],
  ] as const)('that takes %s, of the role %s: %s', async (permission, role, isLetIn) => {
    const app = await zoneOf({ permission }, sessionOf({ user: { role } }))
    const denied = [403, 'permission.denied', `The role ${role} lacks ${permission}`]
    expect(await ask(app)).toEqual(isLetIn ? reached : denied)
  })

  it.each(['password_expired', 'two_factor_required'] as const)(
    '%s comes before all but oneself',
    async (restriction) => {
      const staff = sessionOf({ restrictions: [restriction], user: { role: 'viewer' } })
      expect(await ask(await zoneOf({ permission: 'self' }, staff))).toEqual(reached)
      for (const permission of ['desk.use', 'users.manage'] as const) {
        expect(await ask(await zoneOf({ permission }, staff))).toEqual([
          403,
          `session.${restriction}`,
          'Only /auth can be used until this is put right',
        ])
      }
    },
  )

  it('is denied to everybody where it has come to be there past the rule', async () => {
    const part = async (zone: FastifyInstance) => void zone.setNotFoundHandler(async () => 'reached')
    const inside = (zone: FastifyInstance) => zone.register(part, { prefix: '/part' })
    const app = await zoneWith({ staff: sessionOf({ user: { role: 'super_admin' } }), inside })
    expect(await ask(app, '/part/nothing')).toEqual([403, 'permission.denied', 'The role super_admin lacks undefined'])
  })

  it.each([
    [undefined, 99, true],
    [true, 0, true],
    [true, 10, true],
    [true, 10 + 1 / 60_000, false],
  ])('that wants the password again, %s, after %f minutes: %s', async (confirmed, minutes, isLetIn) => {
    vi.useFakeTimers({ toFake: ['Date'], now: testNow })
    const staff = sessionOf({ confirmedAt: new Date(testNow.getTime() - minutes * 60_000) })
    const app = await zoneOf({ permission: 'desk.use', ...(confirmed && { confirmed }) }, staff)
    const late = [403, 'session.confirmation_required', 'POST /auth/confirm with the password, then try again']
    expect(await ask(app)).toEqual(isLetIn ? reached : late)
  })

  it('says among its answers what may refuse it, and by the access policy alone less', async () => {
    const found: Record<string, string[]> = {}
    const route = (url: string): RouteOptions => {
      const response = { 200: { type: 'string' } }
      return {
        url,
        method: 'GET',
        config: { permission: 'self' },
        schema: { response },
        handler: async () => 'reached',
      }
    }
    const noting = (area: FastifyInstance) =>
      area.addHook('onRoute', ({ url, schema }) => {
        found[url] = Object.keys(schema?.response ?? {})
      })
    await zoneWith({
      outside: (access) => noting(access).route(route('/access')),
      inside: (zone) => noting(zone).route(route('/zone')),
    })
    expect(found).toEqual({ '/access': ['200', '403'], '/zone': ['200', '401', '403', '429', '503'] })
  })
})

describe('how often a session may ask', () => {
  const routes = { '/a': {}, '/b': {}, '/export': { isExport: true }, '/other': { isExport: true } }

  it.each([[['/a', '/b', '/export', '/other']], [['/export', '/a', '/b', '/b']]])(
    '%j: exports are held up with their like, and so is all else',
    async (asked) => {
      const limits = { staffRequests: { max: 2, windowMs: 60_000 }, exports: { max: 1, windowMs: 60_000 } }
      const inside = (zone: FastifyInstance) => {
        for (const [url, config] of Object.entries(routes))
          zone.get(url, { config: { permission: 'self', ...config } }, async () => 'reached')
      }
      const app = await zoneWith({ staff: sessionOf({}), limits, inside })
      const statuses: unknown[] = []
      for (const url of asked) statuses.push((await ask(app, url))[0])
      expect(statuses).toEqual([200, 200, 200, 429])
    },
  )
})

describe('the access policy', () => {
  const policyWith = (given: Zone = {}, config: FastifyContextConfig = {}) =>
    zoneWith({
      ...given,
      outside: (access) =>
        access.route({
          url: '/x',
          method: ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
          config,
          handler: async ({ staff }) => ({ staff }),
        }),
    })
  const host = 'shop.example'
  const refused = [
    403,
    'origin.refused',
    'A request with a cookie, and a form of a page, must come from this site; programs use a bearer token',
  ]

  it('turns away whom it does not admit, before anything else, and leaves nothing in a cache', async () => {
    const admit = () => {
      throw problem('address.refused', 'Not from there')
    }
    const app = await policyWith({ admit })
    expect(await ask(app)).toEqual([403, 'address.refused', 'Not from there'])
    expect(await ask(app, '/x', 'POST', {})).toEqual([403, 'address.refused', 'Not from there'])
    expect((await app.inject('/x')).headers['cache-control']).toBe('no-store')
  })

  it('knows nobody yet', async () => {
    const answer = await (await policyWith({ staff: sessionOf({}) })).inject('/x')
    expect([answer.json(), answer.headers['cache-control']]).toEqual([{ staff: null }, 'no-store'])
  })

  it.each<[HTTPMethods, boolean]>([
    ['GET', true],
    ['HEAD', true],
    ['OPTIONS', true],
    ['POST', false],
    ['PUT', false],
    ['PATCH', false],
    ['DELETE', false],
  ])('%s may come from elsewhere: %s', async (method, isLetIn) => {
    const app = await policyWith()
    expect(await ask(app, '/x', method, { 'sec-fetch-site': 'cross-site' })).toEqual(isLetIn ? reached : refused)
    expect(await ask(app, '/x', method, { 'sec-fetch-site': 'cross-site', authorization: 'Bearer x' })).toEqual(reached)
  })

  it.each<[object, boolean, boolean]>([
    // what it says; whether it is let in; whether it is where programs are expected
    [{ 'sec-fetch-site': 'same-origin' }, true, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true, true],
    [{ 'sec-fetch-site': 'same-site' }, false, false],
    [{ 'sec-fetch-site': 'none' }, false, false],
    [{ 'sec-fetch-site': 'cross-site', origin: `https://${host}` }, false, false],
    [{ origin: `https://${host}` }, true, true],
    [{ origin: 'https://evil.example' }, false, false],
    [{ origin: 'null' }, false, false],
    [{ origin: 'no address' }, false, false],
    [{}, false, true],
  ])('a change by %j: %s, of a program: %s', async (headers, isLetIn, isProgramLetIn) => {
    const given = { host, ...headers }
    expect(await ask(await policyWith(), '/x', 'POST', given)).toEqual(isLetIn ? reached : refused)
    const forPrograms = await policyWith({}, { isForPrograms: true })
    expect(await ask(forPrograms, '/x', 'POST', given)).toEqual(isProgramLetIn ? reached : refused)
  })

  it.each([{}, { origin: 'null' }, { origin: 'file:///x' }])(
    'a change by %j to no host is refused',
    async (headers) => {
      const admit: StaffAccess['admit'] = ({ raw }) => {
        delete raw.headers.host
      }
      expect(await ask(await policyWith({ admit }), '/x', 'POST', headers)).toEqual(refused)
    },
  )
})

describe('who it was', () => {
  const who = (staff: StaffSession | undefined) =>
    zoneWith({
      ...(staff && { staff }),
      inside: (zone) =>
        zone.get('/x', { config: { permission: 'self' } }, async (request) => [
          staffOf(request).id,
          actorOf(request),
          actorOfSession(request, sessionOf({ user: { id: 'u2', name: 'Ann' } })),
          request.id,
        ]),
    })

  it.each([
    ['cookie', 'staff'],
    ['bearer', 'program'],
  ] as const)('by a %s it is %s', async (kind, actor) => {
    const app = await who(sessionOf({ kind }))
    const [id, own, other, requestId] = (await app.inject('/x')).json()
    expect([id, own, other]).toEqual([
      's1',
      { kind: actor, id: 'u1', name: '陳家明', address: '127.0.0.1', requestId },
      { kind: 'staff', id: 'u2', name: 'Ann', address: '127.0.0.1', requestId },
    ])
  })

  it('a route outside of the zone that asks is a mistake', async () => {
    const found: unknown[] = []
    const app = await zoneWith({
      outside: (access) =>
        access.get('/x', async (request) => {
          try {
            staffOf(request)
          } catch (error) {
            found.push(error)
          }
        }),
    })
    await app.inject('/x')
    expect(found).toEqual([new Error('This route is not in the staff zone')])
  })
})
