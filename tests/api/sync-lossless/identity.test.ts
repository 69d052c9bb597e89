import supertest from 'supertest'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import { catalogueColumns } from '#tests/support/notion/catalogue.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import { type Row, users } from '#tests/support/notion/store.ts'
import { createStaff } from '#tests/support/staff.ts'
import { createTestSync, noStop } from '#tests/support/sync.ts'
import type { Editor } from '../sync/editor.ts'
import { mirrorEach } from '../sync/mirror.ts'

const row = (name: string, sku: string | null, more: Row = {}): Row => ({
  產品名稱: name,
  Category: 'hardware',
  MSRP: 1000,
  SKU: sku,
  ...more,
})
const rows = [row('Leak Sensor', 'LS-1'), row('Meter', 'M-1'), row('Gateway', null), row('Tag', null)]

let test: TestApp
let notion: NotionStandIn
let sync: ReturnType<typeof createTestSync>
let editor: Editor
let pages: string[]

mirrorEach(rows, (mirror) => {
  ;({ test, notion, sync, editor, pages } = mirror)
})

const prisma = () => test.services.database.prisma
const lastRun = () => prisma().syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' }, include: { changes: true } })
const [leak, meter, gateway] = [0, 1, 2].map((index) => () => pages[index] ?? '') as [
  () => string,
  () => string,
  () => string,
]
const identities = async () => (await editor.all()).map(({ id, slug, createdAt }) => ({ id, slug, createdAt }))
const kinds = async () => (await lastRun()).changes.map(({ side, kind, name }) => `${side} ${kind} ${name}`).toSorted()

/** The next complete run of each direction finds nothing to do on either side. */
async function expectPeace(peaceful = sync) {
  for (const direction of ['both', 'import', 'export'] as const) {
    expect(await peaceful.run({ direction })).toMatchObject({ success: true })
    expect((await lastRun()).changes).toEqual([])
  }
}

/** What a run reads: every page, or those that there are one by one, as where Notion tells of them. */
const reading = (complete: boolean) => (complete ? {} : { pages: notion.pages.all().map(({ id }) => id) })

