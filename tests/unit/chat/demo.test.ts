import { describe, expect, it } from 'vitest'
import { exchangeRates as rates } from '#contract/catalogue/money.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { demoAnswer } from '#server/modules/assistant/answers/demo.rules.ts'
import { demoWords } from '#server/modules/assistant/answers/demo.words.ts'
import { unverifiedFigures } from '#server/modules/assistant/answers/figures/figures.rules.ts'
import type { Found as Source } from '#server/modules/assistant/knowledge/knowledge.service.ts'
import { parkingSensor, platform, productWith } from './products.ts'

const chinese = { path: '/products/x', kind: 'product', language: 'zh-TW', score: 0.9 } as const
const english = { ...chinese, language: 'en' } as const

const leakZh: Source = {
  ...chinese,
  title: '漏水感測器',
  text: '貼地安裝。\n規格：通訊距離 15 km；電池壽命 10 年；防護等級 IP67；工作溫度 -20 至 60 °C\n特點：電池 10 年',
  product: productWith({ description: '貼地安裝，一滲水便即時通報。' }),
}
const leak: Source = {
  ...english,
  title: 'Water Leak Sensor',
  text: 'Sits on the floor.\nSpecifications: Range 15 km; Battery life 10 years; Protection IP67\nFeatures: Battery 10 years',
  product: productWith({ descriptionEn: 'Sits on the floor and reports a leak within seconds.' }),
}
const parking: Source = {
  ...english,
  title: 'Parking Sensor',
  text: 'Specifications: Range 10 km; Battery life 8 years',
  product: parkingSensor,
}
const app: Source = {
  ...english,
  title: 'IoT Platform App',
  text: 'Specifications: Data retention 24 months; Users 10',
  product: platform,
}
const account: Source = {
  kind: 'question',
  path: '/support#account',
  title: '索取報價要開帳戶嗎？',
  text: '不用。把產品加入報價清單，填上姓名和電郵便可送出。我們會在 24 小時內與你聯絡。',
  language: 'zh-TW',
  score: 0.8,
}
const technology = (name: string, text: string, score: number): Source => ({
  kind: 'technology',
  path: `/lpwan?tech=${name}`,
  title: `${name}: range, battery, data rate and frequency`,
  text,
  language: 'en',
  score,
})

function answered(question: string, language: Language, ...found: Source[]) {
  const result = demoAnswer({ question, language, found, rates })
  expect(unverifiedFigures(result.answer, found, question, rates)).toEqual([])
  return result
}

describe('a product is said as its page shows it', () => {
  it.each<[string, string, Source, string]>([
    ['price', '幾多錢', leakZh, '**漏水感測器**：建議零售價 HK$1,180，免連接年費；現貨 120 件。[1]'],
    [
      'price with fees',
      'price?',
      parking,
      '**Parking Sensor**: List price HK$980, connectivity HK$120 per year, first-year total HK$1,100; only 8 units in stock. [1]',
    ],
    [
      'price by the month',
      'how much is it',
      app,
      '**IoT Platform App**: List price HK$399/month, first-year total HK$4,788; 50 licences in stock. [1]',
    ],
    [
      'in US dollars',
      'price in USD',
      leak,
      '**Water Leak Sensor**: List price HK$1,180 (US$151.04), free connectivity; 120 units in stock. [1]',
    ],
    [
      'of several',
      'price of 25 units',
      leak,
      '**Water Leak Sensor**: List price HK$1,180, free connectivity, 25 units come to HK$29,500; 120 units in stock. [1]',
    ],
    ['stock first', '仲有冇貨', leakZh, '**漏水感測器**：現貨 120 件；建議零售價 HK$1,180。[1]'],
    [
      'what was asked first',
      '电池可以用几年',
      leakZh,
      '**漏水感測器**：電池壽命 10 年。建議零售價 HK$1,180；現貨 120 件。[1]',
    ],
    [
      'by a rule of both languages',
      'is it waterproof',
      leak,
      '**Water Leak Sensor**: Protection IP67. List price HK$1,180; 120 units in stock. [1]',
    ],
  ])('%s', (_, question, source, line) => {
    const { answer, cited, products } = answered(question, source.language, source)
    expect(answer).toContain(line)
    expect(cited).toEqual([1])
    expect(products).toEqual([source.product?.slug])
  })

  it('out of stock, with no price, by what it is for', () => {
    const gone = productWith({
      stockStatus: 'out-of-stock',
      inStock: false,
      stockQuantity: 0,
      descriptionEn: 'Sits on the floor.',
      price: { msrp: null, sensorPrice: null, firstYearTotal: null },
    })
    const { answer } = answered('what do you recommend for leaks', 'en', { ...leak, product: gone })
    expect(answer).toBe(
      '**Water Leak Sensor**: Sits on the floor. Price on request; temporarily out of stock. [1]\n\nFor what is out of stock, send an enquiry and a colleague will tell you when it returns.',
    )
  })

  it('the cheapest first, where that is asked', () => {
    const { answer, products } = answered('which is cheapest', 'en', leak, parking)
    expect(answer.indexOf('Parking Sensor')).toBeLessThan(answer.indexOf('Water Leak Sensor'))
    expect(products).toEqual(['parking-sensor', 'water-leak-sensor'])
  })
})

