import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RecordField } from '#contract/fields/product.ts'
import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { acceptedColumns } from '#server/modules/catalogue/products/accepted-columns.ts'
import { propertiesOf, type Writing } from '#server/modules/sync/mapping/write.ts'
import { pageOf, columnOf as writable } from '#server/modules/sync/notion/cells.ts'
import { type NotionColumn, notionPageSchema } from '#server/modules/sync/notion/schemas.ts'
import { piecesOf } from '#server/modules/sync/notion/values/pieces.ts'

const columnOf = (type: string, more: Partial<NotionColumn> = {}) =>
  writable({ name: 'Column', id: 'c%3A1', type, ...more })
const percent = { numberFormat: 'percent' }

const inEnglish = (refused: Writing['refused']) =>
  refused.map(({ field, reason }) => ({ field, message: syncNoteIn(reason, 'en') }))

/** What becomes of one field in a column of one type. */
function write(field: RecordField, value: unknown, type: string, more: Partial<NotionColumn> = {}) {
  const column = columnOf(type, more)
  const { properties, readBack, refused } = propertiesOf({ [field]: value } as Partial<CatalogueRecord>, {
    [field]: column,
  })
  return {
    sent: (properties[column.id] as Record<string, unknown> | undefined)?.[type],
    readBack: readBack[field],
    refused: inEnglish(refused),
  }
}

const text = (...contents: string[]) => contents.map((content) => ({ type: 'text', text: { content } }))

describe('a field as its column takes it, and as it reads once it is there', () => {
  test.each<[RecordField, string, unknown, unknown, unknown, Partial<NotionColumn>?]>(
    [
      ['name', 'title', '漏水感測器', text('漏水感測器'), '漏水感測器'],
      ['description', 'rich_text', 'One\nTwo', text('One\nTwo'), 'One\nTwo'],
      ['description', 'rich_text', `${'a'.repeat(2000)}b`, text('a'.repeat(2000), 'b'), `${'a'.repeat(2000)}b`],
      ['sku', 'rich_text', '  HI-01\u200b', text('HI-01'), 'HI-01'],
      ['msrp', 'number', '1180', 1180, '1180'],
      ['msrp', 'number', 'HK$1,180.50', 1180.5, '1180.5'],
      ['msrp', 'number', 'US$151 / HK$1,180', 1180, '1180'],
      ['msrp', 'rich_text', 'HK$399/month', text('HK$399/month'), 'HK$399/month'],
      ['msrp', 'select', '1180', { name: '1180' }, '1180'],
      ['usdCost', 'number', 'US$12', 12, '12'],
      ['connectivityFee', 'number', 'Free', 0, '0'],
      ['connectivityFee', 'number', '10/month', 120, '120'],
      ['margin', 'number', '20%', 20, '20'],
      ['margin', 'number', '20', 0.2, '20', percent],
      ['margin', 'number', '7%', 0.07, '7', percent],
      ['upMargin', 'number', '12.5', 0.125, '12.5', percent],
      ['availability', 'number', 'In Stock (36)', 36, '36'],
      ['availability', 'number', 'Sold Out', 0, '0'],
      ['availability', 'checkbox', '有貨', undefined, undefined],
      ['availability', 'checkbox', 'Yes', true, 'Yes'],
      ['availability', 'select', 'In Stock - Low', { name: 'In Stock - Low' }, 'In Stock - Low'],
      ['availability', 'status', '有貨', { name: '有貨' }, '有貨', { options: ['有貨', '缺貨'] }],
      ['recurring', 'checkbox', '是', true, 'Yes'],
      ['recurring', 'checkbox', 'no', false, 'No'],
      ['subcategory', 'multi_select', 'Leak,Water', [{ name: 'Leak' }, { name: 'Water' }], 'Leak, Water'],
      [
        'tags',
        'multi_select',
        ['IP67', 'A, B', 'IP67'],
        [{ name: 'IP67' }, { name: 'A' }, { name: 'B' }],
        ['IP67', 'A', 'B'],
      ],
      ['tags', 'rich_text', ['IP67', 'NB-IoT'], text('IP67, NB-IoT'), ['IP67', 'NB-IoT']],
      ['tags', 'select', ['IP67'], { name: 'IP67' }, ['IP67']],
      ['sku', 'url', 'https://example.com', 'https://example.com', 'https://example.com'],
      ['sku', 'email', 'a@example.com', 'a@example.com', 'a@example.com'],
      ['sku', 'phone_number', '+852 1234', '+852 1234', '+852 1234'],
      ['modelNumber', 'date', '2026-01-31', { start: '2026-01-31', end: null }, '2026-01-31'],
      [
        'modelNumber',
        'date',
        '2026-01-31 – 2026-02-01',
        { start: '2026-01-31', end: '2026-02-01' },
        '2026-01-31 – 2026-02-01',
      ],
    ].filter(([, , , sent]) => sent !== undefined) as [
      RecordField,
      string,
      unknown,
      unknown,
      unknown,
      Partial<NotionColumn>?,
    ][],
  )('row %#: %s in %s', (field, type, value, sent, readBack, more = {}) => {
    expect(write(field, value, type, more)).toEqual({ sent, readBack, refused: [] })
  })

  test.each([
    ['rich_text', []],
    ['number', null],
    ['select', null],
    ['status', null],
    ['multi_select', []],
    ['url', null],
    ['email', null],
    ['phone_number', null],
    ['date', null],
  ])('null clears a %s', (type, sent) => {
    expect(write('sku', null, type)).toEqual({ sent, readBack: null, refused: [] })
  })

  test('no tags and no pictures clear theirs', () => {
    expect(write('tags', [], 'multi_select')).toMatchObject({ sent: [], readBack: [] })
    expect(write('images', [], 'files')).toMatchObject({ sent: [], readBack: [] })
    expect(write('images', [], 'url')).toMatchObject({ sent: null, readBack: [] })
  })
})