describe.each([true, false])('A page that is made again, found by a reading that is complete: %s', (complete) => {
  it('is the page of the product that bears its SKU: address, history and what it does not say stay', async () => {
    await editor.edit('Leak Sensor', { description: 'Finds water', modelNumber: 'M7' })
    await sync.run({ direction: 'both' })
    const before = await identities()
    const revisions = await prisma().productRevision.count()
    notion.pages.trash(leak())
    const again = notion.pages.add({ 產品名稱: 'Leak Sensor', SKU: 'ls-1', MSRP: 1200 })
    await sync.run({ direction: 'both', ...reading(complete) })
    expect(await kinds()).toEqual(['mirror link Leak Sensor', 'mirror update Leak Sensor', 'notion update Leak Sensor'])
    expect(await lastRun()).toMatchObject({ linked: 1, created: 0, retired: 0, updated: 1, pushedUpdated: 1 })
    expect(await identities()).toEqual(before)
    expect(await editor.find('Leak Sensor')).toMatchObject({
      notionPageId: again,
      retiredAt: null,
      record: { sku: 'ls-1', msrp: '1200', description: 'Finds water', modelNumber: 'M7' },
    })
    expect(notion.pages.values(again)).toMatchObject({ 描述: 'Finds water', 型號: 'M7', MSRP: 1200 })
    expect(await prisma().productRevision.count()).toBe(revisions + 1)
    expect(await prisma().syncConflict.count()).toBe(0)
    await expectPeace()
  })

  it('is so long after the product went off the list, which it is back on', async () => {
    notion.pages.trash(leak())
    await sync.run()
    expect((await editor.find('Leak Sensor')).retiredAt).not.toBeNull()
    const before = await identities()
    notion.pages.add(row('Leak Sensor', 'LS-1'))
    await sync.run(reading(complete))
    expect(await identities()).toEqual(before)
    expect(await kinds()).toEqual(['mirror link Leak Sensor', 'mirror restore Leak Sensor'])
    expect((await editor.find('Leak Sensor')).retiredAt).toBeNull()
    await expectPeace()
  })

  it('keeps an edit that waits, and both values where both were edited', async () => {
    await editor.edit('Leak Sensor', { msrp: '1500', modelNumber: 'ours' })
    notion.pages.trash(leak())
    const again = notion.pages.add(row('Leak Sensor', 'LS-1', { MSRP: 1300 }))
    await sync.run({ direction: 'both', ...reading(complete) })
    expect((await editor.find('Leak Sensor')).record).toMatchObject({ msrp: '1300', modelNumber: 'ours' })
    expect(notion.pages.values(again)).toMatchObject({ MSRP: 1300, 型號: 'ours' })
    expect(await prisma().syncConflict.findMany()).toMatchObject([{ field: 'msrp', ours: '1500', theirs: '1300' }])
    await expectPeace()
  })

  it('of a product that was added here and never told becomes its page, and neither is made', async () => {
    await editor.add({ name: 'New here', sku: 'N-1', msrp: '10', modelNumber: 'ours' })
    const page = notion.pages.add({ 產品名稱: 'New there', SKU: 'N-1', MSRP: 12 })
    await sync.run({ direction: 'both', ...reading(complete) })
    expect(notion.pages.all()).toHaveLength(5)
    expect(await editor.find('New there')).toMatchObject({
      notionPageId: page,
      record: { msrp: '12', modelNumber: 'ours' },
    })
    const conflicts = await prisma().syncConflict.findMany({ orderBy: { field: 'asc' } })
    expect(conflicts).toMatchObject([
      { field: 'msrp', ours: '10', theirs: '12' },
      { field: 'name', ours: 'New here', theirs: 'New there' },
    ])
    await expectPeace()
  })

  it('that bears the SKU of one that lives is left out, with a warning that names both, until people decide', async () => {
    const twin = notion.pages.add(row('Leak Sensor, copy', 'LS-1'))
    const warning =
      'Leak Sensor, copy: was left out, for “Leak Sensor” has the same SKU, LS-1. Give one of the two pages another SKU, or put the one too many in the trash'
    const { warnings } = await sync.run({ direction: 'both', ...reading(complete) })
    expect(warnings).toEqual([warning])
    expect(await lastRun()).toMatchObject({ created: 0, linked: 0, productsCount: 4, changes: [] })
    notion.pages.trash(leak())
    await sync.run({ direction: 'both', ...reading(complete) })
    expect(await lastRun()).toMatchObject({ linked: 1, retired: 0 })
    expect(await editor.find('Leak Sensor, copy')).toMatchObject({ notionPageId: twin })
    notion.pages.restore(leak())
    expect((await sync.run({ direction: 'both', ...reading(complete) })).warnings).toHaveLength(1)
    notion.pages.edit(leak(), { SKU: 'LS-2' })
    await sync.run({ direction: 'both', ...reading(complete) })
    expect(await lastRun()).toMatchObject({ created: 1, warnings: [] })
    expect(await editor.all()).toHaveLength(5)
  })

  it('of two that bear one SKU only the first is read, whichever is listed first', async () => {
    notion.pages.add(row('Second', 'X-1'))
    notion.pages.add(row('First', 'x-1'), new Date(Date.now() - 3_600_000))
    notion.pages.edit(notion.pages.all().at(-1)?.id ?? '', { MSRP: 5 })
    const { warnings } = await sync.run(reading(complete))
    expect(warnings).toEqual([expect.stringMatching(/^Second: was left out, for “First” has the same SKU/)])
    expect((await editor.all()).map(({ name }) => name)).toContain('First')
    expect(await editor.all()).toHaveLength(5)
  })

  it('may take the SKU that another page gave up', async () => {
    notion.pages.edit(leak(), { SKU: 'LS-2' })
    notion.pages.add(row('Leak Sensor, new', 'LS-1'))
    expect(await sync.run(reading(complete))).toMatchObject({ warnings: [], productsCount: 5 })
    expect(await lastRun()).toMatchObject({ created: 1, updated: 1, linked: 0 })
  })
})

it('a plan shows each link as a change of its own kind', async () => {
  const viewer = await createStaff(test, 'viewer')
  const read = (path: string) =>
    supertest(test.url).get(`/api/v1/admin/sync/runs/${path}`).set(viewer.cookie).expect(200)
  const again = remake(leak(), row('Leak Sensor', 'LS-1'))
  await sync.run({ direction: 'both', dryRun: true })
  const { id } = await lastRun()
  const { id: productId } = await editor.find('Leak Sensor')
  const { body: run } = await read(id)
  expect(run).toMatchObject({ status: 'planned', linked: 1, updated: 0, created: 0, retired: 0 })
  expect(run.groups).toEqual([{ side: 'mirror', kind: 'link', count: 1, marked: 0 }])
  const { body: changes } = await read(`${id}/changes?kind=link`)
  expect(changes.items).toMatchObject([{ productId, pageId: again, name: 'Leak Sensor', fields: [] }])
  await sync.run({ direction: 'both', planId: id })
  expect(await lastRun()).toMatchObject({ status: 'succeeded', linked: 1, updated: 0 })
})

