import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createLogger } from '#server/platform/logging.ts'
import { retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { drawingOf, plainScript, type SmallClient, writeClient } from '#tests/support/client/client.ts'
import { unlimited } from '#tests/support/limits.ts'
import { createOwnPostgres } from '#tests/support/own-postgres.ts'
import { until } from '#tests/support/processes.ts'

let client: SmallClient
let test: TestApp
let site: Awaited<ReturnType<typeof appWith>>
let lines: string[] = []

const logger = createLogger('error', { write: (line) => lines.push(line) })

beforeAll(async () => {
  client = await writeClient()
  test = await startTestApp()
  site = await siteOf(client)
})
afterEach(() => {
  lines = []
})
afterAll(async () => {
  await site.close()
  await test.close()
  await client.remove()
})

function siteOf({ folder }: SmallClient) {
  return appWith(test, { client: folder, logger, limits: unlimited, renderTimes })
}

/** Long enough for a machine that is busy. */
const renderTimes = { openMs: 8000, renderMs: 4000, waitMs: 1000 }

/** A page is there, of this status, for a browser to draw. */
async function expectPlain(address: string, status = 200, at = site): Promise<void> {
  const answer = await at.inject(address)
  expect([answer.statusCode, drawingOf(answer.body)]).toEqual([status, undefined])
  expect(answer.body).toContain(plainScript)
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
}

/** A page is drawn. */
async function expectDrawn(address: string, at = site) {
  const drawn = drawingOf((await at.inject(address)).body)
  if (!drawn) throw new Error(`${address} was not drawn`)
  return drawn
}

describe('a page that cannot be rendered is the browser’s to render', () => {
  it('where a component throws: that is logged, and the same thread renders the next', async () => {
    const { thread, page } = await expectDrawn('/support?q=before')
    await expectPlain('/en/support?q=it-throws')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      address: '/en/support?q=it-throws',
      err: { type: 'RenderError', message: expect.stringContaining('A component threw') },
    })
    expect(await expectDrawn('/support?q=after')).toEqual({ thread, page: page + 2 })
  })

  it('and it is tried again when it is asked for again', async () => {
    await expectPlain('/support?q=it-throws')
    const before = await expectDrawn('/support?q=one')
    await expectPlain('/support?q=it-throws')
    expect((await expectDrawn('/support?q=two')).page).toBe(before.page + 2)
  })

  it('whatever its status', async () => {
    const { database } = test.services
    const [product] = await writeProducts(database, [{ name: 'It throws' }])
    await expectPlain('/products/it-throws')
    await retireProducts(database, product ? [product] : [])
    await expectPlain('/products/it-throws', 410)
    await expectPlain('/en/nowhere/it-throws', 404)
    const { headers } = await site.inject('/en/nowhere/it-throws')
    expect(headers['x-robots-tag']).toBe('noindex')
    // what is sold, as every page says it, is heard of a moment later: pages of the next test would be drawn anew then
    await expect.poll(async () => (await site.inject('/api/v1/site')).json().shelves).toEqual([])
  })

  it.each([
    ['it-never-ends', 'took longer than 4000 ms'],
    ['it-takes-long', 'took longer than 4000 ms'],
    ['it-ends-the-thread', 'ended with code 7'],
    ['it-takes-all-memory', 'out of memory|memory limit|took longer'],
  ])('where %s: another thread draws the next', async (fault, reason) => {
    const { thread } = await expectDrawn(`/support?q=before-${fault}`)
    await expectPlain(`/support?q=${fault}`)
    expect(lines.join()).toMatch(new RegExp(reason))
    expect((await expectDrawn(`/support?q=after-${fault}`)).thread).not.toBe(thread)
    expect(await expectDrawn(`/support?q=before-${fault}`)).toMatchObject({ thread }) // what was kept stays
  })

  it('and keeps nothing else waiting: the API, pages that are kept, and others, which are not rendered now', async () => {
    const kept = await expectDrawn('/terms')
    let hasEnded = false
    const hanging = site.inject('/en/support?q=it-never-ends').finally(() => {
      hasEnded = true
    })
    const other = site.inject('/privacy')
    expect((await site.inject('/api/v1/products')).statusCode).toBe(200)
    expect(await expectDrawn('/terms')).toEqual(kept)
    expect(hasEnded).toBe(false)
    expect([(await other).statusCode, drawingOf((await other).body)]).toEqual([200, undefined])
    expect((await hanging).statusCode).toBe(200)
  })

  it('where what renders cannot be read, or is never ready', async () => {
    for (const code of [
      'export function',
      'throw new Error("Broken")',
      'await new Promise((r) => setTimeout(r, 1e6))',
    ]) {
      const broken = await writeClient()
      onTestFinished(broken.remove)
      await writeFile(path.join(broken.folder, 'rendering/page.mjs'), code)
      const at = await siteOf(broken)
      await expectPlain('/en', 200, at)
      expect((await at.inject('/api/v1/site')).statusCode).toBe(200)
      await at.close()
      expect(lines.length).toBeGreaterThan(0)
      lines = []
    }
  })
})

it('a page that asks the same twice says both answers', async () => {
  const { body } = await site.inject('/support?q=it-asks-twice')
  expect(body.match(/"milestones/g)).toHaveLength(2)
})

describe('while PostgreSQL is away', () => {
  it('what depends on it says so as before, what does not stays as rendered, and all is rendered once it is back', async () => {
    const postgres = await createOwnPostgres()
    onTestFinished(postgres.remove)
    const away = await startTestApp(
      { DATABASE_URL: await postgres.start() },
      { client: client.folder, limits: unlimited },
    )
    onTestFinished(away.close)
    const ask = (address: string) => away.app.inject(address)
    const product = await ask('/products/parking-sensor')
    expect(drawingOf(product.body)).toBeDefined()
    const still = await ask('/terms')
    expect(drawingOf((await ask('/products')).body)).toBeDefined()

    await postgres.stop()
    await until(() => !away.services.events.isListening())
    const missing = await ask('/products/parking-sensor')
    expect([missing.statusCode, missing.headers['retry-after'], drawingOf(missing.body)]).toEqual([503, '5', undefined])
    expect(missing.body).toContain(plainScript)
    const list = await ask('/products')
    expect([list.statusCode, list.body.includes('database.unavailable')]).toEqual([200, true])
    const same = await ask('/terms')
    expect([same.statusCode, same.body]).toEqual([200, still.body])

    await postgres.start()
    await until(async () => (await ask('/products/parking-sensor')).statusCode === 200)
    await expect.poll(async () => (await ask('/products')).body).toContain('parking-sensor')
    expect((await ask('/products')).body).not.toContain('database.unavailable')
  })
})
