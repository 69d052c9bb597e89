import { describe, expect, it } from 'vitest'
import { availabilityWith, stockOf } from '#server/modules/catalogue/prices-stock/availability.rules.ts'
import { availableOf, lowStockOf } from '#server/modules/catalogue/prices-stock/low-stock.rules.ts'
import {
  allocate,
  byProduct,
  type HeldLine,
  isPiece,
  reservedAfter,
  type Stock,
  type StockLine,
  settle,
  shippableOf,
} from '#server/modules/sales/stock/order-stock.rules.ts'

const line = (productId: string | null, quantity: number): StockLine => ({ productId, quantity })
const stocks = (
  ...given: [id: string, stockQuantity: number, reserved?: number, inStock?: boolean, tracksStock?: boolean][]
) =>
  new Map<string | null, Stock>(
    given.map(([id, stockQuantity, reserved = 0, inStock = true, tracksStock = true]) => [
      id,
      { id, tracksStock, stockQuantity, reserved, inStock },
    ]),
  )

describe('what of an order could be shipped', () => {
  const held = (reserved: number, ...of: Parameters<typeof line>): HeldLine => ({ ...line(...of), reserved })

  it.each<[string, HeldLine[], ReturnType<typeof stocks>, number[]]>([
    ['what it holds', [held(8, 'a', 15)], stocks(['a', 8, 8]), [8]],
    ['what it holds, and what nobody else does', [held(3, 'a', 15)], stocks(['a', 20, 10]), [13]],
    ['no more than it takes', [held(2, 'a', 2)], stocks(['a', 20, 2]), [2]],
    ['no more than there is by now', [held(8, 'a', 15)], stocks(['a', 5, 8]), [5]],
    ['nothing', [held(0, 'a', 15)], stocks(['a', 8, 8]), [0]],
    ['the first line first', [held(2, 'a', 4), held(4, 'a', 4)], stocks(['a', 6, 6]), [4, 2]],
    ['what it holds of what is called out of stock since', [held(2, 'a', 4)], stocks(['a', 9, 2, false]), [2]],
    ['what has no stock, whole', [held(0, null, 3), held(0, 'b', 2)], stocks(['b', 0, 0, true, false]), [3, 2]],
    ['what was of a product that is gone, whole', [held(0, 'c', 3)], stocks(), [3]],
  ])('%s', (_what, lines, of, shippable) => {
    expect(shippableOf(lines, of)).toEqual(shippable)
  })
})

describe('what an order has reserved once pieces are taken', () => {
  const held = (productId: string | null, quantity: number, reserved: number) => ({ productId, quantity, reserved })

  it.each<[string, HeldLine[], number[], number[]]>([
    ['the rest', [held('a', 5, 4)], [3], [1]],
    ['nothing, where more was taken than it had', [held('a', 5, 2)], [4], [0]],
    ['all, where nothing was taken', [held('a', 5, 4), held('b', 2, 2)], [0, 2], [4, 0]],
    ['what another line of the product had is taken too', [held('a', 4, 4), held('a', 2, 0)], [0, 2], [2, 0]],
    ['what is left goes to the lines that still need it', [held('a', 4, 4), held('a', 2, 2)], [4, 0], [0, 2]],
    ['nothing of what has no stock', [held(null, 3, 0)], [3], [0]],
  ])('%s', (_what, lines, taken, reserved) => {
    expect(reservedAfter(lines, taken)).toEqual(reserved)
  })
})

describe('stock is dealt out', () => {
  it('line by line, the first first, what others hold left to them', () => {
    const lines = [line('a', 4), line('b', 1), line('a', 4)]
    expect(allocate(lines, stocks(['a', 10, 3], ['b', 5]))).toEqual({
      reserved: [4, 1, 3],
      short: [{ index: 2, left: 3 }],
    })
  })

  it('to what is a piece on a shelf alone', () => {
    const lines = [line(null, 4), line('a', 9), line('c', 9)]
    expect(allocate(lines, stocks(['a', 0, 0, true, false], ['c', 9]))).toEqual({ reserved: [0, 0, 9], short: [] })
  })

  it('with what the order holds already, though there is less by now', () => {
    expect(allocate([line('a', 6)], stocks(['a', 2, 8]), new Map([['a', 6]]))).toEqual({ reserved: [6], short: [] })
    expect(allocate([line('a', 7)], stocks(['a', 2, 8]), new Map([['a', 6]])).short).toEqual([{ index: 0, left: 6 }])
  })

  it('of what is called out of stock, none; of a product that is gone, nothing is asked', () => {
    expect(allocate([line('a', 1)], stocks(['a', 12, 0, false])).short).toEqual([{ index: 0, left: 0 }])
    expect(allocate([line('a', 1)], stocks())).toEqual({ reserved: [0], short: [] })
  })

  it('and is added up by product', () => {
    const lines = [line('a', 4), line('a', 3), line('b', 2), line(null, 5)]
    expect(byProduct(lines, ({ quantity }) => quantity)).toEqual(
      new Map([
        ['a', 7],
        ['b', 2],
      ]),
    )
  })
})

