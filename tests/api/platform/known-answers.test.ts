import { tracingChannel } from 'node:diagnostics_channel'
import { lookup } from 'node:dns/promises'
import { connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { Client, request } from 'undici'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Services } from '#server/app.ts'
import { listenAt } from '#server/platform/listening.ts'
import { createLogger } from '#server/platform/logging.ts'
import { set } from '#tests/api/settings/settings.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type SmallClient, writeClient } from '#tests/support/client/client.ts'
import { unlimited } from '#tests/support/limits.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff } from '#tests/support/staff.ts'
import { appWith } from './app-with.ts'

let client: SmallClient
let test: TestApp

beforeAll(async () => {
  client = await writeClient()
  test = await startTestApp({}, { client: client.folder, trustProxy: ['127.0.0.1'], limits: unlimited })
})
afterAll(async () => {
  await test.close()
  await client.remove()
})

const list = '/api/v1/products'
const addresses = [
  list,
  `${list}?category=hardware&sort=price`,
  `${list}?search=${encodeURIComponent('感測器')}`,
  `${list}/water-leak-sensor`,
  `${list}/water-leak-sensor/alternatives`,
  '/',
  '/en/products',
  '/products/water-leak-sensor?from=mail',
]

/** Another app on the same services, listening. */
async function listening(replaced: Partial<Services>): Promise<{ app: FastifyInstance; url: string }> {
  const app = await appWith(test, { client: client.folder, limits: unlimited, ...replaced })
  onTestFinished(() => app.close())
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await request(url, { headers })
  return { ...answer, bytes: Buffer.from(await answer.body.arrayBuffer()) }
}

/** How many requests come to a handler of the routes meanwhile, but for the app's own: pages are made anew now and then. */
async function handledDuring(work: () => Promise<unknown>): Promise<number> {
  let handled = 0
  const count = (message: unknown) => {
    if (Object(message).request.raw.socket instanceof Socket) handled += 1
  }
  const { start } = tracingChannel('fastify.request.handler')
  start.subscribe(count)
  await work()
  start.unsubscribe(count)
  return handled
}

/** Asks until the answer is known: until the database's news have come, nothing is kept. */
async function known(url: string, headers: Record<string, string> = {}): Promise<void> {
  await until(async () => (await handledDuring(() => ask(url, headers))) === 0)
}

/** What differs between any two answers, or is the connection's. */
const ofEach = ['x-request-id', 'date', 'connection', 'keep-alive']
const comparable = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofEach.includes(name)))

/** Compares what is known with what the routes say, which are asked without a server. */
async function expectSame(
  address: string,
  headers: Record<string, string>,
  { app, url }: { app: FastifyInstance; url: string } = test,
) {
  await known(url + address, headers)
  const answer = await ask(url + address, headers)
  const routed = await app.inject({ url: address, headers: { host: new URL(url).host, ...headers } })
  expect([address, answer.statusCode, comparable(answer.headers)]).toEqual([
    address,
    routed.statusCode,
    comparable(routed.headers),
  ])
  expect(answer.bytes.equals(routed.rawPayload)).toBe(true)
  return answer
}

