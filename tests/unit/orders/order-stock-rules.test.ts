import { describe, expect, it } from 'vitest'
import { availabilityWith, stockOf } from '#server/modules/catalogue/prices-stock/availability.rules.ts'
import { availableOf, lowStockOf } from '#server/modules/catalogue/prices-stock/low-stock.rules.ts'
import {
  allocate,
  byProduct,
  type HeldLine,
  type Stock,
  type StockLine,
  shippableOf,
} from '#server/modules/sales/stock/order-stock.rules.ts'

const line = (productId: string | null, quantity: number, category: StockLine['category'] = 'hardware'): StockLine => ({
  productId,
  category,
  quantity,
})
const stocks = (...given: [id: string, stockQuantity: number, reserved?: number, inStock?: boolean][]) =>
  new Map(
    given.map(([id, stockQuantity, reserved = 0, inStock = true]): [string, Stock] => [
      id,
      { id, stockQuantity, reserved, inStock },
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
    ['what has no stock, whole', [held(0, null, 3), held(0, 'b', 2, 'software')], stocks(['b', 0]), [3, 2]],
    ['what was of a product that is gone, whole', [held(0, 'c', 3)], stocks(), [3]],
  ])('%s', (_what, lines, of, shippable) => {
    expect(shippableOf(lines, of)).toEqual(shippable)
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
    const lines = [line(null, 4), line('a', 9, 'software'), line('b', 9, 'lpwan'), line('c', 9, 'systems')]
    expect(allocate(lines, stocks(['a', 0], ['b', 0], ['c', 9]))).toEqual({ reserved: [0, 0, 0, 9], short: [] })
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
    const lines = [line('a', 4), line('a', 3), line('b', 2), line('c', 1, 'software'), line(null, 5)]
    expect(byProduct(lines, ({ quantity }) => quantity)).toEqual(
      new Map([
        ['a', 7],
        ['b', 2],
      ]),
    )
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
