import { getEventListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createNotion } from '#server/modules/sync/notion/client.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createTestSync } from '#tests/support/sync.ts'

/** Far below the grace that a request in flight is given. */
const atOnceMs = 4000

let notion: NotionStandIn
let stopping: AbortController

const test = await restoredApp()
beforeEach(async () => {
  notion = await startNotion()
  notion.pages.add({ 產品名稱: 'Leak Sensor' })
  stopping = new AbortController()
})
afterEach(() => notion.close())

const stop = () => stopping.abort(new Error('The server is stopping'))
const lastRun = () => test.services.database.prisma.syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' } })

/** Runs until `isWaiting`, stops, and expects the end at once. */
async function stopsWhile(isWaiting: () => boolean, client: Partial<Parameters<typeof createNotion>[0]>) {
  const { apiKey, url: apiUrl } = notion
  const waiting = createNotion({ apiKey, apiUrl, pace: async () => {}, ...client })
  let ended = false
  const run = createTestSync(test, notion, { notion: waiting })
    .run({ stop: stopping.signal })
    .finally(() => {
      ended = true
    })
  await until(isWaiting)
  stop()
  await until(() => ended, atOnceMs)
  expect((await run).message).toBe('Sync failed: The server is stopping')
  expect(await lastRun()).toMatchObject({ status: 'interrupted' })
}

it('a stop that comes before the run asks Notion nothing', async () => {
  stop()
  const result = await createTestSync(test, notion).run({ stop: stopping.signal })
  expect(result.message).toBe('Sync failed: The server is stopping')
  expect(notion.requests).toEqual([])
  expect(await lastRun()).toMatchObject({ status: 'interrupted' })
})

it.each(['GET', 'POST'])('a stop ends the wait that Retry-After asks for after a %s at once', async (method) => {
  notion.fail({ kind: 'status', status: 429, retryAfter: '600' }, { when: (request) => request.method === method })
  let isWaiting = false
  const log = () => {
    isWaiting = true
  }
  await stopsWhile(() => isWaiting, { log })
})

it('a stop ends the wait for the next free moment at once', async () => {
  let paced = 0
  const pace = async (signal: AbortSignal) => {
    paced += 1
    if (paced === 2) await delay(600_000, undefined, { signal })
  }
  await stopsWhile(() => paced === 2, { pace })
})

it('a run leaves nothing behind that waits for the stop', async () => {
  const sync = createTestSync(test, notion)
  for (let run = 0; run < 2; run += 1) await sync.run({ stop: stopping.signal })
  expect(getEventListeners(stopping.signal, 'abort')).toEqual([])
})
