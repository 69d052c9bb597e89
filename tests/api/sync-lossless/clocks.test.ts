import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { createEditor, type Editor } from '../sync/editor.ts'

let notion: NotionStandIn
let editor: Editor

const test = await restoredApp()
beforeEach(async () => {
  editor = await createEditor(test)
})
afterEach(() => notion.close())

/** Minutes that one of the two clocks is ahead. */
const skews = [-60, -45, -30, -15, -5, -2, -1, 0, 1, 2, 5, 15, 30, 45, 60]
const ahead = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)

const clocks = skews.flatMap((minutes) => [
  { whose: 'Notion’s', minutes, theirs: ahead(minutes), ours: ahead(0) },
  { whose: 'ours', minutes, theirs: ahead(0), ours: ahead(minutes) },
])
const isCreate = ({ method, path }: { method: string; path: string }) => method === 'POST' && path === '/v1/pages'

describe.each(clocks)('With a clock of $whose that is $minutes minutes ahead', ({ theirs, ours }) => {
  it('an edit in the minute of the last run is seen by the next, and a create of which nothing was heard makes one page', async () => {
    notion = await startNotion({ now: theirs })
    const page = notion.pages.add({ 產品名稱: 'Leak Sensor', MSRP: 1000 })
    const sync = createTestSync(test, notion, { now: ours })
    await sync.run()
    notion.pages.edit(page, { MSRP: 1300 })
    await sync.run()
    expect(await editor.find('Leak Sensor')).toMatchObject({ record: { msrp: '1300' } })
    expect(await lastRun()).toMatchObject({ updated: 1 })

    await editor.add({ name: 'Answer lost', msrp: '90' })
    notion.fail({ kind: 'lost' }, { when: isCreate })
    expect(await sync.run({ direction: 'export' })).toMatchObject({ success: true })
    expect(await lastRun()).toMatchObject({ pushedCreated: 1, pushFailures: 0 })

    await editor.add({ name: 'Not heard of', msrp: '90' })
    const { prisma } = test.services.database
    notion.onRequest(async (request) => {
      const running = { where: { status: 'running' }, data: { status: 'interrupted' } } as const
      if (isCreate(request)) await prisma.syncRun.updateMany(running)
    })
    expect(await sync.run({ direction: 'export' })).toMatchObject({ success: false })
    notion.onRequest(() => {})
    await sync.run({ direction: 'both' })
    expect(notion.pages.all()).toHaveLength(3)
    const products = await editor.all()
    expect(products.map(({ name }) => name)).toEqual(['Answer lost', 'Leak Sensor', 'Not heard of'])
    expect(products.every(({ source, pushStartedAt }) => source === 'notion' && pushStartedAt === null)).toBe(true)
  })
})

describe('Where Notion’s answers bear no time', () => {
  it('each run reads every page, and a lost answer to a create makes one page', async () => {
    notion = await startNotion({ isTimed: false })
    const page = notion.pages.add({ 產品名稱: 'Leak Sensor', MSRP: 1000 })
    const sync = createTestSync(test, notion)
    await sync.run()
    expect(await lastRun()).toMatchObject({ sourceTime: null })
    notion.pages.edit(page, { MSRP: 1300 })
    await editor.add({ name: 'New here', msrp: '90' })
    notion.fail({ kind: 'lost' }, { when: isCreate })
    await sync.run({ direction: 'both' })
    expect(await lastRun()).toMatchObject({ updated: 1, pushedCreated: 1 })
    await sync.run({ direction: 'both' })
    expect(notion.pages.all()).toHaveLength(2)
  })
})

it('a run tells when it began to read, by Notion’s clock', async () => {
  notion = await startNotion({ now: () => new Date('2026-01-31T08:15:30.700Z') })
  notion.pages.add({ 產品名稱: 'Leak Sensor' })
  await createTestSync(test, notion).run()
  expect(await lastRun()).toMatchObject({ sourceTime: new Date('2026-01-31T08:15:30Z') })
})

function lastRun() {
  return test.services.database.prisma.syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' } })
}
