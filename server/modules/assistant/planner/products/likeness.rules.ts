import { LRUCache } from 'lru-cache'
import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import { parseQuestion, type Term, vocabularyLexicon } from '#server/modules/catalogue/index.ts'

/** A word of a text, or a group of synonyms, with what it tells about a product. */
interface Key {
  key: string
  /** As written; for spelling. */
  word: string
  /** Its words, or pairs of Chinese characters. */
  parts: string[]
  weight: number
}

/** How well words name a product. */
export interface Likeness {
  /** 0 to 1: the share of the words that its name has. */
  coverage: number
  /** 0 to 1: the share of its name that the words have. */
  precision: number
  /** Words that name nothing of it. */
  missing: string[]
  /** By SKU or model number. */
  isExact: boolean
}

const weights = { common: 0.25, attribute: 0.4, code: 2, pair: 0.6, word: 1 }
/** Of a match: by a misspelt word; by what is no part of the name. */
const shares = { misspelt: 0.9, besides: 0.7, synonym: 0.75 }

/** Caches the words of product names and of parts of a question, which is compared with each name. */
const cached = new LRUCache<string, Key[]>({ max: 2000 })

/** Returns the words of a text that can name a product, with synonyms as one. */
export function keysOf(text: string): Key[] {
  const keys = cached.get(text) ?? readKeys(text)
  cached.set(text, keys)
  return keys
}

function readKeys(text: string): Key[] {
  return parseQuestion(text, vocabularyLexicon).terms.map((term) => ({
    key: keyOf(term),
    word: wordOf(term),
    parts: (term.own[0] ?? []).map(stem),
    weight: weightOf(term),
  }))
}

function wordOf({ own }: Term): string {
  const [parts = []] = own
  const isHan = parts.length > 1 && parts.every((part) => /^\p{Script=Han}{2}$/u.test(part))
  // pairs overlap
  return isHan ? parts.map((part, place) => (place === 0 ? part : part.slice(-1))).join('') : parts.join(' ')
}

function keyOf(term: Term): string {
  return term.kind === 'concept'
    ? `=${term.wide.map((phrase) => phrase.join(' ')).join('|')}`
    : stem(wordOf(term).replaceAll(' ', ''))
}

function stem(word: string): string {
  return /^[a-z]{4,}$/.test(word) ? word.replace(/(?:ies|es|s|y)$/, '') : word
}

/** Words that every device goes by. */
const everyDevice = new Set(['sensor', 'device', '感測 測器', '裝置'])

function weightOf({ kind, isAttribute, own, wide, ...term }: Term): number {
  const isCommon = term.isCommon || [...own, ...wide].some((phrase) => everyDevice.has(phrase.join(' ')))
  if (kind === 'word' && /\d/.test(own[0]?.join('') ?? '')) return weights.code
  if (isCommon) return weights.common
  if (isAttribute) return weights.attribute
  return kind === 'pair' ? weights.pair : weights.word
}

/** What a product goes by, read once. */
export interface Called {
  card: ProductCard
  /** By key: the words that its name has for it. */
  names: { keys: Key[]; found: Map<string, Key> }[]
  besides: Set<string>
  codes: string[]
  words: string[]
}

export function calledOf(card: ProductCard): Called {
  const names = [card.name['zh-TW'], card.name.en].map((name) => {
    const keys = keysOf(name)
    return { keys, found: new Map(keys.map((one) => [one.key, one])) }
  })
  const besides = new Set(
    keysOf(`${card.connectivity ?? ''} ${card.ipRating ?? ''} ${kindWords[card.category] ?? ''}`).map(({ key }) => key),
  )
  const codes = [card.sku, card.model].flatMap((code) => (code ? [code, shortOf(code)] : [])).map(squeezed)
  return {
    card,
    names,
    besides,
    codes,
    words: (card.name.en.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !plainWords.has(word)),
  }
}

