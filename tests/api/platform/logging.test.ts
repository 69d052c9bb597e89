import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '#tests/support/processes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { startServer } from './running-server.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

it('the log follows a request by its id, and shows no secret', async () => {
  const server = await startServer({ DATABASE_URL: database.url, LOG_LEVEL: 'trace', CHAT_API_KEY: 'sk-hunter2' })
  const headers = { 'x-request-id': 'erp-42', authorization: 'Bearer hunter2', cookie: 'session=hunter2' }
  await fetch(`${server.url}/api/v1/products?page=0`, { headers })
  await until(() => server.output().includes('request completed'))
  expect(await server.stop('SIGTERM')).toBe(0)

  expect(server.output()).toContain('"reqId":"erp-42"')
  expect(server.output()).not.toContain('hunter2')
  expect(server.output()).not.toContain(new URL(database.url).password)
})
