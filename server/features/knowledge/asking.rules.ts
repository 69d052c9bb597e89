import { askedWith, pointers } from '#content/asking.ts'
import { simplifiedPairs } from '#content/simplified.ts'
import { type Concept, concepts } from '#content/terms.ts'

/** Words, or pairs of Chinese signs, all of which must be there. */
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

export interface Asked {
  terms: Term[]
  /** Whether it points at something that was named before: 「它的電池呢？」. */
  isPointing: boolean
}

/** Latin words of a question, as they may be in error; short ones are too like others. */
export function latinWords(question: string): string[] {
  const words = folded(question).match(/(?<![a-z0-9-])[a-z]{4,30}(?![a-z0-9-])/g) ?? []
  return [...new Set(words)].filter((word) => !askingPhrases.has(word)).slice(0, latinMax)
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
const latin = /[\p{L}\p{N}]/u

/** What a question asks about, without what it is asked with. */
export function asked(question: string): Asked {
  const text = folded(question)
  const terms: Term[] = []
  let end = 0
  for (const match of text.matchAll(known)) {
    terms.push(...unknownTerms(text.slice(end, match.index)))
    const concept = conceptOf(match[0])
    if (concept) terms.push(conceptTerm(concept, match[0]))
    end = match.index + match[0].length
  }
  terms.push(...unknownTerms(text.slice(end)))
  return {
    terms: distinct(terms.length > 0 ? terms : plainTerms(text)).slice(0, termsMax),
    isPointing: pointing.test(text),
  }
}

const pairsOfSigns = simplifiedPairs.match(/../gu) ?? []
const full = new Map(pairsOfSigns.map((pair) => [pair.charAt(0), pair.charAt(1)]))
const simple = new Map(pairsOfSigns.map((pair) => [pair.charAt(1), pair.charAt(0)]))

/** One form for what is typed in several: full width, capitals, simplified signs, 「防唔防水」 for 「防水」. */
export function folded(text: string): string {
  return mapped(text.normalize('NFKC').toLowerCase(), full).replace(/(\p{Script=Han})[唔不]\1/gu, '$1')
}

function mapped(text: string, signs: Map<string, string>): string {
  return text.replace(/\p{Script=Han}/gu, (sign) => signs.get(sign) ?? sign)
}

/** Every phrase of a concept. */
const membersOf = (concept: Concept) => [...listed(concept['zh-TW'], '、'), ...listed(concept.en, ',')]
const conceptPhrases = new Map(
  concepts.flatMap((concept) => membersOf(concept).map((phrase) => [phrase, concept] as const)),
)
const askingPhrases = new Set([...listed(askedWith['zh-TW'], '、'), ...listed(askedWith.en, ' ')])

function listed(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((phrase) => folded(phrase.trim()))
    .filter(Boolean)
}

/** Finds the longest phrase that is known at each place. */
const known = new RegExp(
  [...new Set([...conceptPhrases.keys(), ...askingPhrases])]
    .sort((one, other) => other.length - one.length)
    .map(patternOf)
    .join('|'),
  'gu',
)
const pointing = new RegExp(
  [...listed(pointers['zh-TW'], '、'), ...listed(pointers.en, ' ')].map(patternOf).join('|'),
  'u',
)

/** Of Latin words none is found inside another one; those that things are called by, in the plural and as verbs too. */
function patternOf(phrase: string): string {
  const pattern = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]*')
  if (!/^[a-z0-9]/.test(phrase)) return pattern
  if (!conceptPhrases.has(phrase)) return `(?<![a-z0-9-])${pattern}(?!-?[a-z0-9])`
  return `(?<![a-z0-9])${pattern}(?:s|es|ed|ing)?(?![a-z0-9])`
}

function conceptOf(found: string): Concept | undefined {
  const phrase = found.replace(/[\s-]+/g, ' ')
  const forms = [found, phrase, phrase.replaceAll(' ', '-'), phrase.replaceAll(' ', '')]
  for (const form of forms.flatMap((one) => [one, one.replace(/(?:s|es|ed|ing)$/, '')])) {
    const concept = conceptPhrases.get(form)
    if (concept) return concept
  }
}

function conceptTerm(concept: Concept, found: string): Term {
  const { isAttribute = false, isOfEveryProduct = false, isCommon = false } = concept
  const wide = widePhrases.get(concept) ?? []
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
  const words = wordsOf(folded(phrase)).filter((word) => !askingPhrases.has(word))
  return words.length > 0 ? [words] : []
}

/** Products may be written in simplified signs. */
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

/** 「漏水器」 is 漏水 and 水器; a single sign is itself. */
function pairsOf(run: string): string[] {
  const signs = [...run]
  if (signs.length < 2) return signs
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}

/** Of what stands between known phrases. Single signs are left over from those. */
function unknownTerms(text: string): Term[] {
  const pairs = (text.match(hanRun) ?? []).filter((run) => [...run].length > 1).flatMap(pairsOf)
  const words = text.replace(hanRun, ' ').match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  return [...words.map(wordTerm), ...pairs.map((pair) => termOf(inBothScripts([pair]), 'pair'))]
}

/** "WL-01" is also found where it is written "wl01", and the other way round. */
function wordTerm(word: string): Term {
  const parts = word.split('-').flatMap((part) => (/\d/.test(part) ? (part.match(/\d+|\D+/g) ?? []) : [part]))
  return termOf([parts, word.split('-'), [word.replaceAll('-', '')]], 'word')
}

/** Nothing but what questions are asked with: then that is what it is about. */
function plainTerms(text: string): Term[] {
  return wordsOf(text).map((word) => termOf([[word]], latin.test(word) ? 'word' : 'pair'))
}

function termOf(own: Phrase[], kind: Term['kind']): Term {
  return { own, wide: [], kind, isAttribute: false, isOfEveryProduct: false, isCommon: false }
}

function distinct(terms: Term[]): Term[] {
  const byWords = new Map(terms.map((term) => [term.own.join('|'), term]))
  return [...byWords.values()]
}

/** Once for all questions. */
const widePhrases = new Map(concepts.map((concept) => [concept, membersOf(concept).flatMap(phrasesOf)] as const))
