import { describe, expect, it } from 'vitest'
import { recordFields } from '#contract/fields/product.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { databaseAnswer } from '#server/modules/sync/connection/sync-database.rules.ts'
import { columnOf } from '#server/modules/sync/notion/cells.ts'
import type { NotionColumn } from '#server/modules/sync/notion/schemas.ts'

const title = { name: '產品名稱', id: 'title', type: 'title' }
const column = (name: string, type = 'rich_text'): NotionColumn => ({ name, id: `id of ${name}`, type })

const head = { title: '目錄', apiVersion: '2025-09-03' as const, dataSources: [], dataSourceId: 'source' }

const answerOf = (properties: NotionColumn[], known = {}, unsent: string[] = []) => {
  const { warningNotes, ...answer } = databaseAnswer(
    { ...head, columns: properties.map(columnOf) },
    known,
    new Set(unsent),
    { mapping: undefined, rates: { hkdToUsd: 0.128, hkdToRmb: 0.92 } },
  )
  return { ...answer, warnings: warningNotes.map((note) => syncNoteIn(note, 'en')) }
}

describe('a database as staff look at it', () => {
  it('is called what it is called in Notion', () => {
    const { properties: _properties, missing: _missing, ...answer } = answerOf([title])
    expect(answer).toEqual({ ...head, unreadable: [], warnings: [] })
  })

  it('has its columns in their order, each with the field that it feeds', () => {
    const { properties } = answerOf([column('備註'), column('零售價', 'number'), title])
    expect(properties).toEqual([
      { name: '備註', type: 'rich_text', field: null },
      { name: '零售價', type: 'number', field: 'msrp' },
      { name: '產品名稱', type: 'title', field: 'name' },
    ])
  })

  it('has a column that was renamed since the last run', () => {
    const renamed = { ...column('MSRP'), name: 'Was MSRP' }
    expect(answerOf([title, renamed], { msrp: renamed.id }).properties).toContainEqual({
      name: 'Was MSRP',
      type: 'rich_text',
      field: 'msrp',
    })
  })
})

describe('a field that no column feeds', () => {
  it('is told of, by the English name that a column for it may have', () => {
    const { missing } = answerOf([title, column('SKU')])
    expect(missing.map(({ field }) => field)).toEqual(recordFields.filter((field) => !['name', 'sku'].includes(field)))
    expect(missing).toContainEqual({ field: 'msrp', suggestedName: 'MSRP', neededForExport: false })
    expect(missing).toContainEqual({ field: 'nameEn', suggestedName: 'English Name', neededForExport: false })
  })

  it('is needed where an export has something to say of it', () => {
    const { missing } = answerOf([title, column('SKU')], {}, ['sku', 'barrier'])
    expect(missing.filter(({ neededForExport }) => neededForExport).map(({ field }) => field)).toEqual(['barrier'])
  })
})

describe('of what an import or export would trip over', () => {
  it.each<[string, string, string, string[]]>([
    [
      'a column that Notion computes is told',
      'MSRP',
      'formula',
      ['Column “MSRP” is of type formula, which Notion computes: an export cannot send MSRP.'],
    ],
    [
      'so are computed addresses of pictures',
      'Images',
      'rollup',
      ['Column “Images” is of type rollup, which Notion computes: an export cannot send Images.'],
    ],
    [
      'a column of a type that cannot hold its field is told',
      'MSRP',
      'people',
      [expect.stringContaining('Column “MSRP” is of type people')],
    ],
    ['a column that people write is not', 'MSRP', 'number', []],
    ['nor are files', 'Images', 'files', []],
    ['nor a computed column that feeds nothing', 'Rank', 'formula', []],
  ])('%s', (_what, name, type, warnings) => {
    expect(answerOf([title, column(name, type)]).warnings).toEqual(warnings)
  })
})
