import { describe, expect, it } from 'vitest'
import { detailsFor } from '#server/modules/assistant/answers/details.rules.ts'
import { analyseQuestion } from '#server/modules/assistant/answers/intents.rules.ts'
import { productWith } from './products.ts'

function details(question: string, text: string, language: 'zh-TW' | 'en' = 'en'): string[] {
  const product = productWith()
  const source = {
    kind: 'product',
    title: product.name,
    path: '/products/x',
    text,
    language,
    score: 1,
    product,
  } as const
  return detailsFor(source, product, analyseQuestion(question))
}

describe('the details of a product that a question is about', () => {
  it.each<[string, string, string, string[]]>([
    ['by kind', 'battery?', 'Specifications: Range 15 km; Battery life 10 years', ['Battery life 10 years']],
    ['by word', 'does it have a cable', 'Parts: Sensing cable 3 m; Magnet', ['Sensing cable 3 m']],
    ['by any of its words', 'a long cable please', 'Parts: Sensing cable 3 m; Magnet', ['Sensing cable 3 m']],
    ['by kind first', 'battery and cable', 'Parts: Cable 3 m; Battery 10 years', ['Battery 10 years', 'Cable 3 m']],
    ['not by its name', 'the water leak sensor', 'Parts: Leak cable 3 m; Magnet', []],
    ['not where it is about none', 'what is new here', 'About it.\nParts: Leak cable 3 m; Magnet', []],
    [
      'no more than three',
      'battery',
      'Parts: Battery type AA; Battery door; Battery life 10 years; Battery test',
      ['Battery type AA', 'Battery door', 'Battery life 10 years'],
    ],
  ])('%s', (_, question, text, found) => {
    expect(details(question, text)).toEqual(found)
  })

  it.each<[string, string, string[]]>([
    ['電池用幾耐', '規格：電池壽命 10 年；通訊距離 15 km', ['電池壽命 10 年']],
    ['電池用幾耐', '規格： 通訊距離 15 km； 電池壽命 10 年 ', ['電池壽命 10 年']],
    ['漏水感測器', '配件：漏水感應繩；磁石', []],
    ['有冇感應繩', '配件：感應繩 3 米；磁石', ['感應繩 3 米']],
    ['供電同電池', '規格：供電 電池；電池 AA', ['供電 電池', '電池 AA']],
  ])('in Chinese: %s %s', (question, text, found) => {
    expect(details(question, text, 'zh-TW')).toEqual(found)
  })
})

describe('a detail is said once', () => {
  it.each<[string, string, string[]]>([
    ['word for word', 'Battery type AA; Battery type AA', ['Battery type AA']],
    ['the longer of two', 'Battery; Battery life 10 years', ['Battery life 10 years']],
    ['with one figure', 'Battery life 10 years; Battery 10 years', ['Battery life 10 years']],
    ['with one figure against its unit', 'Battery 3.6V; Supply 3.6V', ['Battery 3.6V']],
    ['two figures are two', 'Battery 10 years; Supply 20 years', ['Battery 10 years', 'Supply 20 years']],
    [
      'the last figure tells',
      'Battery 2 × 10 years; Supply 2 × 5 years',
      ['Battery 2 × 10 years', 'Supply 2 × 5 years'],
    ],
    ['no figure is no likeness', 'Battery type AA; Battery door', ['Battery type AA', 'Battery door']],
  ])('%s: %s', (_, items, found) => {
    expect(details('battery', `Specifications: ${items}`)).toEqual(found)
  })
})

describe('only lines that list are read', () => {
  it.each([
    'It is tested. Battery: AA; spare battery',
    'Battery included; battery charger too',
    'Battery: ten years',
    'All the things that we tested of the battery: AA; AAA',
  ])('%s', (text) => {
    expect(details('battery', text)).toEqual([])
  })
})
