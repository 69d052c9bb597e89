import { sitePages } from '#content/site-pages.words.ts'
import {
  type SuggestedPage,
  type SuggestedProduct,
  type Suggestions,
  type SuggestionsQuery,
  suggestionsMax,
} from '#contract/catalogue/searches.ts'
import type { Language } from '#contract/i18n/languages.ts'
import {
  folded,
  inWeights,
  type ProductSearch,
  type ProductSearchRepo,
  tsqueryOf,
} from '#server/modules/catalogue/index.ts'
import type { SuggestedPassage, SuggestionsRepo } from './suggestions.repo.ts'

interface Needs {
  repo: SuggestionsRepo
  products: Pick<ProductSearchRepo, 'best'>
  productSearch: Pick<ProductSearch, 'understood' | 'plan'>
}

/** Creates search suggestions for visitors as they type. */
export function createSuggestions({ repo, products, productSearch }: Needs) {
  /** Returns nothing for a single Latin letter, which begins too many words. */
  async function productsFor(typed: string): Promise<{ found: SuggestedProduct[]; meant: string | null }> {
    if (/^[\p{Script=Latin}\p{N}]$/u.test(typed)) return { found: [], meant: null }
    const understood = await productSearch.understood(typed, true)
    if (!understood) return { found: [], meant: null }
    return { found: await products.best(understood, suggestionsMax), meant: understood.meant }
  }

  async function passagesFor(typed: string, language: Language): Promise<SuggestedPassage[]> {
    const tsquery = tsqueryOf(await productSearch.plan(typed, true))
    return tsquery ? repo.passages(inWeights(tsquery, 'A'), inWeights(tsquery, 'AB'), language) : []
  }

  return {
    /** Returns up to four suggestions of each kind. */
    async for({ q, language }: SuggestionsQuery): Promise<Suggestions> {
      const [{ found, meant }, typed] = await Promise.all([productsFor(q), passagesFor(q, language)])
      const passages = typed.length > 0 || !meant ? typed : await passagesFor(meant, language)
      const parts = passages.filter(({ isQuestion }) => !isQuestion)
      return {
        products: found,
        pages: distinct([...pagesFor(q, language), ...parts]),
        questions: distinct(passages.filter(({ isQuestion }) => isQuestion)),
        meant,
      }
    },
  }
}

export type SuggestionsService = ReturnType<typeof createSuggestions>

/** Returns pages whose title or keywords, in either language, contain each typed word; Latin words match by prefix. */
function pagesFor(typed: string, language: Language): SuggestedPage[] {
  const words = folded(typed).split(/\s+/u).filter(Boolean)
  const found = sitePages.map((page) => {
    const title = ` ${folded(`${page.title['zh-TW']} ${page.title.en}`)}`
    const text = `${title} ${folded(`${page.words['zh-TW']} ${page.words.en}`)}`
    return {
      page,
      isTitle: words.every((word) => holds(title, word)),
      isFound: words.every((word) => holds(text, word)),
    }
  })
  return found
    .filter(({ isFound }) => isFound)
    .sort((one, other) => Number(other.isTitle) - Number(one.isTitle))
    .map(({ page }) => ({ title: page.title[language], path: page.path }))
}

function holds(text: string, word: string): boolean {
  return text.includes(/^\p{Script=Han}/u.test(word) ? word : ` ${word}`)
}

function distinct(pages: SuggestedPage[]): SuggestedPage[] {
  return pages
    .filter(({ path }, place) => pages.findIndex((page) => page.path === path) === place)
    .slice(0, suggestionsMax)
    .map(({ title, path }) => ({ title, path }))
}
