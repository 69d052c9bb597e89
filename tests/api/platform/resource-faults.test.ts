import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { createLogger } from '#server/platform/logging.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createOwnPostgres, type OwnPostgres } from '#tests/support/own-postgres.ts'
import { smallDisk } from '#tests/support/small-disk.ts'
import { demoRequest, enquiry, many, post, problemOf, quoteRequest, submit } from '../forms/forms.ts'
import { appWith } from './app-with.ts'

const forms = [
  { path: '/enquiries', body: enquiry },
  { path: '/demo-requests', body: demoRequest },
  { path: '/quote-requests', body: quoteRequest },
]

/** Little of everything, so that it can be used up. */
const settings = ['max_connections=30', 'max_locks_per_transaction=16', 'min_wal_size=32MB', 'max_wal_size=32MB']

const disk = smallDisk(200)
let postgres: OwnPostgres
let url: string
let app: TestApp

/** Connections beside the app's, kept for as long as a test takes. */
let others: pg.Client[] = []

beforeAll(async () => {
  postgres = await createOwnPostgres(disk?.folder, settings)
  url = await postgres.start()
  app = await startTestApp({ DATABASE_URL: url }, { limits: many })
})

afterEach(async () => {
  for (const other of others) await other.end()
  others = []
})

afterAll(async () => {
  await app.close()
  await postgres.remove()
  disk?.remove()
})

async function connectBeside(): Promise<pg.Client> {
  const client = await connect(url)
  client.on('error', () => undefined)
  others.push(client)
  return client
}

async function readiness(): Promise<[status: number, reason?: string]> {
  const answer = await fetch(`${app.url}/health/ready`)
  const { reason } = await answer.json()
  return reason ? [answer.status, reason] : [answer.status]
}

function sendOnce(path: string, body: () => object): Promise<Response> {
  return post(app, path, body())
}

/** Pages that a table has already still take rows. */
async function sendUntilRefused(path: string, body: () => object): Promise<Response> {
  const answer = await post(app, path, body())
  return answer.status === 201 ? sendUntilRefused(path, body) : answer
}

/** Every form is refused for now, whole, and readiness says why. */
async function expectRefusals(reason: string, send = sendOnce): Promise<void> {
  await expect.poll(readiness).toEqual([503, reason])
  for (const { path, body } of forms) {
    const answer = await send(path, body)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await problemOf(answer, 503)).code).toBe('database.unavailable')
  }
}

/** Without a restart, and nothing half written meanwhile. */
async function expectRecovery(): Promise<void> {
  await expect.poll(readiness).toEqual([200])
  for (const { path, body } of forms) await submit(app, path, body())
}

async function takeAll(step: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await step()
    } catch {
      return
    }
  }
}

/** Takes again what others give back, until it is aborted. */
async function keepTaking(step: () => Promise<unknown>, { signal }: AbortController): Promise<void> {
  while (!signal.aborted) {
    await takeAll(step)
    await setTimeout(10)
  }
}

async function refuseWrites(client: pg.Client, value: 'on' | 'off'): Promise<void> {
  await client.query('SET default_transaction_read_only = off')
  await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`)
  await client.query('SELECT pg_reload_conf()')
}

describe('what PostgreSQL runs out of is a 503 with Retry-After, never a 500', () => {
  it('connections', async () => {
    const first = await connectBeside()
    await takeAll(connectBeside)
    const ours = await first.query('SELECT pid FROM pg_stat_activity WHERE pid <> ALL ($1)', [
      others.map((other) => Object(other).processID),
    ])
    for (const { pid } of ours.rows) {
      await first.query('SELECT pg_terminate_backend($1, 5000)', [pid])
      await takeAll(connectBeside)
    }
    await expectRefusals('connections')
    for (const other of others) await other.end()
    await expectRecovery()
  })

  it('memory', async () => {
    const client = await connectBeside()
    const filling = new AbortController()
    const filled = keepTaking(
      () => client.query('SELECT pg_advisory_lock(key) FROM generate_series(1, 100000) key'),
      filling,
    )
    await expectRefusals('memory', sendUntilRefused)
    filling.abort()
    await filled
    await client.end()
    await expectRecovery()
  })

  it('a database that may only be read', async () => {
    const client = await connectBeside()
    await refuseWrites(client, 'on')
    await expectRefusals('read_only')
    expect((await fetch(`${app.url}/api/v1/products?search=leak`)).status).toBe(200)
    await refuseWrites(client, 'off')
    await expectRecovery()
  })

  if (disk) {
    it('disk', async () => {
      await disk.fill()
      await expectRefusals('disk', sendUntilRefused).finally(disk.clear)
      await expectRecovery()
    })
  }
})

it('one fault of many requests is one line of the log', async () => {
  const lines: unknown[] = []
  const logger = createLogger('error', { write: (line) => void lines.push(JSON.parse(line)) })
  await using inside = await appWith(app, { logger, limits: many })
  const client = await connectBeside()
  await refuseWrites(client, 'on')
  try {
    await expect.poll(readiness).toEqual([503, 'read_only'])
    const form = () => inside.inject({ method: 'POST', url: '/api/v1/enquiries', payload: enquiry() })
    const answers = await Promise.all(Array.from({ length: 20 }, form))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(503))
    expect(lines).toMatchObject([{ fault: 'read_only' }])
  } finally {
    await refuseWrites(client, 'off')
  }
})
