import { isDeepStrictEqual } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ProductToWrite } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { importEnd, importStep } from '#server/modules/catalogue/index.ts'
import { publish } from '#server/platform/database/events.ts'
import { staleGraceMs } from '#server/platform/web/pages.ts'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { set } from '#tests/api/settings/settings.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { drawingOf, type SmallClient, writeClient } from '#tests/support/client/client.ts'
import { unlimited } from '#tests/support/limits.ts'
import { until } from '#tests/support/processes.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { openWiretap, type Wiretap } from '#tests/support/statements.ts'

let client: SmallClient
let tap: Wiretap
let test: TestApp
/** Another instance on the same database. */
let other: TestApp
let admin: StaffMember
let rows: ProductToWrite[]

beforeAll(async () => {
  client = await writeClient()
  const options = { client: client.folder, limits: unlimited }
  test = await startTestApp({}, options)
  tap = await openWiretap(test.databaseUrl)
  other = await startTestApp({ DATABASE_URL: tap.url }, options)
  admin = await createStaff(test, 'super_admin')
  rows = await writeProducts(test.services.database, [
    { name: 'Gateway' },
    { name: 'Sensor', category: 'software' }, // not related to the other
    { name: 'It asks and waits' },
  ])
  // Every page says what is sold: news of it comes to each instance after the rows.
  for (const { app } of [test, other]) {
    await vi.waitFor(async () => expect((await app.inject('/api/v1/site')).json().shelves).toContain('software'))
  }
})
afterAll(async () => {
  await other.close()
  await tap.close()
  await test.close()
  await client.remove()
})
restoreRows(() => test)
beforeEach(async () => {
  await other.services.settings.refresh()
  other.services.cache.clear()
})

const page = async (address: string, of = test) => (await of.app.inject(address)).body
const drawing = async (address: string, of = test) => drawingOf(await page(address, of))
/** Once it goes out again as it is: until the database's news arrive, nothing does. */
async function keptDrawing(address: string) {
  await expect.poll(async () => isDeepStrictEqual(await drawing(address), await drawing(address))).toBe(true)
  return drawing(address)
}
const ofProducts = (statement: string) => /product/i.test(statement)

async function rename(index: number, name: string): Promise<void> {
  const { category = null } = rows[index] ?? {}
  await writeProducts(test.services.database, [{ former: rows[index], name, category }])
}

