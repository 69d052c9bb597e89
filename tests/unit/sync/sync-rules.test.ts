import { describe, expect, it } from 'vitest'
import { digestOf, marksOf, type PlannedChange, plainChange, priceMarks } from '#server/modules/sync/plan/plan.rules.ts'
import { percentOf, plannedCounts } from '#server/modules/sync/run/sync.rules.ts'
import { recordWith } from '../products/record.ts'

const change = (values: Partial<PlannedChange> = {}): PlannedChange => ({
  ...plainChange,
  side: 'mirror',
  kind: 'update',
  productId: 'p',
  pageId: 'page',
  name: 'N',
  version: 1,
  contentHash: 'h',
  ...values,
})

it.each([
  ['fetching', 0, 10, 30],
  ['fetching', 5, 10, 50],
  ['fetching', 10, 10, 69],
  ['fetching', 20, 10, 69],
  ['processing', 0, 10, 70],
  ['processing', 1, 3, 80],
  ['processing', 10, 10, 99],
  ['processing', 0, 0, 99],
] as const)('%s %d of %d is %d percent', (stage, done, expected, percent) => {
  expect(percentOf(stage, done, expected)).toBe(percent)
})

it('a plan counts products on our side and pages on Notion’s, each once', () => {
  const field = { field: 'msrp', from: '1', to: '2' }
  const changes = [
    change({ kind: 'create', productId: 'a' }),
    change({ kind: 'link', productId: 'b' }),
    change({ kind: 'update', productId: 'b' }),
    change({ kind: 'update', productId: 'edited', fields: [field] }),
    change({ kind: 'conflict', productId: 'b', fields: [field, field] }),
    change({ kind: 'conflict', productId: 'disputed', fields: [field] }),
    change({ kind: 'restore', productId: 'c' }),
    change({ kind: 'retire', productId: 'd' }),
    change({ side: 'notion', kind: 'create', productId: 'e' }),
    change({ side: 'notion', kind: 'update', productId: 'f' }),
    change({ side: 'notion', kind: 'update', productId: null, pageId: 'page' }),
    change({ side: 'notion', kind: 'retire', productId: 'g' }),
    change({ side: 'notion', kind: 'restore', productId: 'h' }),
    change({ side: 'pricebook', kind: 'create', productId: 'i' }),
  ]
  expect(plannedCounts(changes)).toEqual({
    linked: 1,
    created: 1,
    updated: 4,
    retired: 1,
    pushedCreated: 1,
    pushedUpdated: 2,
    pushedRetired: 2,
    conflicts: 3,
    bookCreated: 1,
    bookUpdated: 0,
    bookRetired: 0,
  })
})

describe('a change of the price is marked', () => {
  it.each([
    ['not up to 30 %', '1000', '1300', false],
    ['beyond', '1000', '1300.01', true],
    ['not down to 30 %', '1000', '700', false],
    ['below', '1000', '699.99', true],
    ['where it goes', '1000', null, true],
    ['not where there was none', null, '1000', false],
    ['not where it was nothing', 'Ask us', '1000', false],
    ['where it came from nothing', '0', '1', true],
  ])('%s', (_rule, from, to, isMarked) => {
    const before = recordWith({ msrp: from })
    expect(priceMarks(before, [{ field: 'msrp', from, to }])).toEqual(isMarked ? ['price-over-30-percent'] : [])
  })

  it('and nothing else', () => {
    expect(priceMarks(recordWith({ msrp: '1' }), [{ field: 'sku', from: null, to: 'S' }])).toEqual([])
    expect(
      priceMarks(recordWith({ msrp: '1' }), [
        { field: 'sku', from: null, to: 'S' },
        { field: 'msrp', from: '1', to: '9' },
      ]),
    ).toHaveLength(1)
  })
})

it('the marks of a plan are told once each', () => {
  const marked = change({ marks: ['edited-here', 'price-over-30-percent'] })
  expect(marksOf([marked, change(), marked])).toEqual(['edited-here', 'price-over-30-percent'])
})

describe('the digest of a plan', () => {
  const [one, other] = [change({ productId: 'a' }), change({ productId: 'b' })]
  it('is the same in whatever order and with whatever marks', () => {
    expect(digestOf([one, other])).toBe(digestOf([{ ...other, marks: ['edited-here'] }, one]))
  })

  it('is another for another plan', () => {
    const digests = [[one], [other], [one, other], [{ ...one, version: 2 }], []].map(digestOf)
    expect(new Set(digests).size).toBe(5)
  })
})
