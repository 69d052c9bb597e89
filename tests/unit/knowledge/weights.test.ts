import { describe, expect, it } from 'vitest'
import {
  gateOf,
  type Share,
  sharesOf,
  type WeighedTerm,
  weighed,
} from '#server/modules/assistant/knowledge/weights.rules.ts'
import { type Phrase, parseQuestion, type Term } from '#server/modules/catalogue/search/search-query.rules.ts'

const none: Share = { passages: 0, products: 0, all: 0 }

/** Of a word that no page and no product has. */
function weightOf(word: string): number {
  return weighed(parseQuestion(word).terms, () => none)[0]?.weight ?? 0
}

describe('what a number says that nothing here has', () => {
  it.each(['240', '1500'])('%s: how many, so that it hardly counts', (number) => {
    expect(weightOf(number)).toBeLessThan(weightOf('zeppelin') / 2)
  })

  it('1998: of which year, as any other word does', () => {
    expect(weightOf('1998')).toBe(weightOf('zeppelin'))
  })
})

it('shares are of all pages, of all products and of both', () => {
  const shares = sharesOf({
    passages: { total: 10, words: [{ word: 'leak', count: 5 }] },
    products: {
      total: 30,
      words: [
        { word: 'leak', count: 3 },
        { word: 'lora', count: 15 },
      ],
    },
  })
  expect(shares('leak')).toEqual({ passages: 0.5, products: 0.1, all: 0.2 })
  expect(shares('lora')).toEqual({ passages: 0, products: 0.5, all: 0.375 })
  expect(shares('zeppelin')).toEqual(none)
  const nothing = { total: 0, words: [] }
  expect(sharesOf({ passages: nothing, products: nothing })('leak')).toEqual(none)
})

const term = (own: Phrase[], given: Partial<Term> = {}): Term => ({
  own,
  wide: [],
  kind: 'word',
  isAttribute: false,
  isOfEveryProduct: false,
  isCommon: false,
  ...given,
})

const shares: Record<string, Share> = {
  rare: { passages: 0.001, products: 0.002, all: 0.001 },
  some: { passages: 0.1, products: 0.3, all: 0.2 },
  more: { passages: 0.3, products: 0.1, all: 0.25 },
  most: { passages: 0.9, products: 0.9, all: 0.9 },
}
const weighedOf = (...terms: Term[]) => weighed(terms, (word) => shares[word] ?? none)
const rarity = (share: number) => Math.log(share) / Math.log(0.004)

describe('what a term counts', () => {
  it.each<[string, Term, number]>([
    ['a word as rare as can be', term([['rare']]), 1],
    ['a word of a fifth', term([['some']]), rarity(0.2)],
    ['a word that nearly all have', term([['most']]), 0.15],
    ['a word that nobody has', term([['zeppelin']]), 0.5],
    ['a number that nobody has', term([['240']]), 0.1],
    ['a number of several parts', term([['2', '40'], ['240']]), 0.1],
    ['a number with a word to it', term([['240', 'cm']]), 0.5],
    ['a number or a word', term([['240'], ['zeppelin']]), 0.5],
    ['a year of this century', term([['2024']]), 0.5],
    ['a number that begins with one', term([['20245']]), 0.1],
    ['a pair of a fifth', term([['some']], { kind: 'pair' }), rarity(0.2) * 0.6],
    ['a pair that nobody has', term([['水器']], { kind: 'pair' }), 0.3],
    ['a thing of a fifth', term([['some']], { kind: 'concept' }), 0.7 + 0.3 * rarity(0.2)],
    ['a common thing', term([['some']], { kind: 'concept', isCommon: true }), 0.25],
    ['a word that other words are more common for', term([['rare']], { wide: [['some']] }), rarity(0.2)],
    ['a word that is more common itself', term([['some']], { wide: [['rare']] }), rarity(0.2)],
  ])('%s', (_what, one, weight) => {
    expect(weighedOf(one)[0]?.weight).toBeCloseTo(weight, 10)
  })

  it('a pair that nobody wrote lies across two words where one beside it is known', () => {
    const [known, across] = [term([['some']], { kind: 'pair' }), term([['水器']], { kind: 'pair' })]
    const word = term([['some']])
    const weights = (...terms: Term[]) => weighedOf(...terms).map(({ weight }) => Number(weight.toFixed(3)))
    const of = Number((rarity(0.2) * 0.6).toFixed(3))
    expect(weights(known, across)).toEqual([of, 0.03])
    expect(weights(across, known)).toEqual([0.03, of])
    expect(weights(across, across)).toEqual([0.3, 0.3])
    expect(weights(word, across)).toEqual([Number(rarity(0.2).toFixed(3)), 0.3])
    expect(weights(known, known)).toEqual([of, of])
  })
})

