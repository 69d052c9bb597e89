import { pointers, stopWords } from '#content/asking.ts'
import { simplifiedPairs } from '#content/simplified.ts'
import { type Concept, concepts } from '#content/terms.ts'

/** Words, or pairs of Chinese characters, all of which must be there. */
export type Phrase = string[]

/** One thing that a question asks about. */
export interface Term {
  /** As it was asked: any of them. */
  own: Phrase[]
  /** Other words for it. */
  wide: Phrase[]
  kind: 'concept' | 'word' | 'pair'
  /** content/terms.ts */
  isAttribute: boolean
  isOfEveryProduct: boolean
  isCommon: boolean
}

export interface ParsedQuestion {
  terms: Term[]
  /** Whether it points at something that was named before: 「它的電池呢？」. */
  isPointing: boolean
}

/** Latin words of a question, as they may be in error; short ones are too like others. */
export function latinWords(question: string): string[] {
  const words = folded(question).match(/(?<![a-z0-9-])[a-z]{4,30}(?![a-z0-9-])/g) ?? []
  return [...new Set(words)].filter((word) => !stopPhrases.has(word)).slice(0, latinMax)
}
const latinMax = 16

/** Latin words of what things are called. */
export function wordsOfConcepts(): string[] {
  return concepts.flatMap(({ en }) => folded(en).split(/[^a-z]+/))
}

/** The most that a question is searched by; a longer one says the rest in other words. */
const termsMax = 32

const han = '\\p{Script=Han}\\u3005-\\u3007'
const hanRun = new RegExp(`[${han}]+`, 'gu')
const latinWord = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

/**
 * What a question asks about, without what it is asked with.
 * @param lexicon whose words stand for one another: of a thing, unless said otherwise
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

/** Words that a question asks by, as they stand in it: phrases that are known, other words, and runs of Chinese between them. */
export function questionParts(question: string, lexicon: Lexicon = synonyms): string[] {
  const parts = partsOf(folded(question), lexicon).flatMap(({ found, concept }) => (concept ? [found] : wordsIn(found)))
  return [...new Set(parts)]
}

function wordsIn(text: string): string[] {
  return [...(text.match(hanRun) ?? []), ...(text.replace(hanRun, ' ').match(latinWord) ?? [])]
}

/** Whether a character of Chinese stands alone in it and is no word that is known: terms, which are of pairs, leave it out. */
export function hasLoneCharacter(question: string, lexicon: Lexicon = synonyms): boolean {
  const runs = folded(question).match(hanRun) ?? []
  return runs.some((run) => run.length === 1 && !stopPhrases.has(run) && !lexicon.phrases.has(run))
}

/** What is known in a text, and what stands between; without what is asked with. */
function partsOf(text: string, { known, phrases }: Lexicon): { found: string; concept?: Concept }[] {
  const parts: { found: string; concept?: Concept }[] = []
  let end = 0
  for (const match of text.matchAll(known)) {
    const [found] = match
    const concept = conceptOf(found, phrases)
    parts.push({ found: text.slice(end, match.index) }, ...(concept ? [{ found, concept }] : []))
    end = match.index + found.length
  }
  return [...parts, { found: text.slice(end) }]
}

/**
 * A text with what is but one character away from words that are known, three characters or more, replaced by those: 「感則器」 by 「感測器」.
 */
export function withChineseMeant(question: string): string {
  return folded(question).replace(hanRun, (run) => {
    for (const phrase of longPhrases.filter((one) => !run.includes(one))) {
      const wrong = windowsOf(run, phrase.length).find((window) => isOneSignAway(window, phrase) && !isKnown(window))
      if (wrong) return run.replace(wrong, phrase)
    }
    return run
  })
}

/** Whether a piece holds a word of three characters or more that is right. */
function isKnown(window: string): boolean {
  return longPhrases.some((phrase) => window.includes(phrase))
}

/** Pieces of a run that may be meant to be of this length, the longest first. */
function windowsOf(run: string, length: number): string[] {
  return [length + 1, length, length - 1].flatMap((size) =>
    Array.from({ length: Math.max(0, run.length - size + 1) }, (_, start) => run.slice(start, start + size)),
  )
}

/** Whether one text is the other but for one character: another one, one left out or one too many. */
function isOneSignAway(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end === 1
}

const pairsOfCharacters = simplifiedPairs.match(/../gu) ?? []
const full = new Map(pairsOfCharacters.map((pair) => [pair.charAt(0), pair.charAt(1)]))
const simple = new Map(pairsOfCharacters.map((pair) => [pair.charAt(1), pair.charAt(0)]))

/** One form for what is typed in several: full width, capitals, simplified characters, 「防唔防水」 for 「防水」. */
export function folded(text: string): string {
  return mapped(text.normalize('NFKC').toLowerCase(), full).replace(/(\p{Script=Han})[唔不]\1/gu, '$1')
}

/** Character for character, so that places in it are the same. */
export function inTraditional(text: string): string {
  return mapped(text, full)
}

function mapped(text: string, characters: Map<string, string>): string {
  return text.replace(/\p{Script=Han}/gu, (character) => characters.get(character) ?? character)
}

