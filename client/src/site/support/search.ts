import { questionKeywords } from '#content/question-keywords.words.ts'
import type { Question } from '#content/questions.words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

const chineseRun = /\p{Script=Han}+/gu

/**
 * Returns whether a question matches a search. Every Latin word must occur, and at least half of the character pairs of
 * each run of Chinese, because questions such as 「漏水感測器電池可用多久」 are worded differently from their answers.
 * @param texts a question, its answer and its keywords in both languages
 */
export function matches(texts: Bilingual[], typed: string): boolean {
  const text = textOf(texts)
  const { words, runs } = partsOf(typed)
  return words.every((word) => text.includes(word)) && runs.every((run) => hasRun(text, run))
}

// Question words, which say nothing about the subject.
const questionWords =
  /^(?:an?|and|are|be|can|could|do|does|done|for|from|how|i|in|is|it|long|many|much|my|of|or|our|should|that|the|to|we|what|when|where|which|who|why|you)$/
const questionCharacters = /[的了嗎呢多少久怎樣哪些個要可以是否應該甚什麼如何和或在我你]/u

// Minimum score: one word that 4 of 35 entries contain, or several commoner ones.
const leastScore = 2

export interface Answerable {
  /** The question and its synonyms. */
  question: Bilingual[]
  answer: Bilingual[]
}

/**
 * Ranks entries by a whole sentence, best first, for when none matches it. A word or character pair counts more the
 * fewer entries contain it, and double in the question.
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

/** Returns the sentence's terms, without question words. */
function termsOf(typed: string): RegExp[] {
  const { words, runs } = partsOf(typed)
  return [
    ...words.filter((word) => !questionWords.test(word)).map(stemOf),
    ...runs.flatMap(pairsOf).flatMap((pair) => (questionCharacters.test(pair) ? [] : [new RegExp(pair, 'u')])),
  ]
}

/** Returns the synonyms of a question. */
export function wordsOf({ id, words }: Question): Bilingual {
  return words ?? questionKeywords[id] ?? { 'zh-TW': '', en: '' }
}

function textOf(texts: Bilingual[]): string {
  return texts
    .map((side) => `${side['zh-TW']} ${side.en}`)
    .join(' ')
    .toLowerCase()
}

/** Splits a search into Latin words and runs of Chinese. */
function partsOf(typed: string) {
  const query = typed.normalize('NFKC').toLowerCase()
  const words = query
    .replace(chineseRun, ' ')
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter(Boolean)
  return { words, runs: query.match(chineseRun) ?? [] }
}

/** Returns a pattern for words that begin with the stem, singular or plural. */
function stemOf(word: string): RegExp {
  const stem = word.length > 3 ? word.replace(/(?:ies|s)$/, '') : `${word}\\b`
  return new RegExp(`\\b${stem.replaceAll('.', '\\.')}`)
}

function hasRun(text: string, run: string): boolean {
  const pairs = pairsOf(run)
  const found = pairs.filter((pair) => text.includes(pair)).length
  return found * 2 >= pairs.length && found > 0
}

/** Returns overlapping pairs: 「保養期」 gives 保養 and 養期; a single character is returned as it is. */
function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}
