import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'
import {
  applyChanges,
  changedFields,
  isSame,
  issuesOf,
  type ProductState,
  pendingFields,
  statedFields,
} from '#server/modules/catalogue/editing/product-changes.rules.ts'
import { deriveProduct } from '#server/modules/catalogue/products/products-derive.ts'
import { recordWith } from './record.ts'

const picture = (key: string, url = `https://files.example/${key}?signed=1`) => ({ key, url, name: `${key}.png` })

/** Lists are compared by what they hold. */
const copy = <Value>(value: Value) => structuredClone(value) as Value extends readonly string[] ? string[] : Value

function stateOf(values: Partial<CatalogueRecord>, retired = false): ProductState {
  return { record: recordWith(values), retired }
}

describe('what differs between two versions of a product', () => {
  it.each<[string, ProductState, ProductState, string[]]>([
    ['nothing', stateOf({ msrp: '1180' }), stateOf({ msrp: '1180' }), []],
    ['a text', stateOf({ msrp: '1180' }), stateOf({ msrp: '1280' }), ['msrp']],
    ['a blank', stateOf({ sku: 'A' }), stateOf({}), ['sku']],
    ['tags', stateOf({ tags: ['a', 'b'] }), stateOf({ tags: ['b', 'a'] }), ['tags']],
    ['the same tags', stateOf({ tags: ['a', 'b'] }), stateOf({ tags: ['a', 'b'] }), []],
    [
      'a link of a picture',
      stateOf({ images: [picture('a', 'https://x/1')] }),
      stateOf({ images: [picture('a')] }),
      [],
    ],
    ['pictures', stateOf({ images: [picture('a')] }), stateOf({ images: [picture('a'), picture('b')] }), ['images']],
    ['being retired', stateOf({}), stateOf({}, true), ['retired']],
  ])('%s', (_what, before, after, fields) => {
    expect(changedFields(before, after).map(({ field }) => field)).toEqual(fields)
  })

  it('changes made and taken back leave what was', () => {
    const text = fc.option(fc.string(), { nil: null })
    const values = fc.record({ msrp: text, sku: text, description: text, tags: fc.array(fc.string()) })
    const anything = fc.tuple(values, fc.boolean()).map(([fields, retired]) => stateOf(fields, retired))
    fc.assert(
      fc.property(anything, anything, (before, after) => {
        const changes = changedFields(before, after)
        expect(applyChanges(before, changes)).toEqual(after)
        expect(applyChanges(after, changes, 'from')).toEqual(before)
      }),
    )
  })
})

describe('the same value', () => {
  it.each([
    ['retired', null, false, true],
    ['retired', true, false, false],
    ['sku', null, '', false],
    ['tags', ['a'], null, false],
    ['tags', null, ['a'], false],
  ] as const)('of %s: %o and %o: %s', (field, one, other, isIt) => {
    expect(isSame(field, one === null ? null : copy(one), other === null ? null : copy(other))).toBe(isIt)
  })
})

describe('what a record says at all', () => {
  it('is told as changes from nothing', () => {
    const image = picture('a')
    expect(statedFields({ ...blankRecord, name: 'N', sku: '', tags: ['t'], images: [image] })).toEqual([
      { field: 'name', from: null, to: 'N' },
      { field: 'tags', from: [], to: ['t'] },
      { field: 'images', from: [], to: [image] },
    ])
  })
})

describe('what Notion has not been told', () => {
  it('is what differs from what was agreed', () => {
    const [ours, agreed] = [recordWith({ msrp: '1', sku: 'A' }), recordWith({ msrp: '2', sku: 'A' })]
    expect(pendingFields(ours, true, agreed, false)).toEqual(['msrp', 'retired'])
    expect(pendingFields(agreed, true, agreed, true)).toEqual([])
  })

  it('is nothing of a product that has no page: that is made whole', () => {
    expect(pendingFields(recordWith({ msrp: '1' }), false, null, false)).toEqual([])
  })
})

describe('what staff should mend', () => {
  const sound = {
    name: '感測器',
    nameEn: 'Sensor',
    description: '說明',
    descriptionEn: 'Text',
    msrp: '100',
    category: 'hardware',
  }

  it.each<[string, Partial<CatalogueRecord>, string[]]>([
    ['nothing', {}, []],
    ['no descriptions at all', { description: null, descriptionEn: null }, []],
    ['a name in English only', { name: 'Sensor', nameEn: null }, ['missing-chinese']],
    ['no English name', { nameEn: null }, ['missing-english']],
    ['no English description', { descriptionEn: null }, ['missing-english']],
    ['no Chinese description', { description: null }, ['missing-chinese']],
    ['an English description where Chinese belongs', { description: 'Text' }, ['missing-chinese']],
    ['no price', { msrp: null }, ['no-price']],
    ['a price that cannot be read', { msrp: 'Ask us' }, ['no-price', 'unreadable-price']],
    ['a partner price that cannot', { resellerCost: '1.180,00' }, ['unreadable-price']],
    ['a fee that cannot', { connectivityFee: '12 months x 99' }, ['unreadable-price']],
    ['a fee that is free', { connectivityFee: 'Free' }, []],
    ['a cost in dollars that cannot', { usdCost: 'HK$5' }, ['unreadable-price']],
    ['a price of nothing', { msrp: '0' }, []],
    ['exactly its margin over its cost', { hkdCost: '64' }, []],
    ['less than its margin over its cost', { hkdCost: '64.01' }, ['margin-below-minimum']],
    ['a margin of its own', { hkdCost: '64', minSellingPrice: '90', margin: '30' }, ['margin-below-minimum']],
    ['no category', { category: null }, ['unknown-category']],
    ['an unknown category', { category: 'Furniture' }, ['unknown-category']],
    ['a category by its label', { category: 'AI 軟件' }, []],
    ['a picture that is not kept', { images: [picture('kept'), picture('lost')] }, ['dead-image']],
    ['a picture that is kept', { images: [picture('kept')] }, []],
  ])('%s', (_what, values, issues) => {
    const record = recordWith({ ...sound, ...values })
    expect(issuesOf(record, deriveProduct(record).product, [{ key: 'kept' }])).toEqual(issues)
  })

  it('a machine’s translation counts', () => {
    const record = recordWith({ ...sound, nameEn: null })
    const product = { ...deriveProduct(record).product, nameEn: 'Sensor' }
    expect(issuesOf(record, product, [])).toEqual([])
  })

  it('a picture is dead while it is not among those that are kept, whichever else are', () => {
    const record = recordWith({ ...sound, images: [picture('one'), picture('two')] })
    const { product } = deriveProduct(record)
    expect(issuesOf(record, product, [{ key: 'two' }, { key: 'one' }])).toEqual([])
    expect(issuesOf(record, product, [{ key: 'two' }, { key: 'other' }])).toEqual(['dead-image'])
  })

  it('a cost without a price is no issue of its margin', () => {
    const record = recordWith({ ...sound, msrp: null, hkdCost: '64' })
    expect(issuesOf(record, deriveProduct(record).product, [])).toEqual(['no-price'])
  })
})