describe('stock that has changed', () => {
  type Case = [
    what: string,
    stock: [pieces: number, inStock?: boolean, tracksStock?: boolean],
    lines: [quantity: number, reserved: number][],
    held: number[],
  ]
  it.each<Case>([
    [
      'goes to the order that has waited longest',
      [5],
      [
        [4, 0],
        [4, 0],
      ],
      [4, 1],
    ],
    [
      'is left to whoever holds it',
      [6],
      [
        [4, 0],
        [4, 4],
      ],
      [2, 4],
    ],
    [
      'goes to no order that is whole',
      [20],
      [
        [4, 4],
        [3, 1],
      ],
      [4, 3],
    ],
    [
      'is taken back from whom it was promised to last',
      [5],
      [
        [4, 4],
        [2, 2],
        [3, 3],
      ],
      [4, 1, 0],
    ],
    [
      'is all gone',
      [0],
      [
        [4, 4],
        [2, 1],
      ],
      [0, 0],
    ],
    [
      'is out of stock by its words: nobody gets more, and what is there stays promised',
      [9, false],
      [
        [4, 2],
        [2, 2],
      ],
      [2, 2],
    ],
    [
      'is counted no more: nothing is held',
      [9, true, false],
      [
        [4, 2],
        [2, 2],
      ],
      [0, 0],
    ],
  ])('%s', (_what, [stockQuantity, inStock = true, tracksStock = true], lines, held) => {
    const open = lines.map(([quantity, reserved], id) => ({ id, quantity, reserved }))
    const changed = new Map(settle({ stockQuantity, inStock, tracksStock }, open).map((one) => [one.id, one.reserved]))
    expect(open.map(({ id, reserved }) => changed.get(id) ?? reserved)).toEqual(held)
    expect([...changed].every(([id, reserved]) => open[id]?.reserved !== reserved)).toBe(true)
  })
})

it.each([
  ['40', 37, '37'],
  [null, 3, '3'],
  ['In Stock 40', 37, 'In Stock 37'],
  ['現貨 1,200 件', 1180, '現貨 1180 件'],
  ['Discontinued 12', 9, 'Discontinued 9'],
  ['In Stock - High', 98, '98'],
  ['４０', 0, '0'],
])('availability %s, of which %i are left, is "%s"', (text, left, expected) => {
  const after = availabilityWith(text, left)
  expect(after).toBe(expected)
  expect(stockOf(after).stockQuantity).toBe(left)
})

it('what is discontinued stays so, however many are left', () => {
  expect(stockOf(availabilityWith('Discontinued 12', 9)).inStock).toBe(false)
})

describe('few are left', () => {
  const product = { id: 'p', name: 'Sensor' }
  const level = (stockQuantity: number, reserved = 0, inStock = true) => ({ stockQuantity, reserved, inStock })

  it.each([
    [11, 10, true],
    [11, 0, true],
    [10, 9, false],
    [1, 0, true],
    [0, 0, false],
    [5, 50, false],
    [0, 5, false],
  ])('from %i to %i: %s', (was, is, isNotified) => {
    expect(lowStockOf(product, level(was), level(is)) !== undefined).toBe(isNotified)
    expect(lowStockOf(product, level(was + 7, 7), level(is + 7, 7)) !== undefined).toBe(isNotified)
  })

  it('of what is no longer in stock, none', () => {
    expect(lowStockOf(product, level(50), level(50, 0, false))).toEqual({ productId: 'p', name: 'Sensor', stock: 0 })
    expect(availableOf(level(3, 5))).toBe(0)
  })
})

it.each([
  ['hardware', 'once', true, 'S-1', true],
  ['hardware', 'month', false, 'S-1', true],
  ['systems', 'year', true, 'S-1', true],
  ['software', 'once', false, 'S-1', false],
  ['software', 'once', true, 'DONGLE', true],
  ['software', 'year', null, 'S-1', false],
  ['lpwan', 'once', true, 'GW-1', true],
  ['lpwan', 'once', false, 'SETUP', false],
  ['lpwan', 'once', null, 'GW-1', true],
  ['lpwan', 'month', false, 'NET', false],
  [null, 'once', null, null, true],
  [null, 'once', null, 'SVC-GATEWAY', true],
  [null, 'once', null, 'SVC-INSTALL', false],
  [null, 'month', null, 'PLAN-LEAK', false],
] as const)('a line of %s, paid %s, with stock %s, SKU %s: packed %s', (category, period, tracksStock, sku, packed) => {
  expect(isPiece({ category, period, tracksStock, sku })).toBe(packed)
})