describe('what is known goes out as its route would send it', () => {
  it.each(addresses)('%s, in each coding', async (address) => {
    const forms = await Promise.all(
      ['identity', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip;q=0.1', 'x'.repeat(500)].map((taken) =>
        expectSame(address, { 'accept-encoding': taken }),
      ),
    )
    expect(forms.map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
      'gzip',
      undefined,
    ])
  })

  it.each(addresses)('%s, to who has it already', async (address) => {
    const { headers } = await expectSame(address, { 'accept-encoding': 'br' })
    const etag = String(headers.etag)
    const again = await expectSame(address, { 'accept-encoding': 'br', 'if-none-match': etag })
    expect([again.statusCode, again.bytes.length]).toEqual([304, 0])
    expect((await expectSame(address, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  it('over HTTPS and plain HTTP, as a proxy says', async () => {
    const admin = await createStaff(test, 'super_admin')
    await set(test, admin, 'security', { sslRequired: true })
    const secure = await expectSame(list, { 'x-forwarded-proto': 'https' })
    expect(secure.headers['strict-transport-security']).toBeDefined()
    expect((await expectSame(list, {})).headers['strict-transport-security']).toBeUndefined()
  })

  it('on the site’s public address', async () => {
    const site = await listening({ publicUrl: 'https://shop.example', trustProxy: ['127.0.0.1'] })
    const { bytes } = await expectSame(
      '/en',
      { 'x-forwarded-host': 'other.example', 'x-forwarded-proto': 'https' },
      site,
    )
    expect(bytes.toString()).toContain('https://shop.example')
  })
})

it('without its route', async () => {
  const address = `${test.url}${list}?sort=-price`
  expect(await handledDuring(() => ask(address))).toBe(1)
  expect(await handledDuring(() => ask(address))).toBe(0)
})

describe('everything else is the routes’', () => {
  it.each([
    ['another method', { method: 'HEAD' }],
    ['an address that is spelt in another way', { path: `${list}?page=1` }],
  ] as const)('%s', async (_what, { method = 'GET', path = list }: { method?: 'HEAD' | 'GET'; path?: string }) => {
    await known(test.url + list)
    const asked = async () => expect((await request(test.url + path, { method })).statusCode).toBe(200)
    expect(await handledDuring(asked)).toBe(1)
  })

  it('a request for two hosts, which is refused', async () => {
    await known(test.url + list)
    const { hostname, port } = new URL(test.url)
    const socket = connect(Number(port), hostname)
    socket.end(`GET ${list} HTTP/1.1\r\nHost: one.example\r\nHost: two.example\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('whatever is asked while news of changes do not come', async () => {
    const deaf = await startTestApp({ DATABASE_URL: test.databaseUrl }, { client: client.folder, limits: unlimited })
    onTestFinished(deaf.close)
    const [product, page] = [`${deaf.url}${list}/water-leak-sensor`, `${deaf.url}/products/water-leak-sensor`]
    await known(product)
    await known(page)
    await deaf.services.events.close()
    for (const url of [product, page]) expect(await handledDuring(() => ask(url))).toBeGreaterThan(0)
  })

  it('a page behind a proxy, without PUBLIC_URL: it is asked for by another name', async () => {
    await known(`${test.url}/en`)
    const headers = { 'x-forwarded-host': 'localhost:1234', 'x-forwarded-proto': 'https' }
    const answer = await ask(`${test.url}/en`, headers)
    expect(answer.bytes.toString()).toContain('https://localhost:1234')
    expect((await ask(`${test.url}/en`)).bytes.toString()).not.toContain('localhost:1234')
  })

  it('all, once the server stops: each answer ends its connection', async () => {
    let stopping = false
    const readiness = {
      get stopping() {
        return stopping
      },
      trouble: async () => undefined,
    }
    const { url } = await listening({ readiness })
    await known(url + list)
    expect((await ask(url + list)).headers.connection).toBe('keep-alive')
    stopping = true
    expect((await ask(url + list)).headers.connection).toBe('close')
  })
})

it('hosts that take turns on one connection each get their own page', async () => {
  const connection = new Client(test.url, { pipelining: 1 })
  onTestFinished(() => connection.close())
  const { port } = new URL(test.url)
  const page = async (host: string) =>
    (await connection.request({ path: '/en', method: 'GET', headers: { host } })).body.text()
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, 'evil.example', `127.0.0.1:${port}`]) {
    const own = host === 'evil.example' ? `localhost:${port}` : host
    expect(await page(host)).toContain(`"origin":"http://${own}"`)
  }
})

it.each([
  ['erp-42', 'erp-42'],
  ['with a space', undefined],
])('an id %j of the caller is kept where it is safe', async (given, kept) => {
  await known(test.url + list)
  const id = async () => (await ask(test.url + list, { 'x-request-id': given })).headers['x-request-id']
  const answered = await id()
  expect(answered).toEqual(kept ?? expect.stringMatching(/^[\da-f-]{36}$/))
  if (!kept) expect(await id()).not.toBe(answered)
})

it('the log says of it what it says of any request', async () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => lines.push(line) })
  const { app, url } = await listening({ logger, trustProxy: ['127.0.0.1', '10.0.0.0/8'] })
  const headers = {
    host: new URL(url).host,
    'x-forwarded-for': '203.0.113.9, 198.51.100.7, 10.1.2.3',
    'x-forwarded-host': 'first.example, shop.example',
    'x-request-id': 'erp-42',
  }
  await known(url + list, headers)
  lines.length = 0
  await ask(`${url}${list}`, headers)
  await until(() => lines.length === 2)
  await app.inject({ url: list, headers })
  await until(() => lines.length === 4)
  const said = lines.map((line) => ({ ...JSON.parse(line), time: 0, responseTime: 0 }))
  for (const { req } of said) if (req) req.remotePort = 0
  expect(said.slice(0, 2)).toEqual(said.slice(2))
  expect(said[0]).toMatchObject({ reqId: 'erp-42', req: { remoteAddress: '198.51.100.7', host: 'shop.example' } })
})

it('localhost is each of its addresses, and none of them once the app is closed', async () => {
  const app = await appWith(test, {})
  const { port } = new URL(await listenAt(app, 'localhost', 0))
  const found = await lookup('localhost', { all: true })
  const urls = found.map(
    ({ address, family }) => `http://${family === 6 ? `[${address}]` : address}:${port}/health/live`,
  )
  for (const url of urls) expect((await ask(url, { connection: 'close' })).statusCode).toBe(200)
  await app.close()
  for (const url of urls) await expect(ask(url)).rejects.toThrow()
})
