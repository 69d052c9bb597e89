import { vocabulary, type WordGroupTexts } from '#content/search/vocabulary.ts'
import { simplifiedPairs } from '#content/simplified.ts'
import { pointers, stopWords } from '#content/stop-words.ts'
import { type Concept, concepts } from '#content/terms.ts'

/** Words, or pairs of Chinese characters, that must all occur. */
export type Phrase = string[]

export interface Term {
  own: Phrase[]
  wide: Phrase[]
  kind: 'concept' | 'word' | 'pair'
  /** See content/terms.ts. */
  isAttribute: boolean
  isOfEveryProduct: boolean
  isCommon: boolean
}

export interface ParsedQuestion {
  terms: Term[]
  /** Whether it refers to something named before: 「它的電池呢？」. */
  isPointing: boolean
}

/** Returns the Latin words of a question that may be misspelt; short ones resemble too many others. */
export function latinWords(question: string): string[] {
  const words = folded(question).match(/(?<![a-z0-9-])[a-z]{4,30}(?![a-z0-9-])/g) ?? []
  return [...new Set(words)].filter((word) => !stopPhrases.has(word)).slice(0, latinMax)
}
const latinMax = 16

export function wordsOfConcepts(): string[] {
  return [...concepts, ...vocabulary].flatMap(({ en }) => folded(en).split(/[^a-z]+/))
}

const termsMax = 32

const han = '\\p{Script=Han}\\u3005-\\u3007'
const hanRun = new RegExp(`[${han}]+`, 'gu')
const latinWord = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

/**
 * Splits a question into terms, without stop words.
 * @param lexicon synonyms to use; by default all related words
 */
export function parseQuestion(question: string, lexicon: Lexicon = related): ParsedQuestion {
  const text = folded(question)
  const terms = partsOf(text, lexicon).flatMap(({ found, concept }) =>
    concept ? [conceptTerm(concept, found, lexicon)] : unknownTerms(found),
  )
  return {
    terms: distinct(terms.length > 0 ? terms : plainTerms(text)).slice(0, termsMax),
    isPointing: pointing.test(text),
  }
}

/** Splits a text at known phrases, without stop words. */
export function partsOf(
  text: string,
  { known, phrases }: Lexicon,
): { found: string; start: number; concept?: Concept }[] {
  const parts: { found: string; start: number; concept?: Concept }[] = []
  let end = 0
  for (let start = 0; start < text.length; ) {
    const found = knownAt(text, start, known)
    if (found) {
      const concept = conceptOf(found, phrases)
      parts.push({ found: text.slice(end, start), start: end })
      if (concept) parts.push({ found, start, concept })
      end = start + found.length
    }
    start += found?.length ?? 1
  }
  return [...parts, { found: text.slice(end), start: end }]
}

function knownAt(text: string, start: number, known: Lexicon['known']): string | undefined {
  const pattern = known.get(text.charAt(start))
  if (!pattern) return undefined
  pattern.lastIndex = start
  return pattern.exec(text)?.[0]
}

/** Splits a text into words and runs of Chinese. */
export function runsOf(text: string): { run: string; index: number; isChinese: boolean }[] {
  const runs = [...text.matchAll(hanRun)].map(({ 0: run, index }) => ({ run, index, isChinese: true }))
  const rest = text.replace(hanRun, (run) => ' '.repeat(run.length))
  const words = [...rest.matchAll(latinWord)].map(({ 0: run, index }) => ({ run, index, isChinese: false }))
  return [...runs, ...words].sort((one, other) => one.index - other.index)
}

export function isStopWord(word: string): boolean {
  return stopPhrases.has(word)
}

/** Corrects text that differs by one character from a known word of three or more: 「感則器」 to 「感測器」. What is known stays. */
export function correctChinese(question: string): string {
  return folded(question).replace(hanRun, (run) => {
    const unknown = partsOf(run, vocabularyLexicon).filter(({ found, concept }) => !concept && found !== '')
    if (unknown.length === 0) return run
    const isUnknown = (start: number, end: number) =>
      unknown.some(({ start: from, found }) => start < from + found.length && from < end)
    for (const phrase of longPhrases.filter((one) => !run.includes(one))) {
      const wrong = windowsOf(run, phrase.length).find(
        ({ text, start }) => isUnknown(start, start + text.length) && isOneEditAway(text, phrase) && !isKnown(text),
      )
      if (wrong) return run.slice(0, wrong.start) + phrase + run.slice(wrong.start + wrong.text.length)
    }
    return run
  })
}

function isKnown(window: string): boolean {
  return longPhrases.some((phrase) => window.includes(phrase))
}

function windowsOf(run: string, length: number): { text: string; start: number }[] {
  return [length + 1, length, length - 1].flatMap((size) =>
    Array.from({ length: Math.max(0, run.length - size + 1) }, (_, start) => ({
      text: run.slice(start, start + size),
      start,
    })),
  )
}

/** Returns whether two texts differ by one character: replaced, missing or extra. */
function isOneEditAway(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end === 1
}

