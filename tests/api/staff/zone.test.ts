import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Permission } from '#contract/permissions.ts'
import { registerProblems } from '#server/platform/problems.ts'
import { registerRateLimits } from '#server/platform/rate-limits.ts'
import { guardDoor, guardZone, type StaffDoor } from '#server/platform/staff-zone.ts'

const nobody: StaffDoor = { admit: () => undefined, authenticate: async () => undefined }
const often = { max: 1000, windowMs: 60_000 }

/** A staff zone with one route in it, started. */
async function zoneWith(config: { permission?: Permission | 'self' } | undefined) {
  const app = Fastify()
  registerProblems(app)
  await registerRateLimits(app)
  app.register(async (staff) => {
    guardDoor(staff, nobody)
    await staff.register(async (zone) => {
      guardZone(zone, nobody, { desk: often, exports: often })
      zone.get('/new', { ...(config && { config }) }, async () => 'reached')
    })
  })
  await app.ready()
  return app
}

describe('a route of the staff zone', () => {
  it.each([undefined, {}])('that says no permission does not start: %j', async (config) => {
    await expect(zoneWith(config)).rejects.toThrow('GET /new says no permission')
  })

  it.each(['self', 'desk.use'] as const)('is not reached without a session: %s', async (permission) => {
    const app = await zoneWith({ permission })
    const answer = await app.inject('/new')
    expect([answer.statusCode, answer.json().code, answer.headers['cache-control']]).toEqual([
      401,
      'session.required',
      'no-store',
    ])
    expect((await app.inject({ url: '/new', method: 'HEAD' })).statusCode).toBe(401)
  })
})
