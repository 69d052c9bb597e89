import { latinWords, parseQuestion, questionParts, withChineseMeant } from './asking.rules.ts'
import type { ProductSearchRepo } from './product-search.repo.ts'
import type { Lexicons, SearchWay } from './product-search.rules.ts'
import type { Readings } from './readings.ts'
import type { Spelling } from './spelling.ts'

/** How a search finds products: as it was typed, or as it was meant. */
export interface Understood {
  search: string
  way: SearchWay
}

const suggestionsMax = 4

interface Needs {
  repo: ProductSearchRepo
  spelling: Spelling
  /** Which words stand for one another, those of staff too. */
  lexicons: () => Promise<Lexicons>
  readings: Readings
}

/** Makes of a search one that finds something. */
export function createProductSearch({ repo, spelling, lexicons, readings }: Needs) {
  /** In its own words, then in related ones. */
  async function firstMatch(search: string): Promise<Understood | undefined> {
    const words = await lexicons()
    for (const way of ['synonyms', 'related'] as const) {
      if (await repo.finds(search, way, words)) return { search, way }
    }
  }

  async function firstOf(searches: string[]): Promise<Understood | undefined> {
    for (const search of searches) {
      const match = await firstMatch(search)
      if (match) return match
    }
  }

  async function spelled(search: string): Promise<string> {
    const text = withChineseMeant(search)
    return spelling(text, await repo.unknownWords(latinWords(text)))
  }

  /** In Chinese, where it was typed by its sounds; else without its typing errors. */
  async function readOtherwise(search: string): Promise<Understood | undefined> {
    const read = await firstOf(await readings.inChinese(search))
    if (read) return read
    const text = await spelled(search)
    return text === search ? undefined : firstMatch(text)
  }

  return {
    /** What else a search may have meant that does find something. What is called just so was meant so. */
    async otherwise(search: string): Promise<Understood | undefined> {
      const { terms } = parseQuestion(search, (await lexicons()).synonyms)
      return terms.every(({ kind }) => kind === 'concept') ? undefined : readOtherwise(search)
    },

    /** A search as it finds something; else as it may have been meant. None where neither does. */
    async understood(search: string): Promise<Understood | undefined> {
      return (await firstMatch(search)) ?? readOtherwise(search)
    },

    /** Of a search that finds nothing: those of its words that find something by themselves, at most four. */
    async suggestions(search: string): Promise<string[]> {
      const parts = questionParts(await spelled(search), (await lexicons()).synonyms)
      const found = await Promise.all(parts.map((part) => firstMatch(part)))
      return parts.filter((_, place) => found[place]).slice(0, suggestionsMax)
    },
  }
}

export type ProductSearch = ReturnType<typeof createProductSearch>
