import { describe, expect, it } from 'vitest'
import type { ImportMapping } from '#contract/catalogue/product-imports.ts'
import { productField, recordFields } from '#contract/fields/product.ts'
import { compareRow } from '#server/modules/catalogue/imports/import-compare.rules.ts'
import type { RowFault } from '#server/modules/catalogue/imports/import-faults.ts'
import { type Candidate, draftsOf, matchRows, skuKey } from '#server/modules/catalogue/imports/import-match.rules.ts'
import { type CellTexts, faultsOf, valuesOf } from '#server/modules/catalogue/imports/import-values.rules.ts'
import { recordWith } from '../products/record.ts'

describe('the values of a row’s cells', () => {
  it.each<[string, CellTexts, object]>([
    ['a line is one line', { sku: 'A \r\n\t B' }, { sku: 'A B' }],
    ['a line is one line where lines end without spaces', { sku: 'A\r\n\r\nB\tC' }, { sku: 'A B C' }],
    ['prose keeps its lines', { description: 'a\r\nb\rc\nd' }, { description: 'a\nb\nc\nd' }],
    [
      'so does each other text of lines',
      { features: 'a\r\nb', specificationsEn: 'c\rd' },
      { features: 'a\nb', specificationsEn: 'c\nd' },
    ],
    ['a list is split, each once', { tags: ' a, b，c、d;e；f\ng,,a' }, { tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }],
    ['"-" empties a text', { sku: '-' }, { sku: null }],
    ['"-" empties a list', { tags: '-' }, { tags: [] }],
    ['"-" for the name is no name', { name: '-' }, { name: '' }],
  ])('%s', (_rule, texts, values) => {
    expect(valuesOf(texts)).toEqual(values)
  })

  it.each(['descriptionEn', 'connectivityDescription', 'featuresEn', 'specifications'] as const)(
    '%s keeps its lines',
    (field) => {
      expect(valuesOf({ [field]: 'a\r\nb' })).toEqual({ [field]: 'a\nb' })
    },
  )
})

describe('what is wrong with the values of a row', () => {
  it.each(
    recordFields.filter((field) => {
      const { form, fault, reads } = productField(field)
      return form !== 'pictures' && !fault && reads !== 'amount'
    }),
  )('%s has a fault of its own in contract/fields/product.ts if a rule reads it', (field) => {
    const changed = valuesOf({ [field]: '?' })
    expect(faultsOf(changed, recordWith(changed))).toEqual([])
  })

  const tags = Array.from({ length: 101 }, (_, index) => `t${index}`)
  it.each<[string, object, object[]]>([
    ['nothing', { name: 'N', msrp: '1180' }, []],
    ['no name', { name: '' }, [{ field: 'name', code: 'name_emptied', figure: '' }]],
    ['a formula that failed', { sku: '#REF!' }, [{ field: 'sku', code: 'formula_failed', figure: '' }]],
    ['a text that holds such a word is none', { sku: 'a #REF!' }, []],
    ['nor one that only begins so', { sku: '#REF!a' }, []],
    ['controls', { sku: 'a\u0007' }, [{ field: 'sku', code: 'odd_characters', figure: '' }]],
    ['too long', { sku: 'x'.repeat(101) }, [{ field: 'sku', code: 'too_long', figure: '100' }]],
    ['too many tags', { tags }, [{ field: 'tags', code: 'too_many', figure: '100' }]],
    [
      'each that is',
      { sku: '#N/A', name: '' },
      [
        { field: 'sku', code: 'formula_failed', figure: '' },
        { field: 'name', code: 'name_emptied', figure: '' },
      ],
    ],
    ['an unknown category', { category: 'Furniture' }, [{ field: 'category', code: 'unknown_category', figure: '' }]],
    [
      'an unknown availability',
      { availability: 'Ask' },
      [{ field: 'availability', code: 'unknown_availability', figure: '' }],
    ],
    [
      'an unknown connectivity',
      { connectivityType: 'Wire' },
      [{ field: 'connectivityType', code: 'unknown_connectivity', figure: '' }],
    ],
    ['no IP rating', { ipRating: 'Waterproof' }, [{ field: 'ipRating', code: 'unknown_ip_rating', figure: '' }]],
    ['an unknown term', { term: 'Sometimes' }, [{ field: 'term', code: 'unknown_term', figure: '' }]],
    ['no percentage', { margin: 'x' }, [{ field: 'margin', code: 'no_percentage', figure: '' }]],
    ['no percentage either', { upMargin: '101' }, [{ field: 'upMargin', code: 'no_percentage', figure: '' }]],
    ['no price', { hkdCost: 'Ask' }, [{ field: 'hkdCost', code: 'no_price', figure: '' }]],
    [
      'a price that does not fit',
      { msrp: '999999999999/month' },
      [{ field: 'msrp', code: 'amount_too_large', figure: '' }],
    ],
    [
      'a fee that does not fit',
      { sku: 'S', connectivityFee: '999999999999/month' },
      [{ field: 'connectivityFee', code: 'amount_too_large', figure: '' }],
    ],
    ['faults of form go first', { sku: '#N/A', msrp: 'Ask' }, [{ field: 'sku', code: 'formula_failed', figure: '' }]],
  ])('%s', (_what, changed, faults) => {
    expect(faultsOf(changed, recordWith(changed))).toEqual(faults)
  })

  it('a fault that was there before is nobody’s of today', () => {
    expect(faultsOf({ sku: 'S' }, recordWith({ sku: 'S', msrp: 'Ask us' }))).toEqual([])
  })

  it('a price that does not fit for what was there before is nobody’s field', () => {
    const record = recordWith({ sku: 'S', msrp: '999999999999/month' })
    expect(faultsOf({ sku: 'S' }, record)).toEqual([{ field: null, code: 'amount_too_large', figure: '' }])
  })
})