const pairsOfCharacters = simplifiedPairs.match(/../gu) ?? []
const full = new Map(pairsOfCharacters.map((pair) => [pair.charAt(0), pair.charAt(1)]))
const simple = new Map(pairsOfCharacters.map((pair) => [pair.charAt(1), pair.charAt(0)]))

/** Normalises full width, case, simplified characters, and 「防唔防水」 to 「防水」. */
export function folded(text: string): string {
  return mapped(text.normalize('NFKC').toLowerCase(), full).replace(/(\p{Script=Han})[唔不]\1/gu, '$1')
}

/** Converts one for one, so that positions stay the same. */
export function toTraditional(text: string): string {
  return mapped(text, full)
}

function mapped(text: string, characters: Map<string, string>): string {
  return text.replace(/\p{Script=Han}/gu, (character) => characters.get(character) ?? character)
}

const membersOf = (concept: Pick<Concept, 'zh-TW' | 'en'>) => [
  ...listed(concept['zh-TW'], /[、；]/),
  ...listed(concept.en, /[,;]/),
]
const stopPhrases = new Set([...listed(stopWords['zh-TW'], '、'), ...listed(stopWords.en, ' ')])

function listed(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((phrase) => folded(phrase.trim()))
    .filter(Boolean)
}

/** Synonyms, and the patterns that find them in a text. */
export interface Lexicon {
  phrases: Map<string, Concept>
  /** By first character: find the longest phrase at a position, stop words included. One pattern of all would take a second to compile. */
  known: Map<string, RegExp>
  wide: Map<Concept, Phrase[]>
}

function lexiconOf(all: Concept[]): Lexicon {
  const phrases = new Map(all.flatMap((concept) => membersOf(concept).map((phrase) => [phrase, concept] as const)))
  const wide = new Map(all.map((concept) => [concept, membersOf(concept).flatMap(phrasesOf)] as const))
  return { phrases, known: knownOf(phrases), wide }
}

/** Makes a lexicon of groups that share words: a word of two groups finds the words of both. */
function lexiconOfGroups(groups: WordGroupTexts[]): Lexicon {
  const owners = new Map<string, WordGroupTexts[]>()
  for (const group of groups)
    for (const phrase of new Set(membersOf(group))) owners.set(phrase, [...(owners.get(phrase) ?? []), group])
  const members = new Map(groups.map((group) => [group.id, membersOf(group).filter(isWhole).flatMap(phrasesIn)]))
  const merged = new Map<string, Concept>()
  const wide: Lexicon['wide'] = new Map()
  const phrases: Lexicon['phrases'] = new Map()
  for (const [phrase, of] of owners) {
    const id = of.map((group) => group.id).join(' ')
    const concept = merged.get(id) ?? joined(id, of)
    if (!merged.has(id))
      wide.set(
        concept,
        shortest(of.flatMap(({ id: own, alsoFinds }) => [own, ...alsoFinds].flatMap((one) => members.get(one) ?? []))),
      )
    merged.set(id, concept)
    phrases.set(phrase, concept)
  }
  return { phrases, known: knownOf(phrases), wide }
}

function joined(id: string, groups: WordGroupTexts[]): Concept {
  return {
    id,
    'zh-TW': '',
    en: '',
    isCommon: groups.every(({ isCommon }) => isCommon),
    isOfEveryProduct: groups.every(({ isOfEveryProduct }) => isOfEveryProduct),
  }
}

/** Returns whether a phrase has no stop word, without which it would mean something else: "walk-in". */
function isWhole(phrase: string): boolean {
  return !wordsOf(phrase).some(isStopWord)
}

/** Leaves out phrases that have all words of another, which finds as much: "leak detector" beside "leak". */
function shortest(phrases: Phrase[]): Phrase[] {
  const distinctPhrases = [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()]
  return distinctPhrases.filter(
    (phrase) =>
      !distinctPhrases.some(
        (other) => other !== phrase && other.length < phrase.length && other.every((word) => phrase.includes(word)),
      ),
  )
}

function knownOf(phrases: Lexicon['phrases']): Lexicon['known'] {
  const longestFirst = [...new Set([...phrases.keys(), ...stopPhrases])].sort((one, other) => other.length - one.length)
  const patternOfAll = (alike: string[]) =>
    new RegExp(alike.map((phrase) => patternOf(phrase, phrases.has(phrase))).join('|'), 'uy')
  const byFirst = Map.groupBy(longestFirst, (phrase) => phrase.charAt(0))
  return new Map([...byFirst].map(([first, alike]) => [first, patternOfAll(alike)]))
}

/** A term and its synonyms; with `bothWays`, each of those also finds the term. */
export interface Synonym {
  term: string
  words: string[]
  bothWays: boolean
}

