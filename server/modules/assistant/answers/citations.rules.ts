import { chatCardsMax } from '#contract/assistant/chat.ts'
import type { Found as Source } from '../knowledge/knowledge.service.ts'

/** [1], [1, 2], 【1】, ［1］, [1-3]; and what a model makes of one as a link, whose address goes. */
const citation = /[[【［]\s*(\d{1,3}(?:\s*[,，、;–-]\s*\d{1,3})*)\s*[\]】］](?:\([^)\n]*\))?/g
/** What a Markdown reader would take for the address of [1]. */
const definition = /^ {0,3}\[[^\]\n]+\]:\s*<?(?:[a-z][a-z+.-]*:|\/\/)[^\n]*$/gim
const code = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/

/**
 * Brings the citations of an answer into one form, [1][2], and takes out those of sources that there are none of.
 * Numbers are kept. Code is left alone.
 * @param known how many sources the answer was given, numbered from 1
 * @returns the answer as it is shown, and the numbers that it cites, each once, in order of mention
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

/** "1, 3–5" → 1, 3, 4, 5. */
function numbersOf(list: string): number[] {
  const numbers = list.split(/[,，、;]/).flatMap((part) => {
    const [from = 0, to = from] = part.split(/[–-]/).map(Number)
    return Array.from({ length: Math.min(Math.max(to - from, 0), 20) + 1 }, (_, step) => from + step)
  })
  return [...new Set(numbers)]
}

type Named = Pick<Source, 'title' | 'product'>

/**
 * Products that an answer names: by citing their source, by name as the source or the catalogue says it, SKU or model number.
 * @param answer as it is shown: citationsOf
 * @returns their slugs, in order of mention, as many as there may be cards
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

/** The longest name has its place to itself: one that is part of another is not meant by it. */
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

/** "WL-01" is not named by "WL-010". */
function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isInside = (a: string | undefined, b: string | undefined) =>
      /[a-z0-9]/.test(a ?? '') && /[a-z0-9]/.test(b ?? '')
    if (!isInside(text[at - 1], word[0]) && !isInside(word.at(-1), text[at + word.length])) return at
  }
  return -1
}
