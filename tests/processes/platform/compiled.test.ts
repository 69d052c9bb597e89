import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startServer } from '#tests/api/platform/running-server.ts'
import { until } from '#tests/support/processes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

it('what a start has compiled is written while the server runs, not kept in memory until it stops', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-compiled-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const server = await startServer({ DATABASE_URL: database.url, NODE_COMPILE_CACHE: folder })
  await until(async () => (await readdir(folder, { recursive: true })).length > 1000)
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200)
})
