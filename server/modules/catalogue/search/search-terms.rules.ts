import type { Concept } from '#content/terms.ts'
import {
  folded,
  isStopWord,
  type Lexicon,
  type Phrase,
  partsOf,
  phrasesIn,
  runsOf,
  vocabularyLexicon,
} from './search-query.rules.ts'

/** A word, or a name, of a search. */
export interface SearchTerm {
  /** As typed. */
  text: string
  /** Position in the folded search. */
  start: number
  end: number
  /** The typed text, in both scripts. */
  own: Phrase[]
  /** Other words for it. */
  wide: Phrase[]
  /** A name of the vocabulary; another word; two neighbouring characters of Chinese that is no known name. */
  kind: 'name' | 'word' | 'pair'
  /** Orders results, but narrows none beside a word that names a thing. */
  isCommon: boolean
}

const termsMax = 16

/**
 * Understands a search: its names, words and codes, with other words for them, without the words that questions are asked with. Chinese is cut
 * at known names, and what is left into pairs of characters, as the index is.
 * @param lexicon by default the vocabulary, without synonyms of staff
 */
export function understandSearch(search: string, lexicon: Lexicon = vocabularyLexicon): SearchTerm[] {
  const text = folded(search)
  const parts = partsOf(text, lexicon)
  const terms = distinct(
    parts.flatMap((part) =>
      part.concept ? [nameTerm(part.found, part.start, part.concept, lexicon)] : unknownTerms(part.found, part.start),
    ),
  )
  const others = terms.every(({ isCommon }) => isCommon)
    ? parts.flatMap((part) => (part.concept ? [] : loneTerms(text, part)))
    : []
  const telling = [...terms, ...others].filter(({ isOfEveryProduct }) => !isOfEveryProduct)
  const asked = telling.length > 0 ? telling : terms
  return withTyped(asked.length > 0 ? asked : unknownTerms(text, 0, true), search).slice(0, termsMax)
}

type Found = Omit<SearchTerm, 'text'> & { isOfEveryProduct: boolean }

function nameTerm(found: string, start: number, concept: Concept, lexicon: Lexicon): Found {
  const { isCommon = false, isOfEveryProduct = false } = concept
  const wide = lexicon.wide.get(concept) ?? []
  return { start, end: start + found.length, own: phrasesIn(found), wide, kind: 'name', isCommon, isOfEveryProduct }
}

/** Adds what was typed. */
function withTyped(terms: Found[], search: string): SearchTerm[] {
  const text = asTyped(search)
  return terms
    .filter(({ own, wide }) => own.length + wide.length > 0)
    .map(({ isOfEveryProduct, ...term }) => ({ ...term, text: text.slice(term.start, term.end) }))
}

/** Returns the search with the positions of the folded one. */
function asTyped(search: string): string {
  const typed = search.normalize('NFKC')
  const text = folded(search)
  return typed.length === text.length ? typed : text
}

const unknown = { wide: [], isCommon: false, isOfEveryProduct: false }

function unknownTerms(text: string, offset: number, withStopWords = false): Found[] {
  return runsOf(text).flatMap(({ run, isChinese, index }): Found[] => {
    const start = offset + index
    if (!isChinese) {
      if (!withStopWords && isStopWord(run)) return []
      return [
        {
          start,
          end: start + run.length,
          own: codesOf(run),
          kind: 'word',
          ...unknown,
          isCommon: /^\d{1,3}$/.test(run),
        },
      ]
    }
    const characters = [...run]
    return characters.slice(1).map((character, place) => {
      const pair = `${characters[place]}${character}`
      return { start: start + place, end: start + place + 2, own: phrasesIn(pair), kind: 'pair', ...unknown }
    })
  })
}

/** Returns single characters between general words as pairs with the next: 水感 of 「水感測」. */
function loneTerms(text: string, part: { found: string; start: number }): Found[] {
  return runsOf(part.found)
    .filter(({ run, isChinese }) => isChinese && [...run].length === 1)
    .flatMap(({ index }) => unknownTerms(text.slice(part.start + index, part.start + index + 2), part.start + index))
}

/** Finds "WL-01" also where it is written "wl01" or "WL-1", and vice versa. */
function codesOf(word: string): Phrase[] {
  const plain = word.replaceAll('-', '')
  const parts = word.split('-').flatMap((part) => (/\d/.test(part) ? (part.match(/\d+|\D+/g) ?? []) : [part]))
  const padded = parts.map((part) => (/^\d$/.test(part) && parts.length > 1 ? `0${part}` : part))
  const forms = [parts, padded, word.split('-'), [plain]]
  return forms.filter((form, place) => forms.findIndex((one) => one.join(' ') === form.join(' ')) === place)
}

function distinct<Term extends { own: Phrase[] }>(terms: Term[]): Term[] {
  const byWords = new Map(terms.map((term) => [term.own.join('|'), term]))
  return [...byWords.values()]
}

/** Returns the terms that results must have: those that name a thing, or all where none does. */
export function tellingTerms(terms: SearchTerm[]): SearchTerm[] {
  const telling = terms.filter(({ isCommon }) => !isCommon)
  return telling.length > 0 ? telling : terms
}

/** Returns the words of a search that results were found without: neighbouring pairs of characters as one. */
export function withoutOf(terms: SearchTerm[], kept: SearchTerm[], search: string): string[] {
  const original = asTyped(search)
  const isKept = (place: number) => kept.some(({ start, end }) => start <= place && place < end)
  const dropped = terms.filter((term) => !term.isCommon && !kept.includes(term))
  const runs: { start: number; end: number }[] = []
  for (const { start, end } of dropped.toSorted((one, other) => one.start - other.start)) {
    const last = runs.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else runs.push({ start, end })
  }
  return runs.flatMap(({ start, end }) => {
    const places = Array.from({ length: end - start }, (_, step) => start + step).filter((place) => !isKept(place))
    const said = places.map((place) => original.charAt(place)).join('')
    return [...said].length > 1 ? [said] : []
  })
}
