import { once } from 'node:events'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enquiry } from '#tests/api/forms/forms.ts'
import { postgresPid, type RunningServer, startServer } from '#tests/api/platform/running-server.ts'
import { until } from '#tests/support/processes.ts'

/** Starts of processes and of PostgreSQL, with pauses between them. */
const limitMs = 120_000

/** The folder that PostgreSQL cannot start without. */
let control: string
let data: string
let server: RunningServer

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'harbour-iot-killed-'))
  control = path.join(data, 'postgres', 'global')
})

beforeEach(async () => {
  server = await start()
}, limitMs)

afterEach(async () => {
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(await postgresPid(data)).toBeUndefined()
})

afterAll(() => rm(data, { recursive: true, force: true }))

const isReady = ({ url }: RunningServer) => fetch(`${url}/health/ready`).then(({ ok }) => ok)

/** Once it is through: the last that a start says is how to make the first account. */
async function start(): Promise<RunningServer> {
  const started = await startServer({ DATA_DIR: data, LOG_LEVEL: 'warn', DEMO: '0' })
  await until(() => started.output().includes('make the first account'))
  return started
}

async function killPostgres(signal: NodeJS.Signals = 'SIGKILL'): Promise<number> {
  const pid = await postgresPid(data)
  if (!pid) throw new Error('No PostgreSQL runs')
  process.kill(pid, signal)
  return pid
}

async function postgresPort(): Promise<number> {
  const lines = (await readFile(path.join(data, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return Number(lines[3])
}

async function send(): Promise<number> {
  const answer = await fetch(`${server.url}/api/v1/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry()),
  })
  return answer.status
}

/** What nobody has asked before is read from PostgreSQL; forms are counted, so none is sent to see. */
const isServed = () => fetch(`${server.url}/api/v1/products?search=${crypto.randomUUID()}`).then(({ ok }) => ok)

/** What readiness says may be a second old: the server itself tells. */
async function isAnother(killed: number): Promise<boolean> {
  const pid = await postgresPid(data)
  return pid !== undefined && pid !== killed
}

describe('PostgreSQL of npm is killed under the site', { timeout: limitMs }, () => {
  it('by whatever signal, one after another, it is up again within 10 s, and the site takes forms as before', async () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGKILL', 'SIGTERM'] as const) {
      const since = Date.now()
      const killed = await killPostgres(signal)
      await until(async () => (await isAnother(killed)) && (await isServed()))
      expect([signal, Date.now() - since]).toEqual([signal, expect.toSatisfy((ms: number) => ms < 10_000)])
      await until(() => isReady(server))
      expect(await send()).toBe(201)
    }
  })

  it('two processes that share it: one of them starts it, both go on', async () => {
    const other = await start()
    const killed = await killPostgres()
    await until(() => isAnother(killed))
    for (const each of [server, other]) await until(() => isReady(each))
    expect(await other.stop('SIGTERM')).toBe(0)
    await until(isServed)
    expect(await send()).toBe(201)
  })

  it('one that cannot start is said why, and started once it can; meanwhile forms get 503', async () => {
    await rename(control, `${control}-away`)
    await killPostgres()
    await until(() => server.output().includes('"msg":"PostgreSQL could not be started again"'))
    expect(server.output()).toMatch(/did not start \(pg_ctl\)/)
    expect(await send()).toBe(503)
    await rename(`${control}-away`, control)
    await until(isServed)
    expect(await send()).toBe(201)
  })

  it('a port that another program has taken meanwhile is said, and waited for', async () => {
    const port = await postgresPort()
    expect(port).toBeLessThan(32_768) // outgoing connections of anybody get those above
    await killPostgres()
    const other = createServer((socket) => void socket.destroy())
    const listen = () => once(other.listen(port, '127.0.0.1'), 'listening').catch(() => undefined)
    await until(listen) // the killed one may hold it for a moment
    await until(() => server.output().includes(`Port ${port} of 127.0.0.1`))
    expect(await send()).toBe(503)
    await new Promise((resolve) => other.close(resolve))
    await until(isServed)
    expect(await postgresPort()).toBe(port)
  })

  it('a stop while it is being started again ends as any other', async () => {
    await killPostgres()
    await until(() => server.output().includes('"msg":"PostgreSQL has ended: it is started again"'))
  })
})
