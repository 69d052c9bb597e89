import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Readiness } from '#server/platform/health.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { appWith } from './app-with.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

async function ask(path: string, readiness: Readiness): Promise<[status: number, body: unknown]> {
  await using inside = await appWith(app, { readiness })
  const answer = await inside.inject(path)
  return [answer.statusCode, answer.json()]
}

const away = () => Promise.reject(new Error('connect ECONNREFUSED'))
const there = async () => undefined

describe('design, "REST API": /health/live and /health/ready', () => {
  it.each(['/health/live', '/health/ready'])('%s of a running app is ok', async (path) => {
    const answer = await fetch(app.url + path)
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  })

  it('is not ready while it stops', async () => {
    const answer = await ask('/health/ready', { stopping: true, pingDatabase: there })
    expect(answer).toEqual([503, { status: 'unavailable', reason: 'stopping' }])
  })

  it('is not ready while the database is away', async () => {
    const answer = await ask('/health/ready', { stopping: false, pingDatabase: away })
    expect(answer).toEqual([503, { status: 'unavailable', reason: 'database' }])
  })

  it('is not ready while the database does not answer', async () => {
    const answer = await ask('/health/ready', { stopping: false, pingDatabase: () => new Promise(() => undefined) })
    expect(answer).toEqual([503, { status: 'unavailable', reason: 'database' }])
  })

  it('is alive all the same', async () => {
    expect(await ask('/health/live', { stopping: true, pingDatabase: away })).toEqual([200, { status: 'ok' }])
  })
})
