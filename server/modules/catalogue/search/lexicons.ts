import { type Lexicon, type Synonym, vocabularyLexicon, withSynonyms } from './search-query.rules.ts'

/**
 * Loads synonyms of staff on first use, adds them to the vocabulary, and caches the result until `forget`.
 * @param isFresh whether change events reach this process; otherwise nothing is cached
 */
export function createLexicons(read: () => Promise<Synonym[]>, isFresh: () => boolean) {
  let reading: Promise<Lexicon> | undefined

  return {
    current(): Promise<Lexicon> {
      if (reading && isFresh()) return reading
      const begun = read().then((added) => withSynonyms(vocabularyLexicon, added))
      reading = begun
      begun.catch(() => {
        if (reading === begun) reading = undefined
      })
      return begun
    },
    forget(): void {
      reading = undefined
    },
  }
}
