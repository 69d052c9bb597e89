import { baseCurrency, convert, currencyCodes, type ExchangeRateTable } from '#contract/catalogue/money.ts'
import { listLine, listPriceFor, listPriceOf, partsOf, totalsOf } from '#contract/catalogue/prices.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import type { Found as Source } from '../../knowledge/knowledge.service.ts'
import { type Figure, plainText, type Reading } from './figures-scan.rules.ts'

/** Amounts that follow from the sources' own by plain arithmetic, by currency; in whole cents, so that sums compare. */
export interface Derived {
  /** Converted, or times a quantity of the question, and what the price engine makes of products. */
  amounts: Map<string, Set<number>>
  /** Of products, in Hong Kong dollars: any two may be added. */
  summands: Set<number>
}

/** Lest everything could be worked out. */
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
    const reckoned = products.flatMap((product) => reckonedOf(product, counts, toCurrency(baseCurrency, code)))
    return [
      code,
      new Set([...counts.flatMap((count) => all.map((amount) => amount * count)), ...reckoned].map(inCents)),
    ] as const
  })
  const summands = products.flatMap((product) => reckonedOf(product, counts))
  return { amounts: new Map(amounts), summands: new Set(summands.map(inCents)) }
}

/** What so many of a product come to: each of its prices, a year of each, and what is paid once, a month, a year and in the first. */
function reckonedOf(product: ProductSummary, counts: number[], inCurrency?: (amount: number) => number): number[] {
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

/** Whether an amount is one of those, or two of a product's or two products' added. */
export function isDerived({ family, value }: Reading, { amounts, summands }: Derived): boolean {
  const code = family.replace('money:', '')
  const cents = inCents(value)
  if (amounts.get(code)?.has(cents)) return true
  return code === 'HKD' && [...summands].some((summand) => summands.has(cents - summand))
}

/** Of figures as they are most likely meant: one that may be in three currencies is no ground to convert from each. */
function amountsOf(figures: Pick<Figure, 'ends'>[], code: string): number[] {
  const likely = figures.flatMap(({ ends }) => ends.flatMap((readings) => readings[0] ?? []))
  const readings = likely.filter(({ family }) => family === `money:${code}`)
  return [...new Set(readings.map(({ value }) => value))]
}

function inCents(amount: number): number {
  return Math.round(amount * 100)
}

/** Whole numbers that a question writes. */
function quantitiesIn(question: string): number[] {
  const whole = /(?<![A-Za-z\d.,][-_]?)\d{1,6}(?![\d.,]*\d)/g
  const numbers = [...plainText(question).matchAll(whole)].map(([digits]) => Number(digits))
  return [...new Set(numbers)].filter((count) => count > 1).slice(0, quantitiesMax)
}