describe('a page is said in its own words', () => {
  it('with the question that it answers', () => {
    const { answer, cited } = answered('可唔可以唔開戶口', 'zh-TW', account)
    expect(answer).toBe(`**${account.title}** ${account.text}[1]`)
    expect(cited).toEqual([1])
  })

  it('a long one by the sentences that are near the question', () => {
    const filler = Array.from({ length: 30 }, (_, index) => `Sentence ${'xyz'.repeat(8)} of no matter ${index}.`).join(
      ' ',
    )
    const long = {
      ...account,
      language: 'en' as const,
      text: `${filler} Deliveries to Vietnam leave on Fridays. ${filler}`,
    }
    const { answer } = answered('deliveries to Vietnam?', 'en', long)
    expect(answer).toContain('Deliveries to Vietnam leave on Fridays.')
    expect(answer.length).toBeLessThan(600)
  })

  it('a comparison gives each technology that it names a line', () => {
    const found = [
      technology('LoRaWAN', 'LoRaWAN: range 2–15 km.', 0.9),
      technology('Sigfox', 'Sigfox: range 3–50 km.', 0.8),
      technology('NB-IoT', 'NB-IoT: range 1–10 km.', 0.4),
    ]
    const { answer, cited } = answered('compare LoRaWAN and NB-IoT', 'en', ...found)
    expect(answer).toMatch(/^- \*\*LoRaWAN.* 2–15 km\. \[1\]\n- \*\*NB-IoT.* 1–10 km\. \[3\]/)
    expect(cited).toEqual([1, 3])
  })
})

describe('what a source says is text', () => {
  it('its marks, citations and links are none in the answer', () => {
    const text = 'See [2] and 【1】 or [our list](https://evil.example) ![](x) <b>*now*</b> `code`.'
    const page = { ...account, language: 'en' as const, title: 'A [2] title', text }
    const { answer, cited } = answered('list?', 'en', page, { ...page, score: 0.1 })
    expect(cited).toEqual([1])
    expect(answer).toBe(
      '**A \\[2\\] title** See \\[2\\] and （1） or \\[our list\\](https://evil.example) !\\[\\](x) \\<b\\>\\*now\\*\\</b\\> \\`code\\`. [1]',
    )
  })
})

describe('it keeps to what was asked', () => {
  it('the cheapest of some devices, and nothing of what networks cost', () => {
    const costs = technology('LoRaWAN', 'Network fee US$0.50–US$2 a device a month.', 0.9)
    const { answer } = answered('What is your cheapest sensor?', 'en', leak, parking, costs)
    expect(answer.indexOf('HK$980')).toBeLessThan(answer.indexOf('HK$1,180'))
    expect(answer).not.toContain('LoRaWAN')
  })

  it('one of two technologies has no say alone, beside what speaks of both', () => {
    const both = {
      ...account,
      language: 'en' as const,
      score: 0.95,
      title: 'Which network?',
      text: 'Sigfox or NB-IoT: it depends.',
    }
    const one = technology('Sigfox', 'Sigfox has the lowest fee.', 0.8)
    expect(answered('Which is better, Sigfox or NB-IoT?', 'en', both, one).answer).not.toContain('lowest fee')
    expect(answered('Which is better, Sigfox or NB-IoT?', 'en', one).answer).toContain('lowest fee')
  })

  it('a detail that a longer one says too is said once', () => {
    const text =
      'Specifications: Integration REST API, MQTT, BACnet; Users 10\nFeatures: Integration REST API, MQTT; Alerts'
    const { answer } = answered('Which integration has the platform?', 'en', { ...app, text })
    expect(answer.match(/REST API/g)).toHaveLength(1)
  })
})