it('rows become drafts of what their mapped cells say; an empty row is none', () => {
  const mapping: ImportMapping = { 0: 'sku', 2: 'name' }
  const rows = [
    { row: 2, cells: ['S', 'odd', 'N'] },
    { row: 3, cells: ['', 'odd', ''] },
    { row: 4, cells: ['', '', 'M'] },
  ]
  expect(draftsOf(rows, mapping)).toEqual([
    { row: 2, texts: { sku: 'S', name: 'N' } },
    { row: 4, texts: { name: 'M' } },
  ])
})

it('a draft has the id that its row says, in small letters', () => {
  const mapping: ImportMapping = { 0: 'id', 1: 'sku' }
  const rows = [
    { row: 2, cells: ['AB-1', 'S'] },
    { row: 3, cells: ['AB-2', ''] },
    { row: 4, cells: ['', ''] },
  ]
  expect(draftsOf(rows, mapping)).toStrictEqual([
    { row: 2, id: 'ab-1', texts: { sku: 'S' } },
    { row: 3, id: 'ab-2', texts: {} },
  ])
})

it.each([
  ['Ab-1', 'ab-1'],
  ['-', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('SKU %s is compared as %s', (sku, key) => {
  expect(skuKey(sku)).toBe(key)
})

describe('the product that a row means', () => {
  const candidate = (id: string, values: Partial<Candidate> = {}): Candidate => ({
    id,
    sku: null,
    name: id,
    isRetired: false,
    ...values,
  })
  const candidates = [
    candidate('a', { sku: 'S-A', name: 'A' }),
    candidate('b', { name: 'B' }),
    candidate('dash', { sku: '-', name: 'Dash' }),
    candidate('twin1', { name: 'Twin' }),
    candidate('twin2', { name: 'Twin' }),
    candidate('old', { sku: 'OLD', isRetired: true }),
    candidate('gone', { name: 'Back', isRetired: true }),
    candidate('here', { name: 'Back' }),
  ]
  const match = (...texts: CellTexts[]) =>
    matchRows(
      texts.map((text, index) => ({ row: index + 2, texts: text })),
      candidates,
    )

  it.each<[string, CellTexts, string | null, object[]]>([
    ['by its SKU, in any case', { sku: 's-a', name: 'Other' }, 'a', []],
    ['by its name', { name: 'A' }, 'a', []],
    ['by its name where it has no SKU yet', { sku: 'new', name: 'B' }, 'b', []],
    ['by its name where its SKU is a dash', { sku: 'new', name: 'Dash' }, 'dash', []],
    ['by its name where the row empties the SKU', { sku: '-', name: 'A' }, 'a', []],
    ['a new one, where the named one has another SKU', { sku: 'new', name: 'A' }, null, []],
    ['a new one', { name: 'New' }, null, []],
    ['the listed one of two', { name: 'Back' }, 'here', []],
    ['none without a name', { sku: 'new' }, null, [{ field: 'name', code: 'name_missing', figure: '' }]],
    ['none of several', { name: 'Twin' }, null, [{ field: 'name', code: 'several_products', figure: '2' }]],
    ['none that is retired', { sku: 'OLD' }, null, [{ field: 'sku', code: 'retired_product', figure: '' }]],
  ])('%s', (_how, texts, productId, faults) => {
    expect(match(texts)).toEqual([{ row: 2, texts, productId, faults }])
  })

  it.each<[string, string, CellTexts, string | null, object[]]>([
    ['before its SKU and its name', 'b', { sku: 'S-A', name: 'Twin' }, 'b', []],
    ['where it is retired, too', 'old', {}, 'old', [{ field: null, code: 'retired_product', figure: '' }]],
    ['of another catalogue, which counts for nothing', 'elsewhere', { sku: 'S-A' }, 'a', []],
  ])('by its id %s', (_how, id, texts, productId, faults) => {
    expect(matchRows([{ row: 2, id, texts }], candidates)).toMatchObject([{ row: 2, productId, faults }])
  })

  it.each<[string, CellTexts, CellTexts]>([
    ['product', { sku: 'S-A' }, { name: 'A' }],
    ['new SKU', { sku: 'new', name: 'X' }, { sku: 'NEW', name: 'Y' }],
    ['new name', { name: 'X' }, { name: 'X' }],
  ])('two rows of one %s are both refused', (_what, one, other) => {
    const faults = match(one, other).map((row) => row.faults)
    expect(faults).toEqual([
      [{ field: null, code: 'also_in_row', figure: '3' }],
      [{ field: null, code: 'also_in_row', figure: '2' }],
    ])
  })

  it.each<[string, CellTexts, CellTexts]>([
    ['products', { sku: 'S-A' }, { name: 'B' }],
    ['new SKUs', { sku: 'x', name: 'X' }, { sku: 'y', name: 'X' }],
    ['new names', { name: 'X' }, { name: 'Y' }],
  ])('two rows of two %s are both taken', (_what, one, other) => {
    expect(match(one, other).map((row) => row.faults)).toEqual([[], []])
  })

  it('rows that name none are no two of one', () => {
    expect(match({ msrp: '1' }, { msrp: '2' }).map((row) => row.faults.map(({ code }) => code))).toEqual([
      ['name_missing'],
      ['name_missing'],
    ])
  })
})

describe('what a row would do', () => {
  const record = recordWith({ name: 'A', sku: 'S', msrp: 'HK$1,180.00' })
  const present = { id: 'id', version: 7, record }
  const row = (texts: CellTexts, faults: [] | [{ field: 'name'; code: 'name_missing'; figure: '' }] = []) => ({
    row: 2,
    texts,
    productId: 'id',
    faults,
  })

  it('is nothing where it says the same, in whatever words', () => {
    expect(compareRow(row({ name: 'A', msrp: '1180' }), present)).toEqual({
      row: 2,
      kind: 'unchanged',
      productId: 'id',
      version: 7,
      name: 'A',
      changes: {},
      errors: [],
    })
  })

  it('is a change of what differs', () => {
    expect(compareRow(row({ name: 'B', msrp: '1180', sku: 'T' }), present)).toMatchObject({
      kind: 'update',
      name: 'A',
      changes: { name: { from: 'A', to: 'B' }, sku: { from: 'S', to: 'T' } },
    })
  })

  it('is a new product, with all that it says', () => {
    expect(compareRow(row({ name: 'B', margin: '20' }), undefined)).toEqual({
      row: 2,
      kind: 'create',
      productId: null,
      version: null,
      name: 'B',
      changes: { name: { from: '', to: 'B' }, margin: { from: null, to: '20' } },
      errors: [],
    })
  })

  it.each([
    [{ sku: 'S' }, 'S'],
    [{ msrp: '1' }, ''],
  ])('a new product of %o is called "%s"', (texts, name) => {
    expect(compareRow(row(texts), undefined).name).toBe(name)
  })

  it('is an error, with all that its cells say', () => {
    expect(compareRow(row({ name: 'A', msrp: 'Ask' }), present)).toMatchObject({
      kind: 'error',
      changes: { name: { from: 'A', to: 'A' }, msrp: { from: 'HK$1,180.00', to: 'Ask' } },
      errors: [{ field: 'msrp', code: 'no_price' }],
    })
  })

  it('is nothing where it changes nothing of a retired product', () => {
    const retired = { field: null, code: 'retired_product', figure: '' } as const
    const other = { field: null, code: 'also_in_row', figure: '3' } as const
    const of = (texts: CellTexts, faults: RowFault[]) =>
      compareRow({ row: 2, texts, productId: 'id', faults }, present).errors
    expect(of({ name: 'A' }, [retired])).toEqual([])
    expect(of({ name: 'A' }, [retired, other])).toEqual([other])
    expect(of({ name: 'B' }, [retired])).toEqual([retired])
    expect(compareRow({ row: 2, texts: {}, productId: null, faults: [retired] }, undefined).errors).toEqual([retired])
  })

  it('is nothing where an uncertain value is what the product says already', () => {
    const whole = { id: 'id', version: 7, record: recordWith({ name: 'A', availability: '36.5' }) }
    const faulty = (texts: CellTexts) =>
      compareRow(
        { row: 2, texts, productId: 'id', faults: [{ field: 'availability', code: 'not_whole', figure: '' }] },
        whole,
      )
    expect(faulty({ name: 'A', availability: '36.5' })).toMatchObject({ kind: 'unchanged', errors: [] })
    expect(faulty({ name: 'A', availability: '3.5' })).toMatchObject({ kind: 'error', errors: [{ code: 'not_whole' }] })
    expect(faulty({ name: 'A' })).toMatchObject({ kind: 'error' })
  })

  it('is the error of its match', () => {
    const fault = { field: 'name', code: 'name_missing', figure: '' } as const
    expect(compareRow(row({ msrp: 'Ask' }, [fault]), undefined)).toMatchObject({ kind: 'error', errors: [fault] })
  })
})
