import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type SmallClient, writeClient } from '#tests/support/client/client.ts'

let client: SmallClient
let on: TestApp
let off: TestApp

beforeAll(async () => {
  client = await writeClient()
  on = await startTestApp({}, { client: client.folder })
  off = await startTestApp({ SERVICE_WORKER: '0' }, { client: client.folder })
})
afterAll(async () => {
  await Promise.all([on.close(), off.close()])
  await client.remove()
})

it('the service worker is asked for anew each time, and may load our own files alone', async () => {
  const answer = await fetch(`${on.url}/service-worker.js`)
  const { headers } = answer
  expect([answer.status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(headers.get('service-worker-allowed')).toBeNull()
  expect(await answer.text()).toContain('"fetch"')
  const again = await fetch(`${on.url}/service-worker.js`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

it('where it is switched off, one comes that takes leave', async () => {
  const answer = await fetch(`${off.url}/service-worker.js`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  const text = await answer.text()
  expect(text).toContain('registration.unregister()')
  expect(text).not.toContain('"fetch"')
})