it('pictures stay where the new page has none, though only people can put those of Notion’s on it', async () => {
  const picture = { name: 'front.png', bytes: solidPng([10, 120, 110]), contentType: 'image/png' }
  notion.pages.edit(leak(), { 圖片: [picture] })
  await sync.run()
  const { images } = await editor.find('Leak Sensor')
  const again = remake(leak(), row('Leak Sensor', 'LS-1'))
  const { warnings } = await sync.run({ direction: 'both' })
  expect(warnings).toEqual([
    expect.stringMatching(/“front.png” is a file of Notion’s, which has to be put on the page/),
  ])
  expect(await editor.find('Leak Sensor')).toMatchObject({ images, pending: ['images'] })
  notion.pages.edit(again, { 圖片: [picture] })
  await sync.run({ direction: 'both' })
  const product = await editor.find('Leak Sensor')
  expect(product).toMatchObject({ pending: [], pushError: null })
  expect(product.images).toHaveLength(1)
})

it('an export links as well, and tells the new page', async () => {
  await editor.edit('Leak Sensor', { msrp: '1500' })
  notion.pages.trash(leak())
  const again = notion.pages.add(row('Leak Sensor', 'LS-1'))
  await sync.run({ direction: 'export' })
  expect(await lastRun()).toMatchObject({ linked: 1, pushedUpdated: 1, pushFailures: 0 })
  expect(notion.pages.values(again)).toMatchObject({ MSRP: 1500 })
  await sync.run({ direction: 'both' })
  await expectPeace()
})

it('an export that gives a product another page counts nothing of it as read, though it says what the former one said', async () => {
  await editor.edit('Leak Sensor', { msrp: '1500' })
  const { createdAt } = await editor.find('Leak Sensor')
  notion.pages.edit(leak(), { 描述: 'Not taken by exports' })
  await sync.run({ direction: 'export' })
  expect(notion.pages.values(leak())).toMatchObject({ MSRP: 1500 })
  notion.pages.trash(leak())
  const again = notion.pages.add(row('Leak Sensor', 'LS-1'), createdAt)
  await sync.run({ direction: 'export' })
  expect(await editor.find('Leak Sensor')).toMatchObject({ notionPageId: again, record: { msrp: '1500' } })
  await sync.run()
  expect((await editor.find('Leak Sensor')).record).toMatchObject({ msrp: '1000', description: null })
  await expectPeace()
})

it('two products whose pages come to bear one SKU both stay, and staff are told', async () => {
  notion.pages.edit(meter(), { SKU: 'LS-1' })
  const { warnings } = await sync.run(reading(false))
  expect(warnings).toEqual(['Meter: has the same SKU as “Leak Sensor”, LS-1. Give one of the two another'])
  expect(await editor.all()).toHaveLength(4)
})

describe('A catalogue that moves to a copy of its database', () => {
  const copyId = '7c1d0a52-5b0e-4d8a-9a37-2f0e6b1c9d10'
  let moved: typeof sync

  async function copy(change: (row: Row, index: number) => Row = (same) => same) {
    const there = notion.addDatabase(copyId, 'Copy', catalogueColumns)
    const copies = pages.map((id, index) => there.pages.add(change(plain(notion.pages.values(id)), index)))
    moved = createTestSync(test, notion, { databaseId: copyId })
    return { there, copies }
  }

  it('keeps every product, those without a SKU by their names, and moves back', async () => {
    await editor.edit('Gateway', { modelNumber: 'ours' })
    const before = await identities()
    const { there, copies } = await copy((row, index) => (index === 1 ? { ...row, MSRP: 900 } : row))
    await moved.run({ direction: 'both', dryRun: true })
    const plan = await lastRun()
    expect(await kinds()).toEqual([
      'mirror link Gateway',
      'mirror link Leak Sensor',
      'mirror link Meter',
      'mirror link Tag',
      'mirror update Meter',
      'notion update Gateway',
    ])
    expect(plan).toMatchObject({ linked: 4, created: 0, retired: 0, updated: 1 })
    await moved.run({ direction: 'both', planId: plan.id })
    expect(await lastRun()).toMatchObject({ status: 'succeeded', linked: 4, created: 0, retired: 0, updated: 1 })
    expect(await identities()).toEqual(before)
    const linked = (await prisma().product.findMany()).map(({ notionPageId }) => notionPageId)
    expect(linked.toSorted()).toEqual(copies.toSorted())
    expect(there.pages.values(copies[2] ?? '')).toMatchObject({ 型號: 'ours' })
    await expectPeace(moved)

    await sync.run({ direction: 'both' })
    expect(await lastRun()).toMatchObject({ linked: 4, created: 0, retired: 0 })
    expect(await identities()).toEqual(before)
    expect(notion.pages.values(meter())).toMatchObject({ MSRP: 1000 })
    await expectPeace()
  })

  it('links pages by a reading of these alone, for the former ones are elsewhere', async () => {
    const { there } = await copy()
    const told = there.pages.all().slice(0, 2)
    await moved.run({ pages: told.map(({ id }) => id) })
    expect(await lastRun()).toMatchObject({ complete: false, linked: 2, retired: 0 })
    await moved.run()
    expect(await lastRun()).toMatchObject({ created: 0, retired: 0 })
  })

  it('links no name that two bear, on either side, nor one of another SKU', async () => {
    notion.pages.edit(pages[3] ?? '', { 產品名稱: 'Gateway' })
    await sync.run()
    await copy((row, index) => (index === 0 ? { ...row, SKU: 'OTHER' } : row))
    await moved.run()
    expect(await lastRun()).toMatchObject({ linked: 1, created: 3, retired: 3 })
    expect(await editor.find('Meter')).toMatchObject({ retiredAt: null })
  })
})

