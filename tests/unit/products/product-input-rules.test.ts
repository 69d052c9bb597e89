import { describe, expect, it } from 'vitest'
import { recordFaults, recordGiven } from '#server/modules/catalogue/editing/product-input.rules.ts'
import { recordWith } from './record.ts'

describe('what is given of a record', () => {
  it('is kept as it is, blanks as nothing, lines ending in one way', () => {
    const given = { name: 'N', nameEn: '', sku: null, msrp: undefined, description: 'a\r\nb\rc\nd' }
    expect(recordGiven(given)).toStrictEqual({ name: 'N', nameEn: null, sku: null, description: 'a\nb\nc\nd' })
  })

  it('names each tag and each picture once, the picture as it was named last', () => {
    const picture = (key: string, name: string) => ({ key, url: `https://a.example/${key}`, name })
    expect(
      recordGiven({ tags: ['b', 'a', 'b'], images: [picture('1', 'x'), picture('2', 'y'), picture('1', 'z')] }),
    ).toEqual({
      tags: ['b', 'a'],
      images: [picture('1', 'z'), picture('2', 'y')],
    })
  })

  it('holds no halves of characters', () => {
    const half = '\ud83d'
    const image = { key: half, url: half, name: half }
    expect(recordGiven({ name: half, tags: [half], images: [image] })).toEqual({
      name: '\ufffd',
      tags: ['\ufffd'],
      images: [{ key: '\ufffd', url: '\ufffd', name: '\ufffd' }],
    })
  })

  it('says nothing of lists that were not given', () => {
    expect(recordGiven({ name: 'N' })).toStrictEqual({ name: 'N' })
  })
})

describe('what no rule can read', () => {
  it('is a fault of the field that is edited', () => {
    expect(recordFaults(recordWith({}), recordWith({ msrp: 'Ask us', category: 'hardware' }))).toEqual([
      { path: 'record.msrp', message: 'is no price in HKD', code: 'no_price_in_hkd' },
    ])
  })

  it('is none of a field that stays as it was', () => {
    const before = recordWith({ msrp: 'Ask us' })
    expect(recordFaults(before, { ...before, sku: 'S' })).toEqual([])
  })
})
