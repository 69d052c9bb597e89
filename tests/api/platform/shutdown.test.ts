import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, connect as openSocket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { startProcess, until } from '#tests/support/processes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { postgresPid, startMain, startServer } from './running-server.ts'

/** A folder that goes with the test, and the PostgreSQL that may still run in it. */
function dataFolder(): string {
  const data = path.join(tmpdir(), `harbour-iot-shutdown-${randomUUID()}`)
  onTestFinished(async () => {
    const left = await postgresPid(data)
    if (left) process.kill(left, 'SIGINT')
    await until(async () => !(await postgresPid(data)))
    await rm(data, { recursive: true, force: true })
  })
  return data
}

async function ownDatabase(): Promise<string> {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return database.url
}

it('a second signal, as npm sends for one Ctrl-C, leaves no PostgreSQL running', async () => {
  const data = dataFolder()
  const server = await startServer({ DATA_DIR: data })
  server.child.kill('SIGINT')
  const again = setInterval(() => server.child.kill('SIGINT'), 20)
  expect(await server.ended).toBe(0)
  clearInterval(again)
  expect(await postgresPid(data)).toBeUndefined()
})

it.each([
  ['server/main.ts', 0],
  ['server/sync.ts', 1],
  ['server/migrate.ts', 1],
])('SIGTERM while PostgreSQL starts leaves none running: %s', async (program, code) => {
  const data = dataFolder()
  const starting = startProcess(program, { DATA_DIR: data, HOST: '127.0.0.1', PORT: '0' })
  onTestFinished(() => void starting.child.kill('SIGKILL'))
  await until(() => postgresPid(data))
  starting.child.kill('SIGTERM')
  expect(await starting.ended).toBe(code)
  expect(await postgresPid(data)).toBeUndefined()
  expect(starting.output()).toBe(code === 0 ? '' : 'Stopped by a signal\n')
})

it.each(['server/main.ts', 'server/sync.ts'])(
  'a start that fails leaves no PostgreSQL running: %s',
  async (program) => {
    const data = dataFolder()
    const holder = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void holder.close())
    await once(holder, 'listening')
    const port = Object(holder.address()).port
    const failing = startProcess(program, { DATA_DIR: data, HOST: '127.0.0.1', PORT: String(port) })
    expect(await failing.ended).toBe(1)
    expect(await postgresPid(data)).toBeUndefined()
    expect(await readdir(data)).toContain('postgres')
  },
)

it('a migration that fails leaves no PostgreSQL running', async () => {
  const data = dataFolder()
  const { url, release } = await startEmbeddedPostgres(data)
  const client = await connect(url)
  await client.query('CREATE TABLE "Product" ()')
  await client.end()
  await release()
  expect(await startMain({ DATA_DIR: data }).ended).toBe(1)
  expect(await postgresPid(data)).toBeUndefined()
})

it('a connection that never asks for anything holds the shutdown up for ten seconds, not for good', async () => {
  const server = await startServer({ DATABASE_URL: await ownDatabase() })
  const { hostname, port } = new URL(server.url)
  const silent = openSocket(Number(port), hostname)
  onTestFinished(() => void silent.destroy())
  await once(silent, 'connect')
  expect(await server.stop('SIGTERM')).toBe(0)
})

it('in production, readiness is seen to turn false while new requests are still answered', async () => {
  const server = await startServer({ DATABASE_URL: await ownDatabase(), NODE_ENV: 'production', LOG_LEVEL: 'silent' })
  const stopped = server.stop('SIGTERM')
  const ready = await until(async () => {
    const answer = await fetch(`${server.url}/health/ready`)
    return answer.ok ? undefined : answer
  })
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable', reason: 'stopping' }])
  expect((await fetch(`${server.url}/api/v1/products`)).status).toBe(200)
  expect(await stopped).toBe(0)
})

const locale = { LC_ALL: 'en_HK.UTF-8', LANG: 'zh_HK.UTF-8', LC_MESSAGES: 'fr_FR.UTF-8' }

it('PostgreSQL from npm begins its log anew, and starts again whatever locale the terminal has', async () => {
  const data = dataFolder()
  await (await startEmbeddedPostgres(data)).release()
  const log = path.join(data, 'postgres', 'server.log')
  await writeFile(log, 'a line of a year ago\n')
  const server = await startServer({ DATA_DIR: data, ...locale })
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(await readFile(log, 'utf8')).not.toMatch(/a year ago|checkpoint starting/)
})

it('PostgreSQL from npm is made, and starts, whatever locale the terminal has', async () => {
  const server = await startServer({ DATA_DIR: dataFolder(), ...locale })
  expect(await server.stop('SIGTERM')).toBe(0)
})

it('Chinese characters are letters to pg_trgm', async () => {
  const client = await connect(await ownDatabase())
  const { rows } = await client.query(`SELECT cardinality(show_trgm('漏水')) AS found`).finally(() => client.end())
  expect(rows).toEqual([{ found: 3 }])
})

it('a first start killed while it makes the database is nothing to the next one', async () => {
  const data = dataFolder()
  const killed = startMain({ DATA_DIR: data })
  await until(async () => (await readdir(data).catch(() => [])).some((name) => name.startsWith('postgres.new-')))
  killed.child.kill('SIGKILL')
  expect(await killed.ended).toBe('SIGKILL')
  expect(await readdir(data)).not.toContain('postgres')

  const next = await startServer({ DATA_DIR: data })
  expect((await fetch(`${next.url}/health/ready`)).status).toBe(200)
  expect(await next.stop('SIGTERM')).toBe(0)
})

it('what dead processes left half made is removed', async () => {
  const data = dataFolder()
  const dead = startProcess('--version', {})
  await dead.ended
  const pid = dead.child.pid
  await mkdir(path.join(data, `postgres.new-${pid}`, 'base'), { recursive: true })
  await writeFile(path.join(data, `postgres-password.new-${pid}`), 'half')
  const server = await startServer({ DATA_DIR: data })
  expect(await server.stop('SIGTERM')).toBe(0)
  expect((await readdir(data)).toSorted()).toEqual(['app-secret', 'postgres', 'postgres-password'])
})
