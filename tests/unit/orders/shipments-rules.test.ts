import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noCharges } from '#contract/catalogue/charges.ts'
import { inHkd, lineAmounts, totalsOf } from '#contract/catalogue/prices.ts'
import { type PricePeriod, pricePeriods } from '#contract/catalogue/products.ts'
import { lineOfRow } from '#server/modules/sales/orders/order-lines.ts'
import type { OrderLineToWrite } from '#server/modules/sales/orders/orders-write.repo.ts'
import { amountsOf, partOf, requirePiecesOf, statusOf } from '#server/modules/sales/shipments/shipments.rules.ts'

interface Agreed {
  quantity: number
  unitPriceHkd: number
  discount: number
  connectivityFeeHkd: number
  period: PricePeriod
}

const agreed = (quantity: number, unitPriceHkd: number, more: Partial<Agreed> = {}): Agreed => ({
  quantity,
  unitPriceHkd,
  discount: 0,
  connectivityFeeHkd: 0,
  period: 'once',
  ...more,
})

/** A line as an order keeps it. */
function kept(line: Agreed, rate: number): OrderLineToWrite {
  const texts = { productId: null, name: '感測器', nameEn: null, sku: null, category: null, note: '' }
  return lineOfRow({ ...texts, ...line, ...lineAmounts(line, rate) })
}

const sums = (lines: OrderLineToWrite[]) => amountsOf(lines, noCharges, 'USD')

/** What is shipped of each line, and what is left. */
const splitLines = (lines: OrderLineToWrite[], shipped: number[]) => ({
  shipped: partOf(lines, shipped),
  owed: partOf(
    lines,
    lines.map(({ quantity }, index) => quantity - (shipped[index] ?? 0)),
  ),
})

const quantities = (lines: OrderLineToWrite[]) => lines.map(({ quantity }) => quantity)

describe('an order that is shipped in part', () => {
  it.each<[string, number[], number[], number[], number[]]>([
    ['8 of 15', [15], [8], [8], [7]],
    ['nothing of a line: it is owed whole', [15, 2], [0, 2], [2], [15]],
    ['all of it: nothing is owed', [15, 2], [15, 2], [15, 2], []],
    ['parts of several', [3, 4, 5], [1, 4, 0], [1, 4], [2, 5]],
  ])('%s', (_what, ordered, shipped, now, owed) => {
    const parts = splitLines(
      ordered.map((quantity) => kept(agreed(quantity, 100), 1)),
      shipped,
    )
    expect([quantities(parts.shipped), quantities(parts.owed)]).toEqual([now, owed])
  })

  it('keeps prices, discount and fee of a piece, and says what the parts come to', () => {
    const line = kept(agreed(15, 1180, { discount: 12.5, connectivityFeeHkd: 120 }), 0.128)
    const { shipped, owed } = splitLines([line], [8])
    expect([shipped[0], owed[0]]).toEqual([
      { ...line, quantity: 8, total: '1057.28', totalHkd: '8260.00' },
      { ...line, quantity: 7, total: '925.12', totalHkd: '7227.50' },
    ])
    // 132.16 and 15.36 a year each; HK$1,032.50 and HK$120
    expect([sums(shipped), sums(owed)]).toEqual([
      { charges: noCharges, itemsCount: 8, total: '1180.16', totalHkd: '9220.00' },
      { charges: noCharges, itemsCount: 7, total: '1032.64', totalHkd: '8067.50' },
    ])
  })

  const cents = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount / 100)
  const parted = fc.record({
    line: fc.record({
      quantity: fc.integer({ min: 1, max: 100_000 }),
      unitPriceHkd: cents(1e8),
      discount: cents(10_000),
      connectivityFeeHkd: cents(1e6),
      period: fc.constantFrom(...pricePeriods),
    }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  const rates = fc.integer({ min: 10_000, max: 1e9 }).map((units) => units / 1e8)

  it('comes with its rest to what it came to, to the cent, in both currencies', () => {
    fc.assert(
      fc.property(fc.array(parted, { minLength: 1, maxLength: 8 }), rates, (lines, rate) => {
        const whole = lines.map(({ line }) => kept(line, rate))
        const { shipped, owed } = splitLines(
          whole,
          lines.map(({ line, share }) => Math.round(line.quantity * share)),
        )
        const [now, later] = [sums(shipped), sums(owed)]
        const priced = lines.map(({ line }) => ({ ...line, ...lineAmounts(line, rate) }))
        expect(new Big(now.total).plus(later.total).toFixed(2)).toBe(totalsOf(priced).firstYear.toFixed(2))
        const totalHkd = totalsOf(lines.map(({ line }) => inHkd(line))).firstYear
        expect(new Big(now.totalHkd).plus(later.totalHkd).toFixed(2)).toBe(totalHkd.toFixed(2))
        expect(now.itemsCount + later.itemsCount).toBe(lines.reduce((sum, { line }) => sum + line.quantity, 0))
      }),
    )
  })
})

describe('pieces that are to be of the lines of an order', () => {
  const lines = [
    { quantity: 4, packed: 1 },
    { quantity: 5, packed: 0 },
  ]

  it.each([
    ['some', [1, 4]],
    ['all', [3, 5]],
  ])('%s are', (_what, pieces) => {
    expect(() => requirePiecesOf(lines, pieces)).not.toThrow()
  })

  it.each([
    ['none', [0, 0], [{ path: 'pieces', code: 'required' }]],
    ['more than is left of a line', [3, 6], [{ path: 'pieces.1', code: 'more_than_line', params: { quantity: 5 } }]],
    [
      'more than is left of each line',
      [4, 6],
      [
        { path: 'pieces.0', code: 'more_than_line', params: { quantity: 3 } },
        { path: 'pieces.1', code: 'more_than_line', params: { quantity: 5 } },
      ],
    ],
    ['of fewer lines', [3], [{ path: 'pieces', code: 'other_lines', params: { count: 2 } }]],
    ['of more lines', [3, 5, 1], [{ path: 'pieces', code: 'other_lines', params: { count: 2 } }]],
    ['of other lines, and too many of one', [9], [{ path: 'pieces', code: 'other_lines', params: { count: 2 } }]],
  ])('%s are not, and it is said which', (_what, pieces, errors) => {
    expect(() => requirePiecesOf(lines, pieces)).toThrow(
      expect.objectContaining({
        code: 'request.invalid',
        message: 'The pieces are not those of its lines',
        errors: errors.map((error) => expect.objectContaining(error)),
      }),
    )
  })
})

describe('the status of an order follows from its shipments', () => {
  const shipment = (state: 'packed' | 'shipped' | 'delivered', ...quantities: number[]) => ({
    state,
    lines: quantities.map((quantity) => ({ quantity })),
  })

  it.each([
    ['processing', []],
    ['processing', [shipment('packed', 2, 5)]],
    ['partly_shipped', [shipment('shipped', 2)]],
    ['partly_shipped', [shipment('delivered', 2, 4)]],
    ['partly_shipped', [shipment('delivered', 2), shipment('packed', 5)]],
    ['shipped', [shipment('delivered', 2), shipment('shipped', 5)]],
    ['delivered', [shipment('delivered', 2), shipment('delivered', 5)]],
  ])('%s', (status, shipments) => {
    expect(statusOf([{ quantity: 2 }, { quantity: 5 }], shipments)).toBe(status)
  })
})
