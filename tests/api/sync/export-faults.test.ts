import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '#tests/support/notion/faults.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { createEditor, type Editor } from './editor.ts'

let notion: NotionStandIn
let sync: ReturnType<typeof createTestSync>
let editor: Editor
let edited: string

const test = await restoredApp()
beforeEach(async () => {
  notion = await startNotion()
  edited = notion.pages.add({ 產品名稱: 'Leak Sensor', MSRP: 1000 })
  notion.pages.add({ 產品名稱: 'Meter', MSRP: 1000 })
  sync = createTestSync(test, notion)
  editor = await createEditor(test)
  await sync.run()
  await editor.edit('Leak Sensor', { msrp: '1200' })
  await editor.add({ name: 'New here', msrp: '90' })
})
afterEach(() => notion.close())

const prisma = () => test.services.database.prisma
const lastRun = () => prisma().syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' }, include: { changes: true } })
const isWrite = ({ method, path }: { method: string; path: string }) => path.startsWith('/v1/pages') && method !== 'GET'
const isCreate = (request: { method: string; path: string }) => isWrite(request) && request.method === 'POST'

/** Both sides say the same, once: nothing was lost, nothing was made twice, and there is nothing left to do. */
async function expectWhole() {
  expect(await sync.run({ direction: 'both' })).toMatchObject({ success: true })
  const titles = notion.pages.all().map(({ id }) => notion.pages.values(id).產品名稱)
  expect(titles.toSorted()).toEqual(['Leak Sensor', 'Meter', 'New here'])
  expect(notion.pages.values(edited)).toMatchObject({ MSRP: 1200 })
  const products = await editor.all()
  expect(products.map(({ name }) => name)).toEqual(['Leak Sensor', 'Meter', 'New here'])
  expect(products.every(({ pending, pushError, retiredAt }) => pending.length === 0 && !pushError && !retiredAt)).toBe(
    true,
  )
  expect((await editor.find('Leak Sensor')).record).toMatchObject({ msrp: '1200' })
  expect(await prisma().syncConflict.count()).toBe(0)
  const writes = notion.writes.length
  await sync.run({ direction: 'both' })
  expect((await lastRun()).changes).toEqual([])
  expect(notion.writes).toHaveLength(writes)
}

/** Of each write once; a create that may have been done is looked for rather than repeated. */
const passing: [string, Fault][] = [
  ['429 with Retry-After', { kind: 'status', status: 429, retryAfter: '1' }],
  ['529', { kind: 'status', status: 529 }],
  ['409', { kind: 'status', status: 409 }],
  ['500', { kind: 'status', status: 500 }],
  ['503', { kind: 'status', status: 503 }],
  ['504', { kind: 'status', status: 504 }],
  ['500, though it was done', { kind: 'status', status: 500, done: true }],
  ['HTML from a proxy', { kind: 'html', status: 502 }],
  ['an answer that is not JSON', { kind: 'broken-json' }],
  ['an answer cut in the middle', { kind: 'cut' }],
  ['an answer that is lost', { kind: 'lost' }],
  ['a slow answer', { kind: 'slow', ms: 300 }],
]

describe.each(['export', 'both'] as const)('Direction %s, where a write meets', (direction) => {
  it.each(passing)('%s once: nothing is lost, no page is made twice', async (_name, fault) => {
    notion.fail(fault, { times: 1, when: isCreate })
    notion.fail(fault, { times: 1, when: (request) => isWrite(request) && !isCreate(request) })
    expect(await sync.run({ direction })).toMatchObject({ success: true })
    await expectWhole()
  })

  it.each(passing)('%s always, until Notion is well again', async (_name, fault) => {
    let sick = true
    notion.fail(fault, { times: 1000, when: (request) => sick && isWrite(request) })
    await sync.run({ direction })
    expect(await lastRun()).not.toMatchObject({ status: 'running' })
    sick = false
    await expectWhole()
  })
})

