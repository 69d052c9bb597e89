import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { productListSchema } from '#contract/catalogue/products.ts'
import { connect } from '#server/platform/database/database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { sampleCount } from '#tests/support/catalogue/samples.ts'
import { until } from '#tests/support/processes.ts'
import { failedStart, postgresPid, type RunningServer, startServer } from '../running-server.ts'

/** One folder of data for the file: each test begins and ends with nothing running in it. */
let data: string

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'harbour-iot-start-'))
})

afterAll(async () => {
  const left = await postgresPid(data)
  if (left) process.kill(left, 'SIGINT')
  await until(async () => !(await postgresPid(data)))
  await rm(data, { recursive: true, force: true })
})

const start = () => startServer({ DATA_DIR: data })

async function productIds(server: RunningServer): Promise<string[]> {
  const answer = await fetch(`${server.url}/api/v1/products`)
  expect(answer.status).toBe(200)
  return productListSchema.parse(await answer.json()).items.map(({ id }) => id)
}

describe('without DATABASE_URL, PostgreSQL comes and goes with the site', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s stops all of it with exit code 0; the next start keeps the data',
    async (signal) => {
      const first = await start()
      const ids = await productIds(first)
      expect(ids).toHaveLength(sampleCount)
      expect(new URL(first.url).hostname).toBe('127.0.0.1')
      const [where, ...others] = first.output().trimEnd().split('\n')
      expect(where).toBe(`Harbour IoT is at ${first.url}`)
      for (const line of others)
        expect(line).toMatch(/^(?:Back office, with demo accounts|Their passwords| {2}http\S+$| {2}\S+ {2}\S{16}$)/)
      expect(await first.stop(signal)).toBe(0)
      expect(await postgresPid(data)).toBeUndefined()

      const second = await start()
      expect(await productIds(second)).toEqual(ids)
      expect(await second.stop(signal)).toBe(0)
      expect(await postgresPid(data)).toBeUndefined()
    },
  )

  it('two processes share one server, and the last of them stops it', async () => {
    const first = await start()
    const pid = await postgresPid(data)
    const second = await start()
    expect(await postgresPid(data)).toBe(pid)
    expect(await productIds(second)).toEqual(await productIds(first))

    expect(await first.stop('SIGTERM')).toBe(0)
    expect(await postgresPid(data)).toBe(pid)
    expect((await fetch(`${second.url}/api/v1/products?search=leak`)).status).toBe(200)

    expect(await second.stop('SIGTERM')).toBe(0)
    expect(await postgresPid(data)).toBeUndefined()
  })

  it('two processes that start together share one server', async () => {
    const [first, second] = await Promise.all([start(), start()])
    expect(await productIds(first)).toEqual(await productIds(second))
    expect([await first.stop('SIGTERM'), await second.stop('SIGTERM')]).toEqual([0, 0])
    expect(await postgresPid(data)).toBeUndefined()
  })

  it('two processes that stop together leave no server behind', async () => {
    const servers = [await start(), await start()]
    expect(await Promise.all(servers.map((server) => server.stop('SIGTERM')))).toEqual([0, 0])
    expect(await postgresPid(data)).toBeUndefined()
  })

  it('a server left behind by SIGKILL is adopted, and stopped in the end', async () => {
    const killed = await start()
    const ids = await productIds(killed)
    const pid = await postgresPid(data)
    expect(await killed.stop('SIGKILL')).toBe('SIGKILL')
    expect(await postgresPid(data)).toBe(pid)

    const next = await start()
    expect(await postgresPid(data)).toBe(pid)
    expect(await productIds(next)).toEqual(ids)
    expect(await next.stop('SIGTERM')).toBe(0)
    expect(await postgresPid(data)).toBeUndefined()
  })

  it('a start says when a program of its own is at work, and that none is where a server runs already', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-start-'))
    let programs = 0
    const begin = () =>
      startEmbeddedPostgres(folder, [], () => {
        programs += 1
      })
    const first = await begin()
    onTestFinished(async () => {
      await first.release()
      await rm(folder, { recursive: true })
    })
    expect(programs).toBe(2) // one that makes the files, and one that starts the server
    await begin()
    expect(programs).toBe(2)
  })

  it('a start beside a server that was asked to stop, and waits for who uses it, says so', async () => {
    const { url } = await startEmbeddedPostgres(data)
    const user = await connect(url)
    process.kill((await postgresPid(data)) ?? Number.NaN, 'SIGTERM')
    expect(await failedStart({ DATA_DIR: data })).toMatch(/was asked to stop and waits for who still uses it/)
    await user.end()
    await until(async () => !(await postgresPid(data)))
  })
})
