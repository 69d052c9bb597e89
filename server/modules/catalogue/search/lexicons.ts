import { type Synonym, withSynonyms } from './asking.rules.ts'
import { builtIn, type Lexicons } from './product-search.rules.ts'

/**
 * Which words stand for one another: those that the site was built with, and those that staff have added. Read when a search first needs
 * them, and kept until `forget`.
 * @param isFresh whether news of changes reach this process: while they do not, synonyms are read each time
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
