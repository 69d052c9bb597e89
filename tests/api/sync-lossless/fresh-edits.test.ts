import { describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import type { Fault } from '#tests/support/notion/faults.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import type { createTestSync } from '#tests/support/sync.ts'
import type { Editor } from '../sync/editor.ts'
import { mirrorEach } from '../sync/mirror.ts'

const names = Array.from({ length: 60 }, (_, index) => `Sensor ${String(index).padStart(2, '0')}`)

let test: TestApp
let notion: NotionStandIn
let sync: ReturnType<typeof createTestSync>
let editor: Editor
let pages: string[]

mirrorEach(
  names.map((name) => ({ 產品名稱: name, Category: 'hardware', MSRP: 1000 })),
  (mirror) => {
    ;({ test, notion, sync, editor, pages } = mirror)
  },
)

type Request = Parameters<Parameters<NotionStandIn['onRequest']>[0]>[0]
const prisma = () => test.services.database.prisma
const lastRun = () => prisma().syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' }, include: { changes: true } })
const page = (index: number) => pages[index] ?? ''
const isPatch = ({ method, path }: Request) => method === 'PATCH' && path.startsWith('/v1/pages/')
const isReading = (id: string) => (request: Request) => request.method === 'GET' && request.path.endsWith(id)
const priceOf = (id: string) => notion.pages.values(id).MSRP

async function raise(...raised: string[]) {
  for (const name of raised) await editor.edit(name, { msrp: '1100' })
}

/** Both sides say the same, and there is nothing left to do. */
async function expectPeace() {
  notion.onRequest(() => {})
  const writes = notion.writes.length
  await sync.run({ direction: 'both' })
  expect((await lastRun()).changes).toEqual([])
  expect(notion.writes).toHaveLength(writes)
  const products = await prisma().product.findMany()
  for (const { notionPageId, record, pending } of products) {
    expect(pending).toEqual([])
    expect(record).toMatchObject({ msrp: String(priceOf(notionPageId ?? '')) })
  }
}

describe.each(['export', 'both'] as const)('In direction %s', (direction) => {
  it('prices that people type into forty of sixty pages while a rise of all is told stay, and ours are kept', async () => {
    await raise(...names)
    let told = 0
    let typed: string[] = []
    notion.onRequest((request) => {
      if (!isPatch(request)) return
      told += 1
      if (told !== 10) return
      const isUntouched = (id: string) => !notion.requests.some(({ path }) => path.endsWith(id))
      typed = pages.filter(isUntouched).slice(0, 40)
      for (const [index, id] of typed.entries()) notion.pages.edit(id, { MSRP: 2000 + index })
    })
    expect(await sync.run({ direction })).toMatchObject({ success: true })
    expect(typed).toHaveLength(40)
    for (const id of pages) expect(priceOf(id)).toBe(typed.includes(id) ? 2000 + typed.indexOf(id) : 1100)
    const conflicts = await prisma().syncConflict.findMany()
    expect(conflicts).toHaveLength(40)
    expect(conflicts.every(({ field, ours }) => field === 'msrp' && ours === '1100')).toBe(true)
    expect(await lastRun()).toMatchObject({ pushedUpdated: 20, conflicts: 40, pushFailures: 0 })
    await expectPeace()
  })

  it('each page is read right before its own write, and asked for no other time', async () => {
    await raise(...names.slice(0, 5))
    notion.requests.length = 0
    await sync.run({ direction })
    for (let index = 0; index < 5; index += 1) {
      const own = notion.requests.filter(({ path }) => path.endsWith(page(index)))
      expect(own.map(({ method }) => method)).toEqual(['GET', 'PATCH'])
    }
    expect(notion.requests.filter(({ path }) => path.endsWith('/query'))).toHaveLength(1)
  })

  it.each<[string, Fault, boolean]>([
    ['not taken', { kind: 'status', status: 503 }, false],
    ['to be waited for', { kind: 'status', status: 429, retryAfter: '40' }, false],
    ['taken, and its answer lost', { kind: 'lost' }, true],
    ['taken, and told to have failed', { kind: 'status', status: 500, done: true }, true],
  ])('what is typed before a write is tried again stays: a write that was %s', async (_what, fault, isDone) => {
    await raise('Sensor 00')
    notion.fail(fault, { when: isPatch })
    let readings = 0
    notion.onRequest((request) => {
      if (!isReading(page(0))(request)) return
      readings += 1
      if (readings === 2) notion.pages.edit(page(0), { MSRP: 1300 })
    })
    expect(await sync.run({ direction })).toMatchObject({ success: true })
    expect(priceOf(page(0))).toBe(1300)
    expect(await prisma().syncConflict.findMany()).toMatchObject([{ field: 'msrp', ours: '1100', theirs: '1300' }])
    expect(notion.writes).toHaveLength(isDone ? 1 : 0)
    await expectPeace()
  })

  it.each<[string, Fault]>([
    ['lost', { kind: 'lost' }],
    ['a failure', { kind: 'status', status: 500, done: true }],
  ])('a write that was taken is told as such, and not done again, where its answer was %s', async (_what, fault) => {
    await raise('Sensor 00')
    notion.fail(fault, { when: isPatch })
    await sync.run({ direction })
    expect(notion.writes).toEqual([{ kind: 'update', id: page(0), columns: ['MSRP'] }])
    const { changes, ...run } = await lastRun()
    expect(run).toMatchObject({ pushedUpdated: 1, pushFailures: 0, updated: 0 })
    expect(changes).toMatchObject([{ side: 'notion', kind: 'update', fields: [{ from: '1000', to: '1100' }] }])
    await expectPeace()
  })

  it('what is typed right before its page goes to the trash is kept', async () => {
    await editor.retire('Sensor 00')
    notion.onRequest((request) => {
      if (isReading(page(0))(request) && priceOf(page(0)) === 1000) notion.pages.edit(page(0), { MSRP: 1300 })
    })
    await sync.run({ direction })
    expect(notion.pages.find(page(0)).inTrash).toBe(true)
    expect(priceOf(page(0))).toBe(1300)
    if (direction === 'both') expect((await editor.find('Sensor 00')).record).toMatchObject({ msrp: '1300' })
  })
})

it('an export does not write what staff type last over what it left for the next import', async () => {
  await editor.edit('Sensor 00', { description: 'ours' })
  let readings = 0
  notion.onRequest(async (request) => {
    if (!isReading(page(0))(request)) return
    readings += 1
    if (readings === 1) notion.pages.edit(page(0), { MSRP: 1300, 描述: 'theirs' })
    if (readings === 2) await editor.edit('Sensor 00', { msrp: '1250' })
  })
  await sync.run({ direction: 'export' })
  expect(notion.pages.values(page(0))).toMatchObject({ MSRP: 1300, 描述: 'theirs' })
  const conflicts = await prisma().syncConflict.findMany({ orderBy: { field: 'asc' } })
  expect(conflicts).toMatchObject([
    { field: 'description', ours: 'ours', theirs: 'theirs' },
    { field: 'msrp', ours: '1250', theirs: '1300' },
  ])
  await expectPeace()
})

it('a plan that is carried out leaves what is typed meanwhile, and says so', async () => {
  await raise('Sensor 00', 'Sensor 01')
  await sync.run({ direction: 'both', dryRun: true })
  const plan = await lastRun()
  notion.onRequest((request) => {
    if (isReading(page(0))(request)) notion.pages.edit(page(0), { MSRP: 1300 })
  })
  const { warnings } = await sync.run({ direction: 'both', planId: plan.id })
  expect(warnings).toEqual([expect.stringMatching(/Sensor 00.*was edited since the plan was made/)])
  expect([priceOf(page(0)), priceOf(page(1))]).toEqual([1300, 1100])
  expect((await editor.find('Sensor 00')).record).toMatchObject({ msrp: '1100' })
})