describe('a field that its column cannot hold is refused by name', () => {
  const long = 'x'.repeat(101)
  test.each<[RecordField, string, unknown, string, Partial<NotionColumn>?]>([
    ['name', 'title', '\u200b', 'Column “Column” cannot hold Product Name “\u200b”: a title cannot be blank.'],
    ['category', 'select', 'a, b', 'Column “Column” cannot hold Category “a, b”: an option cannot hold a comma.'],
    ['category', 'select', long, 'an option holds 100 characters at most.'],
    [
      'tags',
      'multi_select',
      ['IP67', long],
      'Column “Column” cannot hold Tags: an option holds 100 characters at most.',
    ],
    ['tags', 'select', ['a', 'b'], 'an option cannot hold a comma.'],
    ['availability', 'status', '現貨', 'its options are “有貨”, “缺貨”.', { options: ['有貨', '缺貨'] }],
    ['msrp', 'number', 'on request', 'Column “Column” cannot hold MSRP “on request”: it is no number.'],
    ['msrp', 'number', 'HK$399/month', 'cannot hold MSRP “HK$399/month”: it would read “399”.'],
    ['msrp', 'number', '$2,400 a year', 'it would read “2400”.'],
    ['margin', 'number', 'high', 'it is no number.'],
    ['sku', 'number', '0012', 'it would read “12”.'],
    ['sku', 'number', '12345678901234567890', 'it would read “12345678901234567000”.'],
    ['availability', 'number', 'Out of stock (5 ordered)', 'it would read “0”.'],
    ['availability', 'checkbox', 'In Stock (36)', 'a checkbox is Yes or No.'],
    ['sku', 'checkbox', 'HI-01', 'a checkbox is Yes or No.'],
    ['recurring', 'checkbox', null, 'Column “Column” cannot hold Recurring: it would read “No”.'],
    ['sku', 'date', '31/1/2026', 'it is no date such as 2026-01-31.'],
    ['sku', 'date', '2026-13-01', 'it is no date such as 2026-01-31.'],
    ['description', 'url', 'x'.repeat(2001), `“${'x'.repeat(60)}…”: it holds 2000 characters at most.`],
    ['sku', 'email', 'x'.repeat(201), 'it holds 200 characters at most.'],
    ['description', 'rich_text', 'x'.repeat(200_001), 'Notion takes 100 pieces of text at most.'],
    ['margin', 'formula', '20', 'Notion computes a column of type formula by itself.'],
    ['sku', 'rollup', 'A', 'Notion computes a column of type rollup by itself.'],
    ['sku', 'unique_id', 'HI-1', 'Notion computes a column of type unique_id by itself.'],
  ])('row %#: %s in %s', (field, type, value, message, more) => {
    const { sent, readBack, refused } = write(field, value, type, more)
    expect({ sent, readBack }).toEqual({ sent: undefined, readBack: undefined })
    expect(refused).toEqual([{ field, message: expect.stringContaining(message) }])
  })

  test('the others go', () => {
    const columns = { name: columnOf('title', { id: 'title' }), msrp: columnOf('number', { id: 'm' }) }
    expect(propertiesOf({ name: 'Sensor', msrp: 'ask us' }, columns)).toMatchObject({
      properties: { title: { title: text('Sensor') } },
      readBack: { name: 'Sensor' },
      refused: [{ field: 'msrp' }],
      unmapped: [],
    })
  })

  test('a field without a column is only missed where it says something', () => {
    const { unmapped } = propertiesOf({ sku: 'HI-01', barrier: null, tags: [], images: [] }, {})
    expect(unmapped).toEqual(['sku'])
  })
})

