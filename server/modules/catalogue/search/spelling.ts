/** Replaces words that nobody uses by those that they were meant to be; where nothing is like one, it stays. */
export type Spelling = (text: string, strange: string[]) => Promise<string>

/** @param meantWords what each of these words was meant to be, where something is like it */
export function createSpelling(meantWords: (words: string[]) => Promise<{ word: string; meant: string }[]>): Spelling {
  return async (text, strange) => {
    const meant = strange.length > 0 ? await meantWords(strange) : []
    return meant.reduce(
      (spelled, { word, meant: right }) => spelled.replaceAll(new RegExp(`\\b${word}\\b`, 'gi'), right),
      text,
    )
  }
}