/** Every phrase of a concept. */
const membersOf = (concept: Concept) => [...listed(concept['zh-TW'], /[、；]/), ...listed(concept.en, /[,;]/)]
const stopPhrases = new Set([...listed(stopWords['zh-TW'], '、'), ...listed(stopWords.en, ' ')])

function listed(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((phrase) => folded(phrase.trim()))
    .filter(Boolean)
}

/** Which words stand for one another, and what finds them in a text. */
export interface Lexicon {
  phrases: Map<string, Concept>
  /** Finds the longest phrase at each place, of those that questions are asked with too. */
  known: RegExp
  /** Of each concept, as terms have it. */
  wide: Map<Concept, Phrase[]>
}

function lexiconOf(all: Concept[]): Lexicon {
  const phrases = new Map(all.flatMap((concept) => membersOf(concept).map((phrase) => [phrase, concept] as const)))
  const wide = new Map(all.map((concept) => [concept, membersOf(concept).flatMap(phrasesOf)] as const))
  return { phrases, known: knownOf(phrases), wide }
}

function knownOf(phrases: Lexicon['phrases']): RegExp {
  const patterns = [...new Set([...phrases.keys(), ...stopPhrases])]
    .sort((one, other) => other.length - one.length)
    .map((phrase) => patternOf(phrase, phrases.has(phrase)))
  return new RegExp(patterns.join('|'), 'gu')
}

/** A term, and words that it finds beside itself; each of those it, too, where they go both ways. */
export interface Synonym {
  term: string
  words: string[]
  bothWays: boolean
}

/** A lexicon with more synonyms: what one of their words stands for in the lexicon, the term stands for too. */
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

/** Every Chinese word of two characters or more that things are called by. */
export function chinesePhrases({ phrases }: Lexicon): string[] {
  return [...phrases.keys()].filter((phrase) => /^\p{Script=Han}{2,}$/u.test(phrase))
}

/** In simplified characters, character for character. */
export function inSimplified(text: string): string {
  return mapped(text, simple)
}

/** The parts of a concept, each as one. */
function apart(concept: Concept): Concept[] {
  const [chinese, english] = [concept['zh-TW'].split('；'), concept.en.split(';')]
  const parts = Array.from({ length: Math.max(chinese.length, english.length) }, (_, place) => place)
  return parts.map((place) => ({ ...concept, 'zh-TW': chinese[place] ?? '', en: english[place] ?? '' }))
}

const pointing = new RegExp(
  [...listed(pointers['zh-TW'], '、'), ...listed(pointers.en, ' ')].map((phrase) => patternOf(phrase, false)).join('|'),
  'u',
)

/** Of Latin words none is found inside another one; those that things are called by, in the plural and as verbs too. */
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
    own: phrasesOf(found).flatMap(inBothScripts),
    wide,
    kind: 'concept',
    isAttribute,
    isOfEveryProduct,
    isCommon,
  }
}

/** The words of a phrase, and it in one word where it is a number of a model or a name with a hyphen. */
function phrasesOf(phrase: string): Phrase[] {
  const words = wordsOf(folded(phrase)).filter((word) => !stopPhrases.has(word))
  return words.length > 0 ? [words] : []
}

/** Products may be written in simplified characters. */
function inBothScripts(phrase: Phrase): Phrase[] {
  const simplified = phrase.map((word) => mapped(word, simple))
  return simplified.join() === phrase.join() ? [phrase] : [phrase, simplified]
}

/** As PostgreSQL's knowledge_words makes them. */
function wordsOf(text: string): string[] {
  return text
    .replace(hanRun, (run) => ` ${pairsOf(run).join(' ')} `)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** 「漏水器」 is 漏水 and 水器; a single character is itself. */
function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** Of what stands between known phrases. Single characters are left over from those. */
function unknownTerms(text: string): Term[] {
  const pairs = (text.match(hanRun) ?? []).filter((run) => [...run].length > 1).flatMap(pairsOf)
  const words = text.replace(hanRun, ' ').match(latinWord) ?? []
  return [...words.map(wordTerm), ...pairs.map((pair) => termOf(inBothScripts([pair]), 'pair'))]
}

/** "WL-01" is also found where it is written "wl01", and the other way round. */
function wordTerm(word: string): Term {
  const parts = word.split('-').flatMap((part) => (/\d/.test(part) ? (part.match(/\d+|\D+/g) ?? []) : [part]))
  return termOf([parts, word.split('-'), [word.replaceAll('-', '')]], 'word')
}

/** Nothing but what questions are asked with: then that is what it is about. */
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

/** Whatever is said of a thing: what answers are looked for by. */
export const related = lexiconOf(concepts)

/** Words for the same: what products are looked for by. */
export const synonyms = lexiconOf(concepts.flatMap(apart))

/** Shorter ones have too many neighbours. */
const longPhrases = [...related.phrases.keys()]
  .filter((phrase) => /^\p{Script=Han}{3,}$/u.test(phrase))
  .sort((one, other) => other.length - one.length)
