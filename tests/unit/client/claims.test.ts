import { expect, it } from 'vitest'
import type { Category, ConnectivityType, Specification } from '#contract/catalogue/products.ts'
import { claimsOf, isClaimed } from '../../../client/src/site/product/claims.ts'

/** Of a device alone: what follows the first. */
function claims(...given: Parameters<typeof allClaims>) {
  return allClaims(...given).slice(1)
}

function allClaims(specifications: [name: string, value: string, unit?: string][], facts: Facts = {}) {
  const list: Specification[] = specifications.map(([name, value, unit = null]) => ({ name, value, unit }))
  const type = facts.connectivity ?? null
  const hkd = 'HKD'
  return claimsOf(
    {
      category: facts.category ?? 'hardware',
      ipRating: facts.ipRating ?? null,
      specifications: list,
      specificationsEn: [],
      price: {
        baseCurrency: hkd,
        displayPrice: '',
        msrp: null,
        period: 'once',
        partnerPrice: null,
        sensorPrice: null,
        licensePrice: { annual: null, currency: hkd },
        connectivity: { type, annualFee: null, currency: hkd, description: null },
        firstYearTotal: null,
      },
    },
    list,
  )
}

interface Facts {
  category?: Category
  connectivity?: ConnectivityType
  ipRating?: string
}

const battery = { kind: 'battery', years: 10 }
const range = { kind: 'range', kilometres: 15 }
const protection = { kind: 'protection', dust: 6, water: 7, text: 'IP67' }

it('10-year battery, range 15 km, IP67', () => {
  expect(claims([])).toEqual([battery, range, protection])
})

it.each<Category>(['software', 'lpwan', 'systems'])('design, "Marketing claims": none on %s', (category) => {
  expect(allClaims([], { category })).toEqual([])
})

it.each<[string, string, string | null, boolean]>([
  ['Battery life', '8', 'years', true],
  ['Radio range', '10 km', null, true],
  ['Protection', 'IP68', null, true],
  ['Warranty', '8', 'years', false],
  ['Cable', '10 km', null, false],
  ['Battery life', '5', 'years', false],
])('of specifications, %s %s %s is a claim already: %s', (name, value, unit, expected) => {
  const stated = allClaims(
    [
      ['Battery life', '8', 'years'],
      ['Radio range', '10 km'],
    ],
    { ipRating: 'IP68' },
  )
  expect(isClaimed({ name, value, unit }, stated)).toBe(expected)
})

it.each<[string, string, string | undefined, object]>([
  ['電池壽命', '8 年', undefined, { kind: 'battery', years: 8, text: '8 年' }],
  ['Battery life', '5', 'years', { kind: 'battery', years: 5, text: '5 years' }],
  ['Battery', '2 × AA', undefined, battery],
])('battery: %s %s %s', (name, value, unit, claim) => {
  expect(claims([[name, value, unit ?? '']])[0]).toEqual(claim)
})

it.each([
  ['Power', 'Mains powered'],
  ['供電', '由電網供電'],
])('no battery life where %s is %s', (name, value) => {
  expect(claims([[name, value]])).toEqual([range, protection])
})

it.each<[string, string, number]>([
  ['Range', '10 km', 10],
  ['Wireless range', '300 m', 0.3],
  ['通訊距離', '2.5 公里', 2.5],
])('range: %s %s', (name, value, kilometres) => {
  expect(claims([[name, value]])[1]).toEqual({ kind: 'range', kilometres, text: value })
})

it('a range of anything else is not its radio’s', () => {
  expect(claims([['Measuring range', '5 m']])[1]).toEqual(range)
})

it('no 15 km on Wi-Fi', () => {
  expect(claims([], { connectivity: 'wifi' })).toEqual([battery, protection])
})

it.each<[string, number, number]>([
  ['IP68', 6, 8],
  ['IP30', 3, 0],
  ['IPX4', 0, 4],
])('protection: %s', (ipRating, dust, water) => {
  expect(claims([], { ipRating })[2]).toEqual({ kind: 'protection', dust, water, text: ipRating })
})
