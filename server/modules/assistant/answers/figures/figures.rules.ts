import type { ExchangeRateTable } from '#contract/catalogue/money.ts'
import { inTraditional } from '#server/modules/catalogue/index.ts'
import { isDerived } from './figures-derived.rules.ts'
import { type Evidence, type Known, keyOf, knownFrom } from './figures-known.rules.ts'
import { type Figure, figuresIn, plainText, type Reading } from './figures-scan.rules.ts'

/**
 * Figures of an answer that nothing it stands on has: prices, stock, ranges, measures and times, compared by value and
 * kind of unit (1.2 km is 1,200 m). What counts besides the sources' own figures: what the price engine makes
 * of a product's prices, for a quantity of the question and in each currency, one of the others so converted or multiplied, two of
 * products' added; and what the visitor
 * typed, where the answer says it back: not as what something here costs, or with a source.
 * @param answer Markdown, with [1] where it cites
 * @param sources those that the answer was made from, cited or not
 * @param rates that the site shows prices by
 * @returns as the answer writes them, without its emphasis; each once
 */
export function unverifiedFigures(
  answer: string,
  sources: readonly Evidence[],
  question: string,
  rates: ExchangeRateTable,
): string[] {
  const judged = figuresIn(answer).filter(isJudged)
  if (judged.length === 0) return []
  const [known, plain] = [knownFrom(sources, question, rates), inTraditional(plainText(answer))]
  const unknown = judged.filter((figure) => !isKnown(figure, known, clauseOf(plain, figure)))
  return [...new Set(unknown.map(({ text }) => text))]
}

/** "Two sensors" is a manner of speaking; "ten years" is a promise. */
function isJudged({ isInWords, ends }: Figure): boolean {
  return !isInWords || !every(ends, ({ family }) => family === 'count')
}

/** Whether both ends of a range can be read so that something holds. */
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
  /** Whether a citation ends it. */
  isCited: boolean
}

/** To each side of a figure, characters: what is farther is not read anew for each. */
const clauseMax = 300
const clauseEnd = /[,，;；。！？!?\n]|\.(?!\d)/

/** What stands around a figure, up to the next characters that part sentences; a thousands comma is within the figure. */
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

/** Whether a figure can be the visitor's own, said back: their budget, their rooms; not what things here cost or reach. */
function mayBeVisitors({ ends }: Figure, { text, isCited }: Clause): boolean {
  if (every(ends, ({ family }) => family === 'count')) return !stocks.test(text)
  if (isCited) return false
  return !every(ends, ({ family }) => family.startsWith('money:')) || visitors.test(text)
}