describe('a page that was rendered goes out again', () => {
  it('without a query, whoever asks, and however', async () => {
    const before = tap.statements.length
    const drawn = await drawing('/products/gateway', other)
    expect(drawn).toBeDefined()
    const asked = tap.statements.length
    expect(tap.statements.slice(before).some(ofProducts)).toBe(true)
    expect(await drawing('/products/gateway/?from=mail', other)).toEqual(drawn)
    expect(await drawing('/PRODUCTS/gateway', other)).toEqual(drawn)
    expect(tap.statements.slice(asked).filter(ofProducts)).toEqual([])
  })

  it('for each language its own', async () => {
    const pages = await Promise.all(['/terms', '/en/terms', '/cn/terms'].map((address) => drawing(address)))
    expect(new Set(pages.map((drawn) => drawn?.page)).size).toBe(3)
  })

  it('by what of its query it is rendered by: unknown, empty, repeated and reordered parameters make no other page', async () => {
    const drawn = await drawing('/products?page=2&search=leak')
    for (const query of [
      'search=leak&page=2',
      'page=2&search=leak&utm_source=mail',
      'page=2&page=3&search=leak&search=x',
      'Page=7&page=2&search=%6Ceak&sort=',
      'page=2&search=+leak+',
      'search[]=x&page=2&search=leak#top',
    ]) {
      expect([query, await drawing(`/products?${query}`)]).toEqual([query, drawn])
    }
    expect(await drawing('/products?page=3&search=leak')).not.toEqual(drawn)
  })

  it('to everybody the same, whatever a browser says of its reader', async () => {
    const usual = await test.app.inject('/products/gateway')
    for (const headers of [
      { 'accept-language': 'en' },
      { cookie: 'language=en; currency=USD; theme=dark; session=x' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      { authorization: 'Bearer x', 'save-data': 'on', 'sec-ch-prefers-color-scheme': 'dark' },
    ]) {
      const answer = await test.app.inject({ url: '/products/gateway', headers })
      expect([answer.statusCode, answer.body]).toEqual([200, usual.body])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('once: those who ask while it is rendered wait for it', async () => {
    const drawn = await Promise.all(Array.from({ length: 20 }, () => drawing('/en/careers')))
    expect(new Set(drawn.map((one) => one?.page)).size).toBe(1)
  })
})

describe('after a change', () => {
  it('a page that shows nothing of it is not rendered again; one that does is', async () => {
    const [gateway, terms] = [await keptDrawing('/products/gateway'), await keptDrawing('/terms')]
    const sensor = await keptDrawing('/products/sensor')
    await rename(1, 'Better Sensor')
    await expect.poll(() => drawing('/products/sensor')).not.toEqual(sensor)
    expect(await page('/products/better-sensor')).toContain('Better Sensor')
    expect(await drawing('/products/gateway')).toEqual(gateway)
    expect(await drawing('/terms')).toEqual(terms)
    expect((await test.app.inject('/products/sensor')).headers.location).toBe('/products/better-sensor')
  })

  it('of the catalogue, one that comes while a page is rendered is in the next answer', async () => {
    const address = '/products/it-asks-and-waits'
    const asked = tap.statements.length
    const pending = page(address, other)
    // its status, then what it shows
    await expect.poll(() => tap.statements.slice(asked).filter(ofProducts).length, { interval: 5 }).toBeGreaterThan(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await writeProducts(test.services.database, [
      { former: rows[2], name: 'It asks and waits', description: 'As it is now' },
    ])
    expect(await pending).not.toContain('As it is now')
    await expect.poll(() => page(address, other)).toContain('As it is now')
  })

  it('of the settings, all pages say it at once, in this instance and soon in the other', async () => {
    await page('/en/terms')
    await page('/en/terms', other)
    await set(test, admin, 'general', { siteNameEn: 'Bay Sensing' })
    expect(await page('/en/terms')).toContain('<title>Bay Sensing</title>')
    await expect.poll(() => page('/en/terms', other)).toContain('<title>Bay Sensing</title>')
  })

  it('of a sync: as it gets on no page is looked at again, once it has compared everything each is', async () => {
    const heard = async (event: 'sync.changed' | 'sync.compared') => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const end = other.services.events.subscribe({ on: event, run: () => resolve() })
      await publish(test.services.database.prisma, event)
      await promise.finally(end)
    }
    const asked = async () => {
      const before = tap.statements.length
      await page('/products/gateway', other)
      return tap.statements.slice(before).filter(ofProducts)
    }
    await until(async () => (await asked()).length === 0)
    await heard('sync.changed')
    expect(await asked()).toEqual([])
    const before = tap.statements.length
    await heard('sync.compared')
    await until(async () => {
      await page('/products/gateway', other)
      return tap.statements.slice(before).some(ofProducts)
    })
  })

  describe('by an import', () => {
    const address = '/products/gateway'
    const describeAnew = (descriptionEn: string) =>
      test.services.database.prisma.product.update({ where: { slug: 'gateway' }, data: { descriptionEn } })
    afterEach(() => test.services.catalogueChanges.notify(importEnd))

    it('by a step of it, a page goes out as it was for a moment: nobody waits for each step', async () => {
      const former = await keptDrawing(`/en${address}`)
      await describeAnew('Said by a step')
      test.services.catalogueChanges.notify(importStep)
      expect(await drawing(`/en${address}`)).toEqual(former)
      await expect.poll(() => page(`/en${address}`)).toContain('Said by a step')
    })

    it.each([
      ['a step', staleGraceMs.step, [importStep]],
      ['its end', staleGraceMs.end, [importStep, importEnd]],
    ])('not asked for until after %s, by %d ms, a page is made anew before it goes out', async (what, ms, told) => {
      await keptDrawing(`/en${address}`)
      await describeAnew(`Said a while after ${what}`)
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      for (const touched of told) test.services.catalogueChanges.notify(touched)
      vi.advanceTimersByTime(ms)
      vi.useRealTimers()
      expect(await page(`/en${address}`)).toContain(`Said a while after ${what}`)
    })
  })

  it('two instances agree once both have heard of it', async () => {
    expect(await page('/products/gateway', other)).toContain('Gateway')
    await rename(0, 'Grand Gateway')
    for (const of of [test, other]) {
      const former = () => of.app.inject('/products/gateway')
      await expect.poll(async () => (await former()).headers.location).toBe('/products/grand-gateway')
      expect((await former()).statusCode).toBe(301)
      expect(await page('/products/grand-gateway', of)).toContain('Grand Gateway')
      expect(await page('/products', of)).not.toContain('"name":"Gateway"')
    }
  })
})

it('what a page was rendered from is compared by the API’s own answers: an instance that hears no news asks anew', async () => {
  const deaf = await startTestApp({ DATABASE_URL: test.databaseUrl }, { client: client.folder, limits: unlimited })
  onTestFinished(deaf.close)
  expect(await page('/products/sensor', deaf)).toContain('"name":"Sensor"')
  await deaf.services.events.close()
  await writeProducts(test.services.database, [
    { former: rows[1], name: 'Sensor', category: 'software', description: 'Unheard of' },
  ])
  expect(await page('/products/sensor', deaf)).toContain('Unheard of')
})
