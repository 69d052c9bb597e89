import { describe, expect, it } from 'vitest'
import { passageLanguage, scoreOf } from '#server/modules/assistant/knowledge/ranking.rules.ts'
import type { WeighedTerm } from '#server/modules/assistant/knowledge/weights.rules.ts'

const none = { passages: 0, products: 0, all: 0 }

const term = (weight: number, isOfEveryProduct = false): WeighedTerm => ({
  own: [],
  wide: [],
  kind: 'word',
  isAttribute: false,
  isOfEveryProduct,
  isCommon: false,
  weight,
  queries: { own: null, wide: null },
  share: none,
  ownShare: none,
})

describe('how well what is found meets a question', () => {
  it.each<[string, WeighedTerm[], number[], boolean, number, number]>([
    ['nothing is asked', [], [], false, 0, 0],
    ['nothing is met', [term(1), term(1)], [0, 0], false, 0, 0],
    ['all of it, in the title', [term(1), term(3)], [6, 6], false, 1, 1],
    ['half of it', [term(1), term(1)], [6, 0], false, 0.5, 0.5],
    ['what weighs more', [term(1), term(3)], [0, 6], false, 0.75, 0.75],
    ['a level is missing', [term(1), term(1)], [6], false, 0.5, 0.5],
    ['a level that is none', [term(1)], [7], false, 0, 1],
    ['in the text, in other words', [term(1)], [1], false, 0.5, 1],
    ['in the text', [term(1)], [2], false, 0.6, 1],
    ['among the words, in other words', [term(1)], [3], false, 0.7, 1],
    ['in the title, in other words', [term(1)], [4], false, 0.8, 1],
    ['among the words', [term(1)], [5], false, 0.85, 1],
    ['what every product has, of a product', [term(1, true), term(1)], [0, 6], true, 0.95, 1],
    ['what every product has, of a page', [term(1, true), term(1)], [0, 6], false, 0.5, 0.5],
    ['what every product has, and it says so', [term(1, true), term(1)], [1, 6], true, 0.75, 1],
    ['nothing but what every product has', [term(1, true)], [6], true, 0, 0],
    ['nothing but that, of a page', [term(1, true)], [6], false, 1, 1],
    ['another is not met', [term(1, true), term(1)], [0, 0], true, 0, 0],
  ])('%s', (_what, terms, levels, isProduct, score, coverage) => {
    const found = scoreOf(terms, levels, isProduct)
    expect(found.score).toBeCloseTo(score, 10)
    expect(found.coverage).toBeCloseTo(coverage, 10)
  })

  it('counts the terms that tell something and are met, and their share', () => {
    const terms = [term(1), term(0.26), term(0.25), term(0.5)]
    expect(scoreOf(terms, [6, 1, 6, 0], false).telling).toEqual({ matched: 2, share: 1.26 / 1.76 })
  })
})

it('a text is read in the reader’s language, or else in what there is', () => {
  const [chinese, english] = [{ language: 'zh-TW' as const }, { language: 'en' as const }]
  expect(passageLanguage([chinese, english], 'en')).toBe(english)
  expect(passageLanguage([chinese, english], 'zh-TW')).toBe(chinese)
  expect(passageLanguage([chinese], 'en')).toBe(chinese)
  expect(passageLanguage([], 'en')).toBeUndefined()
})
