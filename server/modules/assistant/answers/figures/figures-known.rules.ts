import type { ExchangeRateTable } from '#contract/catalogue/money.ts'
import { firstYearOf, partsOf } from '#contract/catalogue/prices.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { once } from '#contract/once.ts'
import type { Found as Source } from '../../knowledge/knowledge.service.ts'
import { type Derived, derivedFrom } from './figures-derived.rules.ts'
import { type Figure, figuresIn, type MoneyPeriod, plainText, type Reading } from './figures-scan.rules.ts'
import { numberOf } from './numerals.rules.ts'

export type Evidence = Pick<Source, 'title' | 'text' | 'product'>

/** Evidence for an answer's figures, as keys of readings (keyOf). */
export interface Known {
  /** One set for each source: both ends of a range must come from the same one. */
  sources: Set<string>[]
  question: Set<string>
  periods: Map<string, Set<MoneyPeriod | 'once'>>
  /** Computed only when a price is not found directly. */
  derived: () => Derived
}

const siteFacts = '24 hours'

export function knownFrom(sources: readonly Evidence[], question: string, rates: ExchangeRateTable): Known {
  const figures = sources.map((source) => [...figuresIn(`${source.title}\n${source.text}`), ...factsOf(source.product)])
  return {
    sources: [...figures.map(keysOf), keysOf(figuresIn(siteFacts))],
    question: new Set([...keysOf(figuresIn(question)), ...bareKeysOf(question)]),
    periods: periodsOf(sources),
    derived: once(() => derivedFrom(figures.flat(), sources, question, rates)),
  }
}

/** Rounds to nine digits, which avoids errors of floating-point fractions. */
export function keyOf({ family, value }: Reading): string {
  return `${family} ${Number(value.toPrecision(9))}`
}

function keysOf(figures: Pick<Figure, 'ends'>[]): Set<string> {
  return new Set(figures.flatMap(({ ends }) => ends.flat().map(keyOf)))
}

const bareFamilies = ['money:HKD', 'money:USD', 'money:RMB', 'count']

/** Reads bare numbers of a question as any currency or a count: "budget 5000" may be repeated as HK$5,000, "I have 40" as 40 units. */
function bareKeysOf(question: string): string[] {
  const numbers = plainText(question).matchAll(/(?<![A-Za-z\d.,][-_]?)\d[\d,]*(?:\.\d+)?/g)
  return [...numbers].flatMap(([digits]) => bareFamilies.map((family) => keyOf({ family, value: numberOf(digits) })))
}

function factsOf(product: ProductSummary | undefined): Pick<Figure, 'ends'>[] {
  if (!product) return []
  const amounts = amountsOf(product).map(({ amount }) => ({ family: 'money:HKD', value: amount }))
  return [...amounts, { family: 'count', value: product.stockQuantity }].map((reading) => ({ ends: [[reading]] }))
}

function amountsOf(product: ProductSummary): { amount: number; period: MoneyPeriod | 'once' }[] {
  const { parts, total } = firstYearOf(product)
  const { partnerPrice, period } = product.price
  const amounts = [
    ...partsOf(product.price, product.category).map(({ unitPrice, period: of }) => ({ amount: unitPrice, period: of })),
    { amount: partnerPrice, period },
    ...parts.flatMap(({ amount, isYearly }) => (isYearly ? [{ amount, period: 'year' as const }] : [])),
    { amount: total, period: 'once' as const },
    { amount: total, period: 'year' as const },
  ]
  return amounts.flatMap(({ amount, period: of }) => (amount === null ? [] : [{ amount, period: of }]))
}

function periodsOf(sources: readonly Evidence[]): Known['periods'] {
  const periods: Known['periods'] = new Map()
  for (const { amount, period } of sources.flatMap(({ product }) => (product ? amountsOf(product) : []))) {
    const key = keyOf({ family: 'money:HKD', value: amount })
    periods.set(key, (periods.get(key) ?? new Set()).add(period))
  }
  return periods
}