it('a page without a SKU that is gone and made again is linked by its exact name', async () => {
  const before = await identities()
  notion.pages.trash(gateway())
  notion.pages.add(row('Gateway', null))
  await sync.run()
  expect(await identities()).toEqual(before)
  expect(await lastRun()).toMatchObject({ linked: 1, created: 0, retired: 0 })
})

/** Somebody deletes a page and makes another. */
function remake(id: string, made: Row): string {
  notion.pages.trash(id)
  return notion.pages.add(made)
}

/** Values as they are typed. */
function plain(values: Record<string, unknown>): Row {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Row
}

describe('A page whose making we never heard of, and that somebody renamed before we looked', () => {
  const isCreate = ({ method, path }: { method: string; path: string }) => method === 'POST' && path === '/v1/pages'

  /** Pages are made for these; the run breaks off before it hears of any. @returns the pages, in the same order */
  async function makeUnheard(...records: Parameters<Editor['add']>[0][]): Promise<string[]> {
    const before = notion.pages.all().length
    for (const record of records) {
      await editor.add(record)
      notion.onRequest(async (request) => {
        const running = { where: { status: 'running' }, data: { status: 'interrupted' } } as const
        if (isCreate(request)) await prisma().syncRun.updateMany(running)
      })
      expect(await sync.service.push((await editor.find(record.name)).id, 'both', noStop)).toBe('again')
      notion.onRequest(() => {})
    }
    return notion.pages
      .all()
      .slice(before)
      .map(({ id }) => id)
  }

  it.each([true, false])(
    'is its product’s, by the mark that it was made with, whatever else was typed in it; read whole: %s',
    async (complete) => {
      const [made = ''] = await makeUnheard({ name: 'New here', msrp: '90' })
      notion.pages.edit(made, { 產品名稱: 'Renamed', MSRP: 95 })
      await sync.run({ direction: 'both', ...reading(complete) })
      expect(notion.pages.all()).toHaveLength(5)
      expect(await editor.all()).toHaveLength(5)
      expect(await editor.find('Renamed')).toMatchObject({
        notionPageId: made,
        record: { msrp: '95' },
        pushStartedAt: null,
      })
      await expectPeace()
    },
  )

  it('is found by the queue, too, before it makes another', async () => {
    const [made = ''] = await makeUnheard({ name: 'New here', msrp: '90' })
    const { id } = await editor.find('New here')
    notion.pages.edit(made, { 產品名稱: 'Renamed', MSRP: 95 })
    expect(await sync.service.push(id, 'both', noStop)).toBe('done')
    expect(notion.pages.all()).toHaveLength(5)
    expect(await editor.find('Renamed')).toMatchObject({ id, notionPageId: made })
  })

  it('is told from another such page by what else it says', async () => {
    const [first = '', second = ''] = await makeUnheard({ name: 'One', msrp: '90' }, { name: 'Two', msrp: '91' })
    const [one, two] = [await editor.find('One'), await editor.find('Two')]
    notion.pages.edit(first, { 產品名稱: 'B' })
    notion.pages.edit(second, { 產品名稱: 'A' })
    await sync.run({ direction: 'both' })
    expect(notion.pages.all()).toHaveLength(6)
    expect(await editor.find('B')).toMatchObject({ id: one.id, notionPageId: first })
    expect(await editor.find('A')).toMatchObject({ id: two.id, notionPageId: second })
    await expectPeace()
  })

  it('is none that a person has made meanwhile, nor one that we made before', async () => {
    const [made = ''] = await makeUnheard({ name: 'New here', msrp: '90' })
    notion.pages.remove(made)
    notion.pages.add({ 產品名稱: 'By a person', MSRP: 90 })
    notion.pages.add({ 產品名稱: 'Long ago', MSRP: 90 }, new Date(Date.now() - 3_600_000), users.bot)
    await sync.run({ direction: 'both' })
    expect((await editor.all()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['By a person', 'Long ago', 'New here']),
    )
    expect(notion.pages.all()).toHaveLength(7)
    await expectPeace()
  })
})
