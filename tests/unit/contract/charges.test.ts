import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ChargedLine,
  type Charges,
  chargedTotals,
  chargesOfPieces,
  noCharges,
  summedCharges,
} from '#contract/catalogue/charges.ts'
import { sumOf } from '#contract/catalogue/prices.ts'
import { chargesInputSchema, frozenCharges, taxesSchema, totalLines } from '#contract/sales/charges.ts'

const line = (quantity: number, unitPrice: number, more: Partial<ChargedLine> = {}): ChargedLine => ({
  quantity,
  unitPrice,
  period: 'once',
  category: 'hardware',
  connectivityFee: null,
  ...more,
})
const gst = { taxName: 'GST', goods: 9, software: 9, services: 9 }
const thirds = [line(1, 33.33), line(1, 33.33), line(1, 33.34)]

/** Label and amount of each row, and what the rows lead to. */
const rowsOf = (lines: ChargedLine[], charges: Partial<Charges>) =>
  totalLines(lines, { ...noCharges, ...charges }).map(({ label, amount }) => `${label.en} ${amount.toFixed(2)}`)

describe('totals with their charges', () => {
  it.each<[string, ChargedLine[], Partial<Charges>, string[]]>([
    ['nothing is added in Hong Kong', thirds, {}, ['One-off 100.00']],
    ['tax is added once, not per line', thirds, gst, ['Subtotal 100.00', 'GST 9% 9.00', 'One-off 109.00']],
    [
      'tax that prices include is stated, not added',
      thirds,
      { ...gst, isTaxIncluded: true },
      ['Subtotal 100.00', 'Includes GST 9% 8.26', 'One-off 100.00'],
    ],
    [
      '33.33 % off three lines comes off before tax',
      thirds,
      { ...gst, discountPercent: 33.33 },
      ['Subtotal 100.00', 'Discount -33.33', 'GST 9% 6.00', 'One-off 72.67'],
    ],
    [
      'delivery has the rate of services, and a rate is one row',
      [line(1, 100)],
      { ...gst, goods: 5, delivery: 10 },
      ['Subtotal 100.00', 'Delivery 10.00', 'GST 5% 5.00', 'GST 9% 0.90', 'One-off 115.90'],
    ],
    [
      'an amount comes off single payments, a percentage off all',
      [line(1, 100), line(1, 10, { period: 'month', category: 'lpwan' })],
      { discountPercent: 10, discount: 5 },
      [
        'One-off: Subtotal 100.00',
        'One-off: Discount -15.00',
        'One-off 85.00',
        'Per month: Subtotal 10.00',
        'Per month: Discount -1.00',
        'Per month 9.00',
        'First-year total 193.00',
      ],
    ],
    [
      'single payments are rounded to ten cents, half away from zero',
      [line(1, 33.35)],
      { roundTo: 0.1 },
      ['Subtotal 33.35', 'Rounding 0.05', 'One-off 33.40'],
    ],
    [
      'rounding follows tax',
      [line(3, 33.33)],
      { ...gst, roundTo: 1 },
      ['Subtotal 99.99', 'GST 9% 9.00', 'Rounding 0.01', 'One-off 109.00'],
    ],
    [
      'software and a connectivity fee have rates of their own',
      [line(2, 50, { category: 'software' }), line(1, 100, { connectivityFee: 20 })],
      { taxName: 'SST', goods: 10, software: 6, services: 8 },
      [
        'One-off: Subtotal 200.00',
        'One-off: SST 6% 6.00',
        'One-off: SST 10% 10.00',
        'One-off 216.00',
        'Per year: Subtotal 20.00',
        'Per year: SST 8% 1.60',
        'Per year 21.60',
        'First-year total 237.60',
      ],
    ],
    [
      'a discount is never more than there is',
      [line(1, 10)],
      { discount: 50 },
      ['Subtotal 10.00', 'Discount -10.00', 'One-off 0.00'],
    ],
  ])('%s', (_what, lines, charges, rows) => {
    expect(rowsOf(lines, charges)).toEqual(rows)
  })

  it('the pieces of any split have the charges of the whole, to the cent', () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      unitPrice: fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
      period: fc.constantFrom('once' as const, 'month' as const, 'year' as const),
      category: fc.constantFrom('hardware' as const, 'software' as const, null),
      connectivityFee: fc.constantFrom(null, 3.33),
    })
    const anyCharges = fc.record({
      discountPercent: fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100),
      discount: fc.integer({ min: 0, max: 500 }).map((cents) => cents / 100),
      delivery: fc.constantFrom(0, 33.33),
      roundTo: fc.constantFrom(0, 0.1, 1),
      goods: fc.constantFrom(0, 5, 9),
      services: fc.constantFrom(0, 8),
      isTaxIncluded: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), anyCharges, (lines, some) => {
        const charges = { ...noCharges, ...some }
        const whole = chargesOfPieces(lines, lines, charges)
        const { periods, due } = chargedTotals(lines, charges)
        expect(whole).toEqual(summedCharges(periods.flatMap((one) => one.charges)))
        const added = whole.filter(({ isIncluded }) => !isIncluded).map(({ amount }) => amount)
        expect(sumOf([...periods.map(({ subtotal }) => subtotal), ...added])).toBe(due)
        const none = lines.map((one) => ({ ...one, quantity: 0 }))
        expect(chargesOfPieces(none, lines, charges).filter(({ part }) => part !== 'discount')).toEqual([])
      }),
    )
  })
})

it('the tax of a destination is frozen, and stays while the destination does', () => {
  const taxes = [{ country: 'SG' as const, name: 'GST', isIncluded: false, goods: 9, software: 9, services: 9 }]
  const typed = chargesInputSchema.parse({ country: 'SG', deliveryHkd: 100, discountHkd: 50 })
  const frozen = frozenCharges(typed, taxes, 0.128)
  expect(frozen).toMatchObject({ taxName: 'GST', goods: 9, delivery: 12.8, discount: 6.4 })
  expect(frozenCharges(typed, [], 0.128, frozen)).toMatchObject({ taxName: 'GST', goods: 9 })
  expect(frozenCharges({ ...typed, country: 'HK' }, taxes, 0.128, frozen)).toMatchObject({ taxName: '', goods: 0 })
  expect(taxesSchema.safeParse([...taxes, ...taxes]).success).toBe(false)
})
