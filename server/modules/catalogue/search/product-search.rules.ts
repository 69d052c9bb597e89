import {
  hasLoneCharacter,
  type Lexicon,
  type Phrase,
  parseQuestion,
  related,
  synonyms,
  type Term,
} from './asking.rules.ts'

/** How the words of a search are taken: `synonyms`, each for those that mean the same; `related`, for all that is said of its thing. */
export type SearchWay = 'synonyms' | 'related'

/** Which words stand for one another, for each way. */
export type Lexicons = Record<SearchWay, Lexicon>

/** Those that the site was built with (content/terms.ts). */
export const builtIn: Lexicons = { synonyms, related }

/**
 * A search as a tsquery that each product it finds meets, as to_tsquery reads it. Empty where there is no word in it, or
 * one that only its letters can find: a single character. What every product has, or nearly every one, is not asked for beside anything
 * else: 「漏水感測器 價錢」.
 */
export function tsqueryOf(search: string, way: SearchWay, lexicons: Lexicons = builtIn): string {
  if (hasLoneCharacter(search, lexicons.synonyms)) return ''
  const { terms } = parseQuestion(search, lexicons[way])
  const telling = terms.filter((term) => !term.isOfEveryProduct && !(way === 'related' && term.isCommon))
  return (telling.length > 0 ? telling : terms).map((term) => `(${anyOf(term)})`).join(' & ')
}

function anyOf(term: Term): string {
  return [...new Set([...term.own, ...term.wide].map((phrase) => allOf(phrase, term)))].join(' | ')
}

function allOf(phrase: Phrase, { kind }: Term): string {
  return phrase.map((word) => `'${word}'${kind === 'word' && isBegun(word) ? ':*' : ''}`).join(' & ')
}

/** A tsquery that only what stands in these weights of "terms" meets: A is names, B other words for a thing. */
export function inWeights(tsquery: string, weights: 'A' | 'AB'): string {
  return tsquery.replace(/':\*|'(?=[ )])/g, (end) => (end === "'" ? `':${weights}` : `${end}${weights}`))
}

/**
 * Whether the tsquery of a search finds whatever its letters are in: they are Chinese, two characters or more together, and each two of them
 * are among the words of a text that has them.
 */
export function isOfWordsAlone(search: string): boolean {
  const words = search.trim().split(/\s+/u)
  return words.every((word) => /^\p{Script=Han}{2,}$/u.test(word))
}

/** Whether a tsquery asks for one character, a word by itself that was cut out of another one: 裝 of 「套裝」. No text has it among its pairs. */
export function hasLoneTerm(tsquery: string): boolean {
  return /'\p{Script=Han}'/u.test(tsquery)
}

/** A name, or a code, may still be being typed. */
function isBegun(word: string): boolean {
  return /^[a-z]{3,}$|^(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{4,}$/.test(word)
}
