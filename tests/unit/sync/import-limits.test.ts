import { describe, expect, test } from 'vitest'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { cut, cutRecord } from '#server/modules/sync/import/import-limits.ts'
import { recordWith } from '../products/record.ts'

describe('texts of a record', () => {
  test('that fit are kept as they are', () => {
    const record = recordWith({ name: '感'.repeat(300), sku: 'HI-01', tags: ['IP67'] })
    expect(cutRecord(record)).toEqual({ record, warnings: [] })
  })

  test.each([
    ['name', 300, 'Product Name'],
    ['nameEn', 300, 'English Name'],
    ['subcategory', 100, 'Subcategory'],
    ['category', 100, 'Category'],
    ['sku', 100, 'SKU'],
    ['description', 10_000, 'Description'],
    ['specifications', 20_000, 'Specifications'],
  ] as const)('%s is cut to %i, with a warning that names product and column', (field, length, column) => {
    const { record, warnings } = cutRecord(recordWith({ [field]: '感'.repeat(length + 1) }))
    expect(record[field]).toBe('感'.repeat(length))
    expect(warnings.map((note) => syncNoteIn(note, 'en'))).toEqual([
      `${record.name}: ${column} was cut to ${length} characters`,
    ])
  })

  test('of which a column holds several are cut each, with one warning', () => {
    const long = 'x'.repeat(400)
    const image = { key: 'a', url: 'https://example.com/a', name: long }
    const { record, warnings } = cutRecord(recordWith({ tags: [`${long}1`, `${long}2`, 'IP67'], images: [image] }))
    expect(record.tags).toEqual([long.slice(0, 100), 'IP67'])
    expect(record.images).toEqual([{ ...image, name: long.slice(0, 300) }])
    expect(warnings).toHaveLength(2)
  })

  test('are not cut through a sign', () => {
    expect(cut('sku', `${'x'.repeat(99)}😀`)).toBe('x'.repeat(99))
  })
})
