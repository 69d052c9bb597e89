import Fastify from 'fastify'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createCatalogueCache } from '#server/features/products/catalogue.cache.ts'

/** An app of one route behind a cache; its readings wait to be let through. */
function cachedRoute(isFresh = () => true) {
  const cache = createCatalogueCache(isFresh)
  const readings: ((name: string) => void)[] = []
  const app = Fastify()
  app.addHook('onRequest', cache.answerIfCached)
  app.get('/products', (request, reply) =>
    cache.answer(request, reply, z.object({ name: z.string() }), async () => ({
      name: await new Promise<string>((resolve) => readings.push(resolve)),
      margin: 20,
    })),
  )
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
