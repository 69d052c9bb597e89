import supertest from 'supertest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { syncResultSchema } from '#contract/sync/sync.ts'
import type { Invalidation } from '#server/modules/catalogue/index.ts'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createTestSync } from '#tests/support/sync.ts'

const row = (name: string, more: Record<string, string | number> = {}) => ({
  產品名稱: name,
  Category: 'hardware',
  MSRP: 1000,
  Availability: 'In Stock 20',
  ...more,
})

let notion: NotionStandIn
let sync: ReturnType<typeof createTestSync>

const test = await restoredApp()
beforeEach(async () => {
  notion = await startNotion()
  sync = createTestSync(test, notion)
})
afterEach(() => notion.close())

const list = async (query = '') => (await supertest(test.url).get(`/api/v1/products${query}`)).body
const names = async () => (await list('?pageSize=100')).items.map((item: { name: string }) => item.name)
const rows = () => test.services.database.prisma.product.findMany({ orderBy: { name: 'asc' } })
const lastRun = () => test.services.database.prisma.syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' } })

describe('A first import', () => {
  it('replaces the samples and answers with the result of the sync', async () => {
    notion.pages.add(row('Leak Sensor'))
    notion.pages.add(row('漏水感測器', { 'English Name': 'Water Leak Sensor' }))
    const result = await sync.run()
    expect(syncResultSchema.parse(result)).toMatchObject({ success: true, productsCount: 2, errors: [] })
    expect((await names()).toSorted()).toEqual(['Leak Sensor', '漏水感測器'])
    expect(await lastRun()).toMatchObject({
      status: 'succeeded',
      stage: 'complete',
      percent: 100,
      complete: true,
      created: 2,
    })
  })

  it('gives a product the address of a sample that made room for it', async () => {
    notion.pages.add(row('漏水', { 'English Name': 'Water Leak Sensor' }))
    await sync.run()
    expect((await list()).items[0].slug).toBe('water-leak-sensor')
  })

  it('goes through its stages, from 10 through 30 and 70 to 100 percent', async () => {
    for (const added of catalogueRows({ count: 250 })) notion.pages.add(added)
    await sync.run()
    const stages = sync.progress.map(({ stage }) => stage)
    expect([...new Set(stages)]).toEqual(['connecting', 'fetching', 'processing', 'complete'])
    const first = (stage: string) => sync.progress.find((step) => step.stage === stage)?.percent
    expect([first('connecting'), first('fetching'), first('processing'), first('complete')]).toEqual([10, 30, 70, 100])
    const percents = sync.progress.map(({ percent }) => percent)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  })

  it('drops pages without a name and keeps what each property said', async () => {
    notion.pages.add(row('\u3000'))
    notion.pages.add(row('Meter', { MSRP: 1580, SKU: 'EM-1' }))
    await sync.run()
    const [product, ...rest] = await rows()
    expect(rest).toEqual([])
    expect(product).toMatchObject({ source: 'notion', synced: { name: 'Meter', msrp: '1580', sku: 'EM-1' } })
    expect(product?.partnerPrice?.toFixed(2)).toBe('948.00')
  })

  it('files an unknown category under hardware and warns of it', async () => {
    notion.pages.add(row('Robot', { Category: 'Robotics' }))
    const result = await sync.run()
    expect((await list()).items[0]).toMatchObject({ category: 'hardware', subcategory: 'Robotics' })
    expect(result.warnings.join()).toContain('"Robotics" is unknown')
  })
})

