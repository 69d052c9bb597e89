import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff } from '#tests/support/staff.ts'
import { csv, guessed, type Importing, importing, refusal } from './importing.ts'

let app: TestApp
let manager: Importing

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  manager = importing(app, await createStaff(app, 'manager', { name: 'Mei' }))
  await app.services.database.prisma.product.deleteMany()
})
afterAll(() => app.close())

/** A catalogue of these, by an import: [name, SKU, MSRP]. */
async function catalogue(...rows: [name: string, sku: string, msrp: string][]): Promise<void> {
  const { id } = await manager.previewed(csv(['Name', 'SKU', 'MSRP'], ...rows))
  expect((await manager.apply(id)).status).toBe('applied')
}

const products = () =>
  app.services.database.prisma.product.findMany({
    orderBy: { name: 'asc' },
    select: { id: true, name: true, sku: true, msrp: true, version: true, retiredAt: true, record: true },
  })

const brief = async () =>
  (await products()).map(({ name, sku, msrp, version }) => [name, sku, msrp === null ? null : Number(msrp), version])

describe('a file', () => {
  it('tells its columns with the first values below them, and what each seems to mean', async () => {
    const file = await manager.upload(
      csv(['產品名稱', 'SKU', '建議零售價（HKD）', 'Shelf'], ['電錶', 'EM-1', '1180', 'A'], ['水錶', 'WM-1', '', 'B']),
    )
    expect(file).toMatchObject({
      format: 'csv',
      encoding: 'utf-8',
      status: 'uploaded',
      rows: 2,
      createdBy: 'Mei',
      operationId: null,
      columns: [
        { heading: '產品名稱', samples: ['電錶', '水錶'], guess: 'name' },
        { heading: 'SKU', samples: ['EM-1', 'WM-1'], guess: 'sku' },
        { heading: '建議零售價（HKD）', samples: ['1180'], guess: 'msrp' },
        { heading: 'Shelf', samples: ['A', 'B'], guess: null },
      ],
    })
    expect(await products()).toEqual([])
  })

  it('has a template whose every heading is understood', async () => {
    const template = await (await fetch(`${manager.root}/template.csv`, { headers: manager.headers })).text()
    const { columns } = await manager.upload(`${template.trim()}\nA,B`)
    expect(columns.length).toBeGreaterThan(25)
    expect(columns.filter(({ guess }) => guess === null)).toEqual([])
  })
})

