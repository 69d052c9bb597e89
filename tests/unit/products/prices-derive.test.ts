import { expect, it } from 'vitest'
import { moneyOf, unreadablePrices } from '#server/modules/catalogue/prices-stock/prices-derive.ts'
import { recordWith } from './record.ts'

/** What was said of a record's prices, and what became of them. */
function read(values: Parameters<typeof recordWith>[0]) {
  const faults: string[] = []
  const money = moneyOf(recordWith(values), (field, value, fault) => faults.push(`${field} ${value}: ${fault}`))
  return { money, faults }
}

it('a price that says no amount is told of in its own currency, with what stood there', () => {
  const { money, faults } = read({ msrp: 'ask us', hkdCost: 'soon', usdCost: 'soon' })
  expect(faults).toEqual([
    'msrp ask us: no_price_in_hkd',
    'hkdCost soon: no_price_in_hkd',
    'usdCost soon: no_price_in_usd',
  ])
  expect(money).toMatchObject({ msrp: null, hkdCost: null, usdCost: null })
  expect(unreadablePrices(recordWith({ msrp: 'ask us', usdCost: '12' }))).toEqual(['msrp'])
})

it('a free connection costs nothing; a free product has no price', () => {
  expect(read({ connectivityFee: 'Free' })).toMatchObject({ money: { connectivityAnnualFee: '0.00' }, faults: [] })
  expect(read({ msrp: 'Free' })).toMatchObject({ money: { msrp: null }, faults: ['msrp Free: no_price_in_hkd'] })
})

it.each([
  'Free for 1 year',
  'free, 2 years',
  '1 yr included',
  '3 yrs included',
  '1 month free',
  '6 months free',
  '1 day free',
  '30 days free',
  'free for 2  years',
  '2-year plan included',
  '2years free',
  '首3年免費',
  '免費3個月',
  '免費3月',
  '免费3个月',
  '7日免費',
  '7天免費',
])('a connection is free for a time: %s', (connectivityFee) => {
  expect(read({ connectivityFee })).toMatchObject({ money: { connectivityAnnualFee: '0.00' }, faults: [] })
})

it.each(['Free first year, then 120', '首年免費，其後 120'])(
  'what is paid later is not free: %s',
  (connectivityFee) => {
    expect(read({ connectivityFee }).money.connectivityAnnualFee).toBeNull()
  },
)
