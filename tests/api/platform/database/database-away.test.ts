import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { createOwnPostgres, type OwnPostgres } from '#tests/support/own-postgres.ts'
import { until } from '#tests/support/processes.ts'
import { list, names, problemAt } from '../../catalogue/catalogue.ts'

let postgres: OwnPostgres
let app: TestApp

beforeAll(async () => {
  postgres = await createOwnPostgres()
  app = await startTestApp({ DATABASE_URL: await postgres.start() })
})

afterAll(async () => {
  await app.close()
  await postgres.remove()
})

async function readiness(): Promise<[status: number, body: unknown]> {
  const answer = await fetch(`${app.url}/health/ready`)
  return [answer.status, await answer.json()]
}

describe('PostgreSQL restarts under a running server', () => {
  it('answers 503 problems while it is away, and recovers without a restart', async () => {
    const { total } = await list(app)
    expect(total).toBeGreaterThan(0)
    const leaks = (await list(app, { search: 'leak' })).total
    await postgres.stop()

    for (const address of ['/api/v1/products?search=leak', '/api/v1/products', '/api/v1/products/parking-sensor']) {
      expect((await problemAt(app, address, 503)).code).toBe('database.unavailable')
    }
    const away = await fetch(`${app.url}/api/v1/products?page=2`)
    expect([away.status, away.headers.get('retry-after'), away.headers.get('etag')]).toEqual([503, '5', null])
    // an answer counts for a second
    await expect.poll(readiness).toEqual([503, { status: 'unavailable', reason: 'database' }])
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200)
    expect((await fetch(`${app.url}/api/v1/site`)).status).toBe(200)

    await postgres.start()
    await until(async () => (await fetch(`${app.url}/health/ready`)).ok)
    expect((await list(app, { search: 'leak', sort: 'price' })).total).toBe(leaks)
    expect((await list(app)).total).toBe(total)
  })

  it('an answer kept from before does not outlive a change that the server could not hear of', async () => {
    await until(async () => (await fetch(`${app.url}/health/ready`)).ok)
    await leaveTheSix(app)
    const address = `${app.url}/api/v1/products?search=parking`
    await until(async () => (await names(app, { search: 'parking' })).includes('泊車感測器'))
    const etag = (await fetch(address)).headers.get('etag') ?? ''
    await postgres.stop()
    await postgres.start()
    const elsewhere = await connect(await postgres.start())
    await elsewhere.query(`UPDATE "Product" SET "name" = '車位感測器' WHERE "slug" = 'parking-sensor'`)
    await elsewhere.end()

    expect(await names(app, { search: 'parking' })).toEqual(['車位感測器'])
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })
})
