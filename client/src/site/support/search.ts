import type { Bilingual } from '#contract/languages.ts'

const chineseRun = /\p{Script=Han}+/gu

/**
 * Whether a text answers what was typed: each word of the Latin kind must occur in it, and of a run of Chinese at least
 * half of its pairs of signs, because nobody types 「漏水感測器電池可用多久」 the way an answer is worded.
 * @param texts both languages of a question, its answer and its keywords
 */
export function matches(texts: Bilingual[], typed: string): boolean {
  const text = texts
    .map((side) => `${side['zh-TW']} ${side.en}`)
    .join(' ')
    .toLowerCase()
  const query = typed.normalize('NFKC').toLowerCase()
  const runs = query.match(chineseRun) ?? []
  const words = query
    .replace(chineseRun, ' ')
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter(Boolean)
  return words.every((word) => text.includes(word)) && runs.every((run) => hasRun(text, run))
}

function hasRun(text: string, run: string): boolean {
  const pairs = pairsOf(run)
  const found = pairs.filter((pair) => text.includes(pair)).length
  return found * 2 >= pairs.length && found > 0
}

/** 「保養期」 is 保養 and 養期; a single sign is itself. */
function pairsOf(run: string): string[] {
  const signs = [...run]
  if (signs.length < 2) return signs
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}
