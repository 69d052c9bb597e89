import type { ProductSearchRepo } from './product-search.repo.ts'
import type { Lexicons, SearchWay } from './product-search.rules.ts'
import type { Readings } from './readings.ts'
import { correctChinese, latinWords, parseQuestion, questionParts } from './search-query.rules.ts'

export interface Understood {
  search: string
  way: SearchWay
}

const suggestionsMax = 4

interface Needs {
  repo: ProductSearchRepo
  spelling: Spelling
  /** Including the synonyms of staff. */
  lexicons: () => Promise<Lexicons>
  readings: Readings
}

export function createProductSearch({ repo, spelling, lexicons, readings }: Needs) {
  /** Tries synonyms first, then related words. */
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

  async function corrected(search: string): Promise<string> {
    const text = correctChinese(search)
    return spelling(text, await repo.unknownWords(latinWords(text)))
  }

  /** Reads a search as phonetic Chinese; else corrects its spelling. */
  async function reinterpret(search: string): Promise<Understood | undefined> {
    const read = await firstOf(await readings.inChinese(search))
    if (read) return read
    const text = await corrected(search)
    return text === search ? undefined : firstMatch(text)
  }

  return {
    /** Returns another reading of a search that finds something; none where its words are all known names. */
    async otherwise(search: string): Promise<Understood | undefined> {
      const { terms } = parseQuestion(search, (await lexicons()).synonyms)
      return terms.every(({ kind }) => kind === 'concept') ? undefined : reinterpret(search)
    },

    async understood(search: string): Promise<Understood | undefined> {
      return (await firstMatch(search)) ?? reinterpret(search)
    },

    /** Returns up to four words of a search without result that find something by themselves. */
    async suggestions(search: string): Promise<string[]> {
      const parts = questionParts(await corrected(search), (await lexicons()).synonyms)
      const found = await Promise.all(parts.map((part) => firstMatch(part)))
      return parts.filter((_, place) => found[place]).slice(0, suggestionsMax)
    },
  }
}

export type ProductSearch = ReturnType<typeof createProductSearch>

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
