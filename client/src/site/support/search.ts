import { questionKeywords } from '#content/question-keywords.words.ts'
import type { Question } from '#content/questions.words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

const chineseRun = /\p{Script=Han}+/gu

/**
 * Whether a text answers what was typed: each word of the Latin kind must occur in it, and of a run of Chinese at least
 * half of its pairs of characters, because nobody types 「漏水感測器電池可用多久」 the way an answer is worded.
 * @param texts both languages of a question, its answer and its keywords
 */
export function matches(texts: Bilingual[], typed: string): boolean {
  const text = textOf(texts)
  const { words, runs } = partsOf(typed)
  return words.every((word) => text.includes(word)) && runs.every((run) => hasRun(text, run))
}

// What a question is asked with, not about.
const asking =
  /^(?:an?|and|are|be|can|could|do|does|done|for|from|how|i|in|is|it|long|many|much|my|of|or|our|should|that|the|to|we|what|when|where|which|who|why|you)$/
const askingCharacters = /[的了嗎呢多少久怎樣哪些個要可以是否應該甚什麼如何和或在我你]/u

// The least that counts as near: one word that four of 35 entries hold, or several commoner ones.
const leastScore = 2

/** What `closest` ranks. */
export interface Answerable {
  /** The question, and other words that people ask it with. */
  question: Bilingual[]
  answer: Bilingual[]
}

/**
 * The entries that come closest to a whole sentence, the closest first, for when none matches it: a word or a pair of characters
 * counts the more, the fewer entries hold it, and twice where it is asked rather than answered.
 */
export function closest<Entry extends Answerable>(entries: Entry[], typed: string, most = 4): Entry[] {
  const ranked = entries.map((entry) => ({ entry, score: 0, asks: textOf(entry.question), says: textOf(entry.answer) }))
  for (const term of termsOf(typed)) {
    const holding = ranked.filter(({ asks, says }) => term.test(asks) || term.test(says))
    for (const one of holding) one.score += Math.log(entries.length / holding.length) * (term.test(one.asks) ? 2 : 1)
  }
  ranked.sort((one, other) => other.score - one.score)
  const needed = Math.max(leastScore, (ranked[0]?.score ?? 0) / 2)
  return ranked
    .filter(({ score }) => score >= needed)
    .slice(0, most)
    .map(({ entry }) => entry)
}

/** What a sentence is about. */
function termsOf(typed: string): RegExp[] {
  const { words, runs } = partsOf(typed)
  return [
    ...words.filter((word) => !asking.test(word)).map(stemOf),
    ...runs.flatMap(pairsOf).flatMap((pair) => (askingCharacters.test(pair) ? [] : [new RegExp(pair, 'u')])),
  ]
}

/** Other words that people ask a question with. */
export function wordsOf({ id, words }: Question): Bilingual {
  return words ?? questionKeywords[id] ?? { 'zh-TW': '', en: '' }
}

function textOf(texts: Bilingual[]): string {
  return texts
    .map((side) => `${side['zh-TW']} ${side.en}`)
    .join(' ')
    .toLowerCase()
}

/** The Latin words and the runs of Chinese that were typed. */
function partsOf(typed: string) {
  const query = typed.normalize('NFKC').toLowerCase()
  const words = query
    .replace(chineseRun, ' ')
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter(Boolean)
  return { words, runs: query.match(chineseRun) ?? [] }
}

/** Finds a word at the start of one, in the singular and the plural. */
function stemOf(word: string): RegExp {
  const stem = word.length > 3 ? word.replace(/(?:ies|s)$/, '') : `${word}\\b`
  return new RegExp(`\\b${stem.replaceAll('.', '\\.')}`)
}

function hasRun(text: string, run: string): boolean {
  const pairs = pairsOf(run)
  const found = pairs.filter((pair) => text.includes(pair)).length
  return found * 2 >= pairs.length && found > 0
}

/** 「保養期」 is 保養 and 養期; a single character is itself. */
function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}