describe('A reading that fails', () => {
  const isQuery = ({ path }: { path: string }) => path.endsWith('/query')

  it.each(['export', 'both'] as const)(
    'before anything is written leaves both sides as they were (%s)',
    async (direction) => {
      const before = await editor.all()
      notion.fail({ kind: 'results-not-a-list' }, { when: isQuery })
      expect(await sync.run({ direction })).toMatchObject({ success: false })
      expect(notion.writes).toEqual([])
      expect(await editor.all()).toEqual(before)
      await expectWhole()
    },
  )

  it('of a page that is about to be written leaves it as it is, and its product to the next run', async () => {
    const isReading = ({ method, path }: { method: string; path: string }) => method === 'GET' && path.endsWith(edited)
    notion.fail({ kind: 'html', status: 502 }, { times: 6, when: isReading })
    expect(await sync.run({ direction: 'export' })).toMatchObject({ success: true })
    expect(await lastRun()).toMatchObject({ pushFailures: 1, pushedUpdated: 0, pushedCreated: 1 })
    expect(notion.writes).toMatchObject([{ kind: 'create' }])
    await expectWhole()
  })
})

describe('Notion down for each write', () => {
  it('ends the run after a few products, rather than wait for each in vain', async () => {
    for (const index of Array.from({ length: 12 }).keys()) await editor.add({ name: `More ${index}` })
    notion.fail({ kind: 'status', status: 503 }, { times: 1000, when: isWrite })
    expect(await sync.run({ direction: 'export' })).toMatchObject({ success: false })
    expect(notion.requests.filter(isWrite).length).toBeLessThan(60)
    expect(notion.writes).toEqual([])
  })
})

describe('Two runs', () => {
  it('at once: one runs, the other says so and leaves no row', async () => {
    notion.fail({ kind: 'slow', ms: 500 }, { when: isWrite })
    const first = sync.run({ direction: 'both' })
    await until(() => notion.requests.some(isWrite))
    const other = createTestSync(test, notion)
    expect(await other.start({ direction: 'export' })).toBe('in-progress')
    expect(await first).toMatchObject({ success: true })
    expect(await prisma().syncRun.count()).toBe(2)
    await expectWhole()
  })
})

describe('A lost row', () => {
  it('of the run, between the write to Notion and the one here: the next run finds the page and makes no second', async () => {
    notion.onRequest(async (request) => {
      if (isCreate(request))
        await prisma().syncRun.updateMany({ where: { status: 'running' }, data: { status: 'interrupted' } })
    })
    expect(await sync.run({ direction: 'export' })).toMatchObject({ success: false })
    notion.onRequest(() => {})
    expect((await editor.find('New here')).pushStartedAt).not.toBeNull()
    await expectWhole()
  })

  it('is looked for as well by a run that reads but one other page', async () => {
    notion.onRequest(async (request) => {
      if (isCreate(request))
        await prisma().syncRun.updateMany({ where: { status: 'running' }, data: { status: 'interrupted' } })
    })
    await sync.run({ direction: 'export' })
    notion.onRequest(() => {})
    await sync.run({
      direction: 'export',
      pages: notion.pages
        .all()
        .slice(0, 1)
        .map(({ id }) => id),
    })
    expect(notion.pages.all()).toHaveLength(3)
    await expectWhole()
  })

  it('leaves a page without a SKU that a person makes again before we find it to be found by its name', async () => {
    notion.onRequest(async (request) => {
      if (isCreate(request))
        await prisma().syncRun.updateMany({ where: { status: 'running' }, data: { status: 'interrupted' } })
    })
    await sync.run({ direction: 'export' })
    notion.onRequest(() => {})
    notion.pages.trash(notion.pages.all().at(-1)?.id ?? '')
    const again = notion.pages.add({ 產品名稱: 'New here', MSRP: 95 })
    await sync.run({ direction: 'both' })
    expect(await editor.all()).toHaveLength(3)
    expect(await editor.find('New here')).toMatchObject({ notionPageId: again, record: { msrp: '95' } })
  })

  it('leaves a page that is edited by a person before we find it to be merged, not made again', async () => {
    await editor.edit('New here', { sku: 'NH-1' })
    notion.onRequest(async (request) => {
      if (isCreate(request))
        await prisma().syncRun.updateMany({ where: { status: 'running' }, data: { status: 'interrupted' } })
    })
    await sync.run({ direction: 'export' })
    notion.onRequest(() => {})
    notion.pages.edit(notion.pages.all().at(-1)?.id ?? '', { MSRP: 95, 型號: 'M-1' })
    await sync.run({ direction: 'import' })
    expect(notion.pages.all()).toHaveLength(3)
    expect(await editor.find('New here')).toMatchObject({
      source: 'notion',
      record: { msrp: '95', modelNumber: 'M-1' },
    })
    expect(await prisma().syncConflict.findMany()).toMatchObject([{ field: 'msrp', ours: '90', theirs: '95' }])
  })
})
