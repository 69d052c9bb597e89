import { chatCardsMax } from '#contract/assistant/chat.ts'
import type { Found as Source } from '../knowledge/knowledge.service.ts'

/** Matches [1], [1, 2], 【1】, ［1］, [1-3], also as a link, whose address is dropped. */
const citation = /[[【［]\s*(\d{1,3}(?:\s*[,，、;–-]\s*\d{1,3})*)\s*[\]】］](?:\([^)\n]*\))?/g
const definition = /^ {0,3}\[[^\]\n]+\]:\s*<?(?:[a-z][a-z+.-]*:|\/\/)[^\n]*$/gim
const code = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/

/**
 * Normalises the citations of an answer to [1][2] and removes those of unknown sources, except within code.
 * @param known number of sources, numbered from 1
 * @returns the answer, and the cited numbers in order of mention
 */
export function citationsOf(answer: string, known: number): { answer: string; cited: number[] } {
  const cited = new Set<number>()
  const shown = answer
    .split(code)
    .map((part, index) => (index % 2 === 1 ? part : withoutStray(part.replace(definition, ''), known, cited)))
    .join('')
  return { answer: shown, cited: [...cited] }
}

function withoutStray(text: string, known: number, cited: Set<number>): string {
  return text.replace(new RegExp(`( ?)(?:${citation.source})`, 'g'), (_, space: string, list: string) => {
    const numbers = numbersOf(list).filter((number) => number >= 1 && number <= known)
    for (const number of numbers) cited.add(number)
    return numbers.length === 0 ? '' : space + numbers.map((number) => `[${number}]`).join('')
  })
}

/** Expands "1, 3–5" to 1, 3, 4, 5. */
function numbersOf(list: string): number[] {
  const numbers = list.split(/[,，、;]/).flatMap((part) => {
    const [from = 0, to = from] = part.split(/[–-]/).map(Number)
    return Array.from({ length: Math.min(Math.max(to - from, 0), 20) + 1 }, (_, step) => from + step)
  })
  return [...new Set(numbers)]
}

type Named = Pick<Source, 'title' | 'product'>

/**
 * Returns the slugs of products that an answer cites or names (name, SKU or model number), in order of mention, up to the maximum number of
 * cards.
 * @param answer as returned by citationsOf
 */
export function productsNamed(answer: string, sources: readonly Named[]): string[] {
  const mentions = sources.flatMap(({ title, product }, index) => {
    if (!product) return []
    const names = [title, product.name, product.nameEn, product.sku, product.modelNumber].filter(
      (name) => name !== null,
    )
    return [{ slug: product.slug, words: [`[${index + 1}]`, ...names] }]
  })
  const first = firstMentions(answer.toLowerCase(), mentions)
  return [...first]
    .sort(([, a], [, b]) => a - b)
    .slice(0, chatCardsMax)
    .map(([slug]) => slug)
}

/** Matches longer names first, so that a name within another does not count. */
function firstMentions(answer: string, mentions: { slug: string; words: string[] }[]): Map<string, number> {
  const named = mentions.flatMap(({ slug, words }) => words.map((word) => ({ slug, word: word.toLowerCase().trim() })))
  const first = new Map<string, number>()
  let left = answer
  for (const { slug, word } of named
    .filter(({ word }) => word.length > 1)
    .sort((a, b) => b.word.length - a.word.length)) {
    const at = indexOfWord(left, word)
    if (at === -1) continue
    first.set(slug, Math.min(at, first.get(slug) ?? at))
    left = left.replaceAll(word, ' '.repeat(word.length))
  }
  return first
}

/** Finds a whole word: "WL-010" does not name "WL-01". */
function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isInside = (a: string | undefined, b: string | undefined) =>
      /[a-z0-9]/.test(a ?? '') && /[a-z0-9]/.test(b ?? '')
    if (!isInside(text[at - 1], word[0]) && !isInside(word.at(-1), text[at + word.length])) return at
  }
  return -1
}
