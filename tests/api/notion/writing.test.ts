import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogueRecord, RecordField } from '#contract/fields/product.ts'
import { acceptedColumns } from '#server/modules/catalogue/products/accepted-columns.ts'
import { mapProperties, readRecord } from '#server/modules/sync/mapping/mapping.ts'
import { propertiesOf } from '#server/modules/sync/mapping/write.ts'
import { columnOf, pageOf } from '#server/modules/sync/notion/cells.ts'
import type { ColumnType } from '#tests/support/notion/columns.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { type NewColumn, users } from '#tests/support/notion/store.ts'
import { connect } from './support.ts'

const signal = () => AbortSignal.timeout(10_000)
const title = (content: string) => ({ title: [{ type: 'text', text: { content } }] })

test('a page is made, read, changed, put in the trash and taken out again', async () => {
  const { notion, standIn } = await connect()
  const properties = { 'Product Name': title('漏水感測器'), MSRP: { number: 1180 } }
  const made = await notion.createPage(standIn.databaseId, { properties }, signal())
  expect(made).toMatchObject({
    last_edited_by: { id: users.bot },
    url: `https://www.notion.so/${made.id.replaceAll('-', '')}`,
    archived: false,
  })
  expect(await notion.page(made.id, signal())).toEqual(made)
  const changed = await notion.updatePage(made.id, { properties: { MSRP: { number: null } } }, signal())
  expect(changed.properties.MSRP).toMatchObject({ number: null })
  expect(await notion.updatePage(made.id, { trashed: true }, signal())).toMatchObject({ archived: true })
  expect(await notion.page(made.id, signal())).toMatchObject({ archived: true })
  const restored = await notion.updatePage(made.id, { trashed: false, properties: { MSRP: { number: 5 } } }, signal())
  expect(restored).toMatchObject({ archived: false, properties: { MSRP: { number: 5 } } })
  expect(standIn.pages.values(made.id)).toEqual({ 'Product Name': '漏水感測器', MSRP: 5 })
  expect(standIn.writes.map(({ kind }) => kind)).toEqual(['create', 'update', 'trash', 'restore'])
})

test('a page that a person edited tells who', async () => {
  const { notion, standIn } = await connect({ rows: 1 })
  const id = String(standIn.pages.all()[0]?.id)
  await notion.updatePage(id, { properties: { MSRP: { number: 2 } } }, signal())
  standIn.pages.edit(id, { MSRP: 3 })
  expect(await notion.page(id, signal())).toMatchObject({ last_edited_by: { id: users.person } })
})

test('a page that is gone, or was never there, is undefined', async () => {
  const { notion, standIn } = await connect({ rows: 1 })
  const id = String(standIn.pages.all()[0]?.id)
  standIn.pages.remove(id)
  expect(await notion.page(id, signal())).toBeUndefined()
})

test('columns are added, and the title is renamed by its id', async () => {
  const { notion, standIn } = await connect()
  const schema = { title: { name: '名稱' }, Margin: { number: { format: 'percent' } }, Term: { select: {} } }
  expect(await notion.addProperties(standIn.databaseId, schema, signal())).toMatchObject([
    { name: '名稱', type: 'title' },
    { name: 'MSRP' },
    { name: 'Margin', type: 'number', numberFormat: 'percent' },
    { name: 'Term', type: 'select', options: [] },
  ])
})

test('a database tells the options of its columns', async () => {
  const columns: NewColumn[] = [
    { name: 'Name', type: 'title' },
    { name: 'Status', type: 'status', options: ['有貨', '缺貨'] },
    { name: 'Category', type: 'select' },
  ]
  const { notion, standIn } = await connect({ columns })
  standIn.pages.add({ Name: 'Sensor', Category: 'hardware' })
  expect((await notion.database(standIn.databaseId, signal())).properties).toMatchObject([
    { name: 'Name' },
    { name: 'Status', options: ['有貨', '缺貨'] },
    { name: 'Category', options: ['hardware'] },
  ])
})