describe('a share is estimated', () => {
  it.each<[string, Phrase[], Share]>([
    ['of two words by the rarer, on each side', [['some', 'more']], { passages: 0.1, products: 0.1, all: 0.2 }],
    ['of two phrases by both', [['some'], ['more']], { passages: 0.4, products: 0.4, all: 0.45 }],
    ['and is never more than all', [['most'], ['most']], { passages: 1, products: 1, all: 1 }],
    ['as none where there is none', [], none],
  ])('%s', (_what, own, share) => {
    const [found] = weighedOf(term(own))
    for (const side of ['passages', 'products', 'all'] as const)
      expect(found?.ownShare[side]).toBeCloseTo(share[side], 10)
    expect(found?.share).toEqual(found?.ownShare)
  })

  it('by other words where those are more', () => {
    const [found] = weighedOf(term([['some']], { wide: [['more']] }))
    expect([found?.ownShare, found?.share]).toEqual([shares.some, shares.more])
  })
})

it('a term is looked for by its phrases, once each, in the title, among the words and in the text', () => {
  const [found] = weighedOf(term([['wl', '01'], ['wl01'], ['wl01']], { wide: [['x']] }))
  expect(found?.queries).toEqual({
    own: {
      title: "('wl':A & '01':A) | ('wl01':A)",
      words: "('wl':AB & '01':AB) | ('wl01':AB)",
      text: "('wl' & '01') | ('wl01')",
    },
    wide: { title: "('x':A)", words: "('x':AB)", text: "('x')" },
  })
  expect(weighedOf(term([['x']]))[0]?.queries.wide).toBeNull()
})

describe('what a candidate must hold', () => {
  const query = (text: string) => ({ title: '', words: '', text })
  /** Of a share of pages, and a tenth of that of products. */
  const one = (name: string, share: number, given: Partial<WeighedTerm> = {}): WeighedTerm => ({
    ...term([[name]]),
    weight: 1,
    share: { passages: share, products: share / 10, all: share },
    ownShare: { passages: share, products: share / 10, all: share },
    queries: { own: query(name), wide: query(`${name}s`) },
    ...given,
  })
  const [a, b, c, d, e] = [one('a', 0.01), one('b', 0.4), one('c', 0.5), one('d', 0.6), one('e', 0.7)] as const
  const every = { isOfEveryProduct: true }
  const asOthers = (share: number) => one('b', share, { ownShare: none })

  it.each<[string, WeighedTerm[], string]>([
    ['any of the rare ones', [b, a], '(a | as) | ((b))'],
    ['the rare ones alone', [a], '(a | as)'],
    ['any two of the common ones', [d, b, c], '((b) & (c)) | ((b) & (d)) | ((c) & (d))'],
    ['of the first three', [e, d, c, b], '((b) & (c)) | ((b) & (d)) | ((c) & (d))'],
    ['the common one as it was asked', [b], '((b))'],
    ['or in other words where nobody has it so', [asOthers(0.4)], '((b | bs))'],
    ['nor where it was asked in none', [one('b', 0.4, { queries: { own: null, wide: query('bs') } })], '((bs))'],
    ['nor where there are no other words', [one('a', 0.01, { queries: { own: query('a'), wide: null } })], '(a)'],
    ['as many as are enough', [one('a', 0.1)], '(a | as)'],
    ['one more than is enough', [one('a', 0.101)], '((a))'],
    ['both by what they find together', [one('a', 0.06), one('b', 0.07)], '(a | as) | ((b))'],
    ['of pages, what every product has', [one('a', 0.01, every), b], '(a | as) | ((b))'],
    ['nothing', [], ''],
  ])('%s', (_what, terms, gate) => {
    expect(gateOf(terms, 'passages', 100, 10)).toBe(gate)
  })

  it.each<[string, WeighedTerm[], string]>([
    ['by shares of products', [b, a], '(a | as) | (b | bs)'],
    ['but for what every one has', [one('a', 0.01, every), b], '(b | bs)'],
    ['unless nothing else was asked', [one('a', 0.01, every)], '(a | as)'],
  ])('of products: %s', (_what, terms, gate) => {
    expect(gateOf(terms, 'products', 100, 10)).toBe(gate)
  })
})