describe('a preview', () => {
  it('tells what each row would do, a difference a cell, and writes nothing', async () => {
    await catalogue(['Meter', 'EM-1', '1180'], ['Gateway', 'GW-1', '2400'])
    const before = await products()
    const preview = await manager.previewed(
      csv(
        ['SKU', 'Name', 'MSRP', 'Tags'],
        ['em-1', 'Meter', '1,280.00', 'power, DIN'],
        ['GW-1', 'Gateway', 'HK$2,400', ''],
        ['NEW-1', 'Sensor', '99', ''],
        ['', 'Valve', 'cheap', ''],
      ),
    )
    expect(preview).toMatchObject({
      status: 'previewed',
      percent: 100,
      rows: 4,
      counts: { create: 1, update: 1, unchanged: 1, error: 1 },
    })
    const { items } = await manager.rows(preview.id)
    expect(items.map(({ row, kind, name }) => [row, kind, name])).toEqual([
      [2, 'update', 'Meter'],
      [3, 'unchanged', 'Gateway'],
      [4, 'create', 'Sensor'],
      [5, 'error', 'Valve'],
    ])
    expect(items[0]?.changes).toEqual([
      { field: 'msrp', from: '1180', to: '1,280.00' },
      { field: 'tags', from: [], to: ['power', 'DIN'] },
    ])
    expect(items[3]?.errors).toEqual([{ field: 'msrp', code: 'no_price', figure: '' }])
    expect(await products()).toEqual(before)
  })

  it('pages its rows, by kind and by name', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => [`Sensor ${index}`, index % 3 ? '10' : 'none'])
    const { id } = await manager.previewed(csv(['Name', 'MSRP'], ...rows))
    const page = await manager.rows(id, '&kind=error&page=1')
    expect([page.total, page.items.length, page.items.every(({ kind }) => kind === 'error')]).toEqual([10, 10, true])
    expect((await manager.rows(id, '&search=sensor%2029')).items.map(({ row }) => row)).toEqual([31])
    const last = await fetch(`${manager.root}/${id}/rows?pageSize=10&page=3&sort=-row`, { headers: manager.headers })
    expect(await last.json()).toMatchObject({ total: 30, page: 3, items: { length: 10, 0: { row: 11 } } })
  })

  it('leaves a field where the cell is empty, and empties it where it says "-"', async () => {
    const [id] = [(await manager.previewed(csv(['Name', 'SKU', 'MSRP', 'Margin'], ['Meter', 'EM-1', '1180', '30']))).id]
    await manager.apply(id)
    const preview = await manager.previewed(csv(['SKU', 'Name', 'MSRP', 'Margin'], ['EM-1', '', '', '-']))
    expect((await manager.rows(preview.id)).items[0]?.changes).toEqual([{ field: 'margin', from: '30', to: null }])
    await manager.apply(preview.id)
    expect((await products())[0]?.record).toMatchObject({ name: 'Meter', msrp: '1180', margin: null })
  })

  it('refuses a row whose product it cannot tell, with the reason', async () => {
    await catalogue(['Twin', 'T-1', ''], ['Twin B', 'T-2', ''], ['Gone', 'G-1', ''])
    const { prisma } = app.services.database
    const [gone, , twin] = await products()
    await prisma.product.update({ where: { id: twin?.id ?? '' }, data: { sku: 't-1' } })
    await prisma.product.update({ where: { id: gone?.id ?? '' }, data: { retiredAt: new Date() } })
    const preview = await manager.previewed(
      csv(
        ['SKU', 'Name', 'Category'],
        ['T-1', '', ''],
        ['G-1', '', ''],
        ['D-1', 'Double', ''],
        ['d-1', 'Double', ''],
        ['N-1', '', ''],
        ['C-1', 'Odd', 'Furniture'],
      ),
    )
    const { items } = await manager.rows(preview.id)
    expect(items.map(({ errors }) => errors.map(({ field, code, figure }) => [field, code, figure]))).toEqual([
      [['sku', 'several_products', '2']],
      [['sku', 'retired_product', '']],
      [[null, 'also_in_row', '5']],
      [[null, 'also_in_row', '4']],
      [['name', 'name_missing', '']],
      [['category', 'unknown_category', '']],
    ])
  })

  it('takes no mapping that names no product, a field twice, no field, or a column that is not there', async () => {
    const { id } = await manager.upload(csv(['A', 'B'], ['1', '2']))
    for (const mapping of [{}, { 0: 'msrp' }, { 0: 'name', 1: 'name' }, { 0: 'name', 1: 'slug' }, { 2: 'name' }]) {
      expect((await refusal(await manager.post(`${id}/preview`, { mapping }))).slice(0, 2)).toEqual([
        400,
        'request.invalid',
      ])
    }
  })

  it('may be made again with other columns', async () => {
    const { id, columns } = await manager.upload(csv(['Name', 'Price'], ['Meter', '10']))
    await manager.preview(id, { 0: 'name' })
    expect((await manager.rows(id)).items[0]?.changes.map(({ field }) => field)).toEqual(['name'])
    await manager.preview(id, guessed(columns))
    expect((await manager.rows(id)).items[0]?.changes.map(({ field }) => field)).toEqual(['name', 'msrp'])
  })
})

