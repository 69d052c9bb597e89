import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type SyncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { acceptedColumns, looseName } from '#server/modules/catalogue/products/accepted-columns.ts'
import { mapProperties, readRecord } from '#server/modules/sync/mapping/mapping.ts'
import { pageOf } from '#server/modules/sync/notion/cells.ts'
import { notionPageSchema } from '#server/modules/sync/notion/schemas.ts'

const title = { name: '產品名稱', id: 'title', type: 'title' }
const column = (name: string, type = 'rich_text', id = `id of ${name}`) => ({ name, id, type })

const inEnglish = (notes: SyncNote[]) => notes.map((note) => syncNoteIn(note, 'en'))

describe('accepted names', () => {
  test('none is there twice', () => {
    const names = Object.values(acceptedColumns).flatMap(({ names }) => names.map(looseName))
    expect(names).toHaveLength(new Set(names).size)
  })

  test('docs/notion.md lists each', () => {
    const docs = readFileSync('docs/notion.md', 'utf8')
    const missing = Object.values(acceptedColumns).flatMap(({ names }) =>
      names.filter((name) => !docs.includes(`\`${name}\``)),
    )
    expect(missing).toEqual([])
  })
})

describe('columns by name', () => {
  test.each([
    ['MSRP', 'msrp'],
    ['msrp', 'msrp'],
    [' M.S.R.P. (HKD) ', 'msrp'],
    ['ＭＳＲＰ', 'msrp'],
    ['建議零售價', 'msrp'],
    ['價格 Price', 'msrp'],
    ['Sub-Category', 'subcategory'],
    ['sub category', 'subcategory'],
    ['成本 (港元)', 'hkdCost'],
    ['Name (English)', 'nameEn'],
    ['功能', 'features'],
    ['英文功能', 'featuresEn'],
    ['UP Margin %', 'upMargin'],
    ['連接方式', 'connectivityType'],
    ['連線方式', 'connectivityType'],
    ['連接年費', 'connectivityFee'],
    ['連線年費', 'connectivityFee'],
    ['連接說明', 'connectivityDescription'],
    ['連線說明', 'connectivityDescription'],
    ['IP Rating', 'ipRating'],
    ['IP', 'ipRating'],
    ['IP防護等級', 'ipRating'],
    ['IP等級', 'ipRating'],
    ['防護等級 Ingress Protection', 'ipRating'],
  ])('"%s" holds %s', (name, field) => {
    expect(mapProperties([title, column(name)], {})).toMatchObject({
      mapping: { name: 'title', [field]: `id of ${name}` },
      warnings: [],
    })
  })

  test.each(['描述 (English)', 'Notes', '價格 Category', 'Price per metre'])('"%s" holds nothing', (name) => {
    expect(mapProperties([title, column(name)], {})).toMatchObject({ mapping: { name: 'title' }, warnings: [] })
  })

  test('the title column gives the name, whatever it is called', () => {
    expect(mapProperties([{ ...title, name: 'SKU' }, column('Name')], {}).mapping).toEqual({ name: 'title' })
  })

  test('of two accepted names the one listed first wins', () => {
    expect(mapProperties([title, column('Price'), column('MSRP')], {}).mapping.msrp).toBe('id of MSRP')
  })
})

test.each([
  ['Stock', 'Status'],
  ['Availability', '狀態'],
])('availability: a number column, "%s", is read only where no column in words, "%s", serves', (numbers, words) => {
  const count = column(numbers, 'number')
  expect(mapProperties([title, count, column(words, 'status')], {}).mapping.availability).toBe(`id of ${words}`)
  expect(mapProperties([title, count], {}).mapping.availability).toBe(count.id)
})

describe('columns by id', () => {
  test('a renamed column keeps its field, and serves no other', () => {
    const renamed = column('SKU', 'number', 'abc')
    expect(mapProperties([title, renamed], { msrp: 'abc' }).mapping).toEqual({ name: 'title', msrp: 'abc' })
  })

  test('a column that is gone is found again by name', () => {
    const found = mapProperties([title, column('Price', 'number', 'new')], { msrp: 'old' })
    expect(found).toMatchObject({ mapping: { msrp: 'new' }, warnings: [] })
  })

  test('a column that is gone for good is a warning that names the field', () => {
    expect(inEnglish(mapProperties([title], { msrp: 'old' }).warnings)).toEqual([
      'The column that held MSRP is gone: products keep what it said. To bring it back, name a column “MSRP”.',
    ])
  })
})

describe('columns that cannot serve', () => {
  test('a retyped column is a warning that names it', () => {
    const found = mapProperties([title, column('零售價', 'relation', 'abc')], { msrp: 'abc' })
    expect(found.mapping).toEqual({ name: 'title' })
    expect(inEnglish(found.warnings)).toEqual([
      'Column “零售價” is of type relation, which cannot hold MSRP (number, rich_text, select, status, formula, rollup can).',
    ])
  })

  test('another column of an accepted name is read instead', () => {
    const found = mapProperties([title, column('MSRP', 'people'), column('Price', 'number')], {})
    expect(found.mapping.msrp).toBe('id of Price')
    expect(inEnglish(found.warnings)).toEqual([expect.stringContaining('“Price” is read instead')])
  })

  test('a database without a title column is a warning, not an error', () => {
    expect(mapProperties([column('MSRP', 'number')], {})).toMatchObject({
      mapping: { msrp: 'id of MSRP' },
      warnings: [{ code: 'column.no-title' }],
    })
  })
})

describe('a page as a record', () => {
  const rich = (id: string, text: string) => ({ id, type: 'rich_text', rich_text: [{ plain_text: text }] })
  const page = (properties: object) =>
    pageOf(
      notionPageSchema.parse({
        id: 'b0a7c9d2-0000-4000-8000-000000000001',
        created_time: '2026-01-01T00:00:00.000Z',
        last_edited_time: '2026-01-01T00:00:00.000Z',
        properties,
      }),
    )
  const name = { id: 'title', type: 'title', title: [{ plain_text: ' 感測器 ' }] }

  test('values are found by id, under whatever name the page shows them', () => {
    const record = readRecord(page({ Anything: rich('s', 'HI-01'), 名: name }), { name: 'title', sku: 's' }, new Set())
    expect(record).toMatchObject({ name: '感測器', sku: 'HI-01', msrp: null, tags: [], images: [] })
  })

  test('percent columns read as percent', () => {
    const margin = { id: 'm', type: 'number', number: 0.2 }
    const percent = mapProperties([title, { ...column('Margin', 'number', 'm'), numberFormat: 'percent' }], {})
    const plain = mapProperties([title, { ...column('Margin', 'number', 'm'), numberFormat: 'number' }], {})
    const read = ({ mapping, percentIds }: typeof plain) =>
      readRecord(page({ 名: name, 利潤: margin }), mapping, percentIds)
    expect([read(percent)?.margin, read(plain)?.margin]).toEqual(['20', '0.2'])
  })

  test.each(['', '　', '\u200b'])('a name of %j drops the product', (text) => {
    const blank = { ...name, title: [{ plain_text: text }] }
    expect(readRecord(page({ 名: blank, SKU: rich('s', 'HI-01') }), { sku: 's' }, new Set())).toBeUndefined()
  })
})
