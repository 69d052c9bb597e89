import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ChargedLine, chargesOfPieces, noCharges } from '#contract/catalogue/charges.ts'
import { lineTotals, sumOf } from '#contract/catalogue/prices.ts'
import type { DocumentLines } from '#server/modules/billing/accounting/accounting.repo.ts'
import { accountingRows } from '#server/modules/billing/accounting/accounting.rules.ts'

type Line = DocumentLines['lines'][number]
const line = (amount: number, more: Partial<Line> = {}): Line => ({
  name: '感測器',
  nameEn: 'Sensor',
  sku: 'S-1',
  quantity: 1,
  amount,
  part: '',
  taxRate: 0,
  isIncluded: false,
  ...more,
})
const documentOf = (lines: Line[], totalHkd: number, more: Partial<DocumentLines> = {}): DocumentLines => ({
  number: 'INV-1',
  kind: 'invoice',
  credits: null,
  issuedOn: '2026-01-31',
  dueOn: '2026-03-02',
  customerName: 'Peak Ltd',
  email: '',
  orderReference: '',
  currency: 'HKD',
  totalHkd,
  lines,
  ...more,
})
const gst = (amount: number, more: Partial<Line> = {}) =>
  line(amount, { nameEn: 'GST 9%', part: 'tax', taxRate: 9, ...more })
const taxed = { taxRate: 9 }

it.each<[string, Line[], number[][]]>([
  [
    'tax is spread over three lines of a third',
    [line(33.33, taxed), line(33.33, taxed), line(33.34, taxed), gst(9)],
    [
      [33.33, 3],
      [33.33, 3],
      [33.34, 3],
    ],
  ],
  ['tax that prices include is taken out', [line(109, taxed), gst(9, { isIncluded: true })], [[100, 9]]],
  [
    'a discount is a row for each rate, and delivery has its own tax',
    [
      line(60, taxed),
      line(40),
      line(-10, { nameEn: 'Discount', part: 'discount' }),
      line(20, { nameEn: 'Delivery', part: 'delivery' }),
      gst(4.86),
      gst(1.8, { part: 'delivery_tax' }),
    ],
    [
      [60, 5.4],
      [40, 0],
      [-6, -0.54],
      [-4, 0],
      [20, 1.8],
    ],
  ],
  [
    'a deposit that is deducted has no tax',
    [line(100, taxed), gst(9), line(-30, { name: 'DEP-1', nameEn: null })],
    [
      [100, 9],
      [-30, 0],
    ],
  ],
])('%s', (_what, lines, rows) => {
  expect(accountingRows(documentOf(lines, 0)).map(({ net, tax }) => [net, tax])).toEqual(rows)
})

it('a credit note is negative', () => {
  const [row] = accountingRows(documentOf([line(100, { ...taxed, quantity: 2 }), gst(9)], 109, { kind: 'credit_note' }))
  expect(row).toMatchObject({
    net: -100,
    tax: -9,
    gross: -109,
    grossHkd: -109,
    unitNet: -50,
    quantity: 2,
    taxName: 'GST 9%',
  })
})

it('the rows of any document add up to it, in its currency and in HKD', () => {
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    unitPrice: fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
    category: fc.constantFrom('hardware' as const, 'software' as const, null),
  })
  const anyCharges = fc.record({
    isTaxIncluded: fc.boolean(),
    goods: fc.constantFrom(0, 9),
    software: fc.constantFrom(0, 5),
    services: fc.constantFrom(0, 8),
    discountPercent: fc.constantFrom(0, 33.33),
    delivery: fc.constantFrom(0, 33.33),
    roundTo: fc.constantFrom(0, 1),
  })
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 4 }), anyCharges, (sold, some) => {
      const charges = { ...noCharges, ...some }
      const priced = sold.map((one): ChargedLine => ({ ...one, period: 'once', connectivityFee: null }))
      const kinds = { hardware: charges.goods, software: charges.software }
      const lines = priced.map((one) =>
        line(lineTotals(one).total ?? 0, {
          quantity: one.quantity,
          taxRate: one.category === 'hardware' || one.category === 'software' ? kinds[one.category] : charges.services,
        }),
      )
      const charged = chargesOfPieces(priced, priced, charges).map(({ part, rate, amount, isIncluded }) =>
        line(amount, { part, taxRate: rate, isIncluded }),
      )
      const all = [...lines, ...charged]
      const total = sumOf(all.filter(({ isIncluded }) => !isIncluded).map(({ amount }) => amount))
      const rows = accountingRows(documentOf(all, total))
      expect(sumOf(rows.map(({ gross }) => gross))).toBe(total)
      expect(sumOf(rows.map(({ grossHkd }) => grossHkd))).toBe(total)
    }),
  )
})
