import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { sampleCount } from '#tests/support/catalogue/samples.ts'
import { until } from '#tests/support/processes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { failedStart, startServer } from './running-server.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

/** The database's address, changed. */
function databaseUrl(change: (url: URL) => void): string {
  const url = new URL(database.url)
  change(url)
  return url.href
}

describe('what stops a start is one clear line and exit code 1', () => {
  it('a port in use', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const address = holder.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const line = await failedStart({ DATABASE_URL: database.url, PORT: port })
    expect(line).toBe(`Port ${port} is in use: stop the program that has it, or set PORT to another\n`)
    await new Promise((resolve) => holder.close(resolve))
  })

  it.each([
    ['a bad variable', { PORT: 'http' }, /PORT/],
    ['several bad variables', { PORT: 'http', LOG_LEVEL: 'loud' }, /PORT.*LOG_LEVEL/],
    ['half of Notion', { NOTION_API_KEY: 'ntn_hunter2' }, /NOTION_DATABASE_ID/],
    ['a password file that is not there', { DATABASE_PASSWORD_FILE: '/nowhere/password' }, /\/nowhere\/password/],
    [
      'a PgBouncer that nothing answers for',
      { DATABASE_POOL_URL: 'postgres://x:hunter2@127.0.0.1:1/x' },
      /is DATABASE_POOL_URL right/,
    ],
    ['an address that is not ours', { HOST: '203.0.113.1' }, /203\.0\.113\.1/],
    ['a host name that is not there', { HOST: 'nowhere.invalid' }, /nowhere\.invalid/],
    ['proxies that are no addresses', { TRUST_PROXY: '10.0.0/8' }, /TRUST_PROXY/],
    ['a folder that cannot be one', { DATABASE_URL: '', DATA_DIR: '/dev/null/data' }, /\/dev\/null\/data/],
  ])('%s', async (_case, environment, reason) => {
    const line = await failedStart({ DATABASE_URL: database.url, ...environment })
    expect(line).toMatch(reason)
    expect(line).not.toContain('hunter2')
  })

  it.each([
    [
      'a database that nothing answers for',
      (url: URL) => {
        url.port = '1'
      },
      /is it running/,
    ],
    [
      'a host that is not there',
      (url: URL) => {
        url.hostname = 'nowhere.invalid'
      },
      /nowhere\.invalid/,
    ],
    [
      'a database that is not there',
      (url: URL) => {
        url.pathname = '/nowhere'
      },
      /check DATABASE_URL/,
    ],
    [
      'a wrong password',
      (url: URL) => {
        url.password = 'hunter2'
      },
      /check DATABASE_URL/,
    ],
  ])('%s', async (_case, change, reason) => {
    const line = await failedStart({ DATABASE_URL: databaseUrl(change) })
    expect(line).toMatch(/^The database at /)
    expect(line).toMatch(reason)
    expect(line).not.toContain('hunter2')
    expect(line).not.toContain(new URL(database.url).password)
  })
})

describe('design, "Configuration": DATABASE_PASSWORD_FILE', () => {
  it('is read, and wins over the password in the address', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-password-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = path.join(folder, 'password')
    await writeFile(file, `${decodeURIComponent(new URL(database.url).password)}\n`)
    const server = await startServer({
      DATABASE_URL: databaseUrl((url) => {
        url.password = ''
      }),
      DATABASE_PASSWORD_FILE: file,
    })
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
    expect(await server.stop('SIGTERM')).toBe(0)
  })
})

describe('a first start', () => {
  it('has PostgreSQL at work before it loads what else there is of it', async () => {
    const data = await mkdtemp(path.join(tmpdir(), 'harbour-iot-loads-'))
    onTestFinished(() => rm(data, { recursive: true }))
    const server = await startServer({ DATA_DIR: data, NODE_OPTIONS: '--import ./tests/api/platform/loads.process.ts' })
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(server.output()).toMatch(/^Loaded beside .*postgres\.new-\d+/m)
  })

  it('renders Home before it makes sample sales', async () => {
    const database = await createTestDatabase()
    onTestFinished(() => database.drop())
    const server = await startServer({ DATABASE_URL: database.url, DEMO: '1', LOG_LEVEL: 'info' })
    await until(() => server.output().includes('Made sample sales'))
    expect(await server.stop('SIGTERM')).toBe(0)
    const [before = ''] = server.output().split('Made sample sales')
    expect(before).toContain('"url":"/"')
  })
})

describe('a clean shutdown', () => {
  it('lets a request in flight finish, takes no new one, and leaves no connection behind', async () => {
    const server = await startServer({ DATABASE_URL: database.url })
    const holder = await connect(database.url)
    onTestFinished(() => holder.end())
    await holder.query('BEGIN; LOCK TABLE "Product" IN ACCESS EXCLUSIVE MODE')
    const held = fetch(`${server.url}/api/v1/products`)
    const waiting = 'SELECT 1 FROM pg_locks WHERE NOT granted'
    await until(async () => ((await holder.query(waiting)).rowCount ?? 0) > 0)

    const stopped = server.stop('SIGTERM')
    await until(() =>
      fetch(`${server.url}/health/live`).then(
        ({ ok }) => !ok,
        () => true,
      ),
    )
    await holder.query('COMMIT')
    const answer = await held
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ total: sampleCount })
    await until(() => server.child.exitCode !== null, 5000)
    expect(await stopped).toBe(0)
    const others = 'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
    expect((await holder.query(others)).rowCount).toBe(0)
  })

  it('a second signal changes nothing', async () => {
    const server = await startServer({ DATABASE_URL: database.url })
    const first = server.stop('SIGINT')
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(await first).toBe(0)
  })
})
