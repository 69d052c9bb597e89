import { convert, exchangeRates } from '#contract/money.ts'
import type { Found as Source } from '#server/features/knowledge/knowledge.service.ts'
import type { Figure, Reading } from './figures.scan.rules.ts'
import { plainText } from './figures.scan.rules.ts'

/** Amounts that follow from the sources' own by plain arithmetic, by currency; in whole cents, so that sums compare. */
export interface Derived {
  /** Converted, twelve months of it, times a quantity of the question. */
  amounts: Map<string, Set<number>>
  /** Of products, in Hong Kong dollars: any two may be added. */
  summands: Set<number>
}

const codes = ['HKD', 'USD', 'RMB']
/** Lest everything could be worked out. */
const quantitiesMax = 4
const monthsOfYear = 12

export function derivedFrom(
  figures: Pick<Figure, 'ends'>[],
  sources: readonly Pick<Source, 'product'>[],
  question: string,
): Derived {
  const quantities = quantitiesIn(question)
  const times = (amounts: number[]) => [
    ...amounts,
    ...quantities.flatMap((count) => amounts.map((amount) => amount * count)),
  ]
  const monthly = sources.flatMap(({ product }) => (product?.price.period === 'month' ? [product.price.msrp ?? 0] : []))
  const yearly = monthly.map((amount) => amount * monthsOfYear)
  const own = sources.flatMap(({ product }) => (product ? partsOf(product.price) : []))
  const amounts = new Map(
    codes.map((code) => {
      const stated = times([...amountsOf(figures, code), ...(code === 'HKD' ? yearly : [])])
      const others = codes.filter((other) => other !== code)
      const converted = others.flatMap((from) => times(amountsOf(figures, from)).map((a) => convertedTo(a, from, code)))
      return [code, new Set([...stated, ...converted].map(inCents))]
    }),
  )
  return { amounts, summands: new Set(times([...own, ...yearly]).map(inCents)) }
}

/** Whether an amount is one of those, or two of a product's or two products' added. */
export function isDerived({ family, value }: Reading, { amounts, summands }: Derived): boolean {
  const code = family.replace('money:', '')
  const cents = inCents(value)
  if (amounts.get(code)?.has(cents)) return true
  return code === 'HKD' && [...summands].some((summand) => summands.has(cents - summand))
}

function partsOf({
  msrp,
  sensorPrice,
  licensePrice,
  connectivity,
  firstYearTotal,
}: NonNullable<Source['product']>['price']) {
  const parts = [msrp, sensorPrice, licensePrice.annual, connectivity.annualFee, firstYearTotal]
  return parts.filter((amount): amount is number => amount !== null && amount > 0)
}

function amountsOf(figures: Pick<Figure, 'ends'>[], code: string): number[] {
  const readings = figures.flatMap(({ ends }) => ends.flat()).filter(({ family }) => family === `money:${code}`)
  return [...new Set(readings.map(({ value }) => value))]
}

function convertedTo(amount: number, from: string, to: string): number {
  return convert(amount, from, to, exchangeRates).amount
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
