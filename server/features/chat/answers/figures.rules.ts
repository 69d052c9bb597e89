import { isDerived } from './figures.derived.rules.ts'
import { type Ground, groundOf, type Known, keyOf } from './figures.ground.rules.ts'
import { type Figure, figuresIn, plainText, type Reading } from './figures.scan.rules.ts'

/**
 * Figures of an answer that nothing it stands on has: prices, stock, ranges, measures and times, compared by value and
 * kind of unit (1.2 km is 1,200 m). What counts besides the sources' own figures: their prices converted by the site's
 * rates (spec §9), two of products' added, one times a quantity of the question or twelve months; and what the visitor
 * typed, unless the answer cites a source for it.
 * @param answer Markdown, with [1] where it cites
 * @param sources those that the answer was made from, cited or not
 * @returns as the answer writes them, without its emphasis; each once
 */
export function unverifiedFigures(answer: string, sources: readonly Ground[], question = ''): string[] {
  const judged = figuresIn(answer).filter(isJudged)
  if (judged.length === 0) return []
  const [known, plain] = [groundOf(sources, question), plainText(answer)]
  const unknown = judged.filter((figure) => !isKnown(figure, known, isCited(plain, figure)))
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

function isKnown({ ends, period }: Figure, known: Known, isCited: boolean): boolean {
  const isIn = (keys: Set<string>) => every(ends, (reading) => keys.has(keyOf(reading)))
  const isCount = every(ends, ({ family }) => family === 'count')
  if ((!isCited || isCount) && isIn(known.question)) return true
  if (period && !every(ends, (reading) => known.periods.get(keyOf(reading))?.has(period) ?? true)) return false
  return known.sources.some(isIn) || every(ends, (reading) => isDerived(reading, known.derived()))
}

/** To the end of a clause, and a citation behind it. */
const restOfClause = /^(?:[^,，;；。！？!?\n.[【]|[.,](?=\d))*[.。!！?？]?\s?[[【]\s?\d/

/** Whether the answer cites a source for a figure. */
function isCited(plain: string, { at, text }: Figure): boolean {
  return restOfClause.test(plain.slice(at + text.length))
}
