import supertest from 'supertest'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import { createStaff } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import type { Editor } from './editor.ts'
import { mirrorEach } from './mirror.ts'

let test: TestApp
let notion: NotionStandIn
let sync: ReturnType<typeof createTestSync>
let editor: Editor
let leak: string

mirrorEach([{ 產品名稱: 'Leak Sensor', Category: 'hardware', MSRP: 1000 }], (mirror) => {
  ;({ test, notion, sync, editor } = mirror)
  leak = mirror.pages[0] ?? ''
})

const prisma = () => test.services.database.prisma
const lastRun = () => prisma().syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' }, include: { changes: true } })
const isPatch = ({ method, path }: { method: string; path: string }) =>
  method === 'PATCH' && path.startsWith('/v1/pages/')
const quiet = { pending: [], pushError: null, pushFailedAt: null, pushAttempts: 0 }

describe.each(['export', 'both'] as const)('In direction %s', (direction) => {
  it('a page that was edited before it went to the trash is merged when staff bring it back, not overwritten', async () => {
    notion.pages.edit(leak, { MSRP: 1300, SKU: 'theirs' })
    notion.pages.trash(leak)
    await sync.run()
    await editor.edit('Leak Sensor', { msrp: '1200', modelNumber: 'ours' })
    await editor.restore('Leak Sensor')
    await sync.run({ direction })
    expect(notion.pages.values(leak)).toMatchObject({ MSRP: 1300, SKU: 'theirs', 型號: 'ours' })
    expect(await prisma().syncConflict.findMany()).toMatchObject([{ field: 'msrp', ours: '1200', theirs: '1300' }])
    await sync.run({ direction: 'both' })
    const record = { msrp: '1300', sku: 'theirs', modelNumber: 'ours' }
    expect(await editor.find('Leak Sensor')).toMatchObject({ ...quiet, record, retiredAt: null })
  })

  it('what is off the list here and in the trash there is agreed', async () => {
    await editor.retire('Leak Sensor')
    notion.pages.trash(leak)
    await sync.run({ direction })
    expect(await editor.find('Leak Sensor')).toMatchObject({ ...quiet, syncedRetired: true })
  })

  it('a failure is over with what failed: once the page is in the trash', async () => {
    await editor.retire('Leak Sensor')
    notion.fail({ kind: 'status', status: 400, message: 'Not now' }, { when: isPatch })
    await sync.run({ direction })
    expect(await editor.find('Leak Sensor')).toMatchObject({
      pushError: { params: { reply: 'Not now' } },
      pushAttempts: 1,
    })
    await sync.run({ direction })
    expect(await editor.find('Leak Sensor')).toMatchObject(quiet)
  })
})

