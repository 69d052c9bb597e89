import { describe, expect, it } from 'vitest'
import { analyseQuestion } from '#server/modules/assistant/answers/intents.rules.ts'
import { selectSources } from '#server/modules/assistant/answers/selection.rules.ts'
import type { Found as Source } from '#server/modules/assistant/knowledge/knowledge.service.ts'
import { productWith } from './products.ts'

/** Its path is what the cases below call it. */
const page = (path: string, score: number, change: Partial<Source> = {}): Source => ({
  kind: 'page',
  path,
  title: 'About us',
  text: 'We are an open company.',
  language: 'en',
  score,
  ...change,
})
const technology = (path: string, score: number, title: string) => page(path, score, { kind: 'technology', title })
const product = (path: string, score: number, { nameEn = 'Zed', text = 'Sits on a floor.', msrp = 100 } = {}): Source =>
  page(path, score, {
    kind: 'product',
    text,
    product: productWith({ slug: path, name: nameEn, nameEn, price: { msrp } }),
  })

function chosen(question: string, ...found: Source[]) {
  const { products, passages, ...rest } = selectSources(analyseQuestion(question), found)
  return {
    ...rest,
    products: products.map(({ source }) => source.path),
    passages: passages.map(({ source }) => source.path),
    main: passages.map(({ isMain }) => isMain),
    numbers: [...products, ...passages].map(({ number }) => number),
  }
}

const anything = 'tell me more'

describe('the passage that answers comes first, whatever the search put first', () => {
  it.each<[string, string, Source[], string[]]>([
    ['titled as asked', 'battery life', [page('a', 0.6), page('b', 0.45, { title: 'Battery' })], ['b', 'a']],
    ['titled as asked in Chinese', '電池用幾耐', [page('a', 0.6), page('b', 0.45, { title: '電池壽命' })], ['b', 'a']],
    ['titled otherwise', 'battery life', [page('a', 0.6), page('b', 0.55, { title: 'Range' })], ['a', 'b']],
    [
      'with the figure that was asked',
      'how accurate is it',
      [page('a', 0.5, { text: 'Accuracy is good.' }), page('b', 0.48, { text: 'Accuracy 98%.' })],
      ['b', 'a'],
    ],
    [
      'with another figure',
      'how accurate is it',
      [page('a', 0.5, { text: 'Weight 40 g.' }), page('b', 0.48, { text: 'Accuracy 98%.' })],
      ['b', 'a'],
    ],
    ['written as an answer', anything, [page('a', 0.5), page('b', 0.48, { kind: 'question' })], ['b', 'a']],
    [
      'of the technology that is named',
      'about NB-IoT',
      [technology('a', 0.5, 'LoRaWAN: range'), technology('b', 0.35, 'NB-IoT: range')],
      ['b', 'a'],
    ],
    [
      'of a technology whose title has a space before its colon',
      'NB-IoT？',
      [technology('a', 0.5, 'LoRaWAN ：距離'), technology('b', 0.35, 'NB-IoT ：距離')],
      ['b', 'a'],
    ],
    [
      'of a technology that is called LoRa for short',
      '介紹 LoRa',
      [technology('a', 0.5, 'NB-IoT：距離'), technology('b', 0.35, 'LoRaWAN：距離')],
      ['b', 'a'],
    ],
    [
      'of a version of a technology',
      'about LoRaWAN 1.0',
      [technology('a', 0.5, 'NB-IoT: range'), technology('b', 0.35, 'LoRaWAN 1.0: range')],
      ['b', 'a'],
    ],
    [
      'titled by a technology, but not its page',
      'about NB-IoT',
      [page('a', 0.5, { title: 'NB-IoT' }), technology('b', 0.45, 'NB-IoT: range')],
      ['b'],
    ],
    [
      'of all technologies where one is to be recommended',
      'what do you recommend',
      [technology('a', 0.5, 'LoRaWAN: range'), technology('b', 0.4, 'Four technologies')],
      ['b'],
    ],
    [
      'of all technologies where none is asked for',
      anything,
      [technology('a', 0.5, 'LoRaWAN: range'), technology('b', 0.45, 'Four technologies')],
      ['a', 'b'],
    ],
  ])('%s', (_, question, found, passages) => {
    expect(chosen(question, ...found)).toMatchObject({ passages, products: [] })
  })

  it('and is cited by the number that the search gave it', () => {
    expect(chosen('battery life', page('a', 0.6), page('b', 0.45, { title: 'Battery' })).numbers).toEqual([2, 1])
  })
})

