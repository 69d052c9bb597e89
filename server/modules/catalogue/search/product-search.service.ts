import { latinWords, questionParts, withChineseMeant } from './asking.rules.ts'
import type { ProductSearchRepo } from './product-search.repo.ts'
import type { SearchWay } from './product-search.rules.ts'
import type { Spelling } from './spelling.ts'

/** How a search finds products: as it was typed, or as it was meant. */
export interface Understood {
  search: string
  way: SearchWay
}

const suggestionsMax = 4

/** Makes of a search one that finds something. */
export function createProductSearch(repo: ProductSearchRepo, spelling: Spelling) {
  /** In its own words, then in related ones. */
  async function firstMatch(search: string): Promise<Understood | undefined> {
    for (const way of ['synonyms', 'related'] as const) {
      if (await repo.finds(search, way)) return { search, way }
    }
  }

  async function spelled(search: string): Promise<string> {
    const text = withChineseMeant(search)
    return spelling(text, await repo.unknownWords(latinWords(text)))
  }

  return {
    /** A search as it finds something; else its words without errors. None where neither does. */
    async understood(search: string): Promise<Understood | undefined> {
      return (await firstMatch(search)) ?? firstMatch(await spelled(search))
    },

    /** Of a search that finds nothing: those of its words that find something by themselves, at most four. */
    async suggestions(search: string): Promise<string[]> {
      const parts = questionParts(await spelled(search))
      const found = await Promise.all(parts.map((part) => firstMatch(part)))
      return parts.filter((_, place) => found[place]).slice(0, suggestionsMax)
    },
  }
}

export type ProductSearch = ReturnType<typeof createProductSearch>
