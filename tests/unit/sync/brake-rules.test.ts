import { describe, expect, it } from 'vitest'
import { recordFields } from '#contract/fields/product.ts'
import { brakeFields, usualBrake } from '#contract/sync/brake.ts'
import {
  brakeOf,
  isOfMass,
  type Mass,
  type Movement,
  markMasses,
  massesOf,
  massNotes,
  movementOf,
} from '#server/modules/sync/plan/brake.rules.ts'
import { type PlannedChange, plainChange } from '#server/modules/sync/plan/plan.rules.ts'
import { recordWith } from '../products/record.ts'

const brake = { percent: 20, products: 50 }
const change = (values: Partial<PlannedChange>): PlannedChange => ({
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
const retirements = (count: number, side: 'mirror' | 'notion' = 'mirror') =>
  Array.from({ length: count }, (_, index) => change({ side, kind: 'retire', productId: `r${index}` }))
const movements = (count: number, movement: Movement) =>
  new Map(Array.from({ length: count }, (_, index) => [`p${index}`, movement]))
const price: Movement = { kinds: ['price'], lost: [] }

it('stands where the settings say, and nowhere where it is off', () => {
  expect(brakeOf({ ...usualBrake, ...others })).toEqual({ percent: 20, products: 50 })
  expect(brakeOf({ ...usualBrake, ...others, brake: false })).toBeUndefined()
})
function picture(key: string, url = key) {
  return { key, url: `https://example.com/${url}.png`, name: key }
}

it('watches every field of a product', () => {
  const watched = new Set<string>(Object.values(brakeFields).flat())
  expect(recordFields.filter((field) => !watched.has(field))).toEqual([])
})

const others = {
  autoSync: true,
  source: 'notion',
  fileUrl: '',
  direction: 'both',
  dataSourceId: '',
  pricebookDatabaseId: '',
} as const

describe('what of a product moves', () => {
  it.each<[string, Parameters<typeof recordWith>[0], Parameters<typeof recordWith>[0], Movement | undefined]>([
    ['another price', { msrp: '100' }, { msrp: '110' }, { kinds: ['price'], lost: [] }],
    ['a price that goes', { msrp: '100' }, { msrp: null }, { kinds: ['price'], lost: ['price'] }],
    ['one that cannot be read', { msrp: '100' }, { msrp: 'ask' }, { kinds: ['price'], lost: ['price'] }],
    ['a price that comes', { msrp: null }, { msrp: '100' }, { kinds: ['price'], lost: [] }],
    ['another partner price', { resellerCost: '10' }, { resellerCost: '11' }, { kinds: ['price'], lost: [] }],
    [
      'another volume price',
      { msrp: '100', volumePrices: '10: 90' },
      { msrp: '100', volumePrices: '10: 80' },
      { kinds: ['price'], lost: [] },
    ],
    [
      'the same volume price in other words',
      { msrp: '100', volumePrices: '10: 90' },
      { msrp: '100', volumePrices: '10+: HK$90' },
      undefined,
    ],
    [
      'another term',
      { msrp: '9', term: 'Annual' },
      { msrp: '9', term: 'One-time' },
      { kinds: ['price', 'term'], lost: [] },
    ],
    ['the same price in other words', { msrp: '1180' }, { msrp: 'HK$1,180.00' }, undefined],
    ['a quantity', { availability: 'In Stock (5)' }, { availability: 'In Stock (6)' }, { kinds: ['stock'], lost: [] }],
    [
      'out of stock',
      { availability: 'In Stock (5)' },
      { availability: 'Sold out' },
      { kinds: ['stock', 'availability'], lost: ['availability'] },
    ],
    ['another category', { category: 'hardware' }, { category: 'software' }, { kinds: ['category'], lost: [] }],
    ['the same category in other words', { category: 'hardware' }, { category: 'Hardware' }, undefined],
    ['another name', { name: 'A' }, { name: 'B' }, { kinds: ['name'], lost: [] }],
    ['another SKU', { sku: 'A' }, { sku: 'B' }, { kinds: ['code'], lost: [] }],
    ['a SKU that goes', { sku: 'A' }, { sku: null }, { kinds: ['code'], lost: ['code'] }],
    ['a description that goes', { description: 'A' }, {}, { kinds: ['description'], lost: ['description'] }],
    [
      'one of two',
      { description: 'A', descriptionEn: 'B' },
      { description: 'A' },
      { kinds: ['description'], lost: [] },
    ],
    ['another term without a price', { term: 'Annual' }, { term: null }, { kinds: ['term'], lost: [] }],
    ['pictures that go', { images: [picture('a')] }, {}, { kinds: ['pictures'], lost: ['pictures'] }],
    ['the same picture by another link', { images: [picture('a')] }, { images: [picture('a', 'b')] }, undefined],
    [
      'specifications that go',
      { specifications: '電池: 10 年' },
      {},
      { kinds: ['specifications'], lost: ['specifications'] },
    ],
    ['other accessories', { accessories: 'A' }, { accessories: 'B' }, { kinds: ['details'], lost: [] }],
  ])('%s', (_what, before, after, movement) => {
    expect(movementOf(recordWith(before), recordWith(after))).toEqual(movement)
  })
})

describe('a mass change', () => {
  it.each([
    [1, 1, false],
    [2, 2, true],
    [2, 10, false],
    [3, 10, true],
    [50, 250, false],
    [51, 250, true],
    [51, 100_000, true],
    [50, 100_000, false],
  ])('%d of %d products: %s', (count, listed, isOne) => {
    expect(massesOf([], movements(count, price), listed, brake)).toHaveLength(isOne ? 1 : 0)
    expect(massesOf(retirements(count), new Map(), listed, brake)).toHaveLength(isOne ? 1 : 0)
  })

  it('each kind is counted by itself, what goes to the trash in Notion against what was listed with it', () => {
    const both: Movement = { kinds: ['stock', 'availability'], lost: ['availability'] }
    const masses = massesOf([...retirements(3), ...retirements(3, 'notion')], movements(4, both), 10, brake)
    expect(masses).toEqual([
      { kind: 'retired', products: 3, lost: 0, of: 10 },
      { kind: 'stock', products: 4, lost: 0, of: 10 },
      { kind: 'availability', products: 4, lost: 4, of: 10 },
      { kind: 'trashed', products: 3, lost: 0, of: 13 },
    ])
  })

  it('of an empty catalogue is none: what is new does not count', () => {
    expect(massesOf([change({ kind: 'create' }), change({ kind: 'create' })], new Map(), 0, brake)).toEqual([])
  })

  it('counts what was changed before, where the plan adds to it, and each product once', () => {
    const former = { movements: movements(3, price), retired: new Set(['gone 1', 'gone 2']) }
    const one = new Map([['p0', price]])
    expect(massesOf([change({ productId: 'p0' })], one, 10, brake, former)).toEqual([
      { kind: 'price', products: 3, lost: 0, of: 10, already: 2 },
    ])
    expect(massesOf(retirements(1), new Map(), 10, brake, former)).toEqual([
      { kind: 'retired', products: 3, lost: 0, of: 12, already: 2 },
    ])
    expect(massesOf([], new Map(), 10, brake, former)).toEqual([])
    expect(
      massesOf([change({ productId: 'p1', side: 'notion' })], new Map([['p9', price]]), 10, brake, former),
    ).toEqual([{ kind: 'price', products: 4, lost: 0, of: 10, already: 3 }])
    // taken back by the plan
    expect(massesOf([change({ productId: 'p1' })], new Map([['p9', price]]), 14, brake, former)).toEqual([
      { kind: 'price', products: 3, lost: 0, of: 14, already: 2 },
    ])
  })
})

describe('the marks', () => {
  const fields = [{ field: 'msrp', from: '1', to: '2' }]
  const moved = new Map([['p', price]])
  const mass: Mass = { kind: 'price', products: 9, lost: 0, of: 10 }

  it('stand at each change that is part of it, and at no other', () => {
    const changes = [
      change({ fields, marks: ['edited-here'] }),
      change({ kind: 'conflict', fields }),
      change({ fields: [{ field: 'sku', from: null, to: 'S' }] }), // of another kind
      change({ side: 'notion', fields }),
      change({ productId: 'another', fields }),
      change({ kind: 'retire' }),
    ]
    const marked = markMasses(changes, [mass], moved)
    expect(marked.map(({ marks }) => marks)).toEqual([['edited-here', 'mass-price'], ['mass-price'], [], [], [], []])
    expect(marked.filter(isOfMass)).toHaveLength(2)
    expect(markMasses(changes, [], moved)).toBe(changes)
  })

  it('of what leaves the site stand here, of what goes to the trash in Notion there', () => {
    const changes = [change({ kind: 'retire' }), change({ kind: 'retire', side: 'notion' })]
    const masses = (['retired', 'trashed'] as const).map((kind) => ({ kind, products: 9, lost: 0, of: 10 }))
    expect(markMasses(changes, masses, new Map()).map(({ marks }) => marks)).toEqual([
      ['mass-retired'],
      ['mass-trashed'],
    ])
  })
})

it('is told in numbers, what is lost by itself', () => {
  const masses: Mass[] = [
    { kind: 'retired', products: 48, lost: 0, of: 238 },
    { kind: 'price', products: 60, lost: 48, of: 238 },
    { kind: 'availability', products: 7, lost: 7, of: 8 },
  ]
  expect(massNotes(masses)).toEqual([
    { code: 'mass.retired', params: { count: 48, total: 238 } },
    { code: 'mass.price-lost', params: { count: 48, total: 238 } },
    { code: 'mass.price', params: { count: 12, total: 238 } },
    { code: 'mass.out-of-stock', params: { count: 7, total: 8 } },
  ])
})
