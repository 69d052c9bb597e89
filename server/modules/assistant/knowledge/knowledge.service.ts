import type { ChatSource } from '#contract/assistant/chat.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import type { Language } from '#contract/i18n/languages.ts'
import {
  createSpelling,
  latinWords,
  noPromotion,
  type PromotionOf,
  parseQuestion,
  productOf,
  type Term,
} from '#server/modules/catalogue/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createKnowledgeRepo, type PassageCandidate, type PassageRow } from './knowledge.repo.ts'
import { isExactly, productText, productTitle } from './product-text.rules.ts'
import { passageLanguage, type Scored, scoreOf, type Telling } from './ranking.rules.ts'
import { createStems } from './stems.ts'
import { gateOf, type WeighedTerm, weighed } from './weights.rules.ts'
import { createWordCounts } from './word-counts.ts'

export interface Found {
  kind: ChatSource['kind']
  title: string
  /** Path on this site, without a language prefix. */
  path: string
  text: string
  /** Language of the text: the reader's, where available. */
  language: Language
  product?: ProductSummary
  /** 0 to 1 by how much of the question matches; above 1 where it is named exactly. */
  score: number
  /** Says how much of the question a text matches; undefined for products and for a passage read by its key. */
  telling?: Telling
}

export interface SearchOptions {
  language: Language
  /** Previous question, for one that refers to it. */
  before?: string
}

export interface KnowledgeServices {
  database: Database
  isForgiving?: boolean
  /** Returns whether a page still shows the passage with this key, and with this text where given. Defaults to true. */
  isShown?: (key: string, text?: string) => boolean
  promotionOf?: PromotionOf
}

const foundMax = 8

/** Matches of a smaller share of the question are coincidental. */
const coverageMin = 0.3
const scoreMin = 0.4
const shareOfBest = 0.5
const readMax = 12
const candidatesWanted = 150
const exactBonus = 1

/** Searches the site's pages, the questions of staff and the present catalogue, by PostgreSQL's full-text search in both languages. */
export function createKnowledge({
  database,
  promotionOf = noPromotion,
  isShown = () => true,
  isForgiving = true,
}: KnowledgeServices) {
  const repo = createKnowledgeRepo(database.prisma)
  const stems = createStems(repo.stems)
  const spelling = createSpelling(repo.similarWords)
  const counts = createWordCounts(repo.wordCounts)

  async function candidates(terms: WeighedTerm[], totals: { passages: number; products: number }) {
    const queries = terms.map((term) => term.queries)
    const [passages, products] = await Promise.all([
      repo.passages(queries, gateOf(terms, 'passages', totals.passages, candidatesWanted)),
      repo.products(queries, gateOf(terms, 'products', totals.products, candidatesWanted)),
    ])
    return { passages: passages.filter(({ from, key }) => from === 'staff' || isShown(key)), products }
  }

  async function corrected(question: string): Promise<string> {
    const words = latinWords(question)
    const [{ shares }, stemOf] = await Promise.all([counts(), stems.stemsOf(words)])
    const strange = words.filter((word) => shares(stemOf(word)).all === 0)
    return spelling(question, strange)
  }

  async function find(terms: Term[], question: string, language: Language): Promise<Found[]> {
    if (terms.length === 0) return []
    const { shares, totals } = await counts()
    const weighedTerms = weighed(await stems.stemmed(terms), shares)
    const { passages, products } = await candidates(weighedTerms, totals)
    const best = bestOf(passages, (one) => `${one.from} ${one.key}`, weighedTerms, false)
    const bestProducts = bestOf(products, (one) => one.key, weighedTerms, true)
    const keysOf = (from: PassageCandidate['from']) => best.flatMap(({ of }) => (of.from === from ? [of.key] : []))
    const [rows, productRows] = await Promise.all([
      repo.passageRows(keysOf('page'), keysOf('staff')),
      repo.productRows(bestProducts.map(({ of }) => of.key)),
    ])
    const found = [
      ...best.flatMap(({ of, score, telling }) => {
        const row = passageLanguage(
          rows.filter(
            ({ from, key, text }) => from === of.from && key === of.key && (from === 'staff' || isShown(key, text)),
          ),
          language,
        )
        return row ? [{ ...foundPassage(row, score), telling }] : []
      }),
      ...bestProducts.flatMap(({ of, score }) => {
        const row = productRows.find(({ id }) => id === of.key)
        if (!row) return []
        const product = productOf(row, promotionOf)
        const { specifications, specificationsEn, ...summary } = product
        const isNamed = isExactly(product, question)
        const title = productTitle(product, language)
        const text = productText(product, language)
        return [
          {
            kind: 'product' as const,
            title,
            path: `/products/${encodeURIComponent(product.slug)}`,
            text,
            language,
            product: summary,
            score: score + (isNamed ? exactBonus : 0),
          },
        ]
      }),
    ].sort((one, other) => other.score - one.score)
    const least = Math.min(found[0]?.score ?? 0, 1) * shareOfBest
    return found.filter(({ score }) => score >= least).slice(0, foundMax)
  }

  return {
    /**
     * Returns at most eight sources, best first; none where nothing is near.
     * @param typed up to 2,000 arbitrary characters
     */
    async search(typed: string, { language, before }: SearchOptions): Promise<Found[]> {
      const question = isForgiving ? await corrected(typed) : typed
      const own = parseQuestion(question)
      const found = before && isThin(own) ? [] : await find(own.terms, question, language)
      if (found.length > 0 || !before) return found
      const earlier = parseQuestion(before).terms.filter(
        (term) => !own.terms.some((one) => one.own.join() === term.own.join()),
      )
      return find([...own.terms, ...earlier], `${question}\n${before}`, language)
    },

    /** Returns a passage that a page shows now, in the language or the other one. @param key of a page's passage */
    async passage(key: string, language: Language): Promise<Found | undefined> {
      const rows = await repo.passageRows([key], [])
      const row = passageLanguage(
        rows.filter(({ text }) => isShown(key, text)),
        language,
      )
      return row && foundPassage(row, 1)
    },

    /** Recounts words before the next question, after content has changed. */
    refresh: counts.refresh,
  }
}

export type Knowledge = ReturnType<typeof createKnowledge>

function isThin({ terms, isPointing }: ReturnType<typeof parseQuestion>): boolean {
  return isPointing || terms.every((term) => term.isAttribute || term.isCommon)
}

function bestOf<Candidate extends { levels: number[] }>(
  all: Candidate[],
  keyOf: (one: Candidate) => string,
  terms: WeighedTerm[],
  isProduct: boolean,
): (Pick<Scored, 'score' | 'telling'> & { of: Candidate })[] {
  const best = new Map<string, Pick<Scored, 'score' | 'telling'> & { of: Candidate }>()
  for (const of of all) {
    const { score, coverage, telling } = scoreOf(terms, of.levels, isProduct)
    if (coverage < coverageMin || score < scoreMin) continue
    if (score > (best.get(keyOf(of))?.score ?? 0)) best.set(keyOf(of), { of, score, telling })
  }
  return [...best.values()].sort((one, other) => other.score - one.score).slice(0, readMax)
}

function foundPassage({ kind, title, path, text, language }: PassageRow, score: number): Found {
  return { kind, title, path, text, language, score }
}
