import type { Language } from '#contract/i18n/languages.ts'
import type { WeighedTerm } from './weights.rules.ts'

/** Score of a term by its match level (knowledge.repo.ts). */
const strengths = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 1] as const

const ofEveryProduct = 0.9

export interface Scored {
  /** 0 to 1: share of the question that matches, weighted by match level. */
  score: number
  /** 0 to 1: share of the question that matches at all. */
  coverage: number
  telling: Telling
}

/** Counts the question's terms that say something and match, and gives their share by weight, 0 to 1. */
export interface Telling {
  matched: number
  share: number
}

/** Terms of a lower weight are in many texts, or lie across two words. */
const tellingLeast = 0.26

/** @param levels match level of each term */
export function scoreOf(terms: WeighedTerm[], levels: number[], isProduct: boolean): Scored {
  let [total, met, score, own] = [0, 0, 0, 0]
  const specific = { matched: 0, met: 0, total: 0 }
  terms.forEach((term, place) => {
    const level = levels[place] ?? 0
    const isFree = isProduct && term.isOfEveryProduct && level === 0
    total += term.weight
    met += level > 0 || isFree ? term.weight : 0
    score += term.weight * (isFree ? ofEveryProduct : (strengths[level] ?? 0))
    if (term.weight >= tellingLeast) {
      specific.total += term.weight
      specific.met += level > 0 ? term.weight : 0
      specific.matched += level > 0 ? 1 : 0
    }
    own += level > 0 && !(isProduct && term.isOfEveryProduct) ? 1 : 0
  })
  const telling = { matched: specific.matched, share: specific.total === 0 ? 0 : specific.met / specific.total }
  if (total === 0 || own === 0) return { score: 0, coverage: 0, telling }
  return { score: score / total, coverage: met / total, telling }
}

export function passageLanguage<Row extends { language: Language }>(rows: Row[], language: Language): Row | undefined {
  return rows.find((row) => row.language === language) ?? rows[0]
}