/** Adds synonyms to a lexicon; a term also gets the meanings of its synonyms there. */
export function withSynonyms(lexicon: Lexicon, added: readonly Synonym[]): Lexicon {
  if (added.length === 0) return lexicon
  const phrases = new Map(lexicon.phrases)
  const wide = new Map(lexicon.wide)
  const meaningOf = (text: string) => {
    const concept = lexicon.phrases.get(folded(text))
    return [...phrasesOf(text), ...((concept && lexicon.wide.get(concept)) ?? [])]
  }
  const link = (from: string, to: string[]) => {
    const phrase = folded(from)
    const former = phrases.get(phrase)
    const concept = former ? { ...former } : { id: phrase, 'zh-TW': '', en: '' }
    phrases.set(phrase, concept)
    wide.set(concept, [...((former && wide.get(former)) ?? []), ...to.flatMap(meaningOf)])
  }
  for (const { term, words, bothWays } of added) {
    link(term, words)
    if (bothWays) for (const one of words) link(one, [term])
  }
  return { phrases, known: knownOf(phrases), wide }
}

/** Returns all Chinese phrases of two characters or more. */
export function chinesePhrases({ phrases }: Lexicon): string[] {
  return [...phrases.keys()].filter((phrase) => /^\p{Script=Han}{2,}$/u.test(phrase))
}

export function toSimplified(text: string): string {
  return mapped(text, simple)
}

const pointing = new RegExp(
  [...listed(pointers['zh-TW'], '、'), ...listed(pointers.en, ' ')].map((phrase) => patternOf(phrase, false)).join('|'),
  'u',
)

/** Builds a pattern: Latin words match whole; names also in the plural and as verbs. */
function patternOf(phrase: string, isName: boolean): string {
  const pattern = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]*')
  if (!/^[a-z0-9]/.test(phrase)) return pattern
  if (!isName) return `(?<![a-z0-9-])${pattern}(?!-?[a-z0-9])`
  return `(?<![a-z0-9])${pattern}(?:s|es|ed|ing)?(?![a-z0-9])`
}

function conceptOf(found: string, phrases: Lexicon['phrases']): Concept | undefined {
  const phrase = found.replace(/[\s-]+/g, ' ')
  const forms = [found, phrase, phrase.replaceAll(' ', '-'), phrase.replaceAll(' ', '')]
  for (const form of forms.flatMap((one) => [one, one.replace(/(?:s|es|ed|ing)$/, '')])) {
    const concept = phrases.get(form)
    if (concept) return concept
  }
}

function conceptTerm(concept: Concept, found: string, lexicon: Lexicon): Term {
  const { isAttribute = false, isOfEveryProduct = false, isCommon = false } = concept
  const wide = lexicon.wide.get(concept) ?? []
  return {
    own: phrasesIn(found),
    wide,
    kind: 'concept',
    isAttribute,
    isOfEveryProduct,
    isCommon,
  }
}

/** Returns a text as a phrase in both scripts; none where it has only stop words. */
export function phrasesIn(text: string): Phrase[] {
  return phrasesOf(text).flatMap(inBothScripts)
}

function phrasesOf(phrase: string): Phrase[] {
  const words = wordsOf(folded(phrase)).filter((word) => !stopPhrases.has(word))
  return words.length > 0 ? [words] : []
}

/** Adds the simplified form, in which products may be written. */
function inBothScripts(phrase: Phrase): Phrase[] {
  const simplified = phrase.map((word) => mapped(word, simple))
  return simplified.join() === phrase.join() ? [phrase] : [phrase, simplified]
}

/** Splits a text as PostgreSQL's knowledge_words does. */
function wordsOf(text: string): string[] {
  return text
    .replace(hanRun, (run) => ` ${pairsOf(run).join(' ')} `)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** Returns terms of unknown text; single Chinese characters between known phrases are dropped. */
function unknownTerms(text: string): Term[] {
  const pairs = (text.match(hanRun) ?? []).filter((run) => [...run].length > 1).flatMap(pairsOf)
  const words = text.replace(hanRun, ' ').match(latinWord) ?? []
  return [...words.map(wordTerm), ...pairs.map((pair) => termOf(inBothScripts([pair]), 'pair'))]
}

/** Finds "WL-01" also where it is written "wl01", and vice versa. */
function wordTerm(word: string): Term {
  const parts = word.split('-').flatMap((part) => (/\d/.test(part) ? (part.match(/\d+|\D+/g) ?? []) : [part]))
  return termOf([parts, word.split('-'), [word.replaceAll('-', '')]], 'word')
}

/** Used where a question has only stop words. */
function plainTerms(text: string): Term[] {
  return wordsOf(text).map((word) => termOf([[word]], 'word'))
}

function termOf(own: Phrase[], kind: Term['kind']): Term {
  return { own, wide: [], kind, isAttribute: false, isOfEveryProduct: false, isCommon: false }
}

function distinct(terms: Term[]): Term[] {
  const byWords = new Map(terms.map((term) => [term.own.join('|'), term]))
  return [...byWords.values()]
}

/** All words related to a concept: for the assistant. */
export const related = lexiconOf(concepts)

/** The vocabulary of the trade: for the product search. */
export const vocabularyLexicon = lexiconOfGroups(vocabulary)

/** Shorter ones resemble too many others. */
const longPhrases = [...vocabularyLexicon.phrases.keys()]
  .filter((phrase) => /^\p{Script=Han}{3,}$/u.test(phrase))
  .sort((one, other) => other.length - one.length)
