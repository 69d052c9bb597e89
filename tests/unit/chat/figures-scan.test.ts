import { describe, expect, it } from 'vitest'
import { figuresIn, plainText } from '#server/modules/assistant/answers/figures/figures-scan.rules.ts'

/** "2–15 km = length 2000 … length 15000 [month, words]" */
function read(text: string): string[] {
  return figuresIn(text).map(({ text: written, ends, period, isInWords }) => {
    const said = ends.map((readings) => readings.map(({ family, value }) => `${family} ${value}`).join(' | '))
    const notes = [...(period ? [period] : []), ...(isInWords ? ['words'] : [])]
    return `${written} = ${said.join(' … ')}${notes.length > 0 ? ` [${notes}]` : ''}`
  })
}

describe('a text is read without its emphasis', () => {
  it.each([
    ['**HK$1,180**', 'HK$1,180'],
    ['`IP67`', 'IP67'],
    ['1\u200b180', '1180'],
    ['15\u00a0km\u202for', '15 km or'],
    ['９８％', '98%'],
    ['一，二', '一，二'],
  ])('%s', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })
})

describe('money', () => {
  it.each<[string, string[]]>([
    ['**HK$1,180**', ['HK$1,180 = money:HKD 1180']],
    ['$1,180', ['$1,180 = money:HKD 1180 | money:USD 1180']],
    ['$1,180 HKD', ['$1,180 HKD = money:HKD 1180']],
    ['HK$1,180 元', ['HK$1,180 元 = money:HKD 1180']],
    ['1,180 元', ['1,180 元 = money:HKD 1180 | money:RMB 1180 | money:USD 1180']],
    ['¥88', ['¥88 = money:RMB 88']],
    ['S$50 dollars', ['S$50 dollars = money:S$ 50']],
    ['€90', ['€90 = money:€ 90']],
    ['港幣十萬', ['港幣十萬 = money:HKD 100000 [words]']],
    ['The price is 1,180.', ['1,180 = money:HKD 1180 | money:RMB 1180 | money:USD 1180']],
    ['售價為 1180', ['1180 = money:HKD 1180 | money:RMB 1180 | money:USD 1180']],
    ['庫存：120', ['120 = count 120']],
    ['HK$980 至 1,180', ['HK$980 至 1,180 = money:HKD 980 … money:HKD 1180']],
    ['$5 to HK$6', ['$5 to HK$6 = money:HKD 5 | money:USD 5 … money:HKD 6']],
    ['HK$5 to $6', ['HK$5 to $6 = money:HKD 5 … money:HKD 6 | money:USD 6']],
    ['HK$5 to US$6', ['HK$5 = money:HKD 5', 'US$6 = money:USD 6']],
  ])('%s', (text, figures) => {
    expect(read(text)).toEqual(figures)
  })
})

describe('what money pays for', () => {
  it.each<[string, string[]]>([
    ['HK$399/month', ['HK$399/month = money:HKD 399 [month]']],
    ['HK$120 a year', ['HK$120 a year = money:HKD 120 [year]']],
    ['每月 HK$399', ['HK$399 = money:HKD 399 [month]']],
    ['每月 HK$399，可用於所有感測器，隨時可以停用。', ['HK$399 = money:HKD 399 [month]']],
    ['連接年費 HK$120', ['HK$120 = money:HKD 120 [year]']],
    ['HK$399，另有月費', ['HK$399 = money:HKD 399']],
    ['monthly, in advance; HK$399', ['HK$399 = money:HKD 399']],
    ['20 GB a month', ['20 GB = bytes 20000000000']],
    ['每年 5 GB', ['5 GB = bytes 5000000000']],
  ])('%s', (text, figures) => {
    expect(read(text)).toEqual(figures)
  })
})

