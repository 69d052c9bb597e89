import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type SmallClient, writeClient } from '#tests/support/client/client.ts'

let client: SmallClient
let app: TestApp

beforeAll(async () => {
  client = await writeClient()
  app = await startTestApp({}, { client: client.folder })
})
afterAll(async () => {
  await app.close()
  await client.remove()
})

it('serves a worker that replaces that of earlier releases, checked anew with each visit', async () => {
  const answer = await fetch(`${app.url}/service-worker.js`)
  const { headers } = answer
  expect([answer.status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  const again = await fetch(`${app.url}/service-worker.js`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})
