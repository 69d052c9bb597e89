import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { drawingOf, plainScript, type SmallClient, writeClient } from '#tests/support/client/client.ts'
import { unlimited } from '#tests/support/limits.ts'

let client: SmallClient
let test: TestApp

beforeAll(async () => {
  client = await writeClient()
  test = await startTestApp()
})
afterAll(async () => {
  await test.close()
  await client.remove()
})

const mebibyte = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Of what is not garbage, MiB. Requests become that only when the event loop has gone on: what is compared with it is polled. */
function memory(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / mebibyte
}

it('long pages are kept up to a bound in bytes: those that were asked for last', async () => {
  const site = await appWith(test, { client: client.folder, limits: unlimited })
  const address = (index: number) => `/support?q=it-is-long+${index}`
  await site.inject(address(0))
  const before = memory()
  for (let index = 1; index <= 100; index += 1) await site.inject(address(index))
  await expect.poll(() => memory() - before).toBeLessThan(48) // of 100; what is kept counts twice, with its compressed form
  const last = drawingOf((await site.inject(address(100))).body)
  expect(drawingOf((await site.inject(address(100))).body)).toEqual(last)
  expect(drawingOf((await site.inject(address(0))).body)?.page).toBe((last?.page ?? 0) + 1)
  await site.close()
})

/** As a flood comes: on a busy machine each alone would wait for its turn, 2,500 times. */
const atOnce = pLimit(25)

it.each<[what: string, addressOf: (index: number) => string]>([
  ['searches', (index) => `/support?q=${index}${'%00<'.repeat(100)}`],
  ['products that are none', (index) => `/products/${index}%2f%2f${index}`],
  ['long paths', (index) => `/en/${index}/${'x'.repeat(500)}`],
  ['pages of a list, in broken bytes', (index) => `/products?page=${index}&search=%ff${index}`],
])(
  '2,500 hostile addresses, %s: within a visitor’s share they are rendered, then left to the browser, none refused',
  async (_what, addressOf) => {
    const site = await appWith(test, { client: client.folder, limits: { reads: { max: 100, windowMs: 600_000 } } })
    const kept = await site.inject('/terms')
    const before = memory()
    const addresses = Array.from({ length: 2500 }, (_, index) => addressOf(index))
    const answers = await atOnce.map(addresses, async (address) => {
      const { statusCode, body, headers } = await site.inject(address)
      if (drawingOf(body)) return 'drawn'
      const isPlain = body.includes(plainScript) && !('retry-after' in headers)
      return isPlain && [200, 404].includes(statusCode) ? 'plain' : [address, statusCode, headers]
    })
    expect(answers.filter((answer) => answer !== 'drawn' && answer !== 'plain')).toEqual([])
    expect(answers.filter((answer) => answer === 'drawn')).toHaveLength(99) // and the one that was kept
    await expect.poll(() => memory() - before).toBeLessThan(16)
    const again = await site.inject('/terms')
    expect([again.statusCode, again.body]).toEqual([200, kept.body])
    await site.close()
  },
)

it('who asks the API cannot pass for the server itself', async () => {
  const site = await appWith(test, { client: client.folder, limits: { reads: { max: 3, windowMs: 600_000 } } })
  const forged = ['1', 'true', '', crypto.randomUUID(), 'undefined', 'null']
  const statuses: number[] = []
  for (const [index, secret] of forged.entries()) {
    const answer = await site.inject({ url: `/api/v1/products?search=${index}`, headers: { 'x-own-request': secret } })
    statuses.push(answer.statusCode)
    expect(JSON.stringify([answer.headers, answer.body])).not.toContain('own-request')
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
  // what the server asks for a page is not counted, though this address has used up its share: the page itself was
  const other = await site.inject({ url: '/products/parking-sensor', remoteAddress: '203.0.113.9' })
  expect(drawingOf(other.body)).toBeDefined()
  expect(other.body).toContain('"slug":"parking-sensor"')
  await site.close()
})
