import { describe, expect, it } from 'vitest'
import { isLinked, type Kin, linksOf, type NewPage } from '#server/modules/sync/import/link.rules.ts'

const page = (pageId: string, sku: string | null, name = pageId, createdAt = '2026-11-25T08:00:00.000Z'): NewPage => ({
  pageId,
  createdAt,
  record: { name, sku },
})
const kin = (id: string, sku: string | null, more: Partial<Kin> = {}): Kin => ({
  id,
  name: id,
  sku,
  agreedSku: sku,
  pageId: `page of ${id}`,
  isRetired: false,
  ...more,
})

/** @param living ids of products whose pages are still listed */
function outcome(pages: NewPage[], products: Kin[], living: string[] = []) {
  const lives = ({ id }: Kin) => living.includes(id)
  const { linked, leftOut } = linksOf(pages, products, { lives, skusOf: ({ sku, agreedSku }) => [sku, agreedSku] })
  return {
    linked: Object.fromEntries([...linked].map(([pageId, { id }]) => [pageId, id])),
    leftOut: Object.fromEntries(leftOut),
  }
}

const nothing = { linked: {}, leftOut: {} }

describe('by SKU, a new page', () => {
  it.each<[string, NewPage[], Kin[], string[], ReturnType<typeof outcome>]>([
    ['is a product of its own where none is called so', [page('new', 'A')], [], [], nothing],
    [
      'is of the product whose page is gone',
      [page('new', 'a')],
      [kin('p', 'A')],
      [],
      { ...nothing, linked: { new: 'p' } },
    ],
    [
      'is left out beside one that lives',
      [page('new', 'a')],
      [kin('p', 'A')],
      ['p'],
      { ...nothing, leftOut: { new: 'p' } },
    ],
    [
      'is left out beside one that lives though another is gone',
      [page('new', 'A')],
      [kin('gone', 'A'), kin('p', 'A')],
      ['p'],
      { ...nothing, leftOut: { new: 'p' } },
    ],
    [
      'that was made first is the one, and the later is left out',
      [page('later', 'A'), page('first', 'A', 'first', '2026-11-25T07:59:00.000Z')],
      [kin('p', 'A')],
      [],
      { linked: { first: 'p' }, leftOut: { later: 'first' } },
    ],
    [
      'is of what is listed before what is off the list',
      [page('new', 'A')],
      [kin('z', 'A', { isRetired: true }), kin('a', 'A')],
      [],
      { ...nothing, linked: { new: 'a' } },
    ],
    [
      'is known by what its page was called, whatever staff call it since, and each product gets one',
      [page('one', 'OLD'), page('two', 'NEW')],
      [kin('p', 'NEW', { agreedSku: 'OLD' })],
      [],
      { ...nothing, linked: { one: 'p' } },
    ],
    ['that says “-” has none', [page('new', '-')], [kin('p', '-', { name: 'P' })], [], nothing],
  ])('%s', (_rule, pages, products, living, expected) => {
    expect(outcome(pages, products, living)).toEqual(expected)
  })
})

describe('by name, a new page without a SKU', () => {
  const named = (id: string, more: Partial<Kin> = {}) => kin(id, null, { name: 'Sensor', ...more })
  it.each<[string, NewPage[], Kin[], string[], Record<string, string>]>([
    ['is of the one product so called', [page('new', null, 'Sensor')], [named('p')], [], { new: 'p' }],
    ['not where its page lives', [page('new', null, 'Sensor')], [named('p')], ['p'], {}],
    ['not where two products are so called', [page('new', null, 'Sensor')], [named('p'), named('q')], ['q'], {}],
    ['not where two pages are', [page('a', null, 'Sensor'), page('b', null, 'Sensor')], [named('p')], [], {}],
    ['not of one with a SKU', [page('new', null, 'Sensor')], [named('p', { sku: 'A' })], [], {}],
    ['not of one whose page had a SKU', [page('new', null, 'Sensor')], [named('p', { agreedSku: 'A' })], [], {}],
    ['not of one that is off the list', [page('new', null, 'Sensor')], [named('p', { isRetired: true })], [], {}],
    ['not of one that never had a page', [page('new', null, 'Sensor')], [named('p', { pageId: null })], [], {}],
  ])('%s', (_rule, pages, products, living, linked) => {
    expect(outcome(pages, products, living)).toEqual({ linked, leftOut: {} })
  })
})

it.each([
  [true, 'another page', 'other', null],
  [false, 'its own', 'page', null],
  [true, 'a page of one that never had any', null, null],
  [false, 'the page that was being made for it', null, new Date(0)],
])('%s: a product is linked to %s', (is, _what, notionPageId, pushStartedAt) => {
  expect(isLinked({ notionPageId, pushStartedAt }, { pageId: 'page' })).toBe(is)
})
