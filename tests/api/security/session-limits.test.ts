import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff } from '#tests/support/staff.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const minute = { windowMs: 60_000 }

async function fresh(): Promise<FastifyInstance> {
  const app = await appWith(test, { limits: { staffRequests: { max: 5, ...minute }, exports: { max: 2, ...minute } } })
  onTestFinished(() => app.close())
  return app
}

async function statuses(app: FastifyInstance, url: string, headers: Record<string, string>, times: number) {
  const found: number[] = []
  for (let time = 0; time < times; time += 1)
    found.push((await app.inject({ url: `/api/v1${url}`, headers })).statusCode)
  return found
}

describe('a session of staff', () => {
  it('may ask so often, then is told when to come back; a colleague is not held up', async () => {
    const [one, other] = [await createStaff(test, 'manager'), await createStaff(test, 'manager')]
    const app = await fresh()
    expect(await statuses(app, '/auth/sessions', one.cookie, 6)).toEqual([200, 200, 200, 200, 200, 429])
    const refused = await app.inject({ url: '/api/v1/auth/sessions', headers: one.cookie })
    expect(refused.json()).toMatchObject({ code: 'rate.limited' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await statuses(app, '/auth/sessions', other.cookie, 1)).toEqual([200])
  })

  it('exports count apart, and less often', async () => {
    const { cookie } = await createStaff(test, 'manager')
    const app = await fresh()
    expect(await statuses(app, '/admin/products/export.csv', cookie, 3)).toEqual([200, 200, 429])
    expect(await statuses(app, '/auth/sessions', cookie, 1)).toEqual([200])
  })
})
