import { baseCurrency, convert, currencyCodes, type ExchangeRateTable } from '#contract/catalogue/money.ts'
import { listLine, listPriceFor, listPriceOf, partsOf, totalsOf } from '#contract/catalogue/prices.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import type { Found as Source } from '../../knowledge/knowledge.service.ts'
import { type Figure, plainText, type Reading } from './figures-scan.rules.ts'

/** Amounts that follow from the sources' by plain arithmetic, by currency, in whole cents so that they compare exactly. */
export interface Derived {
  /** Converted amounts, multiples by a quantity of the question, and totals of the price engine. */
  amounts: Map<string, Set<number>>
  /** Amounts of products in HKD; any two may be added. */
  summands: Set<number>
}

/** Limits quantities, since with many almost any amount could be derived. */
const quantitiesMax = 4

export function derivedFrom(
  figures: Pick<Figure, 'ends'>[],
  sources: readonly Pick<Source, 'product'>[],
  question: string,
  rates: ExchangeRateTable,
): Derived {
  const counts = [1, ...quantitiesIn(question)]
  const products = sources.flatMap(({ product }) => product ?? [])
  const toCurrency = (from: string, to: string) => (amount: number) => convert(amount, from, to, rates).amount
  const amounts = currencyCodes.map((code) => {
    const all = currencyCodes.flatMap((from) => amountsOf(figures, from).map(toCurrency(from, code)))
    const reckoned = products.flatMap((product) => computedAmounts(product, counts, toCurrency(baseCurrency, code)))
    return [
      code,
      new Set([...counts.flatMap((count) => all.map((amount) => amount * count)), ...reckoned].map(inCents)),
    ] as const
  })
  const summands = products.flatMap((product) => computedAmounts(product, counts))
  return { amounts: new Map(amounts), summands: new Set(summands.map(inCents)) }
}

function computedAmounts(product: ProductSummary, counts: number[], inCurrency?: (amount: number) => number): number[] {
  const { price, category } = product
  const parts = partsOf(price, category).flatMap(({ unitPrice, period }) =>
    unitPrice ? [{ listPrice: unitPrice, period, connectivityFee: null }] : [],
  )
  const lists = [...parts, listPriceOf(price)]
  return counts.flatMap((count) =>
    [...lists, listPriceFor(product, count)].flatMap((list) => {
      const { totals, firstYear } = totalsOf([listLine(list, count, inCurrency)])
      return [...totals.map(({ amount }) => amount), firstYear].filter((amount) => amount > 0)
    }),
  )
}

export function isDerived({ family, value }: Reading, { amounts, summands }: Derived): boolean {
  const code = family.replace('money:', '')
  const cents = inCents(value)
  if (amounts.get(code)?.has(cents)) return true
  return code === 'HKD' && [...summands].some((summand) => summands.has(cents - summand))
}

/** Uses the most likely reading only: an ambiguous "$" must not be converted from three currencies. */
function amountsOf(figures: Pick<Figure, 'ends'>[], code: string): number[] {
  const likely = figures.flatMap(({ ends }) => ends.flatMap((readings) => readings[0] ?? []))
  const readings = likely.filter(({ family }) => family === `money:${code}`)
  return [...new Set(readings.map(({ value }) => value))]
}

function inCents(amount: number): number {
  return Math.round(amount * 100)
}

function quantitiesIn(question: string): number[] {
  const whole = /(?<![A-Za-z\d.,][-_]?)\d{1,6}(?![\d.,]*\d)/g
  const numbers = [...plainText(question).matchAll(whole)].map(([digits]) => Number(digits))
  return [...new Set(numbers)].filter((count) => count > 1).slice(0, quantitiesMax)
}