describe('A later import', () => {
  it('writes nothing where nothing has changed', async () => {
    for (const added of catalogueRows({ count: 120 })) notion.pages.add(added)
    await sync.run()
    const versions = () => test.services.database.prisma.$queryRaw`SELECT "id", xmin::text FROM "Product" ORDER BY "id"`
    const before = await versions()
    await sync.run()
    expect(await versions()).toEqual(before)
    expect(await lastRun()).toMatchObject({ created: 0, updated: 0 })
  })

  it('clears no cache where nothing has changed, and retires a listed page once', async () => {
    let commits = 0
    const onCommit = ({ what }: Invalidation) => {
      if (what !== 'end') commits += 1 // an end tells of nothing but of steps
    }
    const counting = createTestSync(test, notion, { onCommit })
    const kept = notion.pages.add(row('Leak Sensor'))
    await counting.run()
    const first = commits
    for (const _time of [1, 2]) await counting.run()
    expect(commits).toBe(first)
    notion.pages.trash(kept, { listed: true })
    for (const _time of [1, 2, 3]) await counting.run()
    expect(commits).toBe(first + 1)
  })

  it('of an empty database removes the samples', async () => {
    expect(await sync.run()).toMatchObject({ success: true, productsCount: 0 })
    expect(await names()).toEqual([])
  })

  it('writes the page that was edited, and no other', async () => {
    const edited = notion.pages.add(row('Leak Sensor'))
    notion.pages.add(row('Meter'))
    await sync.run()
    notion.pages.edit(edited, { MSRP: 2000 })
    await sync.run()
    expect(await lastRun()).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    expect((await list('?search=leak')).items[0].price.msrp).toBe(2000)
  })

  it('keeps the former address of a renamed product, and gives it to no other', async () => {
    const renamed = notion.pages.add(row('Leak Sensor'))
    await sync.run()
    notion.pages.edit(renamed, { 產品名稱: 'Flood Sensor' })
    notion.pages.add(row('Leak Sensor'))
    await sync.run()
    const former = await supertest(test.url).get('/api/v1/products/leak-sensor')
    expect(former.body).toMatchObject({ name: 'Flood Sensor', slug: 'flood-sensor' })
    expect((await supertest(test.url).get('/api/v1/products/leak-sensor-2')).body.name).toBe('Leak Sensor')
  })

  it('retires a page that is gone, and brings it back when it returns', async () => {
    const trashed = notion.pages.add(row('Leak Sensor'))
    notion.pages.add(row('Meter'))
    await sync.run()
    notion.pages.trash(trashed)
    await sync.run()
    expect(await names()).toEqual(['Meter'])
    expect((await supertest(test.url).get('/api/v1/products/leak-sensor')).status).toBe(410)
    notion.pages.restore(trashed)
    await sync.run()
    expect((await names()).toSorted()).toEqual(['Leak Sensor', 'Meter'])
  })

  it.each(['archive', 'trash'] as const)('retires a listed page after %s', async (action) => {
    const page = notion.pages.add(row('Leak Sensor'))
    await sync.run()
    notion.pages[action](page, { listed: true })
    await sync.run()
    expect(await names()).toEqual([])
  })

  it('reads every page by the clock too: what is gone is gone with the next run', async () => {
    const gone = notion.pages.add(row('Leak Sensor'), new Date(Date.now() - 86_400_000))
    await sync.run()
    notion.pages.remove(gone)
    notion.pages.add(row('Meter'))
    const before = notion.requests.length
    await sync.run({ trigger: 'clock' })
    const query = notion.requests.slice(before).find(({ path }) => path.endsWith('/query'))
    expect(query?.body).not.toHaveProperty('filter')
    expect(await names()).toEqual(['Meter'])
    expect(await lastRun()).toMatchObject({ trigger: 'clock', complete: true, retired: 1 })
  })
})

describe('Columns', () => {
  it('keeps reading a column that was renamed', async () => {
    const page = notion.pages.add(row('Leak Sensor'))
    await sync.run()
    notion.columns.rename('MSRP', '建議零售價（含稅）')
    notion.pages.edit(page, { '建議零售價（含稅）': 1500 })
    await sync.run()
    expect((await list()).items[0].price.msrp).toBe(1500)
  })

  it('names a column that can no longer be read in a warning, keeps what it held, and reads it again once it is back', async () => {
    const page = notion.pages.add(row('Leak Sensor'))
    await sync.run()
    notion.columns.retype('MSRP', 'files')
    const result = await sync.run()
    expect(result.success).toBe(true)
    expect(result.warnings.join()).toContain('MSRP')
    expect((await list()).items).toMatchObject([{ name: 'Leak Sensor', price: { msrp: 1000 } }])
    notion.columns.rename('MSRP', '零售')
    notion.columns.retype('零售', 'number')
    notion.pages.edit(page, { 零售: 1200 })
    expect((await sync.run()).warnings).toEqual([])
    expect((await list()).items[0].price.msrp).toBe(1200)
  })

  it('reads nothing where the title column cannot be seen', async () => {
    notion.pages.add(row('Leak Sensor'))
    await sync.run()
    notion.columns.remove('產品名稱')
    const result = await sync.run()
    expect(result.errors.join()).toContain('no title column')
    expect(await names()).toEqual(['Leak Sensor'])
  })
})