/** HI-WL-01 is written WL-01 too: without what all codes of a maker begin with. */
function shortOf(code: string): string {
  return /^[A-Z]{2,4}[-_ ](?=[A-Z]+[-_ ]?\d)/i.test(code) ? code.replace(/^[A-Z]+[-_ ]/i, '') : code
}

/** Words of names that tell nothing. */
const plainWords = new Set(['sensor', 'device', 'system', 'with', 'plan'])

/** Words of categories that names leave out. */
const kindWords: Record<string, string> = {
  systems: 'system 系統 kit 套裝 solution 方案',
  software: 'software 軟件 app',
  lpwan: 'network 網絡',
  hardware: 'device 裝置',
}

export function squeezed(code: string): string {
  return code.toLowerCase().replace(/[\s_-]+/g, '')
}

/** @param soft words within what is asked, such as "outdoor": they tell products apart, but name none */
export function likeness(text: string, soft: string, { names, besides, codes, words }: Called): Likeness {
  const keys = keysOf(text)
  const isExact = codes.some((code) => code.length > 2 && squeezed(text).includes(code) && isCode(text, code))
  const matchOf = (own: Key) => {
    const { key, word, weight } = own
    const known = names.flatMap(({ found }) => found.get(key) ?? [])
    if (known.length > 0) return weight * (known.some((one) => isSameWord(one, own)) ? 1 : shares.synonym)
    if (/^[a-z]{4,}$/.test(word) && words.some((one) => isMisspelt(word, one))) return weight * shares.misspelt
    return besides.has(key) ? weight * shares.besides : 0
  }
  const matches = keys.map((one) => ({ ...one, match: matchOf(one) }))
  const total = sum(matches.map(({ weight }) => weight))
  const softKeys = new Set(keysOf(soft).map(({ key }) => key))
  const precision = Math.max(
    ...names.map(({ keys: keysOfName }) => {
      const known = keysOfName.filter(({ weight }) => weight > weights.common)
      const shareOf = (own: Key) => {
        const { key, word } = own
        const same = keys.filter((one) => one.key === key)
        if (same.length > 0) return same.some((one) => isSameWord(one, own)) ? 1 : shares.synonym
        return softKeys.has(key) || keys.some((one) => isMisspelt(one.word, word)) ? 1 : 0
      }
      return known.length === 0 ? 0 : sum(known.map(shareOf)) / known.length
    }),
  )
  const typed = text.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const literal = words.filter((word) => typed.some((one) => isMisspelt(one, word))).length / Math.max(words.length, 2)
  return {
    coverage: isExact ? 1 : total === 0 ? 0 : sum(matches.map(({ match }) => match)) / total,
    precision: isExact ? 1 : Math.max(precision, literal),
    missing: matches.filter(({ match }) => match === 0).map(({ word }) => word),
    isExact,
  }
}

/** A word in common, beyond the group of synonyms. */
function isSameWord(one: Key, other: Key): boolean {
  return one.parts.some((part) => other.parts.includes(part))
}

/** "pk-02", "PK 02" and "pk02" are PK-02; "pk-020" is not. */
function isCode(text: string, code: string): boolean {
  const pattern = [...code].map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s_-]*')
  return new RegExp(`(?<![a-z\\d])${pattern}(?![a-z\\d])`, 'i').test(text)
}

/** One letter wrong, missing, extra, or two swapped, in words of four letters or more. */
export function isMisspelt(word: string, known: string): boolean {
  if (word.length < 4 || known.length < 4 || Math.abs(word.length - known.length) > 1) return false
  if (word === known) return true
  let start = 0
  while (start < word.length && word[start] === known[start]) start += 1
  let end = 0
  while (end < Math.min(word.length, known.length) - start && word.at(-1 - end) === known.at(-1 - end)) end += 1
  const [left, right] = [word.slice(start, word.length - end), known.slice(start, known.length - end)]
  if (Math.max(left.length, right.length) === 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
