import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { readPrice, withAmount } from '#server/modules/catalogue/prices-stock/prices-reading.rules.ts'

const read = (text: string, currency?: 'USD') => {
  const price = readPrice(text, currency)
  return price && `${price.amount.toFixed(2)} ${price.period}`
}

describe('design, "Prices": read from a number or from text', () => {
  it.each([
    ['1180', '1180.00', 'once'],
    ['HK$1,180.00', '1180.00', 'once'],
    ['港幣 1,580 元', '1580.00', 'once'],
    ['ＨＫ＄１，１８０', '1180.00', 'once'],
    ['0', '0.00', 'once'],
    ['1180.005', '1180.01', 'once'],
    ['999999999999.99', '999999999999.99', 'once'],
    ['HK$399/month', '399.00', 'month'],
    ['399 /mo', '399.00', 'month'],
    ['每月 399', '399.00', 'month'],
    ['2,400 per year', '2400.00', 'year'],
    ['2,400 p.a.', '2400.00', 'year'],
    ['每年 2,400', '2400.00', 'year'],
    ['399/月', '399.00', 'month'],
    ['每月 HK$399', '399.00', 'month'],
    ['399 HKD per month', '399.00', 'month'],
    ['港幣 399 元/月', '399.00', 'month'],
    ['HK$2,400 (annual)', '2400.00', 'year'],
    ['HK$2,400 per annum', '2400.00', 'year'],
    ['年費：HK$2,400', '2400.00', 'year'],
    ['HK$1,180 (2-year warranty)', '1180.00', 'once'],
    ['HK$1,180 (12 months of support)', '1180.00', 'once'],
    ['HK$1,180，兩年保養', '1180.00', 'once'],
    ['2026 年價 HK$1,180', '1180.00', 'once'],
    ['HK$1,180 (US$151)', '1180.00', 'once'],
    ['US$151 (HK$1,180)', '1180.00', 'once'],
    ['USD 151 / 1,180 HKD', '1180.00', 'once'],
    ['$1,180', '1180.00', 'once'],
    ['2 for hkd 100', '100.00', 'once'],
    ['399 PER MONTH', '399.00', 'month'],
    ['Monthly HK$399', '399.00', 'month'],
    ['2400 Yearly', '2400.00', 'year'],
    ['ANNUAL HK$2,400', '2400.00', 'year'],
  ])('"%s" is %s, paid %s', (text, amount, period) => {
    const price = readPrice(text)
    expect([price?.amount.toFixed(2), price?.period]).toEqual([amount, period])
  })

  it.each(['', 'Ask us', 'HK$ -5', '1000000000000', 'US$151', '1,180 RMB', '￥980', '980 rmb', 'usd 151'])(
    '"%s" is no price',
    (text) => {
      expect(readPrice(text)).toBeUndefined()
    },
  )
})

describe('another amount in the words of a price', () => {
  it.each([
    ['399/month', '499/month'],
    ['HK$1,180.00 each', 'HK$499 each'],
    ['2 for HKD 100', '2 for HKD 499'],
    ['月費 ３９９', '月費 499'],
    ['Ask us', '499'],
    ['US$151', '499'],
    ['HK$1.5萬起', 'HK$499起'],
    ['1 180/month', '499/month'],
  ])('%s', (text, after) => {
    expect(withAmount(text, new Big(499))).toBe(after)
  })
})

it.each([
  ['US$151', '151.00'],
  ['HK$1,180 (US$151)', '151.00'],
  ['151', '151.00'],
  ['HK$1,180', undefined],
])('a cost in USD: "%s" is %s', (text, amount) => {
  expect(readPrice(text, 'USD')?.amount.toFixed(2)).toBe(amount)
})

describe('what is certain is read', () => {
  it.each([
    ['1 180', '1180.00 once'],
    ['1\u00a0180.50', '1180.50 once'],
    ['HK$12 345 678', '12345678.00 once'],
    ["1'180", '1180.00 once'],
    ['1.5萬', '15000.00 once'],
    ['１．５万', '15000.00 once'],
    ['港幣 3.2 萬元', '32000.00 once'],
    ['HK$1.2k', '1200.00 once'],
    ['1.2K', '1200.00 once'],
    ['3 千', '3000.00 once'],
    ['HK$1.5k/month', '1500.00 month'],
    ['1.234k', '1234.00 once'],
    ['每年 1.2 萬', '12000.00 year'],
    ['0.125', '0.13 once'],
    ['MSRP: $1,180 each', '1180.00 once'],
    ['399 one-off', '399.00 once'],
    ['售價 1,180 元', '1180.00 once'],
    ['HK$1,180 (HKD 1,180.00)', '1180.00 once'],
    ['HK$1,180.', '1180.00 once'],
    ['HK$3k起', '3000.00 once'],
    ['1,180元正', '1180.00 once'],
    ['1180/個', '1180.00 once'],
    ['HK$680/月起', '680.00 month'],
  ])('"%s" is %s', (text, price) => {
    expect(read(text)).toBe(price)
  })
})

describe('what is not is no price, never the digits that happen to fit', () => {
  it.each([
    ['an exponent', '1e6'],
    ['an exponent with its currency', 'HK$1.18E3'],
    ['another country’s characters', '1.180,00'],
    ['the same with its currency', 'HK$1.180,00'],
    ['a thousand or a thousandth', '1.180'],
    ['a comma for the decimals', '1180,50'],
    ['a group of two', '1,18'],
    ['a group of four', 'HK$1,1800'],
    ['two points', '1.180.000'],
    ['a sum to be worked out', '12 months x 99'],
    ['the same with its currency', '12 months x HK$99'],
    ['the same the other way round', 'HK$99 × 12'],
    ['two numbers', '980 - 1180'],
    ['a range', 'HK$980-1,180'],
    ['a range of two', 'HK$980 to HK$1,180'],
    ['an old and a new one', 'HK$1,180 HK$980'],
    ['nothing before the point', 'HK$.50'],
    ['another minus sign', 'HK$ −5'],
    ['a minus after a space', '- 5'],
    ['an accountant’s minus', '(1,180)'],
    ['the same with its currency', '(HK$1,180)'],
    ['millions', 'HK$1.5 million'],
    ['millions as a letter', 'HK$1.5M'],
    ['億', '1.5億'],
    ['百萬', 'HK$1.5百萬'],
    ['萬 with more behind it', '1萬5'],
    ['a letter within', '1k2'],
    ['a model', 'EM-300'],
    ['a tier', 'Tier 2'],
    ['a share', '20%'],
    ['a time', '10 年保養'],
    ['days', '7 days'],
    ['a date', '2026-01-05'],
    ['a note’s number', '1180²'],
    ['a number in a ring', '①180'],
    ['a half', '1½'],
    ['groups that do not fit', '1 18'],
    ['dollars of Singapore', 'S$1,180'],
    ['of Taiwan', 'NT$1,180'],
    ['of the United States, in Chinese', '1,180 美元'],
    ['人民幣', '人民幣 1,180'],
    ['euros in Chinese', '1,180 歐元'],
    ['half a sum of money', '12萬5千'],
    ['a number of pieces', '1 set'],
    ['what is longer than a price', `HK$1${' '.repeat(100)}`],
    ['two that may be its own', '1,180 HKD 2 years'],
  ])('%s: "%s"', (_what, text) => {
    expect(read(text)).toBeUndefined()
  })

  it.each(['HK$1,180', '1,180 港元', 'S$151', '1e3'])('a cost in USD: "%s"', (text) => {
    expect(read(text, 'USD')).toBeUndefined()
  })
})
