import { expect, it, onTestFinished } from 'vitest'
import type { ProductRecord } from '#contract/catalogue/product-edits.ts'
import { ask } from '#tests/api/back-office/ask.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { catalogueColumns, catalogueRows } from '#tests/support/notion/catalogue.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { richText } from '#tests/support/notion/values.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { csv, guessed, importing } from './importing.ts'

const app = await restoredApp()

const formulas = ['=1+1', '+852 1234', '-20 to 60 °C', '@home', "'=quoted", "''-twice", "'plain", '＝wide', '\t=tab']
const characters = [
  '"quoted"',
  'a,b;c\td',
  'line\none\n\nmore',
  '漏水 🌊👩‍🔧 sensor',
  '_x0041_',
  '<b>&amp;',
  'a  b',
  '\u200bzero',
  '-',
  '#N/A',
]
const numerals = ['0012', '1E10', '123456789012345678', '1/2', 'TRUE', '-5', '１２']
const texts = [...formulas, ...characters, ...numerals]
const prices = ['HK$1,180.00', '399/month', '-5', 'Ask us', '1.180,00', '0', '1 180', '1.50', '2,400 per year', '1.5萬']
const stocks = [
  'In Stock (24)',
  '24',
  '007',
  '-3',
  '12.5',
  'Low Stock',
  'Discontinued',
  'Ask us',
  '2,000',
  'Out of Stock (3)',
]

/** What Notion may say and an editor may not. */
const fromNotion = [
  ...prices.map((text) => ({ MSRP: text, 'Connectivity Fee': text, 'Reseller Cost': text, 'HKD Cost': text })),
  ...stocks.map((Availability) => ({ Availability })),
  ...texts.map((text) => ({ SKU: text, 描述: text, Subcategory: text, 規格: text })),
  ...['0.2', '20%', '150', 'x'].map((Margin) => ({ Margin })),
  { Category: 'Furniture', Term: 'Sometimes', 'Connectivity Type': 'Pigeon', Recurring: '是', Barrier: 'High' },
  { SKU: 'TWIN' },
  { SKU: 'twin' },
].map((texts, index) => ({
  產品名稱: `Odd ${index}`,
  ...Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, { type: 'rich_text', rich_text: richText(text) }]),
  ),
}))

const otherColumns = ['Reseller Cost', 'Recurring'].map((name) => ({ name, type: 'rich_text' as const }))

const line = (text: string) => text.replace(/[\t\n]+/g, ' ')
const madeHere: (Partial<ProductRecord> & { name: string })[] = [
  ...texts.map((text) => ({ name: line(text), description: text, features: text, modelNumber: line(text) })),
  { name: 'Same name' },
  { name: 'Same name' },
  { name: '名'.repeat(300), nameEn: 'n'.repeat(300), description: 'long "text",\n'.repeat(700) },
  { name: 'Tags', tags: ['a,b', '-', '=1', 'c、d;e', '🌊'] },
  { name: 'Full', nameEn: 'Full', msrp: '399/month', term: 'Annual', specifications: 'IP: IP67' },
]

async function awkwardCatalogue(): Promise<void> {
  const notion = await startNotion({ columns: [...catalogueColumns, ...otherColumns] })
  onTestFinished(() => notion.close())
  for (const row of [...catalogueRows({ count: 100 }), ...fromNotion]) notion.pages.add(row)
  await createTestSync(app, notion).run()
  const editor = editorOf(app, await createStaff(app, 'editor'))
  for (const record of madeHere) await editor.create(record)
  const gone = await editor.create({ name: 'Gone', sku: 'GONE' })
  await editor.retire(gone)
}

const rowsOf = () => app.services.database.prisma.product.findMany({ orderBy: { id: 'asc' } })

it('what was exported and is imported again unedited changes nothing', async () => {
  await awkwardCatalogue()
  const before = await rowsOf()
  const manager = await createStaff(app, 'manager')
  const files = importing(app, manager)
  for (const format of ['csv', 'xlsx']) {
    for (const headings of ['en', 'zh-TW']) {
      const file = await ask(app, `/admin/products/export.${format}?headings=${headings}`, manager)
      const { id, columns } = await files.upload(new Uint8Array(await file.arrayBuffer()))
      const { counts } = await files.preview(id, guessed(columns))
      const { items } = await files.rows(id, '&kind=update,error')
      expect(items.map(({ name, changes, errors }) => [format, name, changes, errors])).toEqual([])
      expect(counts).toEqual({ create: 0, update: 0, unchanged: before.length, error: 0 })
    }
  }
  expect(await rowsOf()).toEqual(before)
})

it('of an export only the cells that were edited change, found by their product’s id', async () => {
  const editor = editorOf(app, await createStaff(app, 'editor'))
  const [one, other] = [await editor.create({ name: 'Twin namesake' }), await editor.create({ name: 'Twin namesake' })]
  const manager = await createStaff(app, 'manager')
  const file = await (await ask(app, '/admin/products/export.csv?search=twin+namesake&headings=en', manager)).text()
  const lines = file
    .split('\n')
    .map((text) => (text.includes(other.id) ? text.replace('Twin namesake', 'Renamed') : text))
  const files = importing(app, manager)
  const { id } = await files.previewed(lines.join('\n'))
  expect((await files.apply(id)).counts).toEqual({ create: 0, update: 1, unchanged: 1, error: 0 })
  expect([(await editor.get(one.id)).record.name, (await editor.get(other.id)).record.name]).toEqual([
    'Twin namesake',
    'Renamed',
  ])
})

it('taken to another catalogue it makes the same products', async () => {
  await app.services.database.prisma.product.deleteMany()
  const editor = editorOf(app, await createStaff(app, 'editor'))
  const wanted = madeHere.filter(({ name, tags }) => !tags && !['-', '#N/A', 'Same name', '\u200bzero'].includes(name))
  for (const record of wanted) await editor.create(record)
  const before = await rowsOf()
  const manager = await createStaff(app, 'manager')
  const files = importing(app, manager)
  for (const format of ['csv', 'xlsx']) {
    const file = await ask(app, `/admin/products/export.${format}`, manager)
    const bytes = new Uint8Array(await file.arrayBuffer())
    await app.services.database.prisma.product.deleteMany()
    const { id } = await files.previewed(bytes)
    expect(await files.apply(id)).toMatchObject({ status: 'applied', counts: { create: before.length } })
    const recordsByName = (rows: typeof before) => new Map(rows.map(({ name, record }) => [name, record]))
    expect(recordsByName(await rowsOf())).toEqual(recordsByName(before))
  }
})

it('a status in words does not set a number of pieces that has it already', async () => {
  await app.services.database.prisma.product.deleteMany()
  const files = importing(app, await createStaff(app, 'manager'))
  const [headings, ...rows] = [
    ['SKU', 'Name', 'Stock', 'Stock status'],
    ['A', 'Plenty', 'In Stock (24)', 'In stock'],
    ['B', 'Few', '8', 'Low stock'],
    ['C', 'None', 'Discontinued', 'Out of stock'],
  ]
  const stock = rows.map(([sku = '', name = '', text = '']) => [sku, name, text])
  await files.apply((await files.previewed(csv(['SKU', 'Name', 'Availability'], ...stock))).id)
  const { counts } = await files.previewed(csv(headings ?? [], ...rows))
  expect(counts).toEqual({ create: 0, update: 0, unchanged: 3, error: 0 })
})
