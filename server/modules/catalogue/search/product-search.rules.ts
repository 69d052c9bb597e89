import type { Lexicon } from './search-query.rules.ts'
import { type SearchTerm, tellingTerms, understandSearch } from './search-terms.rules.ts'

/** A parsed search. */
export interface SearchPlan {
  /** As typed, or as meant. */
  search: string
  /** Required terms. */
  required: SearchTerm[]
  /** By which results are ranked. */
  terms: SearchTerm[]
  /** Whether the letters of the search are looked for, not its words. */
  isByLetters: boolean
  /** Whether the last word may be incomplete. */
  isTyping: boolean
}

export function planOf(search: string, lexicon: Lexicon, isTyping = false): SearchPlan {
  const terms = understandSearch(search, lexicon)
  const isByLetters = terms.every(({ text }) => isSign(text))
  return { search, terms, required: tellingTerms(terms), isByLetters, isTyping }
}

/** Returns whether a text is a number or a single character, which says little as a word. */
function isSign(text: string): boolean {
  return /^(?:\d{1,3}|.)$/u.test(text)
}

/** Returns a tsquery for each required term; results have all of them. */
export function queriesOf({ required, isTyping }: SearchPlan): string[] {
  return required.map((term, place) => queryOf(term, 'all', isTyping && place === required.length - 1))
}

/** Returns a tsquery for all required terms; empty where letters are looked for. */
export function tsqueryOf(plan: SearchPlan): string {
  return plan.isByLetters
    ? ''
    : queriesOf(plan)
        .map((query) => `(${query})`)
        .join(' & ')
}

/** @param words what was typed, or also other words for it @param isTyping whether its last word may be incomplete */
export function queryOf({ own, wide, kind }: SearchTerm, words: 'own' | 'all', isTyping = false): string {
  const mayBeBegun = words === 'all' && (kind === 'word' || isTyping)
  const typed = own.map((phrase) =>
    phrase.map((word, place) => {
      const isLast = place === phrase.length - 1
      return `'${word}'${mayBeBegun && (isBegun(word) || (isTyping && isLast && isLetters(word))) ? ':*' : ''}`
    }),
  )
  const others = words === 'all' ? wide.map((phrase) => phrase.map((word) => `'${word}'`)) : []
  return [...new Set([...typed, ...others].map((phrase) => phrase.join(' & ')))].join(' | ')
}

/** Matches a name or code that may be incomplete. */
function isBegun(word: string): boolean {
  return /^[a-z]{3,}$|^(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{4,}$/.test(word)
}

function isLetters(word: string): boolean {
  return /^[a-z\d]{2,}$/.test(word)
}

/** Restricts a tsquery to weights: of "terms", A is names, B other words; of "titleTerms", A names, B codes, C category, D tags. */
export function inWeights(tsquery: string, weights: string): string {
  return tsquery.replace(/':\*|'(?=[ )]|$)/g, (end) => (end === "'" ? `':${weights}` : `${end}${weights}`))
}

/** How much a term counts: a name or word, a pair of characters, which may be no word, a general word. */
export function weightOf({ kind, isCommon }: SearchTerm): number {
  if (isCommon) return 0.4
  return kind === 'pair' ? 0.5 : 1
}
