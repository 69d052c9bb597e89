import { describe, expect, it } from 'vitest'
import { exchangeRates } from '#contract/catalogue/money.ts'
import { unverifiedFigures as unverified } from '#server/modules/assistant/answers/figures/figures.rules.ts'
import { parkingSensor, platform, productWith } from './products.ts'

const unverifiedFigures = (answer: string, sources: Parameters<typeof unverified>[1], question = '') =>
  unverified(answer, sources, question, exchangeRates)

const leak = {
  title: '漏水感測器',
  text: '通訊距離: 15 km\n電池壽命: 10 年\n防護等級: IP67\n工作溫度: -20 至 60 °C\n尺寸: 72 × 72 × 24 mm\n5 秒內通報，可接 3 米感應繩。',
  product: productWith(),
}
const parking = {
  title: 'Parking Sensor',
  text: 'Range: 10 km. Accuracy: 98%. Load: 15 tonnes.',
  product: parkingSensor,
}
const app = { title: 'IoT Platform App', text: 'Devices: From 100. Data retention: 24 months.', product: platform }
const lpwan = {
  title: 'LoRaWAN',
  text: '距離 2–15 公里，電池 10 年以上，速率 0.3–50 kbps，頻率 868/915 MHz。網關 US$200–800，網絡費每件每月 US$0.5–2。',
}
const nbIot = { title: 'NB-IoT', text: 'Range 1–10 km, at least ten years on a battery, 20–250 kbps.' }
const rules = {
  title: '《建築物能源效益條例》（第 610 章）',
  text: '周期由 10 年縮短至 5 年；自 2026 年 9 月 20 日實施。年排放達 2.5 萬公噸者須繳費。',
}
const sources = [leak, parking, app, lpwan, nbIot, rules]

describe('a figure that a source has is never marked', () => {
  it.each([
    // money
    'The leak sensor is HK$1,180 [1].',
    '漏水感測器售價 HK$1,180.00。',
    '漏水感測器 1180 元，港幣 1,180，HKD 1180，一千一百八十元。',
    '**HK$1,180** 或 HK$**980**',
    'HK$980 至 HK$1,180，即 HK$980–1,180',
    'The price is 1,180.',
    'HK$399/month, HK$399 a month, HK$399 per month; 每月 HK$399，HK$399／月',
    '連接年費 HK$120；HK$120 a year',
    'First-year total: HK$1,100',
    'US$200–800，USD 200 至 800，200–800 美元',
    'about US$0.50–2 a month for each device',
    // measures
    '15 km, 15 公里, 15,000 m, 15000 米, 15 kilometres',
    'a 15-km range and a 10-year battery',
    '10+ years; 10 年以上; 十年; ten years; 120 個月',
    'IP67 (IP 67)',
    '-20 至 60 °C, −20 to 60 °C, -20℃–60℃',
    '72 × 72 × 24 mm, 7.2 x 7.2 x 2.4 cm',
    '五秒內，within 5 seconds, 3 米感應繩',
    '98%, 98 percent, ９８％',
    '868/915 MHz; 868 MHz 或 915 MHz',
    'between 2 and 15 km; 0.3–50 kbps; 20–250 kbps',
    '24 個月，即兩年; 2 years',
    '2.5 萬公噸 is 25,000 tonnes',
    '由 10 年縮短至 5 年',
    // stock
    '有現貨 120 件；庫存：120；120 in stock; stock is 120; 8 units left',
    // in simplified characters
    '港币 1,180；每月 HK$399；120 个月；24 个月，即两年；2.5 万公吨；24 小时内；库存：120',
    // worked out
    'US$151.04 or RMB 1,085.60',
    'The two together are HK$2,160.',
    'HK$4,788 a year',
    'We reply within 24 hours; 24 小時內回覆',
  ])('%s', (answer) => {
    expect(unverifiedFigures(answer, sources)).toEqual([])
  })

  it('nor is what is no figure: lists, citations, models, laws, dates, counts of what the answer says', () => {
    const answer = `1. WL-01 [1][2]\n2. 第 610 章, Cap. 610, GB 55015-2021, AS923, AES-128, Class 0.5S, 9-in-1, PM2.5
3. 自 2026 年 9 月 20 日實施；1 January 2026; since 2012
以下 3 個方法、兩種技術；one of two ways; 24/7`
    expect(unverifiedFigures(answer, [])).toEqual([])
  })
})

