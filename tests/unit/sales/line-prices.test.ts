import { expect, it } from 'vitest'
import { unitPriceAt } from '#contract/catalogue/prices.ts'
import { blankLine, overriddenPrice, withQuantity } from '../../../client/src/admin/sales/lines/draft-values.ts'

const doorContact = {
  msrp: 260,
  volumePrices: [
    { from: 20, price: 245 },
    { from: 100, price: 225 },
  ],
}
const onRequest = { msrp: null, volumePrices: [] }

it.each([
  [1, 260],
  [19, 260],
  [20, 245],
  [99, 245],
  [100, 225],
])('of %i bought together, one costs %i', (quantity, price) => {
  expect(unitPriceAt(doorContact.msrp, doorContact.volumePrices, quantity)).toBe(price)
})

it('a promotion below a volume price is the price; on request stays so', () => {
  expect(unitPriceAt(240, doorContact.volumePrices, 20)).toBe(240)
  expect(unitPriceAt(null, doorContact.volumePrices, 20)).toBeNull()
})

it.each([
  ['the catalogue’s price follows', '260', '20', doorContact, '245', undefined],
  ['and goes back', '260', '5', doorContact, '260', undefined],
  ['a price that staff typed stays, and the line says what the catalogue asks', '250', '20', doorContact, '250', 245],
  ['a figure that is unfinished changes nothing', '260', '', doorContact, '260', undefined],
  ['of a product on request, what is typed stays', '99', '20', onRequest, '99', undefined],
] as const)('a quantity is typed: %s', (_what, typed, quantity, product, price, listed) => {
  const line = withQuantity({ ...blankLine, unitPriceHkd: typed }, quantity, product)
  expect(line).toMatchObject({ quantity, unitPriceHkd: price })
  expect(overriddenPrice(line, product)).toBe(listed)
})