describe.each(['import', 'export', 'both'] as const)(
  'What staff edit again after an answer was lost, in direction %s',
  (direction) => {
    it('is neither given up for, nor in conflict with, what they had said before', async () => {
      await editor.edit('Leak Sensor', { msrp: '1200' })
      notion.fail({ kind: 'lost' }, { times: 6, when: isPatch })
      await sync.run({ direction: 'export' })
      expect(notion.pages.values(leak)).toMatchObject({ MSRP: 1200 })
      await editor.edit('Leak Sensor', { msrp: '1250' })
      await sync.run({ direction })
      expect(await prisma().syncConflict.count()).toBe(0)
      expect((await editor.find('Leak Sensor')).record).toMatchObject({ msrp: '1250' })
      if (direction === 'import') await sync.run({ direction: 'both' })
      expect(notion.pages.values(leak)).toMatchObject({ MSRP: 1250 })
      expect(await editor.find('Leak Sensor')).toMatchObject(quiet)
    })

    it('is in conflict with what a person says in Notion, though it was said here once, long ago', async () => {
      await editor.edit('Leak Sensor', { msrp: '1100' })
      await sync.run({ direction: 'both' })
      await editor.edit('Leak Sensor', { msrp: '1200' })
      notion.pages.edit(leak, { MSRP: 1000 })
      await sync.run({ direction })
      expect(await prisma().syncConflict.findMany()).toMatchObject([{ ours: '1200', theirs: '1000', base: '1100' }])
    })

    it('is so too of a page whose making was not heard of', async () => {
      await editor.add({ name: 'New here', msrp: '10', sku: 'N-1' })
      notion.fail({ kind: 'lost' }, { when: ({ method, path }) => method === 'POST' && path === '/v1/pages' })
      notion.fail(
        { kind: 'status', status: 401, message: 'No' },
        { times: 9, when: ({ path }) => path.endsWith('/query') && notion.pages.all().length > 1 },
      )
      await sync.run({ direction: 'export' })
      const page = notion.pages.all().at(-1)?.id ?? ''
      expect(await editor.find('New here')).toMatchObject({ notionPageId: null })
      await editor.edit('New here', { msrp: '12' })
      for (let run = 0; run < 10 && (await editor.find('New here')).notionPageId === null; run += 1)
        await sync.run({ direction })
      await sync.run({ direction: 'both' })
      expect(await prisma().syncConflict.count()).toBe(0)
      expect(notion.pages.values(page)).toMatchObject({ MSRP: 12 })
      expect(notion.pages.all()).toHaveLength(2)
    })
  },
)

describe('A failure to tell Notion is over with what failed', () => {
  beforeEach(async () => {
    await editor.edit('Leak Sensor', { msrp: '1200' })
    notion.fail({ kind: 'status', status: 400, message: 'Not now' }, { when: isPatch })
    await sync.run({ direction: 'export' })
    expect(await editor.find('Leak Sensor')).toMatchObject({
      pushError: { params: { reply: 'Not now' } },
      pushAttempts: 1,
    })
  })

  it('once staff take the edit back', async () => {
    await editor.edit('Leak Sensor', { msrp: '1000' })
    expect(await editor.find('Leak Sensor')).toMatchObject(quiet)
  })

  it('and not before', async () => {
    await editor.edit('Leak Sensor', { sku: 'LS-1' })
    expect(await editor.find('Leak Sensor')).toMatchObject({
      pushError: { params: { reply: 'Not now' } },
      pushAttempts: 1,
    })
  })
})

it('an edit of what is in the trash is kept, and not told as waiting before it can be sent', async () => {
  const unsent = async () => {
    const answer = await supertest(test.url).get('/api/v1/admin/sync/pushes').set(viewer.cookie).expect(200)
    return answer.body.items.map(({ fields }: { fields: string[] }) => fields)
  }
  const viewer = await createStaff(test, 'viewer')
  notion.pages.trash(leak)
  await sync.run()
  await editor.edit('Leak Sensor', { sku: 'LS-1' })
  expect(await unsent()).toEqual([])
  await editor.restore('Leak Sensor')
  expect(await unsent()).toEqual([['sku', 'retired']])
  await sync.run({ direction: 'export' })
  expect(notion.pages.values(leak)).toMatchObject({ SKU: 'LS-1' })
})

it('a price that is gone is marked like one that falls', async () => {
  notion.pages.edit(leak, { MSRP: null })
  await sync.run({ dryRun: true })
  expect((await lastRun()).marks).toEqual(['price-over-30-percent'])
})

it('a plan that waits is over once a run has done what there was to do', async () => {
  const clock = createTestSync(test, notion, { brake: () => ({ percent: 20, products: 50 }) })
  notion.pages.add({ 產品名稱: 'Energy Meter', MSRP: 1000 })
  await clock.run()
  for (const { id } of notion.pages.all()) notion.pages.edit(id, { MSRP: 3000 })
  await clock.run({ direction: 'both', trigger: 'clock' })
  expect(await lastRun()).toMatchObject({ status: 'awaiting_approval' })
  await clock.run({ direction: 'export' })
  expect(await prisma().syncRun.count({ where: { status: 'awaiting_approval' } })).toBe(1)
  await clock.run({ direction: 'both', force: true })
  expect(await prisma().syncRun.count({ where: { status: 'awaiting_approval' } })).toBe(0)
})

