import supertest from 'supertest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { syncNoteIn, syncNoteSchema } from '#contract/sync/sync-notes.ts'
import { createNotion } from '#server/modules/sync/notion/client.ts'
import { sampleCount } from '#tests/support/catalogue/samples.ts'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import type { Fault } from '#tests/support/notion/faults.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createTestSync } from '#tests/support/sync.ts'

let notion: NotionStandIn
let sync: ReturnType<typeof createTestSync>

const test = await restoredApp()
beforeEach(async () => {
  notion = await startNotion()
  for (const row of catalogueRows({ count: 150 })) notion.pages.add(row)
  sync = createTestSync(test, notion)
})
afterEach(() => notion.close())

const mirror = () => test.services.database.prisma.product.findMany({ orderBy: { id: 'asc' } })
const lastRun = () => test.services.database.prisma.syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' } })
const secondPage = (request: { body: unknown }) => JSON.stringify(request.body ?? '').includes('start_cursor')
const queries = (request: { path: string }) => request.path.endsWith('/query')

describe('A run that fails says why in Notion’s words and leaves the mirror untouched', () => {
  const cases: [string, Fault, RegExp][] = [
    ['an answer whose results are no list', { kind: 'results-not-a-list' }, /Invalid Notion API response structure/],
    ['a connection cut in the middle of a page', { kind: 'cut' }, /Notion/],
    ['HTML from a proxy', { kind: 'html', status: 502 }, /502/],
    [
      'a database that is no longer shared',
      { kind: 'status', status: 404, message: 'Could not find database' },
      /Could not find database/,
    ],
  ]

  it.each(cases)('%s', async (_name, fault, reason) => {
    const before = await mirror()
    notion.fail(fault, { times: 1000, when: (request) => queries(request) && secondPage(request) })
    const result = await sync.run()
    expect(result).toMatchObject({ success: false, productsCount: 0 })
    expect(result.message).toMatch(/^Sync failed: /)
    expect(result.errors.join()).toMatch(reason)
    expect(await mirror()).toEqual(before)
    const run = await lastRun()
    expect(run).toMatchObject({ status: 'failed', stage: 'error', percent: 0 })
    expect(syncNoteIn(syncNoteSchema.parse(run.message), 'en')).toBe(result.message)
  })

  it('Notion down: the message says so, and the samples stay', async () => {
    const { url } = notion
    await notion.close()
    const result = await createTestSync(test, { ...notion, url }).run()
    expect(result.message).toContain('Failed to connect to Notion. Please check your API key and database ID.')
    expect((await supertest(test.url).get('/api/v1/products')).body.total).toBe(sampleCount)
    notion = await startNotion()
  })

  it('a wrong key: Notion’s own message, and the key is nowhere in it', async () => {
    const apiKey = 'ntn_wrong_key_1234567890'
    const wrong = createNotion({ apiKey, apiUrl: notion.url, pace: async () => {}, sleep: async () => {} })
    const result = await createTestSync(test, notion, { notion: wrong }).run()
    expect(result.message).toMatch(/API token is invalid/)
    expect(JSON.stringify([result, await lastRun()])).not.toContain(apiKey)
  })

  it('a run that fails after a good one leaves the good one’s products', async () => {
    await sync.run()
    const before = await mirror()
    notion.pages.edit(notion.pages.all()[0]?.id ?? '', { MSRP: 1 })
    notion.fail({ kind: 'cut' }, { times: 1000, when: queries })
    await sync.run()
    expect(await mirror()).toEqual(before)
  })
})

describe('A run gets over', () => {
  const cases: [string, Fault][] = [
    ['429 with Retry-After', { kind: 'status', status: 429, retryAfter: '1' }],
    ['503', { kind: 'status', status: 503 }],
    ['a cut connection', { kind: 'cut' }],
    ['a cursor that is no longer good', { kind: 'invalid-start-cursor' }],
  ]

  it.each(cases)('%s in the middle', async (_name, fault) => {
    notion.fail(fault, { times: 1, when: (request) => queries(request) && secondPage(request) })
    expect(await sync.run()).toMatchObject({ success: true, productsCount: 150 })
  })

  it('rows that are added and edited while it pages', async () => {
    notion.onRequest((request) => {
      if (!queries(request) || !secondPage(request)) return
      const [added] = catalogueRows({ count: 1 })
      if (notion.pages.all().length === 150) notion.pages.add({ ...added, SKU: 'ADDED' })
      notion.pages.edit(notion.pages.all()[0]?.id ?? '', { MSRP: 4321 })
    })
    expect(await sync.run()).toMatchObject({ success: true, productsCount: 151 })
    await sync.run()
    const edited = await test.services.database.prisma.product.count({ where: { msrp: 4321 } })
    expect(edited).toBe(1)
  })
})

describe('One run at a time', () => {
  it('a second run fails with “Sync already in progress” and leaves no row', async () => {
    notion.fail({ kind: 'slow', ms: 300 })
    const other = createTestSync(test, notion)
    const results = await Promise.all([sync.run(), other.run()])
    expect(results.map(({ message }) => message).toSorted()).toEqual([
      'Products have been synchronized successfully',
      'Sync already in progress',
    ])
    expect(await test.services.database.prisma.syncRun.count()).toBe(1)
  })

  it('a run whose lock is lost ends, writes nothing more, and the next one completes', async () => {
    const lost = breakLockAt(2)
    const result = await sync.run()
    await lost
    expect(result).toMatchObject({ success: false })
    expect(await lastRun()).toMatchObject({ status: 'interrupted' })
    expect((await mirror()).every(({ source }) => source === 'sample')).toBe(true)
    expect(await sync.run()).toMatchObject({ success: true, productsCount: 150 })
  })

  it('a run that is asked to stop ends after its page, and the next one completes', async () => {
    const stopping = new AbortController()
    notion.onRequest((request) => {
      if (queries(request)) stopping.abort(new Error('The server is stopping'))
    })
    const result = await sync.run({ stop: stopping.signal })
    expect(result.message).toBe('Sync failed: The server is stopping')
    expect(notion.requests.filter(queries)).toHaveLength(1)
    expect(await lastRun()).toMatchObject({ status: 'interrupted' })
    notion.onRequest(() => {})
    expect(await sync.run()).toMatchObject({ success: true })
  })

  /** Ends the connection that holds the lock while the n-th request is being answered. */
  function breakLockAt(count: number): Promise<void> {
    return new Promise((resolve) => {
      notion.onRequest(async (_request, current) => {
        if (current !== count) return
        await test.services.database.prisma.$queryRaw`
          SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = 7203002
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
        resolve()
      })
    })
  }
})