/** Columns of every field, each of one of the types that it may have. */
const anyColumns = fc
  .tuple(
    ...(Object.entries(acceptedColumns) as [RecordField, (typeof acceptedColumns)[RecordField]][]).map(
      ([field, { names, types }]) =>
        fc.record({
          field: fc.constant(field),
          name: fc.constant(String(names[0])),
          type: fc.constantFrom(...types) as fc.Arbitrary<ColumnType>,
          percent: fc.boolean(),
        }),
    ),
  )
  .map((columns) =>
    columns.map(
      ({ name, type, percent }): NewColumn => ({
        name,
        type,
        ...(type === 'number' && percent && { numberFormat: 'percent' }),
        ...(type === 'status' && { options: ['In Stock', 'hardware', 'Yes', '1180', '20'] }),
      }),
    ),
  )

const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('1180', 'HK$1,180.00', '20%', '399/month', 'In Stock (36)', 'Sold Out') },
  { weight: 3, arbitrary: fc.constantFrom('Yes', '否', 'a, b', 'hardware', '2026-01-31', 'Free', '0012', '1e3', '-5') },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom('😀'.repeat(1500), '漏水 '.repeat(900), 'e\u0301,'.repeat(1200)) },
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
)
const anyLink = fc.webUrl({ withQueryParameters: true }).map((url) => ({ key: url, url, name: 'picture' }))
const anyValues = fc.record(
  Object.fromEntries(
    (Object.keys(acceptedColumns) as RecordField[]).map((field) => {
      if (field === 'tags') return [field, fc.uniqueArray(anyText, { maxLength: 4 })]
      if (field === 'images') return [field, fc.uniqueArray(anyLink, { maxLength: 3, selector: ({ url }) => url })]
      return [field, field === 'name' ? anyText : fc.option(anyText)]
    }),
  ),
) as unknown as fc.Arbitrary<CatalogueRecord>

test('what is written reads as it was told, for every field in every type of column; nothing that is accepted is refused', {
  tags: ['night'],
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyColumns, anyValues, async (columns, values) => {
      const { notion, standIn } = await connect({ columns })
      try {
        const { properties } = await notion.database(standIn.databaseId, signal())
        const mapped = mapProperties(properties.map(columnOf), {})
        const { readBack, refused, unmapped, ...written } = propertiesOf(values, mapped.columns)
        fc.pre('name' in readBack)
        expect(unmapped).toEqual([])
        expect([...Object.keys(readBack), ...refused.map(({ field }) => field)].toSorted()).toEqual(
          Object.keys(acceptedColumns).toSorted(),
        )
        const page = await notion.createPage(standIn.databaseId, { properties: written.properties }, signal())
        const read = readRecord(pageOf(page), mapped.mapping, mapped.percentIds)
        expect(read).toMatchObject(readBack)
        // what was read can be written again, and changes nothing
        const again = propertiesOf(readBack, mapped.columns, pageOf(page))
        expect(again).toMatchObject({ readBack, refused: [] })
        const rewritten = await notion.updatePage(page.id, { properties: again.properties }, signal())
        expect(readRecord(pageOf(rewritten), mapped.mapping, mapped.percentIds)).toMatchObject(readBack)
      } finally {
        await standIn.close()
      }
    }),
    { numRuns: 60 },
  )
})

test('a file that Notion hosts stays, with its bytes, while others come and go', async () => {
  const columns: NewColumn[] = [
    { name: 'Name', type: 'title' },
    { name: 'Images', type: 'files' },
  ]
  const { notion, standIn } = await connect({ columns })
  const bytes = solidPng([1, 2, 3])
  const id = standIn.pages.add({ Name: 'Sensor', Images: [{ name: 'front.png', bytes, contentType: 'image/png' }] })
  const mapped = mapProperties((await notion.database(standIn.databaseId, signal())).properties.map(columnOf), {})
  const found = await notion.page(id, signal())
  const page = found && pageOf(found)
  const before = page && readRecord(page, mapped.mapping, mapped.percentIds)
  const side = { key: 'https://example.com/side.png', url: 'https://example.com/side.png', name: 'side' }
  const images = [side, ...(before?.images ?? [])]
  const { properties, readBack } = propertiesOf({ images }, mapped.columns, page)
  const changed = await notion.updatePage(id, { properties }, signal())
  const after = readRecord(pageOf(changed), mapped.mapping, mapped.percentIds)
  expect(after?.images.map(({ key }) => key)).toEqual(readBack.images?.map(({ key }) => key))
  const link = after?.images.find(({ name }) => name === 'front.png')?.url
  expect(new Uint8Array(await (await fetch(String(link))).arrayBuffer())).toEqual(new Uint8Array(bytes))
})
