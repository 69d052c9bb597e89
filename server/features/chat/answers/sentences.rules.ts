/** After a full stop of either script; not within a number, nor after an abbreviation. */
const ends = /(?<=[。！？])(?!\s*[」』）])|(?<=[;；])|(?<=(?<!\b(?:Cap|No|St|e\.g|i\.e|approx))[.!?])\s+|\n+/

export function sentencesOf(text: string): string[] {
  return text
    .split(ends)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const commonWords = new Set(
  'a an and are as at be but by can do does for from have how i if in is it its me my need of on or our should so than that the their them there they this to was we what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** What a text is about: its English words but the commonest, roughly stemmed, and its Chinese signs by pairs. */
export function termsOf(text: string): Set<string> {
  const lower = text.toLowerCase()
  const words = lower.match(/[a-z0-9][a-z0-9-]*/g) ?? []
  const runs = lower.match(/\p{Script=Han}+/gu) ?? []
  const pairs = runs.flatMap((run) => [...run].slice(1).map((sign, index) => `${[...run][index]}${sign}`))
  return new Set([...words.filter((word) => !commonWords.has(word)).map(stem), ...pairs])
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ies|es|s|ed)$/, '') : word
}

/**
 * The sentences of a passage that answer a question: the nearest to its words, in their own order.
 * @param most how many
 */
export function sentencesFor(question: Set<string>, text: string, most: number): string[] {
  const sentences = sentencesOf(text)
  if (sentences.length <= most) return sentences
  const scored = sentences.map((sentence, index) => ({ sentence, index, score: shared(question, termsOf(sentence)) }))
  const best = [...scored].sort((a, b) => b.score - a.score || a.index - b.index).slice(0, most)
  return best.sort((a, b) => a.index - b.index).map(({ sentence }) => sentence)
}

function shared(question: Set<string>, sentence: Set<string>): number {
  return [...question].filter((term) => sentence.has(term)).length
}
