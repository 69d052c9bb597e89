import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { set } from '#tests/api/settings/settings.ts'
import { startReceiver } from '#tests/api/webhooks/receiver.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type SmallClient, writeClient } from '#tests/support/client/client.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'

let client: SmallClient
let cdn: Awaited<ReturnType<typeof startReceiver>>
let test: TestApp
let plain: TestApp
let admin: StaffMember
/** What it was asked after the start. */
let started: Awaited<ReturnType<typeof startReceiver>>['received']

beforeAll(async () => {
  client = await writeClient()
  cdn = await startReceiver()
  const environment = { CDN_PURGE_URL: `${cdn.origin}/purge`, CDN_PURGE_TOKEN: 'cdn-token-of-tests' }
  test = await startTestApp(environment, { client: client.folder })
  plain = await startTestApp({ DATABASE_URL: test.databaseUrl }, { client: client.folder })
  admin = await createStaff(test, 'super_admin')
  await writeProducts(test.services.database, [{ name: 'Gateway' }])
  started = await purged()
}, 120_000)
afterAll(async () => {
  await plain.close()
  await test.close()
  await cdn.close()
  await client.remove()
})

/** Longer than changes are gathered. */
const quietMs = 3000
const stored = 'public, max-age=0, s-maxage=600, stale-while-revalidate=60'
const tags = { 'cache-tag': 'pages', 'surrogate-key': 'pages' }

/** Waits until the cache in front of the site is asked to forget pages, and forgets that it was. */
async function purged() {
  await until(() => cdn.received.length > 0)
  return cdn.received.splice(0)
}

it('a start asks it to forget the pages of the former version', () => {
  const [asked] = started
  expect(asked?.headers).toMatchObject({
    authorization: 'Bearer cdn-token-of-tests',
    'fastly-key': 'cdn-token-of-tests',
    'surrogate-key': 'pages',
  })
  expect(JSON.parse(asked?.body ?? '')).toEqual({ tags: ['pages'] })
})

it.each(['/', '/en/products', '/products/gateway'])('%s may be stored, also as a 304', async (address) => {
  const { statusCode, headers } = await test.app.inject(address)
  expect([statusCode, headers['cache-control']]).toEqual([200, stored])
  expect(headers).toMatchObject(tags)
  const unchanged = await test.app.inject({ url: address, headers: { 'if-none-match': String(headers.etag) } })
  expect([unchanged.statusCode, unchanged.headers['cache-control']]).toEqual([304, stored])
  expect(unchanged.headers).toMatchObject(tags)
})

it.each(['/no-such-page', '/products/no-such-product', '/admin', '/api/v1/products', '/quotes/x-secret'])(
  '%s may not',
  async (address) => {
    const { headers } = await test.app.inject(address)
    expect(String(headers['cache-control'])).not.toContain('s-maxage')
    expect(headers).not.toHaveProperty('cache-tag')
  },
)

it('nothing may be stored where no such cache is configured', async () => {
  const { headers } = await plain.app.inject('/')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers).not.toHaveProperty('surrogate-key')
})

it.each([
  ['a product', () => writeProducts(test.services.database, [{ name: 'New', category: 'software' }])],
  ['a setting', () => set(test, admin, 'general', { siteNameEn: 'Bay Sensing' })],
])('a change of %s asks it to forget the pages, once the new ones are what the site sends', async (_what, change) => {
  await setTimeout(quietMs)
  cdn.received.splice(0)
  await change()
  expect((await purged()).length).toBeGreaterThan(0)
})

it('a cache that does not answer well is asked again', async () => {
  cdn.behave(500)
  await writeProducts(test.services.database, [{ name: 'Newer', category: 'software' }])
  await purged()
  cdn.behave(200)
  await purged()
})
