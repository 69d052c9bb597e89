import { describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import type { Row } from '#tests/support/notion/store.ts'
import { createStaff } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { createEditor, type Editor } from './editor.ts'
import { mirrorEach } from './mirror.ts'

const row = (name: string, more: Row = {}): Row => ({
  產品名稱: name,
  Category: 'hardware',
  MSRP: 1000,
  Availability: 'In Stock 20',
  ...more,
})

let test: TestApp
let notion: NotionStandIn
let sync: ReturnType<typeof createTestSync>
let editor: Editor
let leak: string

mirrorEach([row('Leak Sensor'), row('Meter')], (mirror) => {
  ;({ test, notion, sync, editor } = mirror)
  leak = mirror.pages[0] ?? ''
})

const prisma = () => test.services.database.prisma
const lastRun = () => prisma().syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' }, include: { changes: true } })
const conflicts = () => prisma().syncConflict.findMany()
const isPatch = ({ method, path }: { method: string; path: string }) =>
  method === 'PATCH' && path.startsWith('/v1/pages/')
const isCreate = ({ method, path }: { method: string; path: string }) => method === 'POST' && path === '/v1/pages'

/** The next complete run in both directions finds nothing to do on either side. */
async function expectPeace() {
  const writes = notion.writes.length
  const result = await sync.run({ direction: 'both' })
  expect(result).toMatchObject({ success: true, errors: [] })
  const { changes, ...run } = await lastRun()
  expect(changes).toEqual([])
  expect(run).toMatchObject({ created: 0, updated: 0, retired: 0, pushedCreated: 0, pushedUpdated: 0, conflicts: 0 })
  expect(notion.writes).toHaveLength(writes)
  expect((await editor.all()).map(({ pending, pushError }) => ({ pending, pushError }))).toEqual(
    (await editor.all()).map(() => ({ pending: [], pushError: null })),
  )
}

describe.each(['export', 'both'] as const)('An edit of staff, in direction %s', (direction) => {
  it('reaches Notion as its changed properties alone, and does not come back as a change', async () => {
    await editor.edit('Leak Sensor', { msrp: '1200', sku: 'LS-1' })
    expect(await sync.run({ direction })).toMatchObject({ success: true })
    expect(notion.writes).toEqual([{ kind: 'update', id: leak, columns: ['SKU', 'MSRP'] }])
    expect(notion.pages.values(leak)).toMatchObject({ MSRP: 1200, SKU: 'LS-1' })
    const { changes, ...run } = await lastRun()
    expect(run).toMatchObject({ pushedUpdated: 1, updated: 0, direction })
    expect(changes).toMatchObject([
      {
        side: 'notion',
        kind: 'update',
        fields: [
          { field: 'sku', from: null, to: 'LS-1' },
          { field: 'msrp', from: '1000', to: '1200' },
        ],
      },
    ])
    expect(await editor.find('Leak Sensor')).toMatchObject({ version: 2, pending: [], synced: { msrp: '1200' } })
    await expectPeace()
  })

  it('makes a page of a product that was added here, and of an edited sample, once', async () => {
    await editor.add({ name: '新品', nameEn: 'Novelty', msrp: '90', tags: ['a', 'b'] })
    await sync.run({ direction })
    const page = notion.pages.all().at(-1)?.id ?? ''
    expect(notion.pages.values(page)).toMatchObject({
      產品名稱: '新品',
      'English Name': 'Novelty',
      MSRP: 90,
      標籤: ['a', 'b'],
    })
    expect(await editor.find('新品')).toMatchObject({
      source: 'notion',
      notionPageId: page,
      slug: 'novelty',
      pushStartedAt: null,
    })
    expect((await lastRun()).changes).toMatchObject([
      {
        side: 'notion',
        kind: 'create',
        pageId: page,
        fields: expect.arrayContaining([{ field: 'msrp', from: null, to: '90' }]),
      },
    ])
    await expectPeace()
    expect(notion.pages.all()).toHaveLength(3)
  })

  it('that takes a product off the list puts its page in the trash, and one that brings it back takes it out', async () => {
    await editor.retire('Leak Sensor')
    await sync.run({ direction })
    expect(notion.pages.find(leak).archived || notion.pages.find(leak).inTrash).toBe(true)
    await expectPeace()
    await editor.restore('Leak Sensor')
    await sync.run({ direction })
    expect(notion.writes.map(({ kind }) => kind)).toEqual(['trash', 'restore'])
    await expectPeace()
    expect(await editor.find('Leak Sensor')).toMatchObject({ retiredAt: null, syncedRetired: false })
  })

  it('of which Notion tells the same otherwise is taken as Notion tells it', async () => {
    await editor.edit('Leak Sensor', { msrp: 'HK$1,180.00', tags: ['a, b'] })
    await sync.run({ direction })
    expect(await editor.find('Leak Sensor')).toMatchObject({ record: { msrp: '1180', tags: ['a', 'b'] }, pending: [] })
    await expectPeace()
  })

  it('whose field its column refuses is told by field, and the others go', async () => {
    await editor.edit('Leak Sensor', { subcategory: 'a, b', sku: 'LS-2' })
    expect(await sync.run({ direction })).toMatchObject({ success: true })
    expect(notion.pages.values(leak)).toMatchObject({ SKU: 'LS-2', Subcategory: null })
    const product = await editor.find('Leak Sensor')
    expect(product).toMatchObject({ pending: ['subcategory'], pushAttempts: 0 })
    expect(product.pushError).toMatchObject({ code: 'column.refuses-text', params: { field: 'subcategory' } })
    expect((await lastRun()).changes).toMatchObject([{ kind: 'update', error: product.pushError }])
    await editor.edit('Leak Sensor', { subcategory: 'a' })
    await sync.run({ direction })
    await expectPeace()
  })

  it('of a field without a column is one warning, which names it and how many products it is of', async () => {
    for (const name of ['Leak Sensor', 'Meter']) await editor.edit(name, { manufacturerCode: `M-${name}` })
    const { warnings } = await sync.run({ direction })
    expect(warnings).toEqual([expect.stringMatching(/Manufacturer Code.*2 products/)])
    expect(notion.writes).toEqual([])
    expect(await editor.find('Meter')).toMatchObject({ pending: ['manufacturerCode'], pushError: null })
  })

  it('meets an edit of the same field in Notion: Notion’s wins, ours is kept with who made it', async () => {
    await editor.edit('Leak Sensor', { msrp: '1200', sku: 'LS-3' })
    notion.pages.edit(leak, { MSRP: 1300 })
    await sync.run({ direction })
    expect(await editor.find('Leak Sensor')).toMatchObject({ record: { msrp: '1300', sku: 'LS-3' }, pending: [] })
    expect(notion.pages.values(leak)).toMatchObject({ MSRP: 1300, SKU: 'LS-3' })
    expect(await conflicts()).toMatchObject([
      { field: 'msrp', base: '1000', ours: '1200', theirs: '1300', oursBy: 'Ada Editor', settledAt: null },
    ])
    const { changes, ...run } = await lastRun()
    expect(run.conflicts).toBe(1)
    expect(changes.find(({ kind }) => kind === 'conflict')).toMatchObject({
      side: 'mirror',
      fields: [{ field: 'msrp', from: '1200', to: '1300' }],
    })
    await expectPeace()
  })

  it('is not lost where its page is in the trash: the product goes off the list, with the edit kept', async () => {
    await editor.edit('Leak Sensor', { msrp: '1200' })
    notion.pages.trash(leak)
    await sync.run({ direction })
    if (direction === 'export') await sync.run({ direction: 'both' })
    const product = await editor.find('Leak Sensor')
    expect(product).toMatchObject({ record: { msrp: '1200' }, syncedRetired: true })
    expect(product.retiredAt).not.toBeNull()
    expect(notion.pages.find(leak).inTrash).toBe(true)
    expect(notion.writes).toEqual([])
  })
})

describe('An import', () => {
  it('leaves what is ours waiting, takes what is Notion’s, and settles what is both’s in its favour', async () => {
    await editor.edit('Leak Sensor', { msrp: '1200', sku: 'LS-4' })
    notion.pages.edit(leak, { MSRP: 1300, Category: 'software' })
    await sync.run({ direction: 'import' })
    expect(await editor.find('Leak Sensor')).toMatchObject({
      record: { msrp: '1300', sku: 'LS-4', category: 'software' },
      category: 'software',
      pending: ['sku'],
      version: 3,
    })
    expect(await conflicts()).toMatchObject([{ field: 'msrp', ours: '1200', theirs: '1300' }])
    expect(notion.writes).toEqual([])
    const revision = await prisma().productRevision.findFirst({ where: { version: 3 } })
    expect(revision).toMatchObject({ origin: 'notion', actorKind: 'system', actorName: 'Notion' })
  })

  it('does not bring back what staff took off the list, whatever its page says', async () => {
    await editor.retire('Leak Sensor')
    notion.pages.edit(leak, { MSRP: 1500 })
    for (const _time of [1, 2]) await sync.run()
    expect(await editor.find('Leak Sensor')).toMatchObject({ record: { msrp: '1500' }, pending: ['retired'] })
    expect((await editor.find('Leak Sensor')).retiredAt).not.toBeNull()
  })

  it('does not retire again what staff brought back, and an export takes its page out of the trash', async () => {
    notion.pages.trash(leak)
    await sync.run()
    await editor.restore('Leak Sensor')
    await sync.run()
    expect((await editor.find('Leak Sensor')).retiredAt).toBeNull()
    await sync.run({ direction: 'export' })
    expect(notion.pages.find(leak).inTrash).toBe(false)
    await expectPeace()
  })

  it('neither replaces nor deletes a sample that staff have edited', async () => {
    const fresh = await startTestApp()
    const there = await createEditor(fresh)
    const [sample] = await there.all()
    const name = sample?.name ?? ''
    await there.edit(name, { msrp: '77' })
    await createTestSync(fresh, notion).run()
    expect((await there.all()).map(({ source }) => source).toSorted()).toEqual(['local', 'notion', 'notion'])
    expect(await createTestSync(fresh, notion).run({ direction: 'both' })).toMatchObject({
      success: true,
      productsCount: 3,
    })
    expect(notion.pages.all()).toHaveLength(3)
    expect(await there.find(name)).toMatchObject({ source: 'notion', record: { msrp: '77' } })
    await fresh.close()
  })
})

describe('An export', () => {
  it('leaves Notion’s own changes to the next import', async () => {
    await editor.edit('Leak Sensor', { sku: 'LS-5' })
    notion.pages.edit(leak, { MSRP: 1300 })
    await sync.run({ direction: 'export' })
    expect(await editor.find('Leak Sensor')).toMatchObject({ record: { msrp: '1000', sku: 'LS-5' }, pending: [] })
    await sync.run({ direction: 'import' })
    expect(await editor.find('Leak Sensor')).toMatchObject({ record: { msrp: '1300', sku: 'LS-5' } })
    await expectPeace()
  })

  it('reads again what people edit while it runs, so that no fresh edit is overwritten', async () => {
    await editor.edit('Leak Sensor', { msrp: '1200' })
    notion.onRequest(({ method, path }) => {
      if (method === 'GET' && path.endsWith(leak)) notion.pages.edit(leak, { MSRP: 1400 })
    })
    await sync.run({ direction: 'both' })
    notion.onRequest(() => {})
    expect(notion.pages.values(leak)).toMatchObject({ MSRP: 1400 })
    expect(await editor.find('Leak Sensor')).toMatchObject({ record: { msrp: '1400' }, pending: [] })
    expect(await conflicts()).toMatchObject([{ ours: '1200', theirs: '1400' }])
    await expectPeace()
  })

  it('keeps what is edited here while its own request is on its way, and what a person edits beside it in Notion', async () => {
    await editor.edit('Leak Sensor', { msrp: '1200' })
    let edited = false
    notion.onRequest(async (request) => {
      if (!isPatch(request) || edited) return
      edited = true
      notion.pages.edit(leak, { SKU: 'theirs' })
      await editor.edit('Leak Sensor', { msrp: '1250' })
    })
    await sync.run({ direction: 'export' })
    expect(await editor.find('Leak Sensor')).toMatchObject({
      record: { msrp: '1250', sku: null },
      synced: { msrp: '1200', sku: null },
      pending: ['msrp'],
    })
    await sync.run({ direction: 'both' })
    expect(await editor.find('Leak Sensor')).toMatchObject({ record: { msrp: '1250', sku: 'theirs' }, pending: [] })
    expect(notion.pages.values(leak)).toMatchObject({ MSRP: 1250, SKU: 'theirs' })
    await expectPeace()
  })

  it('finds a page that is put in the trash at the last moment, and does not bring it back', async () => {
    await editor.edit('Leak Sensor', { msrp: '1200' })
    notion.onRequest((request) => {
      if (isPatch(request) && !notion.pages.find(leak).inTrash) notion.pages.trash(leak)
    })
    expect(await sync.run({ direction: 'both' })).toMatchObject({ success: true })
    expect(await editor.find('Leak Sensor')).toMatchObject({
      record: { msrp: '1200' },
      syncedRetired: true,
      pushError: null,
    })
    expect(await lastRun()).toMatchObject({ retired: 1, pushFailures: 0 })
    expect(notion.writes).toEqual([])
  })

  it('says of a product that its page is gone, and sends the others', async () => {
    await editor.edit('Leak Sensor', { msrp: '1200' })
    await editor.edit('Meter', { msrp: '1200' })
    notion.pages.remove(leak)
    expect(await sync.run({ direction: 'export' })).toMatchObject({ success: true })
    expect((await editor.find('Leak Sensor')).pushError).toMatchObject({ code: 'notion.page-gone' })
    expect(await lastRun()).toMatchObject({ pushFailures: 1, pushedUpdated: 1 })
  })

  it('goes on where one page is refused, tells staff once of its streak, and has the queue try it again', async () => {
    const retried: string[] = []
    const refusing = createTestSync(test, notion, {
      retryPush: async (_tx, productId) => void retried.push(productId),
    })
    await createStaff(test, 'manager')
    for (const name of ['Leak Sensor', 'Meter']) await editor.edit(name, { msrp: '1200' })
    notion.fail(
      { kind: 'status', status: 400, message: 'Not this page' },
      { times: 2, when: (request) => isPatch(request) && request.path.endsWith(leak) },
    )
    for (let time = 0; time < 2; time += 1)
      expect(await refusing.run({ direction: 'both' })).toMatchObject({ success: true })
    const product = await editor.find('Leak Sensor')
    const pushError = { code: 'notion.said', params: { reply: 'Not this page' } }
    expect(product).toMatchObject({ pushError, pushAttempts: 2, pending: ['msrp'] })
    expect(retried).toEqual([product.id])
    const notifications = await prisma().notification.findMany({ where: { kind: 'sync.push_failed' } })
    expect(notifications.map(({ params }) => params)).toEqual([
      {
        productId: product.id,
        name: 'Leak Sensor',
        message: expect.stringContaining('Notion said: “Not this page”'),
        note: product.pushError,
      },
    ])
    await refusing.run({ direction: 'both' })
    await expectPeace()
  })

  it('ends where the key is no longer good, with what was written so far in place', async () => {
    await editor.edit('Leak Sensor', { msrp: '1200' })
    notion.fail({ kind: 'status', status: 401, message: 'API token is invalid.' }, { when: isPatch })
    const result = await sync.run({ direction: 'export' })
    expect(result).toMatchObject({
      success: false,
      errors: [expect.stringMatching(/^Notion does not accept the API key: .*Notion said: “API token is invalid\.”$/)],
    })
    await sync.run({ direction: 'export' })
    await expectPeace()
  })

  it('ends where it cannot make pages in the database', async () => {
    await editor.add({ name: 'New' })
    notion.fail({ kind: 'status', status: 404, message: 'Could not find database' }, { when: isCreate })
    expect(await sync.run({ direction: 'export' })).toMatchObject({ success: false })
    await sync.run({ direction: 'both' })
    await expectPeace()
  })
})