describe('a figure that none has is marked, as it is written', () => {
  it.each([
    ['The leak sensor is HK$1,190 [1].', ['HK$1,190']],
    ['售價 1280 元', ['1280 元']],
    ['**HK$1,080** for you', ['HK$1,080']],
    ['一千二百元', ['一千二百元']],
    ['The price is 1.', ['1']],
    ['US$151 or 1,085 RMB', ['US$151', '1,085 RMB']],
    ['US$1,180', ['US$1,180']],
    ['HK$399/year and HK$1,180 每月', ['HK$399/year', 'HK$1,180 每月']],
    ['HK$980–1,280', ['HK$980–1,280']],
    ['1–15 km', ['1–15 km']],
    ['15 m', ['15 m']],
    ['覆蓋 20 公里', ['20 公里']],
    ['電池十二年，twelve years', ['十二年', 'twelve years']],
    ['IP68', ['IP68']],
    ['-30 至 60 °C', ['-30 至 60 °C']],
    ['433 MHz, 300 kbps, 99%', ['433 MHz', '300 kbps', '99%']],
    ['庫存 500 件; 121 in stock; stock is 7', ['500 件', '121 in stock', '7']],
    ['delivered in 2 weeks, 三天到貨', ['2 weeks', '三天']],
    ['HK$1,190 and again HK$1,190', ['HK$1,190']],
    ['NT$1,180, €1,180, S$1,180', ['NT$1,180', '€1,180', 'S$1,180']],
    ['900 euros, 900 歐元, JPY 9000, MOP$900', ['900 euros', '900 歐元', 'JPY 9000', 'MOP$900']],
    ['hk$999，HK$一千，壹仟貳佰元', ['hk$999', 'HK$一千', '壹仟貳佰元']],
    ['priced at 999, 現在八折', ['999', '八折']],
    ['saves HK$5M, 3 萬元', ['HK$5', '3 萬元']],
    ['港币 1,190，电池 130 个月，库存 500，3 万元', ['港币 1,190', '130 个月', '500', '3 万元']],
  ])('%s', (answer, marked) => {
    expect(unverifiedFigures(answer, sources)).toEqual(marked)
  })
})

describe('what the visitor typed', () => {
  it.each([
    ['預算 5000', 'With HK$5,000 you can start.'],
    ['I have 40 meters and HK$20,000', 'For your 40 units and HK$20,000, ask us.'],
    ['the pipe is 30 m long', '30 米的喉管'],
    ['要 25 個漏水感測器', '25 個漏水感測器合共 HK$29,500 [1]'],
    ['5 leak sensors and 3 for parking', 'HK$8,840 in all: HK$5,900 and HK$2,940 [1][2]'],
  ])('counts: %s', (question, answer) => {
    expect(unverifiedFigures(answer, sources, question)).toEqual([])
  })

  it.each([
    ['Is it HK$1?', 'Yes, it is HK$1.', 'HK$1'],
    ['漏水感測器只售 1 元？', '是，只售 1 元。', '1 元'],
    ['99999 in stock?', 'There are 99999 in stock.', '99999 in stock'],
    ['you have 500 units?', 'There are 500 units available', '500 units'],
  ])('does not count as a price or a stock: %s', (question, answer, marked) => {
    expect(unverifiedFigures(answer, sources, question)).toEqual([marked])
  })

  it('does not count where a source is cited for it', () => {
    const question = 'Is the leak sensor HK$1 with a range of 99 km? [1] price is HK$1'
    expect(unverifiedFigures('It is HK$1 [1]. Its range is 99 km. [1] 只售 HK$1【1】', sources, question)).toEqual([
      'HK$1',
      '99 km',
    ])
  })
})

it('what a source of another kind of unit says verifies nothing', () => {
  expect(unverifiedFigures('120 km, 120 months, 120%', [{ title: '', text: '120 件' }])).toEqual([
    '120 km',
    '120 months',
    '120%',
  ])
})

describe('a figure that the visitor typed and a citation ends is a claim of a source', () => {
  const question = 'my pipe is 99 km, laid in 3 days'

  it.each([
    ...['It reaches 99 km [1].', 'It reaches 99 km[1]', 'It reaches 99 km [ 1 ].', 'It reaches 99 km of pipe [1].'],
    ...['It reaches 99 km. [1]', 'It reaches 99 km.[1]', 'It reaches 99 km. [ 1]', 'It reaches 99 km of pipe. [1]'],
    ...['It reaches 99 km\n[1]', '可達 99 km。【1】', '可達 99 km【1】。'],
  ])('%j', (answer) => {
    expect(unverifiedFigures(answer, [], question)).toEqual(['99 km'])
  })

  it.each([
    ...['Your pipe of 99 km is long.', 'Your 99 km in 3 days is fast.', 'Your 99 km [see below] is long.'],
    ...['Your pipe is 99 km. We sell sensors. [1]', '你的 99 km，我們有感測器 [1]'],
  ])('but not: %j', (answer) => {
    expect(unverifiedFigures(answer, [], question)).toEqual([])
  })

  it('nor where much is said after a budget', () => {
    const answer = `Your budget is HK$5,000${' and we have a sensor for it'.repeat(20)}.`
    expect(unverifiedFigures(answer, [], 'I have 5000')).toEqual([])
  })
})

describe('what is worked out', () => {
  it.each<[string, string, string, string[]]>([
    ['of an amount in a source, converted', 'A gateway is HK$1,560–6,240.', '', []],
    ['of four numbers of a question', 'HK$14,160', '1, 2, 3, 4, 12 leak sensors', []],
    ['not of a fifth', 'HK$14,160', '2, 3, 4, 5, 12 leak sensors', ['HK$14,160']],
    ['no sum of Hong Kong dollars in another currency', 'Together US$2,160', '', ['US$2,160']],
    ['no small number in words', 'Two sensors are enough; 兩件便夠', '', []],
  ])('%s', (_, answer, question, marked) => {
    expect(unverifiedFigures(answer, sources, question)).toEqual(marked)
  })

  it('converts 元 from the currency that it most likely is in alone', () => {
    expect(unverifiedFigures('US$1.92, HK$117', [{ title: '', text: '15 元' }])).toEqual(['HK$117'])
  })
})
