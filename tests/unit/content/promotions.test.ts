import { describe, expect, it } from 'vitest'
import { offerEndDay, offerEndText } from '#contract/catalogue/values/promotion-end.ts'
import { promotionalPrice } from '#contract/content/promotions.ts'

describe('a promotional price', () => {
  it.each([
    ['percent, rounded once to the cent', 1180, 'percent', 15, 1003],
    ['half a cent goes up', 0.5, 'percent', 5, 0.48],
    ['percent with decimals', 999.99, 'percent', 12.34, 876.59],
    ['the price itself', 1180, 'price', 899.9, 899.9],
    ['of the largest amount', 999_999_999_999.99, 'percent', 0.01, 999_899_999_999.99],
    ['none where it is not less', 100, 'price', 100, undefined],
    ['none where rounding leaves the list price', 0.04, 'percent', 1, undefined],
    ['none where nothing is left', 0.01, 'percent', 90, undefined],
  ] as const)('%s', (_, msrp, by, amount, price) => {
    expect(promotionalPrice(msrp, { by, amount })).toBe(price)
  })
})

describe('the end of an offer, in Hong Kong wherever the reader is', () => {
  it.each([
    ['midnight is the end of the day before', '2026-12-31T16:00:00.000Z', '31 Dec 2026', '2026-12-31'],
    ['else its time is told', '2026-12-31T10:00:00.000Z', '31 Dec 2026 18:00', '2026-12-31'],
    ['a minute into a day is of that day', '2026-12-31T16:01:00.000Z', '1 Jan 2027 00:01', '2027-01-01'],
    // Europe's clocks go forward on 28 March 2027 at 01:00 UTC; Hong Kong's never do.
    ['across a change of the clock elsewhere', '2027-03-27T16:00:00.000Z', '27 Mar 2027', '2027-03-27'],
  ])('%s', (_, until, text, day) => {
    expect([offerEndText(until, 'en-GB'), offerEndDay(until)]).toEqual([text, day])
  })
})
