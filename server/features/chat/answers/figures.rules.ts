import type { ProductSummary } from '#contract/products.ts'
import { type Derived, derivedFrom, isDerived } from './figures.derived.rules.ts'
import { type Figure, figuresIn, type MoneyPeriod, plainText, type Reading } from './figures.scan.rules.ts'
import { numberOf } from './numerals.rules.ts'
import type { Source } from './source.ts'

type Ground = Pick<Source, 'title' | 'text' | 'product'>

/** What stands on every page. */
const siteFacts = '24 hours, 24 小時'

/**
 * Figures of an answer that nothing it stands on has: prices, stock, ranges, measures and times, compared by value and
 * kind of unit (1.2 km is 1,200 m). What counts besides the sources' own figures: their prices converted by the site's
 * rates, the sum of two, a quantity of the question times a price, twelve months of one; and what the visitor wrote,
 * unless the answer cites a source for it.
 * @param answer Markdown, with [1] where it cites
 * @param sources those that the answer was made from, cited or not
 * @returns as the answer writes them, without its emphasis; each once
 */
export function unverifiedFigures(answer: string, sources: readonly Ground[], question = ''): string[] {
  const known = groundOf(sources, question)
  const plain = plainText(answer)
  const unknown = figuresIn(answer).filter(
    (figure) => isJudged(figure) && !isKnown(figure, known, isCited(plain, figure)),
  )
  return [...new Set(unknown.map(({ text }) => text))]
}

/** "Two sensors" is a manner of speaking; "ten years" is a promise. */
function isJudged({ isInWords, ends }: Figure): boolean {
  return !isInWords || !ends.every((readings) => readings.every(({ family }) => family === 'count'))
}

interface Known {
  sources: Set<string>[]
  question: Set<string>
  /** What a price is paid for, where a product says it. */
  periods: Map<string, Set<MoneyPeriod | 'once'>>
  /** Worked out only where a price is not there as it is. */
  derived: () => Derived
}

function groundOf(sources: readonly Ground[], question: string): Known {
  const figures = sources.map((source) => [...figuresIn(`${source.title}\n${source.text}`), ...factsOf(source.product)])
  return {
    sources: [...figures.map(keysOf), keysOf(figuresIn(siteFacts))],
    question: new Set([...keysOf(figuresIn(question)), ...bareNumbersIn(question)]),
    periods: periodsOf(sources),
    derived: once(() => derivedFrom(figures.flat(), sources, question)),
  }
}

function once<Value>(work: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: work() }
    return made.value
  }
}

function keysOf(figures: Pick<Figure, 'ends'>[]): Set<string> {
  return new Set(figures.flatMap(({ ends }) => ends.flat().map(keyOf)))
}

/** "Budget 5000" is HK$5,000 when it is said back. */
function bareNumbersIn(question: string): string[] {
  return [...plainText(question).matchAll(/(?<![A-Za-z\d.,][-_]?)\d[\d,]*(?:\.\d+)?/g)].map(
    ([digits]) => `${numberOf(digits)}`,
  )
}

/** Nine digits are more than any figure here has; beyond, fractions of binary numbers differ. */
function keyOf({ family, value }: Reading): string {
  return `${family} ${Number(value.toPrecision(9))}`
}

function factsOf(product: ProductSummary | undefined): Pick<Figure, 'ends'>[] {
  if (!product) return []
  const amounts = pricesOf(product).map(({ amount }) => ({ family: 'money:HKD', value: amount }))
  return [...amounts, { family: 'count', value: product.stockQuantity }].map((reading) => ({ ends: [[reading]] }))
}

/** Every amount that a product's page shows, in Hong Kong dollars, and what it pays for. */
function pricesOf({ price }: ProductSummary): { amount: number; period: MoneyPeriod | 'once' }[] {
  const { msrp, partnerPrice, sensorPrice, licensePrice, connectivity, firstYearTotal } = price
  const parts = [
    { amount: msrp, period: price.period },
    { amount: partnerPrice, period: price.period },
    { amount: sensorPrice, period: price.period },
    { amount: licensePrice.annual, period: 'year' as const },
    { amount: connectivity.annualFee, period: 'year' as const },
    { amount: firstYearTotal, period: 'once' as const },
  ]
  return parts.flatMap(({ amount, period }) => (amount === null ? [] : [{ amount, period }]))
}

function periodsOf(sources: readonly Ground[]): Known['periods'] {
  const periods: Known['periods'] = new Map()
  for (const { amount, period } of sources.flatMap(({ product }) => (product ? pricesOf(product) : []))) {
    const key = keyOf({ family: 'money:HKD', value: amount })
    periods.set(key, (periods.get(key) ?? new Set()).add(period))
  }
  return periods
}

function isKnown({ ends, period }: Figure, known: Known, isCited: boolean): boolean {
  const has = (keys: Set<string>) => ends.every((readings) => readings.some((reading) => keys.has(keyOf(reading))))
  const isPaidSo = !period || ends.every((readings) => readings.some((reading) => fitsPeriod(reading, period, known)))
  if (isPaidSo && known.sources.some(has)) return true
  const isCount = ends.every((readings) => readings.some(({ family }) => family === 'count'))
  if (
    (!isCited || isCount) &&
    (has(known.question) || ends.every((readings) => readings.some(({ value }) => known.question.has(`${value}`))))
  )
    return true
  return isPaidSo && ends.every((readings) => readings.some((reading) => isDerived(reading, known.derived())))
}

function fitsPeriod(reading: Reading, period: MoneyPeriod, { periods }: Known): boolean {
  return periods.get(keyOf(reading))?.has(period) ?? true
}

/** Whether the clause that a figure stands in, or the end of its sentence, cites a source. */
function isCited(plain: string, { at, text }: Figure): boolean {
  const rest = plain.slice(at + text.length)
  const clause = /^(?:[^,，;；。！？!?\n.]|[.,](?=\d))*[.。!！?？]?\s?(?:\[\d|【\d)?/.exec(rest)?.[0] ?? ''
  return /\[\d|【\d/.test(clause)
}
