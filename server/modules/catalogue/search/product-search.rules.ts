import {
  hasLoneCharacter,
  type Lexicon,
  type Phrase,
  parseQuestion,
  related,
  synonyms,
  type Term,
} from './search-query.rules.ts'

/** `synonyms` matches words with the same meaning; `related` all words related to a concept. */
export type SearchWay = 'synonyms' | 'related'

export type Lexicons = Record<SearchWay, Lexicon>

/** From content/terms.ts. */
export const builtIn: Lexicons = { synonyms, related }

/**
 * Converts a search to a tsquery. Empty where it has no word, or a single character that only a literal search finds. Terms that (nearly)
 * every product has are dropped beside others: 「漏水感測器 價錢」.
 */
export function tsqueryOf(search: string, way: SearchWay, lexicons: Lexicons = builtIn): string {
  if (hasLoneCharacter(search, lexicons.synonyms)) return ''
  return termQueriesOf(search, way, lexicons).join(' & ')
}

export function termQueriesOf(search: string, way: SearchWay, lexicons: Lexicons): string[] {
  const { terms } = parseQuestion(search, lexicons[way])
  const telling = terms.filter((term) => !term.isOfEveryProduct && !(way === 'related' && term.isCommon))
  return (telling.length > 0 ? telling : terms).map((term) => `(${anyOf(term)})`)
}

function anyOf(term: Term): string {
  return [...new Set([...term.own, ...term.wide].map((phrase) => allOf(phrase, term)))].join(' | ')
}

function allOf(phrase: Phrase, { kind }: Term): string {
  return phrase.map((word) => `'${word}'${kind === 'word' && isBegun(word) ? ':*' : ''}`).join(' & ')
}

/** Restricts a tsquery to weights of "terms": A is names, B synonyms. */
export function inWeights(tsquery: string, weights: 'A' | 'AB'): string {
  return tsquery.replace(/':\*|'(?=[ )])/g, (end) => (end === "'" ? `':${weights}` : `${end}${weights}`))
}

/**
 * Returns whether a tsquery finds everything that a literal search would: Chinese of two or more characters, all of whose pairs are
 * indexed.
 */
export function isOfWordsAlone(search: string): boolean {
  const words = search.trim().split(/\s+/u)
  return words.every((word) => /^\p{Script=Han}{2,}$/u.test(word))
}

/** Returns whether a tsquery has a single character, such as 裝 cut out of 「套裝」, which no index has. */
export function hasLoneTerm(tsquery: string): boolean {
  return /'\p{Script=Han}'/u.test(tsquery)
}

/** Matches a name or code that may be incomplete, as while typing. */
function isBegun(word: string): boolean {
  return /^[a-z]{3,}$|^(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{4,}$/.test(word)
}