describe('dates and bare numbers are no figures', () => {
  it.each([
    ...['2026年', '2026 年', '1900 年', '2100年', '9月20日', '9 月 20 日', '房間 5', 'room 5', 'one day', '一天'],
    ...['WL-01', 'IP678', '見 [1]'],
  ])('%s', (text) => {
    expect(read(text)).toEqual([])
  })

  it.each<[string, string[]]>([
    ['3000 年', ['3000 年 = months 36000']],
    ['1899 年', ['1899 年 = months 22788']],
    ['2000 米，每年', ['2000 米 = length 2000']],
    ['7 日', ['7 日 = seconds 604800']],
    ['每月 20 GB', ['20 GB = bytes 20000000000']],
    ['月租含 3 日', ['3 日 = seconds 259200']],
    ['每月 20 小時，每日', ['20 小時 = seconds 72000']],
  ])('yet these are: %s', (text, figures) => {
    expect(read(text)).toEqual(figures)
  })
})

describe('numbers in words', () => {
  it.each<[string, string[]]>([
    ['ten years', ['ten years = months 120 [words]']],
    ['十年', ['十年 = months 120 [words]']],
    ['twelve months, 5 km', ['twelve months = months 12 [words]', '5 km = length 5000']],
    ['two to 5 km', ['two to 5 km = length 2000 … length 5000']],
    ['3萬公噸', ['3萬公噸 = grams 30000000000']],
    ['3 萬公噸', ['3 萬公噸 = grams 30000000000']],
    ['兩萬五千小時', ['兩萬五千小時 = seconds 90000000 [words]']],
    ['萬米', ['萬米 = length 10000 [words]']],
    ['二億米', ['二億米 = length 200000000 [words]']],
    ['十五萬零三米', ['十五萬零三米 = length 150003 [words]']],
    ['二零米', ['二零米 = length 20 [words]']],
    ['two hundred metres', ['two hundred metres = length 200 [words]']],
    ['twenty-four months', ['twenty-four months = months 24 [words]']],
  ])('%s', (text, figures) => {
    expect(read(text)).toEqual(figures)
  })
})

describe('ratings', () => {
  it.each<[string, string[]]>([
    ['IP67', ['IP67 = ip 67']],
    ['IP 67, indoors', ['IP 67 = ip 67']],
    ['防護等級 IP67。', ['IP67 = ip 67']],
    ['IP65/IP67', ['IP65 = ip 65', 'IP67 = ip 67']],
    ['IP67, 15 km', ['IP67 = ip 67', '15 km = length 15000']],
  ])('%s', (text, figures) => {
    expect(read(text)).toEqual(figures)
  })
})

describe('numbers that belong together share a unit', () => {
  it.each<[string, string[]]>([
    ['20℃-60℃', ['20℃-60℃ = celsius 20 … celsius 60']],
    ['10 -20 km', ['10 -20 km = length 10000 … length 20000']],
    ['-20 至 60 °C', ['-20 至 60 °C = celsius -20 … celsius 60']],
    ['−20 °C', ['−20 °C = celsius -20']],
    ['-20 至 0 °C', ['-20 至 0 °C = celsius -20 … celsius 0']],
    ['72 × 72 × 24 mm', ['72 × 72 × 24 mm = length 0.072 … length 0.072 … length 0.024']],
    ['between 2 and 15 km', ['2 and 15 km = length 2000 … length 15000']],
    ['介乎 2 至 15 公里', ['2 至 15 公里 = length 2000 … length 15000']],
    ['2 km to 3 km', ['2 km to 3 km = length 2000 … length 3000']],
  ])('%s', (text, figures) => {
    expect(read(text)).toEqual(figures)
  })

  it.each<[string, string[]]>([
    ['3 × 5 kg', ['5 kg = grams 5000']],
    ['5 km, 3 km', ['5 km = length 5000', '3 km = length 3000']],
    ['5 km and 3 km', ['5 km = length 5000', '3 km = length 3000']],
    ['2 km to 3 kg', ['2 km = length 2000', '3 kg = grams 3000']],
    ['15 km 至 20', ['15 km = length 15000']],
  ])('and these do not: %s', (text, figures) => {
    expect(read(text)).toEqual(figures)
  })
})
