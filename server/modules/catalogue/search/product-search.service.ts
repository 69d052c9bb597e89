import type { ProductSearchRepo } from './product-search.repo.ts'
import { planOf, type SearchPlan } from './product-search.rules.ts'
import type { Readings } from './readings.ts'
import { correctChinese, folded, type Lexicon, latinWords } from './search-query.rules.ts'
import { type SearchTerm, withoutOf } from './search-terms.rules.ts'
import { meantWord } from './slips.rules.ts'

/** A search that finds something. */
export interface Understood extends SearchPlan {
  /** The search as it was meant, if not as typed. */
  meant: string | null
  /** Words that no result has together with the others, and those of them that find something by themselves. */
  without: string[]
  suggestions: string[]
}

interface Needs {
  repo: ProductSearchRepo
  spelling: Spelling
  /** The vocabulary, with the synonyms of staff. */
  lexicon: () => Promise<Lexicon>
  readings: Readings
}

export function createProductSearch({ repo, spelling, lexicon, readings }: Needs) {
  const whole = { meant: null, without: [], suggestions: [] }

  async function firstFound(searches: string[], isTyping: boolean): Promise<SearchPlan | undefined> {
    const words = await lexicon()
    for (const search of searches) {
      const plan = planOf(search, words, isTyping)
      if (await repo.finds(plan)) return plan
    }
  }

  async function corrected(search: string): Promise<string> {
    const text = correctChinese(search)
    return spelling(text, await repo.unknownWords(latinWords(text)))
  }

  /** Reads a search as phonetic Chinese; else corrects its spelling. */
  async function reread(search: string, isTyping = false): Promise<SearchPlan | undefined> {
    const read = await firstFound(await readings.inChinese(search), isTyping)
    if (read) return read
    const text = await corrected(search)
    return text === folded(search) ? undefined : planOf(text, await lexicon(), isTyping)
  }

  /** Leaves out the words that are in no product with the others; where none that names a thing is left, general ones ("sensor") count. */
  async function reduced(plan: SearchPlan, meant: string | null): Promise<Understood | undefined> {
    const telling = await repo.kept(plan)
    const isTelling = telling.kept.length > 0
    const { kept, others } = isTelling ? telling : await repo.kept({ ...plan, required: plan.terms })
    if (kept.length === 0) return undefined
    const isKept = (term: SearchTerm) => (isTelling && term.isCommon) || kept.includes(term)
    const without = withoutOf(plan.terms, kept, plan.search)
    const suggestions = others.filter(({ kind }) => kind !== 'pair').map(({ text }) => text)
    return { ...plan, required: kept, terms: plan.terms.filter(isKept), meant, without, suggestions }
  }

  return {
    plan: async (search: string, isTyping = false): Promise<SearchPlan> => planOf(search, await lexicon(), isTyping),

    /** Returns another reading of a search that finds something; none where its words are all known names. */
    async otherwise(search: string): Promise<SearchPlan | undefined> {
      const plan = planOf(search, await lexicon())
      if (plan.terms.every(({ kind }) => kind === 'name')) return undefined
      const other = await reread(search)
      return other && (await repo.finds(other)) ? other : undefined
    },

    /** Returns how a search finds something that does not as it is: by its letters, as it was meant, or without some of its words. */
    async otherwiseFound(plan: SearchPlan): Promise<Understood | undefined> {
      const { search, isTyping } = plan
      const letters = { ...plan, isByLetters: true }
      if (!plan.isByLetters && (await repo.finds(letters))) return { ...letters, ...whole }
      const other = await reread(search, isTyping)
      if (other && (await repo.finds(other))) return { ...other, ...whole, meant: other.search }
      return (other && (await reduced(other, other.search))) ?? (plan.isByLetters ? undefined : reduced(plan, null))
    },

    /** Returns how a search finds something; none where nothing in it does. */
    async understood(search: string, isTyping = false): Promise<Understood | undefined> {
      const plan = planOf(search, await lexicon(), isTyping)
      return (await repo.finds(plan)) ? { ...plan, ...whole } : this.otherwiseFound(plan)
    },
  }
}

export type ProductSearch = ReturnType<typeof createProductSearch>

export type Spelling = (text: string, strange: string[]) => Promise<string>

/** @param similarWords returns words that may be meant by others */
export function createSpelling(
  similarWords: (words: string[]) => Promise<{ word: string; similar: string[] }[]>,
): Spelling {
  return async (text, strange) => {
    const found = strange.length > 0 ? await similarWords(strange) : []
    return found.reduce((spelled, { word, similar }) => {
      const meant = meantWord(word, similar)
      return meant ? spelled.replaceAll(new RegExp(`\\b${word}\\b`, 'gi'), meant) : spelled
    }, text)
  }
}
