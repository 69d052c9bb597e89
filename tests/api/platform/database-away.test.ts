import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#server/platform/database.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import { list, names, problemAt } from '../catalogue/catalogue.ts'
import { postgresPid } from './running-server.ts'

let data: string
let port: number
let databaseUrl: string
let app: TestApp

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'harbour-iot-away-'))
  port = await freePort()
  databaseUrl = await startPostgres()
  app = await startTestApp({ DATABASE_URL: databaseUrl })
})

afterAll(async () => {
  await app.close()
  await stopPostgres()
  await rm(data, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}

/** Always on the same port, as a server that restarts is. */
async function startPostgres(): Promise<string> {
  const { url } = await startEmbeddedPostgres(data, [`port=${port}`, 'fsync=off'])
  const own = new URL(url)
  own.port = String(port)
  return own.href
}

/** As an operator restarts it: connections are broken off. */
async function stopPostgres(): Promise<void> {
  const pid = await postgresPid(data)
  if (pid) process.kill(pid, 'SIGINT')
  await until(async () => !(await postgresPid(data)))
}

describe('issue 2: PostgreSQL restarts under a running server', () => {
  it('answers 503 problems while it is away, and recovers without a restart', async () => {
    expect((await list(app)).total).toBe(6)
    await stopPostgres()

    for (const address of ['/api/v1/products?search=leak', '/api/v1/products', '/api/v1/products/parking-sensor']) {
      expect((await problemAt(app, address, 503)).code).toBe('database.unavailable')
    }
    const away = await fetch(`${app.url}/api/v1/products?page=2`)
    expect([away.status, away.headers.get('retry-after'), away.headers.get('etag')]).toEqual([503, '5', null])
    const ready = await fetch(`${app.url}/health/ready`)
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable', reason: 'database' }])
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200)
    expect((await fetch(`${app.url}/api/v1/site`)).status).toBe(200)

    await startPostgres()
    await until(async () => (await fetch(`${app.url}/health/ready`)).ok)
    expect((await list(app, { search: 'leak' })).total).toBe(1)
    expect((await list(app)).total).toBe(6)
  })

  it('an answer kept from before does not outlive a change that the server could not hear of', async () => {
    const address = `${app.url}/api/v1/products?search=parking`
    await until(async () => (await names(app, { search: 'parking' })).includes('泊車感測器'))
    const etag = (await fetch(address)).headers.get('etag') ?? ''
    await stopPostgres()
    await startPostgres()
    const elsewhere = await connect(databaseUrl)
    await elsewhere.query(`UPDATE "Product" SET "name" = '車位感測器' WHERE "slug" = 'parking-sensor'`)
    await elsewhere.end()

    expect(await names(app, { search: 'parking' })).toEqual(['車位感測器'])
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })
})
