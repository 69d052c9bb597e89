import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#tests/api/back-office/ask.ts'
import { csv, guessed, importing } from '#tests/api/product-imports/importing.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { catalogueColumns } from '#tests/support/notion/catalogue.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import type { Row } from '#tests/support/notion/store.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { detail, list, names, writeProducts } from './catalogue.ts'

const app = await restoredApp()

describe('an IP rating in Notion', () => {
  let notion: NotionStandIn
  let sync: ReturnType<typeof createTestSync>

  beforeEach(async () => {
    notion = await startNotion({ columns: [...catalogueColumns, { name: 'IP 防護等級', type: 'select' }] })
    sync = createTestSync(app, notion)
  })
  afterEach(() => notion.close())

  const add = (name: string, more: Row) =>
    notion.pages.add({ 產品名稱: name, Category: 'hardware', MSRP: 100, ...more })

  it('becomes a filter and its facet, and is a line of the specifications', async () => {
    add('Leak', { 'IP 防護等級': 'IP67' })
    add('Parking', { 規格: '防護等級: IP 68' })
    add('Meter', { 'IP 防護等級': 'ip67', 規格: '防護等級: IP54' })
    add('Platform', { Category: 'software' })
    expect(await sync.run()).toMatchObject({ success: true, warnings: [] })
    expect(await names(app, { ipRating: 'IP67', sort: 'nameEn' })).toEqual(['Leak', 'Meter'])
    expect(await names(app, { ipRating: 'IP68' })).toEqual(['Parking'])
    expect(await names(app, { ipRating: 'IP54' })).toEqual([])
    const { facets } = await list(app, { ipRating: 'IP68' })
    expect(facets.ipRating).toEqual([
      { value: 'IP67', count: 2 },
      { value: 'IP68', count: 1 },
    ])
    expect(facets.category).toContainEqual({ value: 'hardware', count: 1 })
    expect((await list(app, { category: 'software' })).facets.ipRating).toEqual([])
    const line = { name: 'IP 防護等級', value: 'IP67', unit: null }
    expect(await detail(app, 'leak')).toMatchObject({ ipRating: 'IP67', specifications: [line] })
    expect((await detail(app, 'parking')).specifications).toHaveLength(1)
  })

  it('is found by a search, also beside the filter', async () => {
    add('Leak', { 'IP 防護等級': 'IP67' })
    add('Parking', { 'IP 防護等級': 'IP68' })
    await sync.run()
    expect(await names(app, { search: 'IP68' })).toEqual(['Parking'])
    const { items, facets } = await list(app, { search: '防護等級', ipRating: 'IP67' })
    expect(items.map(({ name }) => name)).toEqual(['Leak'])
    expect(facets.ipRating.map(({ count }) => count)).toEqual([1, 1])
  })

  it('that is none is warned of and left blank, until it is one', async () => {
    const page = add('Leak', { 'IP 防護等級': 'Waterproof', 規格: '防護等級: IP67' })
    expect((await sync.run()).warnings).toEqual([
      expect.stringContaining('Leak: ipRating "Waterproof" holds no IP code; left blank'),
    ])
    expect((await list(app)).items).toMatchObject([{ name: 'Leak', ipRating: null }])
    notion.pages.edit(page, { 'IP 防護等級': 'IP65' })
    expect((await sync.run()).warnings).toEqual([])
    expect(await names(app, { ipRating: 'IP65' })).toEqual(['Leak'])
  })

  it('is told to Notion where staff write it', async () => {
    const page = add('Leak', {})
    await sync.run()
    const editor = editorOf(app, await createStaff(app, 'editor'))
    const { id } = await app.services.database.prisma.product.findFirstOrThrow({ where: { name: 'Leak' } })
    await editor.edit(await editor.get(id), { ipRating: 'IP69K' })
    expect(await sync.run({ direction: 'export' })).toMatchObject({ success: true, warnings: [] })
    expect(notion.pages.values(page)).toMatchObject({ 'IP 防護等級': 'IP69K' })
  })
})

it('an IP rating in a file is a filter; one without a code is refused by its row; an export says what was stated', async () => {
  await app.services.database.prisma.product.deleteMany()
  await writeProducts(app.services.database, [{ name: 'Specified', sku: 'S-0', specifications: '防護等級: IP66' }])
  const manager = await createStaff(app, 'manager')
  const files = importing(app, manager)
  const file = csv(['SKU', 'Name', '防護等級'], ['S-1', 'Stated', 'ip 67'], ['S-2', 'Bad', 'Waterproof'])
  const { id } = await files.previewed(file)
  const { items } = await files.rows(id, '&kind=error')
  expect(items.flatMap(({ errors }) => errors)).toMatchObject([{ field: 'ipRating', code: 'unknown_ip_rating' }])
  expect(await files.apply(id, true)).toMatchObject({ status: 'applied', counts: { create: 1, error: 1 } })
  expect((await list(app)).facets.ipRating.map(({ value }) => value)).toEqual(['IP66', 'IP67'])

  const exported = await ask(app, '/admin/products/export.csv?headings=en', manager)
  const { id: again, columns } = await files.upload(new Uint8Array(await exported.arrayBuffer()))
  const rating = columns.find(({ guess }) => guess === 'ipRating')
  expect(rating).toMatchObject({ heading: 'IP Rating', samples: ['ip 67'] })
  const { counts } = await files.preview(again, guessed(columns))
  expect(counts).toEqual({ create: 0, update: 0, unchanged: 2, error: 0 })
})
