/** End of a sentence in either script; not within a number or after an abbreviation. */
const ends = /(?<=[。！？])(?!\s*[」』）])|(?<=(?<!\b(?:Cap|No|St|e\.g|i\.e|approx))[.!?])\s+|\n+/

export function sentencesOf(text: string): string[] {
  return text
    .split(ends)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const commonWords = new Set(
  `a an and are as at be but by can do does for from have how i if in is it its me my need of on or our should so than that the
  their them there they this to us was we what when where which who why will with would you your`.split(/\s+/),
)

/** Returns the terms of a text: English words except common ones, roughly stemmed, and pairs of Chinese characters. */
export function termsOf(text: string): Set<string> {
  const lower = text.toLowerCase()
  const words = lower.match(/[a-z0-9][a-z0-9-]*/g) ?? []
  const runs = lower.match(/\p{Script=Han}+/gu) ?? []
  return new Set([...words.filter((word) => !commonWords.has(word)).map(stem), ...runs.flatMap(pairsOf)])
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ies|es|s|ed|y)$/, '') : word
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

interface Excerpt {
  terms: Set<string>
  wanted: RegExp[]
  /** Texts up to this width are returned whole. Latin characters; Chinese ones count double. */
  most: number
}

/** Returns the sentences nearest to a question, in their own order, as many as fit. */
export function excerptOf(text: string, { terms, wanted, most }: Excerpt): string[] {
  const sentences = sentencesOf(text)
  if (widthOf(text) <= most) return sentences
  const scored = sentences.map((sentence, index) => ({ sentence, index, score: scoreOf(sentence, terms, wanted) }))
  let left = most
  const fitting = [...scored]
    .sort((a, b) => b.score - a.score)
    .filter(({ sentence }, place) => {
      const width = widthOf(sentence)
      if (place > 0 && width > left) return false
      left -= width
      return true
    })
  const inOrder = fitting.sort((a, b) => a.index - b.index)
  // A question within the passage is dropped unless its answer follows.
  return inOrder
    .filter(({ sentence, index }, place) => !/[?？]$/.test(sentence) || inOrder[place + 1]?.index === index + 1)
    .map(({ sentence }) => sentence)
}

function scoreOf(sentence: string, terms: Set<string>, wanted: RegExp[]): number {
  const own = termsOf(sentence)
  const shared = [...terms].filter((term) => own.has(term)).length
  return shared + 2 * wanted.filter((names) => names.test(sentence)).length
}

function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0)
}
