import { describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import type { Fault } from '#tests/support/notion/faults.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { mirrorEach } from './mirror.ts'

let test: TestApp
let notion: NotionStandIn
let sync: ReturnType<typeof createTestSync>

mirrorEach(catalogueRows({ count: 130 }), (mirror) => {
  ;({ test, notion, sync } = mirror)
})

const products = () => test.services.database.prisma.product.findMany({ orderBy: { id: 'asc' } })
const queries = (request: { path: string }) => request.path.endsWith('/query')
const idOf = (name: string) => notion.columns.all().find((column) => column.name === name)?.id ?? ''

/** A run that ends so, having changed nothing, not even where it is forced. */
async function refuses(reason: RegExp): Promise<void> {
  const before = await products()
  const result = await sync.run({ force: true })
  expect(result).toMatchObject({ success: false, errors: [expect.stringMatching(reason)] })
  expect(await products()).toEqual(before)
}

describe('A list that is not whole ends the run, and changes nothing', () => {
  it.each<[string, Fault, RegExp]>([
    ['no rows, and more to come', { kind: 'no-rows' }, /says that there are more pages/],
    ['a cursor that leads back', { kind: 'looping-cursor' }, /says that there are more pages/],
    ['more to come without a cursor', { kind: 'more-without-cursor' }, /Invalid Notion API response structure/],
  ])('%s', async (_what, fault, reason) => {
    notion.fail(fault, { times: 1000, when: queries })
    await refuses(reason)
  })

  it('rows without a column that the database has', async () => {
    notion.fail({ kind: 'column-left-out', id: idOf('MSRP') }, { times: 1000, when: queries })
    await refuses(/not whole: no page has column “MSRP”/)
  })

  it('and the next one that is whole goes on', async () => {
    notion.fail({ kind: 'no-rows' }, { when: queries })
    await refuses(/not whole/)
    notion.pages.edit(notion.pages.all()[0]?.id ?? '', { MSRP: 4321 })
    expect(await sync.run()).toMatchObject({ success: true, productsCount: 130 })
    expect((await products()).filter(({ msrp }) => Number(msrp) === 4321)).toHaveLength(1)
  })
})

describe('A column that is gone keeps what it said', () => {
  it('of every product, says so in each run, and is followed again once it is back', async () => {
    const before = await products()
    notion.columns.remove('MSRP')
    const gone = await sync.run()
    expect(gone.success).toBe(true)
    expect(gone.warnings.join()).toMatch(/The column that held .* is gone: products keep what it said/)
    expect((await products()).map(({ msrp }) => msrp)).toEqual(before.map(({ msrp }) => msrp))
    notion.pages.edit(notion.pages.all()[0]?.id ?? '', { 'English Name': 'Renamed' })
    expect((await sync.run()).warnings.join()).toMatch(/is gone/)
    expect((await products()).map(({ msrp }) => msrp)).toEqual(before.map(({ msrp }) => msrp))
    expect((await products()).filter(({ nameEn }) => nameEn === 'Renamed')).toHaveLength(1)
    notion.columns.add({ name: 'MSRP', type: 'number' })
    notion.pages.edit(notion.pages.all()[0]?.id ?? '', { MSRP: 77 })
    await sync.run()
    expect((await products()).filter(({ msrp }) => Number(msrp) === 77)).toHaveLength(1)
  })
})

describe('What products keep of a column that is gone or of another type', () => {
  const runs = () => test.services.database.prisma.syncRun.findMany({ orderBy: { startedAt: 'desc' } })

  it.each<[string, () => void]>([
    ['gone', () => notion.columns.remove('MSRP')],
    ['of another type', () => notion.columns.retype('MSRP', 'checkbox')],
  ])('is asked about with the column %s: each run says how many hold what', async (_how, lose) => {
    const holding = (await products()).filter(({ record }) => Object(record).msrp !== null).length
    lose()
    expect((await sync.run()).warnings).toContainEqual(
      expect.stringMatching(new RegExp(`^${holding} products keep what MSRP said, such as .+give it up`)),
    )
  })

  it('is emptied by a plan that gives the field up, and not before it is carried out', async () => {
    const before = await products()
    notion.columns.remove('MSRP')
    await sync.run()
    const braked = createTestSync(test, notion, { brake: () => ({ percent: 20, products: 50 }) })
    await braked.run({ dryRun: true, givesUp: 'msrp' })
    const [plan] = await runs()
    expect(plan).toMatchObject({ status: 'planned', message: { code: 'planned.giving-up', params: { field: 'msrp' } } })
    expect((await products()).map(({ msrp }) => msrp)).toEqual(before.map(({ msrp }) => msrp))
    expect(await braked.run({ planId: plan?.id, givesUp: 'msrp' })).toMatchObject({ success: true })
    expect((await products()).every(({ record }) => Object(record).msrp === null)).toBe(true)
    expect((await sync.run()).warnings.join()).not.toMatch(/keep what MSRP said/)
  })
})

describe('A database that is no catalogue', () => {
  it('none of whose columns is known is not taken for one', async () => {
    const other = await startNotion({
      databaseId: '0b9d7f4e-2a61-4c7e-8f0a-3d5b6c7e8f90',
      columns: [
        { name: 'Item', type: 'title' },
        { name: 'Code', type: 'rich_text' },
        { name: 'List price HK$', type: 'number' },
      ],
    })
    other.pages.add({ Item: 'Meter', Code: 'M-1', 'List price HK$': 10 })
    const before = await products()
    const result = await createTestSync(test, other, { databaseId: other.databaseId }).run({ force: true })
    await other.close()
    expect(result.errors).toEqual([expect.stringMatching(/no catalogue: of its 3 columns none but the title is known/)])
    expect(await products()).toEqual(before)
  })

  it('without a title it is not read at all', async () => {
    const title = notion.columns.all().find(({ type }) => type === 'title')?.name ?? ''
    notion.columns.remove(title)
    await refuses(/shows no title column/)
  })

  it('that is the pricebook by its id is refused before a request is made', async () => {
    const requests = notion.requests.length
    const book = notion.databaseId.replaceAll('-', '')
    const result = await createTestSync(test, notion, { pricebookDatabaseId: book }).run({ direction: 'both' })
    expect(result.errors).toEqual([expect.stringMatching(/is the pricebook, not the catalogue/)])
    expect(notion.requests).toHaveLength(requests)
  })

  it('whose rows were made for the pricebook is told by them, where the two ids were swapped', async () => {
    const pricebookDatabaseId = '77b6c1de-5a0e-4d3c-9a54-1f6f3c2b9e10'
    notion.addDatabase(pricebookDatabaseId, 'Public Pricebook', [{ name: 'Product Name', type: 'title' }])
    await createTestSync(test, notion, { pricebookDatabaseId }).run({ direction: 'both' })
    const before = await products()
    const swapped = { databaseId: pricebookDatabaseId, pricebookDatabaseId: notion.databaseId }
    const result = await createTestSync(test, notion, swapped).run({ direction: 'both', force: true })
    expect(result.errors).toEqual([expect.stringMatching(/is the pricebook, not the catalogue/)])
    expect(await products()).toEqual(before)
  })
})
