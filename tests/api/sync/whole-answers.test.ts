import { describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import type { Fault } from '#tests/support/notion/faults.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { createStaff } from '#tests/support/staff.ts'
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

describe('A column that is made anew, and is blank', () => {
  const made: Record<string, [column: string, type: 'rich_text' | 'number' | 'multi_select' | 'select' | 'checkbox']> =
    {
      description: ['描述', 'rich_text'],
      nameEn: ['English Name', 'rich_text'],
      sku: ['SKU', 'rich_text'],
      tags: ['標籤', 'multi_select'],
      term: ['Term', 'select'],
      msrp: ['MSRP', 'number'],
    }
  const fields = Object.keys(made)
  const values = async () =>
    (await products()).map(({ id, record }) => [
      id,
      Object.fromEntries(fields.map((field) => [field, Object(record)[field]])),
    ])

  function makeAnew(): void {
    for (const [name, type] of Object.values(made)) {
      notion.columns.remove(name)
      notion.columns.add({ name, type })
    }
  }

  it('empties no field of any product: an import asks, in every run until it is settled', async () => {
    const before = await values()
    const manager = await createStaff(test, 'manager')
    makeAnew()
    for (const run of ['first', 'second']) {
      const { success, warnings } = await sync.run()
      expect([run, success]).toEqual([run, true])
      for (const heading of ['Description', 'English Name', 'SKU', 'Tags', 'Term', 'MSRP'])
        expect(warnings.join('\n')).toContain(`The column of ${heading} is new and blank for`)
      expect(await values()).toEqual(before)
    }
    const told = await test.services.database.prisma.notification.findMany({
      where: { kind: 'sync.columns_kept', userId: manager.id },
    })
    expect(told).toHaveLength(1)
  })

  it('is filled in by a sync both ways from what products say, and the question is over', async () => {
    const before = await values()
    makeAnew()
    expect(await sync.run({ direction: 'both' })).toMatchObject({ success: true, errors: [] })
    expect(await values()).toEqual(before)
    const page = notion.pages.all()[0]?.id ?? ''
    const { record } = await test.services.database.prisma.product.findFirstOrThrow({ where: { notionPageId: page } })
    expect(notion.pages.values(page)).toMatchObject({ 描述: Object(record).description, SKU: Object(record).sku })
    expect((await sync.run()).warnings.join()).not.toContain('is new and blank')
    notion.pages.edit(page, { 描述: null })
    await sync.run()
    const after = await test.services.database.prisma.product.findFirstOrThrow({ where: { notionPageId: page } })
    expect(Object(after.record).description).toBeNull()
  })

  it('takes what somebody types there, and is given up by a plan, for every field alike', async () => {
    makeAnew()
    const typed = notion.pages.all()[0]?.id ?? ''
    notion.pages.edit(typed, { 描述: '新的描述' })
    await sync.run()
    const find = () => test.services.database.prisma.product.findFirstOrThrow({ where: { notionPageId: typed } })
    expect(Object((await find()).record).description).toBe('新的描述')
    for (const field of ['description', 'msrp'] as const) {
      await sync.run({ dryRun: true, givesUp: field })
      const plan = await test.services.database.prisma.syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' } })
      expect(await sync.run({ planId: plan.id, givesUp: field })).toMatchObject({ success: true })
    }
    const rest = (await products()).filter(({ notionPageId }) => notionPageId !== typed)
    expect(rest.every(({ record }) => Object(record).description === null && Object(record).msrp === null)).toBe(true)
    expect(rest.some(({ record }) => Object(record).sku !== null)).toBe(true)
    const { warnings } = await sync.run()
    expect(warnings.join()).not.toMatch(/The column of (?:Description|MSRP) is new/)
    expect(warnings.join()).toContain('The column of SKU is new')
  })
})

describe('A database that is no catalogue', () => {
  it('an asset register with columns of known names is not published before somebody has saved its mapping', async () => {
    const other = await startNotion({
      databaseId: '0b9d7f4e-2a61-4c7e-8f0a-3d5b6c7e8f90',
      columns: [
        { name: 'Asset', type: 'title' },
        { name: 'Model', type: 'rich_text' },
        { name: 'Status', type: 'select' },
        { name: 'Purchase price', type: 'number' },
      ],
    })
    other.pages.add({ Asset: 'Laptop of the office', Model: 'X1', Status: 'In use', 'Purchase price': 9000 })
    const before = await products()
    const sync = createTestSync(test, other, { databaseId: other.databaseId, isUnmapped: true })
    for (const direction of ['import', 'export', 'both'] as const) {
      const { errors } = await sync.run({ direction, force: true })
      expect(errors, direction).toEqual([expect.stringMatching(/^Nothing was published: the columns of this database/)])
    }
    await other.close()
    expect(await products()).toEqual(before)
    expect(other.pages.all()).toHaveLength(1)
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