describe('A translation', () => {
  const translator = { translate: async (text: string) => `${text} in English` }

  it.each(['import', 'both'] as const)(
    'is made anew of a name that staff have changed, in direction %s',
    async (direction) => {
      const page = notion.pages.add({ 產品名稱: '漏水', MSRP: 5 })
      const translating = createTestSync(test, notion, { translator })
      await translating.run({ direction })
      expect(await editor.find('漏水')).toMatchObject({ nameEn: '漏水 in English', machineTranslated: ['nameEn'] })
      await editor.edit('漏水', { name: '漏水感測器' })
      await translating.run({ direction })
      expect(await editor.find('漏水感測器')).toMatchObject({
        nameEn: '漏水感測器 in English',
        machineTranslated: ['nameEn'],
      })
      if (direction === 'both')
        expect(notion.pages.values(page)).toMatchObject({ 產品名稱: '漏水感測器', 'English Name': null })
    },
  )
})

describe('A plan with a pricebook', () => {
  const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
  let there: ReturnType<NotionStandIn['addDatabase']>
  let booked: typeof sync
  beforeEach(async () => {
    there = notion.addDatabase(id, 'Pricebook', [{ name: 'Name', type: 'title' }])
    booked = createTestSync(test, notion, { pricebookDatabaseId: id })
    notion.pages.add({ 產品名稱: 'Meter', MSRP: 10 })
    notion.pages.add({ 產品名稱: 'Gone', MSRP: 10 })
    await booked.run({ direction: 'both' })
    expect(there.pages.all()).toHaveLength(3)
    const [, meter, gone] = notion.pages.all()
    notion.pages.edit(meter?.id ?? '', { MSRP: 11 })
    notion.pages.trash(gone?.id ?? '')
    notion.pages.add({ 產品名稱: 'New there', MSRP: 1 })
    await editor.edit('Leak Sensor', { msrp: '1200' })
    await booked.run({ direction: 'both', dryRun: true })
  })
  const changesOf = ({ changes }: Awaited<ReturnType<typeof lastRun>>) =>
    changes
      // what a product is made of is kept with the plan, and with the product once it is there
      .map(({ side, kind, name, fields }) => JSON.stringify([side, kind, name, kind === 'create' ? [] : fields]))
      .toSorted()

  it('shows what follows from what it takes over, and does exactly that', async () => {
    const plan = await lastRun()
    const rows = plan.changes.filter(({ side }) => side === 'pricebook').map(({ kind, name }) => `${kind} ${name}`)
    expect(rows.toSorted()).toEqual(['create New there', 'retire Gone', 'update Leak Sensor', 'update Meter'])
    expect(await booked.run({ direction: 'both', planId: plan.id })).toMatchObject({ success: true })
    expect(changesOf(await lastRun())).toEqual(changesOf(plan))
    await booked.run({ direction: 'both' })
    expect((await lastRun()).changes).toEqual([])
  })

  it('leaves the row of a product that is edited while it is carried out', async () => {
    const plan = await lastRun()
    let isEdited = false
    notion.onRequest(async ({ path }) => {
      if (isEdited || !path.includes(id)) return
      const isSent = notion.pages.all().some((page) => notion.pages.values(page.id).MSRP === 1200)
      if (!isSent) return
      isEdited = true
      await editor.edit('Leak Sensor', { msrp: '1250' })
    })
    const { warnings } = await booked.run({ direction: 'both', planId: plan.id })
    expect(warnings).toEqual([expect.stringMatching(/Leak Sensor.*when the plan was made/)])
    expect(
      there.pages
        .all()
        .map((page) => there.pages.values(page.id).MSRP)
        .toSorted(),
    ).toEqual([1, 10, 1000, 11]) // of which the 10 is in the trash
  })
})
