export type Spelling = (text: string, strange: string[]) => Promise<string>

/** @param meantWords returns corrections of words, where there are similar ones */
export function createSpelling(meantWords: (words: string[]) => Promise<{ word: string; meant: string }[]>): Spelling {
  return async (text, strange) => {
    const meant = strange.length > 0 ? await meantWords(strange) : []
    return meant.reduce(
      (spelled, { word, meant: right }) => spelled.replaceAll(new RegExp(`\\b${word}\\b`, 'gi'), right),
      text,
    )
  }
}
