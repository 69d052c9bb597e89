import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createCatalogueCache } from '#server/modules/catalogue/products/catalogue-cache.ts'
import { answerOf } from '#server/platform/http/answers.ts'

/** An app of one route behind a cache; its readings wait to be let through. */
function cachedRoute(isFresh = () => true, bounds?: Parameters<typeof createCatalogueCache>[1]) {
  const cache = createCatalogueCache(isFresh, bounds)
  const readings: ((name: string) => void)[] = []
  const app = Fastify()
  app.get('/products', async (request, reply) => {
    await cache.answer(request, reply, {
      schema: z.object({ name: z.string() }),
      read: async () => ({ name: await new Promise<string>((resolve) => readings.push(resolve)), margin: 20 }),
    })
    return reply
  })
  return { app, cache, readings, ask: () => app.inject('/products').then((answer) => answer.json()) }
}

it('reads once for requests that come together, and answers the next from memory', async () => {
  const { ask, readings } = cachedRoute()
  const together = Promise.all([ask(), ask()])
  await expect.poll(() => readings.length).toBe(1)
  readings[0]?.('first')
  expect(await together).toEqual([{ name: 'first' }, { name: 'first' }])
  expect(await ask()).toEqual({ name: 'first' })
  expect(readings).toHaveLength(1)
})

it('what was read before a change is not kept after it', async () => {
  const { ask, cache, readings } = cachedRoute()
  const before = ask()
  await expect.poll(() => readings.length).toBe(1)
  cache.clear()
  readings[0]?.('old')
  expect(await before).toEqual({ name: 'old' })

  const after = ask()
  await expect.poll(() => readings.length).toBe(2)
  readings[1]?.('new')
  expect(await after).toEqual({ name: 'new' })
})

it('a request after a change does not wait for a reading that began before it', async () => {
  const { ask, cache, readings } = cachedRoute()
  const before = ask()
  await expect.poll(() => readings.length).toBe(1)
  cache.clear()
  const after = ask()
  await expect.poll(() => readings.length).toBe(2)
  readings[1]?.('new')
  readings[0]?.('old')
  expect(await Promise.all([before, after])).toEqual([{ name: 'old' }, { name: 'new' }])
  expect(await ask()).toEqual({ name: 'new' })
})

it('answers nothing from memory while news of changes does not reach it', async () => {
  let fresh = true
  const { ask, readings } = cachedRoute(() => fresh)
  const first = ask()
  await expect.poll(() => readings.length).toBe(1)
  readings[0]?.('kept')
  await first
  fresh = false
  const second = ask()
  await expect.poll(() => readings.length).toBe(2)
  readings[1]?.('read again')
  expect(await second).toEqual({ name: 'read again' })
})

describe('what is kept has bounds', () => {
  /** How many readings it takes to ask for these, the first of all once more at the end. */
  async function readingsOf(keys: string[], bounds: Parameters<typeof createCatalogueCache>[1], body = 'x') {
    const cache = createCatalogueCache(() => true, bounds)
    let readings = 0
    const make = async () => {
      readings += 1
      return answerOf(body, 'text/plain')
    }
    for (const key of [...keys, String(keys[0])]) await cache.getOrCreate(key, make)
    return readings
  }
  const keys = (count: number, length = 4) =>
    Array.from({ length: count }, (_, index) => String(index).padStart(length, 'k'))

  it('in entries', async () => {
    expect(await readingsOf(keys(5), { entries: 5, bytes: 1_000_000 })).toBe(5)
    expect(await readingsOf(keys(6), { entries: 5, bytes: 1_000_000 })).toBe(7)
  })

  it('in bytes of what is answered', async () => {
    expect(await readingsOf(keys(20), { entries: 100, bytes: 110_000 }, 'x'.repeat(2000))).toBe(20)
    expect(await readingsOf(keys(30), { entries: 100, bytes: 110_000 }, 'x'.repeat(2000))).toBe(31)
  })

  it('in bytes of the keys, whose answers may be small', async () => {
    expect(await readingsOf(keys(20, 2000), { entries: 100, bytes: 110_000 })).toBe(20)
    expect(await readingsOf(keys(30, 2000), { entries: 100, bytes: 110_000 })).toBe(31)
  })
})