describe('it is honest', () => {
  it.each([
    ['zh-TW', /找不到答案.*我可以回答.*24 小時/s],
    ['en', /found nothing.*I can help with.*24 hours/s],
  ] as const)('nothing found is said, with what it can do and who can help: %s', (language, expected) => {
    const { answer, cited, products } = answered('moon landing', language)
    expect(answer).toMatch(expected)
    expect([cited, products]).toEqual([[], []])
  })

  it.each([
    ['zh-TW', '你好'],
    ['en', 'hello'],
  ] as const)('a greeting asks for nothing that could be missing: %s', (language, greeting) => {
    const { answer } = answered(greeting, language)
    expect(answer).toMatch(/我可以回答|I can help with/)
    expect(answer).not.toMatch(/找不到|found nothing/)
  })

  it('what is only near is called so', () => {
    expect(answered('blue moon', 'en', { ...account, language: 'en', score: 0.31 }).answer).toMatch(
      /^I found no direct answer/,
    )
  })

  it('the first answer of a conversation says that it is the demo mode, the others do not', () => {
    const request = { question: '價錢', language: 'zh-TW', found: [leakZh], rates } as const
    expect(demoAnswer({ ...request, isFirst: true }).answer).toMatch(/^現時是示範模式/)
    expect(demoAnswer(request).answer).not.toContain('示範模式')
  })
})

describe('it ends with what helps most', () => {
  const soldOut: Source = {
    ...english,
    title: 'Door Sensor',
    text: 'Specifications: Range 3 km; Battery life 5 years',
    product: productWith({
      slug: 'door-sensor',
      nameEn: 'Door Sensor',
      inStock: false,
      stockQuantity: 0,
      stockStatus: 'out-of-stock',
    }),
  }
  const passage = technology('LoRaWAN', 'It reaches 15 km.', 0.9)

  it.each<[string, string, Source[], string | undefined]>([
    ['a quotation', 'price?', [leak], demoWords.quoteNext.en],
    ['a quotation of what is in stock', 'price?', [leak, soldOut], demoWords.quoteNext.en],
    ['an enquiry after what is not', 'price?', [soldOut], demoWords.restockNext.en],
    ['an estimate of how many', 'how many gateways', [passage], demoWords.enquiryNext.en],
    ['an estimate for a choice', 'what do you recommend', [passage], demoWords.enquiryNext.en],
    ['an estimate for a comparison', 'LoRaWAN compared', [passage], demoWords.enquiryNext.en],
    ['nothing more', 'about LoRaWAN', [passage], undefined],
  ])('%s', (_, question, found, next) => {
    const last = answered(question, 'en', ...found)
      .answer.split('\n\n')
      .at(-1)
    if (next) expect(last).toBe(next)
    else expect(Object.values(demoWords).map(({ en }) => en)).not.toContain(last)
  })
})

describe('the parts of what it says of a product', () => {
  const both: Source = {
    ...leakZh,
    product: productWith({ description: '貼地安裝。', descriptionEn: 'Sits on the floor.' }),
  }

  it.each<[string, string, Language, Source, string]>([
    [
      'the price, then the detail',
      'price and battery',
      'en',
      leak,
      '**Water Leak Sensor**: List price HK$1,180, free connectivity; 120 units in stock. Battery life 10 years. [1]',
    ],
    [
      'the price before the stock where both are asked',
      'price and stock',
      'en',
      leak,
      '**Water Leak Sensor**: List price HK$1,180, free connectivity; 120 units in stock. [1]',
    ],
    [
      'its description where one is to be recommended',
      'recommend one by its battery',
      'en',
      leak,
      '**Water Leak Sensor**: Sits on the floor and reports a leak within seconds. Battery life 10 years. List price HK$1,180; 120 units in stock. [1]',
    ],
    [
      'its description in the language of the answer',
      '漏水感測器',
      'zh-TW',
      both,
      '**漏水感測器**：貼地安裝。建議零售價 HK$1,180；現貨 120 件。[1]',
    ],
    [
      'its price in renminbi',
      'price in RMB',
      'en',
      leak,
      '**Water Leak Sensor**: List price HK$1,180 (RMB 1,085.60), free connectivity; 120 units in stock. [1]',
    ],
  ])('%s', (_, question, language, source, said) => {
    expect(answered(question, language, source).answer.split('\n\n')[0]).toBe(said)
  })

  it('a line without a full stop gets one', () => {
    const { answer } = answered('about LoRaWAN', 'en', technology('LoRaWAN', 'Reaches 2.5 km\nLasts long', 0.9))
    expect(answer).toBe('**LoRaWAN: range, battery, data rate and frequency**: Reaches 2.5 km. Lasts long. [1]')
  })
})