describe('applying', () => {
  it('writes what was previewed, as one operation with history, and tells the log', async () => {
    await catalogue(['Meter', 'EM-1', '1180'])
    const preview = await manager.previewed(
      csv(['SKU', 'Name', 'MSRP'], ['EM-1', '', '1280'], ['GW-1', 'Gateway', '2400']),
    )
    const applied = await manager.apply(preview.id)
    expect(applied).toMatchObject({ status: 'applied', percent: 100, pending: 2 })
    expect(await brief()).toEqual([
      ['Gateway', 'GW-1', 2400, 1],
      ['Meter', 'EM-1', 1280, 2],
    ])
    const { prisma } = app.services.database
    const revisions = await prisma.productRevision.findMany({ where: { operationId: applied.operationId } })
    expect(revisions.map(({ origin, actorName, version }) => [origin, actorName, version]).sort()).toEqual([
      ['import', 'Mei', 1],
      ['import', 'Mei', 2],
    ])
    expect(await prisma.auditEntry.findFirst({ orderBy: { seq: 'desc' } })).toMatchObject({
      action: 'products.imported',
      actorName: 'Mei',
      entityName: 'products.csv',
      after: { created: 1, updated: 1, skipped: 0 },
    })
    const list = await fetch(`${app.url}/api/v1/products?search=Gateway`)
    expect(await list.json()).toMatchObject({ total: 1 })
  })

  it('stops at rows with errors, unless they are to be skipped', async () => {
    const preview = await manager.previewed(csv(['Name', 'MSRP'], ['Meter', '1180'], ['Valve', 'cheap']))
    expect(await refusal(await manager.post(`${preview.id}/apply`, {}))).toEqual([409, 'import.has_errors'])
    expect(await products()).toEqual([])
    expect((await manager.apply(preview.id, true)).status).toBe('applied')
    expect(await brief()).toEqual([['Meter', null, 1180, 1]])
  })

  it('gives the rows with errors back as a file that can be mended and sent again', async () => {
    const preview = await manager.previewed(
      csv(['Name', 'MSRP', 'Tags'], ['Meter', '1180', ''], ['=Valve', 'cheap', 'a, b']),
    )
    const url = `${manager.root}/${preview.id}/errors.csv?headings=en`
    const file = await (await fetch(url, { headers: manager.headers })).text()
    expect(file).toContain('MSRP: Is no price.')
    expect(file).toContain("'=Valve")
    const again = await manager.upload(file.replace('cheap', '12'))
    expect(await manager.preview(again.id, guessed(again.columns))).toMatchObject({ counts: { create: 1, error: 0 } })
    expect((await manager.rows(again.id)).items[0]).toMatchObject({
      name: '=Valve',
      changes: [
        { field: 'name', from: '', to: '=Valve' },
        { field: 'msrp', from: null, to: '12' },
        { field: 'tags', from: [], to: ['a', 'b'] },
      ],
    })
  })

  it.each([
    ['zh-TW', '原檔列號'],
    ['zh-CN', '原档行号'],
    ['en', 'Row of the file'],
  ])('heads the file of rows with errors in %s, as the screen links to it', async (language, heading) => {
    const preview = await manager.previewed(csv(['Name', 'MSRP'], ['Valve', 'cheap']))
    const url = `${manager.root}/${preview.id}/errors.csv?headings=${language}`
    const answer = await fetch(url, { headers: manager.headers })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(heading)
  })

  it('writes nothing where a product has changed since the preview, says which, and can be previewed again', async () => {
    await catalogue(['Meter', 'EM-1', '1180'], ['Gateway', 'GW-1', '2400'])
    const file = csv(['SKU', 'Name', 'MSRP'], ['EM-1', '', '1'], ['GW-1', '', '2'], ['S-1', 'Sensor', '3'])
    const preview = await manager.previewed(file)
    const [gateway] = await products()
    await app.services.database.prisma.product.update({ where: { id: gateway?.id ?? '' }, data: { version: 7 } })
    const before = await products()
    expect(await manager.apply(preview.id)).toMatchObject({
      status: 'failed',
      error: { code: 'changed', products: [{ id: gateway?.id, name: 'Gateway' }] },
      operationId: null,
    })
    expect(await products()).toEqual(before)
    expect(await manager.preview(preview.id, preview.mapping)).toMatchObject({ status: 'previewed', error: null })
    expect((await manager.apply(preview.id)).status).toBe('applied')
    expect(await brief()).toEqual([
      ['Gateway', 'GW-1', 2, 8],
      ['Meter', 'EM-1', 1, 2],
      ['Sensor', 'S-1', 3, 1],
    ])
  })

  it('does not make a product that somebody else has made meanwhile', async () => {
    const mine = await manager.previewed(csv(['SKU', 'Name'], ['EM-1', 'Meter']))
    await catalogue(['Meter', 'em-1', '5'])
    expect(await manager.apply(mine.id)).toMatchObject({ status: 'failed', error: { code: 'changed' } })
    expect(await brief()).toEqual([['Meter', 'em-1', 5, 1]])
  })

  it('of two people, one carries it out', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => [`Sensor ${index}`])
    const { id } = await manager.previewed(csv(['Name'], ...rows))
    const other = importing(app, await createStaff(app, 'manager'))
    const answers = await Promise.all([manager, other].map((one) => one.post(`${id}/apply`, {})))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    expect((await manager.settled(id)).status).toBe('applied')
    expect(await products()).toHaveLength(300)
  })

  it('has nothing to do where nothing differs', async () => {
    await catalogue(['Meter', 'EM-1', '1180'])
    const { id, counts } = await manager.previewed(csv(['SKU', 'MSRP'], ['EM-1', '1180']))
    expect(counts).toEqual({ create: 0, update: 0, unchanged: 1, error: 0 })
    expect(await refusal(await manager.post(`${id}/apply`, {}))).toEqual([409, 'import.not_ready'])
  })

  it('is not begun before the preview, nor twice', async () => {
    const { id } = await manager.upload(csv(['Name'], ['Meter']))
    expect(await refusal(await manager.post(`${id}/apply`, {}))).toEqual([409, 'import.not_ready'])
    expect(await refusal(await fetch(`${manager.root}/${id}/rows`, { headers: manager.headers }))).toEqual([
      409,
      'import.not_ready',
    ])
    await manager.preview(id, { 0: 'name' })
    await manager.apply(id)
    expect(await refusal(await manager.post(`${id}/apply`, {}))).toEqual([409, 'import.not_ready'])
    expect(await refusal(await manager.post(`${id}/preview`, { mapping: { 0: 'name' } }))).toEqual([
      409,
      'import.not_ready',
    ])
  })
})
