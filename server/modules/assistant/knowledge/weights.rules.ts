import type { Phrase, Term } from '#server/modules/catalogue/index.ts'
import type { TermQueries, TermQuery, WordCounts } from './knowledge.repo.ts'

/** Returns the share of passages, products and both that contain a word: 0 to 1. */
export type Shares = (word: string) => Share
export interface Share {
  passages: number
  products: number
  all: number
}

export function sharesOf({ passages, products }: { passages: WordCounts; products: WordCounts }): Shares {
  const of = ({ words }: WordCounts) => new Map(words.map(({ word, count }) => [word, count] as const))
  const [inPassages, inProducts] = [of(passages), of(products)]
  return (word) => {
    const [some, others] = [inPassages.get(word) ?? 0, inProducts.get(word) ?? 0]
    return {
      passages: some / Math.max(passages.total, 1),
      products: others / Math.max(products.total, 1),
      all: (some + others) / Math.max(passages.total + products.total, 1),
    }
  }
}

export interface WeighedTerm extends Term {
  /** 0 to 1: the rarer, the higher. */
  weight: number
  queries: TermQueries
  /** Estimated share of matches, of the larger of both queries. */
  share: Share
  ownShare: Share
}

const rarest = 0.004

/** Weight of a word that occurs nowhere: the question may be about something else, but known words matter more. */
const unknownWord = 0.5
/** Weight of a number that occurs nowhere: usually a quantity, unless it is a year. */
const unknownNumber = 0.1
/** Minimum weight of concepts, which are the site's subjects. */
const conceptLeast = 0.7
const common = 0.25
/** Weight of an unknown pair of characters next to a known one: it probably spans two words. */
const acrossWords = 0.05
const pairShare = 0.6

/** @param terms with stems in place of Latin words */
export function weighed(terms: Term[], shares: Shares): WeighedTerm[] {
  const isKnown = (term: Term | undefined) => term?.kind === 'pair' && shareOf(term.own, shares).all > 0
  return terms.map((term, place) => {
    const [own, wide] = [shareOf(term.own, shares), shareOf(term.wide, shares)]
    const share = own.all > wide.all ? own : wide
    const isAcross = share.all === 0 && (isKnown(terms[place - 1]) || isKnown(terms[place + 1]))
    const rarity = share.all === 0 ? unknownWeight(term) : rarityOf(share.all)
    const weight = weightOf(term, isAcross ? acrossWords : rarity)
    return { ...term, weight, share, ownShare: own, queries: { own: queryOf(term.own), wide: queryOf(term.wide) } }
  })
}

const count = /^(?!(?:19|20)\d\d$)\d+$/

function unknownWeight({ own }: Term): number {
  return own.every((phrase) => phrase.every((word) => count.test(word))) ? unknownNumber : unknownWord
}

function weightOf({ kind, isCommon }: Term, rarity: number): number {
  if (kind === 'concept') return isCommon ? common : conceptLeast + (1 - conceptLeast) * rarity
  return kind === 'pair' ? rarity * pairShare : rarity
}

function rarityOf(share: number): number {
  return Math.max(0.15, Math.log(Math.max(share, rarest)) / Math.log(rarest))
}

/** Estimates the share of documents that contain any phrase: each at most as often as its rarest word. */
function shareOf(phrases: Phrase[], shares: Shares): Share {
  const each = phrases.map((phrase) => phrase.map(shares))
  const of = (side: keyof Share) =>
    Math.min(
      1,
      each.reduce((total, words) => total + Math.min(...words.map((word) => word[side])), 0),
    )
  return { passages: of('passages'), products: of('products'), all: of('all') }
}

function queryOf(phrases: Phrase[]): TermQuery {
  if (phrases.length === 0) return null
  const within = (labels: string) =>
    [...new Set(phrases.map((phrase) => `(${phrase.map((word) => `'${word}'${labels}`).join(' & ')})`))].join(' | ')
  return { title: within(':A'), words: within(':AB'), text: within('') }
}

/**
 * Returns the tsquery that candidates must match: any of the rarest terms, until enough candidates are expected; of the remaining common
 * terms, any two of the first few.
 * @param total number of documents
 * @param enough number of candidates wanted
 */
export function gateOf(terms: WeighedTerm[], side: 'passages' | 'products', total: number, enough: number): string {
  const telling = terms.filter((term) => side === 'passages' || !term.isOfEveryProduct)
  const ordered = (telling.length > 0 ? telling : terms).toSorted((one, other) => one.share[side] - other.share[side])
  let expected = 0
  const common = ordered.filter((term) => {
    expected += term.share[side] * total
    return expected > enough
  })
  const rare = ordered.slice(0, ordered.length - common.length)
  const together = common.slice(0, togetherMax).map((term) => `(${ownQueryOrAny(term, side)})`)
  return [...rare.map(anyOf), ...(together.length > 1 ? pairsOf(together) : together)]
    .map((gate) => `(${gate})`)
    .join(' | ')
}

const togetherMax = 3

function pairsOf(queries: string[]): string[] {
  return queries.flatMap((one, place) => queries.slice(place + 1).map((other) => `${one} & ${other}`))
}

/** Uses synonyms only where nothing contains the term as asked: synonyms of common words match most documents. */
function ownQueryOrAny(term: WeighedTerm, side: 'passages' | 'products'): string {
  return term.ownShare[side] > 0 && term.queries.own ? term.queries.own.text : anyOf(term)
}

function anyOf({ queries }: WeighedTerm): string {
  return [queries.own?.text, queries.wide?.text].filter(Boolean).join(' | ')
}