describe('the product that answers comes first, whatever the search put first', () => {
  it.each<[string, string, Source[], string[]]>([
    [
      'with a detail that was asked, among others',
      'its battery and range',
      [product('a', 0.5), product('b', 0.4, { text: 'Battery 10 years' })],
      ['b', 'a'],
    ],
    [
      'every product has a price',
      'how much is it',
      [product('a', 0.5), product('b', 0.45, { text: 'Price on request' })],
      ['a', 'b'],
    ],
    [
      'every product has a stock',
      'is it in stock',
      [product('a', 0.5), product('b', 0.45, { text: 'In stock' })],
      ['a', 'b'],
    ],
    [
      'named in whole rather than in part',
      'water leak alarm',
      [product('a', 0.5, { nameEn: 'Water Leak Sensor' }), product('b', 0.5, { nameEn: 'Leak Alarm' })],
      ['b', 'a'],
    ],
    [
      'named by less than half of its name',
      'a sensor',
      [product('a', 0.5), product('b', 0.45, { nameEn: 'Parking Space Sensor' })],
      ['a', 'b'],
    ],
    [
      'a name of one word is half a name',
      'a gateway, a leak alarm',
      [product('a', 0.5, { nameEn: 'Gateway' }), product('b', 0.45, { nameEn: 'Leak Alarm' })],
      ['b', 'a'],
    ],
    ['named to the letter: alone', anything, [product('a', 1.2), product('b', 0.9)], ['a']],
    ['each that is named to the letter', anything, [product('a', 1.2), product('b', 1.1), product('c', 1)], ['a', 'b']],
    ['found in full but not named', anything, [product('a', 1), product('b', 0.9)], ['a', 'b']],
    ['no more than three', anything, [1, 0.9, 0.9, 0.9].map((score, at) => product(`${at}`, score)), ['0', '1', '2']],
    ['seven tenths as near as the nearest', anything, [product('a', 1), product('b', 0.7)], ['a', 'b']],
    ['farther than that', anything, [product('a', 1), product('b', 0.69)], ['a']],
    [
      'the cheapest first',
      '最平係邊款',
      [product('a', 0.9, { msrp: 300 }), product('b', 0.8, { msrp: 200 })],
      ['b', 'a'],
    ],
  ])('%s', (_, question, found, products) => {
    expect(chosen(question, ...found)).toMatchObject({ products, passages: [], isProductFirst: true })
  })
})

describe('products beside a passage', () => {
  const found = [page('passage', 0.8), product('thing', 0.6)]

  it.each(['how much is it', '幾多錢', 'is it in stock', '有冇現貨', 'what do you recommend', '推薦一款'])(
    'are offered where the question is for an offer: %s',
    (question) => {
      expect(chosen(question, ...found)).toMatchObject({
        products: ['thing'],
        passages: ['passage'],
        isProductFirst: false,
      })
    },
  )

  it('must else be nearly as near', () => {
    expect(chosen(anything, ...found)).toMatchObject({ products: [], passages: ['passage'] })
    expect(chosen(anything, page('passage', 0.8), product('thing', 0.75))).toMatchObject({ products: ['thing'] })
  })
})