describe('long texts', () => {
  test('are cut into pieces of at most 2,000 characters, none inside what readers see as one sign', () => {
    const characters = fc.constantFrom('a', '漏', '👩‍👩‍👧‍👦', '🇭🇰', 'e\u0301', '😀', '\r\n')
    const long = fc.array(characters, { minLength: 900, maxLength: 3000 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(long, (content) => {
        const pieces = piecesOf(content)
        expect(pieces.join('')).toBe(content)
        expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(2000)
        const count = (part: string) => [...new Intl.Segmenter().segment(part)].length
        expect(pieces.reduce((sum, piece) => sum + count(piece), 0)).toBe(count(content))
      }),
      { numRuns: 30 },
    )
  })

  test('of one character longer than a piece are still cut between its characters', () => {
    const pieces = piecesOf(`e${'\u{1D165}'.repeat(1500)}`)
    expect(pieces.join('')).toHaveLength(3001)
    expect(pieces.every((piece) => piece.isWellFormed() && piece.length <= 2000)).toBe(true)
  })
})

describe('pictures', () => {
  const link = 'https://files.example.com/s/1/front.png'
  const hosted = { key: link, url: `${link}?signature=old`, name: 'front.png' }
  const elsewhere = (url: string) => ({ key: url, url, name: 'side' })
  const external = elsewhere('https://example.com/side.png')
  const files = { images: columnOf('files') }
  const page = notionPageSchema.parse({
    id: 'p',
    created_time: '2026-01-01T00:00:00.000Z',
    last_edited_time: '2026-01-01T00:00:00.000Z',
    properties: {
      Pictures: {
        id: 'c%3A1',
        type: 'files',
        files: [{ name: 'front.png', type: 'file', file: { url: `${link}?signature=new`, expiry_time: 'then' } }],
      },
    },
  })

  test('one that Notion hosts stays by the link that the page shows now; one from elsewhere is its address', () => {
    const { properties, readBack, refused } = propertiesOf({ images: [external, hosted] }, files, pageOf(page))
    expect(refused).toEqual([])
    expect(properties['c%3A1']).toEqual({
      files: [
        { type: 'external', name: 'side', external: { url: external.url } },
        { type: 'file', name: 'front.png', file: { url: `${link}?signature=new`, expiry_time: 'then' } },
      ],
    })
    expect(readBack.images?.map(({ key }) => key)).toEqual([external.key, hosted.key])
  })

  test('one that Notion hosts elsewhere is refused, rather than lost', () => {
    const message =
      'Column “Column” cannot hold Images: “front.png” is a file of Notion’s, which has to be put on the page in Notion.'
    expect(inEnglish(propertiesOf({ images: [hosted] }, files).refused)).toEqual([{ field: 'images', message }])
  })

  test('a name of over 100 characters is cut', () => {
    const { properties } = propertiesOf({ images: [{ ...external, name: `${'x'.repeat(99)}😀` }] }, files)
    expect(properties['c%3A1']).toMatchObject({ files: [{ name: 'x'.repeat(99) }] })
  })

  test.each([
    ['rich_text', [external, elsewhere('https://example.com/b.png')], undefined],
    ['url', [external], undefined],
    ['url', [external, elsewhere('https://example.com/b.png')], 'it takes a single address'],
    ['rich_text', [hosted], 'the link to a file of Notion’s lasts an hour only'],
  ])('in a column of %s', (type, images, reason) => {
    const { readBack, refused } = write('images', images, type)
    if (reason)
      expect(refused).toEqual([{ field: 'images', message: `Column “Column” cannot hold Images: ${reason}.` }])
    else expect(readBack).toMatchObject(images.map(({ key, url }) => ({ key, url })))
  })
})

test('every type that a field is read from is written or said to be computed', () => {
  const computed = new Set(['formula', 'rollup', 'unique_id'])
  for (const [field, { types }] of Object.entries(acceptedColumns) as [RecordField, { types: readonly string[] }][]) {
    for (const type of types) {
      const { refused } = write(field, field === 'name' ? 'Sensor' : blankRecord[field], type)
      const reason = refused.map(({ message }) => message).join()
      if (computed.has(type)) expect(reason).toContain('Notion computes')
      else expect(reason).not.toContain('Notion computes')
    }
  }
})
