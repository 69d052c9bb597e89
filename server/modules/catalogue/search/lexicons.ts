import { builtIn, type Lexicons } from './product-search.rules.ts'
import { type Synonym, withSynonyms } from './search-query.rules.ts'

/**
 * Loads synonyms of staff on first use, adds them to the built-in ones, and caches them until `forget`.
 * @param isFresh whether change events reach this process; otherwise nothing is cached
 */
export function createLexicons(read: () => Promise<Synonym[]>, isFresh: () => boolean) {
  let reading: Promise<Lexicons> | undefined

  async function begin(): Promise<Lexicons> {
    const added = await read()
    return { synonyms: withSynonyms(builtIn.synonyms, added), related: withSynonyms(builtIn.related, added) }
  }

  return {
    current(): Promise<Lexicons> {
      if (reading && isFresh()) return reading
      const begun = begin()
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