describe('passages beside a product that comes first', () => {
  it.each<[string, string, number, number, string[]]>([
    ['shown where the product is only near', anything, 0.8, 0.75, ['passage']],
    ['shown where the product was found in full but not named', anything, 1, 0.9, ['passage']],
    ['not where the product is named', anything, 1.2, 0.95, []],
    ['not where the question is for stock', 'is it in stock', 0.8, 0.75, []],
    ['not where the question is for the cheapest', 'the cheapest', 0.8, 0.75, []],
  ])('%s', (_, question, product1, passage, passages) => {
    expect(chosen(question, product('thing', product1), page('passage', passage))).toMatchObject({
      products: ['thing'],
      passages,
      main: passages.map(() => false),
    })
  })
})

describe('passages', () => {
  it.each<[string, Source[], string[]]>([
    ['at most two', [page('a', 0.8), page('b', 0.8), page('c', 0.8)], ['a', 'b']],
    ['each page once', [page('a', 0.8), page('a', 0.79), page('b', 0.78)], ['a', 'b']],
    ['at 88 hundredths of the nearest', [page('a', 1), page('b', 0.88)], ['a', 'b']],
    ['none farther than that', [page('a', 1), page('b', 0.87)], ['a']],
  ])('%s', (_, found, passages) => {
    expect(chosen(anything, ...found).passages).toEqual(passages)
  })

  it('have one that is the main one', () => {
    expect(chosen(anything, page('a', 0.8), page('b', 0.8)).main).toEqual([true, false])
  })
})

describe('a comparison of technologies', () => {
  const lora = (score: number) => technology('lora', score, 'LoRaWAN: range')
  const nbIot = (score: number) => technology('nb-iot', score, 'NB-IoT: range')

  it.each<[string, string, Source[], string[]]>([
    ['lets each side speak, once', 'LoRaWAN vs NB-IoT', [lora(0.7), lora(0.7), nbIot(0.3)], ['lora', 'nb-iot']],
    ['in Chinese too', 'LoRaWAN 定係 NB-IoT 好', [lora(0.7), nbIot(0.3)], ['lora', 'nb-iot']],
    [
      'leaves what only mentions one side',
      'LoRaWAN vs NB-IoT',
      [lora(0.7), nbIot(0.6), page('q', 0.72, { title: 'LoRaWAN: who pays?' })],
      ['lora', 'nb-iot'],
    ],
    [
      'begins with one passage that speaks of both',
      'LoRaWAN vs NB-IoT',
      [page('a', 0.95), page('b', 0.94), lora(0.5), nbIot(0.5)],
      ['a', 'lora', 'nb-iot'],
    ],
    [
      'has at most four sides',
      'LoRaWAN, NB-IoT, Sigfox, LTE-M or Weightless',
      [
        ...[lora(0.7), nbIot(0.69), technology('sigfox', 0.68, 'Sigfox: range')],
        ...[technology('lte-m', 0.67, 'LTE-M: range'), technology('weightless', 0.66, 'Weightless: range')],
      ],
      ['lora', 'nb-iot', 'sigfox', 'lte-m'],
    ],
    ['of one side gives way to anything else', 'LoRaWAN vs others', [page('a', 0.9), lora(0.7)], ['a']],
    ['of one side alone is that side', 'LoRaWAN vs others', [lora(0.7)], ['lora']],
    [
      'of none by name has the nearest',
      'compare them',
      [technology('lora', 0.6, 'LoRaWAN: range'), page('a', 0.6)],
      ['lora', 'a'],
    ],
  ])('%s', (_, question, found, passages) => {
    expect(chosen(question, ...found).passages).toEqual(passages)
  })

  it('is not made where two are named for another reason', () => {
    expect(chosen('about LoRaWAN and NB-IoT', lora(0.6), nbIot(0.3)).passages).toEqual(['lora'])
  })
})

describe('whether the answer is near', () => {
  it.each([
    [0.36, true],
    [0.35, false],
  ])('a score of %d: %s', (score, isNear) => {
    expect(chosen(anything, page('a', score)).isNear).toBe(isNear)
  })

  it('nothing found is nothing chosen', () => {
    expect(chosen(anything)).toEqual({
      ...{ products: [], passages: [], main: [], numbers: [] },
      ...{ isProductFirst: false, isNear: false },
    })
  })
})
