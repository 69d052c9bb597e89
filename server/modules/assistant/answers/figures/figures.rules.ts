import type { ExchangeRateTable } from '#contract/catalogue/money.ts'
import { toTraditional } from '#server/modules/catalogue/index.ts'
import { isDerived } from './figures-derived.rules.ts'
import { type Evidence, type Known, keyOf, knownFrom } from './figures-known.rules.ts'
import { type Figure, figuresIn, plainText, type Reading } from './figures-scan.rules.ts'

/**
 * Returns the figures of an answer that no evidence supports, compared by value and kind of unit (1.2 km equals 1,200 m). Evidence is:
 * figures of the sources; amounts that the price engine derives from a product's prices, for quantities of the question and in each
 * currency; a source's amount converted or multiplied; the sum of two products' amounts; and what the visitor typed, unless it is repeated
 * as a price here or with a citation.
 * @param answer Markdown with citations
 * @param sources all that the answer was made from, cited or not
 * @param rates exchange rates of the site
 * @returns each once, as written, without emphasis
 */
export function unverifiedFigures(
  answer: string,
  sources: readonly Evidence[],
  question: string,
  rates: ExchangeRateTable,
): string[] {
  const judged = figuresIn(answer).filter(isJudged)
  if (judged.length === 0) return []
  const [known, plain] = [knownFrom(sources, question, rates), toTraditional(plainText(answer))]
  const unknown = judged.filter((figure) => !isKnown(figure, known, clauseOf(plain, figure)))
  return [...new Set(unknown.map(({ text }) => text))]
}

/** Ignores counts in words ("two sensors"), but not other quantities ("ten years"). */
function isJudged({ isInWords, ends }: Figure): boolean {
  return !isInWords || !every(ends, ({ family }) => family === 'count')
}

/** Returns whether both ends of a range have a reading that holds. */
function every(ends: Reading[][], holds: (reading: Reading) => boolean): boolean {
  return ends.every((readings) => readings.some(holds))
}

function isKnown(figure: Figure, known: Known, clause: Clause): boolean {
  const { ends, period } = figure
  const isIn = (keys: Set<string>) => every(ends, (reading) => keys.has(keyOf(reading)))
  if (mayBeVisitors(figure, clause) && isIn(known.question)) return true
  if (period && !every(ends, (reading) => known.periods.get(keyOf(reading))?.has(period) ?? true)) return false
  return known.sources.some(isIn) || every(ends, (reading) => isDerived(reading, known.derived()))
}

interface Clause {
  text: string
  /** Whether a citation follows. */
  isCited: boolean
}

const clauseMax = 300
const clauseEnd = /[,，;；。！？!?\n]|\.(?!\d)/

function clauseOf(plain: string, { at, text }: Figure): Clause {
  const lead =
    plain
      .slice(Math.max(0, at - clauseMax), at)
      .split(clauseEnd)
      .at(-1) ?? ''
  const [rest = ''] = plain.slice(at + text.length, at + text.length + clauseMax).split(clauseEnd, 1)
  const behind = plain.slice(at + text.length + rest.length)
  const isCited = /[[【]\s?\d/.test(rest) || /^[.。!！?？]?\s?[[【]\s?\d/.test(behind)
  return { text: lead + text + rest, isCited }
}

const visitors = /budget|預算|\byour?\b|\byours\b|你|您|閣下/i
const stocks = /stock|庫存|存貨|現貨|\bleft\b|available/i

function mayBeVisitors({ ends }: Figure, { text, isCited }: Clause): boolean {
  if (every(ends, ({ family }) => family === 'count')) return !stocks.test(text)
  if (isCited) return false
  return !every(ends, ({ family }) => family.startsWith('money:')) || visitors.test(text)
}
