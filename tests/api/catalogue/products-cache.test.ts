import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { list, names, writeProducts } from './catalogue.ts'

const path = '/api/v1/products'
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())
restoreRows(() => app)

function get(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(app.url + path, { headers: { 'accept-encoding': 'identity', ...headers } })
}

async function etagOf(headers: Record<string, string> = {}): Promise<string> {
  return (await get(headers)).headers.get('etag') ?? ''
}

describe('design, "REST API": catalogue reads carry a strong ETag and answer 304', () => {
  it.each([path, `${path}/water-leak-sensor`])(
    '%s has a strong one that stays while nothing changes',
    async (address) => {
      const [first, second] = [await fetch(app.url + address), await fetch(app.url + address)]
      expect(first.headers.get('etag')).toMatch(/^"[\w-]+"$/)
      expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    },
  )

  it.each([
    ['the tag', (etag: string) => etag],
    ['the tag among others', (etag: string) => `"other", ${etag}`],
    ['the tag, weak', (etag: string) => `W/${etag}`],
    ['any tag', () => '*'],
  ])('answers 304 without a body to %s', async (_case, header) => {
    const etag = await etagOf()
    const answer = await get({ 'if-none-match': header(etag) })
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag])
  })

  it('answers 200 to another tag', async () => {
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('asks caches to revalidate, an encoding apart', async () => {
    const { headers } = await get()
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('vary')).toMatch(/accept-encoding/i)
  })

  it('answers HEAD with the headers alone', async () => {
    const answer = await request(app.url).head(path).set('accept-encoding', 'identity').expect(200)
    expect(answer.headers.etag).toBe(await etagOf())
    expect(answer.text ?? '').toBe('')
  })
})

describe('brotli, gzip and identity are representations of one answer', () => {
  it('has another tag under brotli, and the same content', async () => {
    const [plain, brotli] = [await get(), await get({ 'accept-encoding': 'br' })]
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(brotli.headers.get('etag')).toMatch(/^"[\w-]+"$/)
    expect(brotli.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    expect(await brotli.text()).toBe(await plain.text())
  })

  it('the tag of one does not match the other', async () => {
    expect((await get({ 'accept-encoding': 'br', 'if-none-match': await etagOf() })).status).toBe(200)
    const brotli = await etagOf({ 'accept-encoding': 'br' })
    expect((await get({ 'if-none-match': brotli })).status).toBe(200)
    expect((await get({ 'accept-encoding': 'br', 'if-none-match': brotli })).status).toBe(304)
  })

  it('has a third tag under gzip, which browsers take over plain HTTP, and the same content', async () => {
    const [plain, gzip] = [await get(), await get({ 'accept-encoding': 'gzip, deflate' })]
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gzip.headers.get('vary')).toMatch(/accept-encoding/i)
    const tags = [await etagOf(), await etagOf({ 'accept-encoding': 'br' }), gzip.headers.get('etag')]
    expect(new Set(tags).size).toBe(3)
    expect(await gzip.text()).toBe(await plain.text())
    const again = { 'accept-encoding': 'gzip', 'if-none-match': gzip.headers.get('etag') ?? '' }
    expect((await get(again)).status).toBe(304)
  })

  it('is less than half its size under gzip', async () => {
    const { body } = await request(app.url).get(path).set('accept-encoding', 'identity')
    const length = (await get({ 'accept-encoding': 'gzip' })).headers.get('content-length')
    expect(Number(length)).toBeLessThan(Buffer.byteLength(JSON.stringify(body)) / 2)
  })

  it.each([
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['gzip, br;q=0.0', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0', null],
    ['gzip;q=0, br;q=0.000', null],
    ['deflate', null],
    ['broken', null],
    ['gzipped', null],
  ])('accept-encoding: %s gets %s', async (encoding, coding) => {
    expect((await get({ 'accept-encoding': encoding })).headers.get('content-encoding')).toBe(coding)
  })

  it.each(['br', 'gzip'])('what is large comes whole under %s, to all who ask at once', async (encoding) => {
    const description = Array.from({ length: 3000 }, (_, index) => `x${index}`).join(' ')
    const long = Array.from({ length: 8 }, (_, index) => ({ name: `Long Sensor ${index}`, description }))
    await writeProducts(app.services.database, long)
    await expect.poll(() => names(app)).toEqual(long.map(({ name }) => name))
    const address = `${app.url}${path}?pageSize=100`
    const plain = await (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).text()
    expect(plain.length).toBeGreaterThan(64 * 1024)
    const asked = Array.from({ length: 5 }, () => fetch(address, { headers: { 'accept-encoding': encoding } }))
    for (const answer of await Promise.all(asked)) {
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(await answer.text()).toBe(plain)
    }
  })
})

describe('two instances on one database', () => {
  let other: TestApp

  beforeEach(async () => {
    other = await startTestApp({ DATABASE_URL: app.databaseUrl })
    return () => other.close()
  })

  it('a write through one is in the answers of the other soon, under another tag', async () => {
    await expect.poll(() => list(app)).toEqual(await list(other))
    const before = await etagOf()
    await writeProducts(other.services.database, [{ name: 'Fresh Sensor' }])
    await expect.poll(() => names(app)).toEqual(['Fresh Sensor'])
    expect(await etagOf()).not.toBe(before)
    expect((await get({ 'if-none-match': before })).status).toBe(200)
  })
})
