import {
  firstPaymentOf,
  inHkd,
  type LineToPrice,
  type PricedLine,
  proportionOf,
  sumOf,
  timesInFirstYear,
  totalsOf,
  wholeShare,
} from './prices.ts'
import { amountOf, centsOf, rateUnits, rateUnitsOf, rounded } from './values/cents.ts'
import type { Country } from './values/countries.ts'
import type { CurrencyCode } from './values/money-values.ts'
import { type Category, type PricePeriod, pricePeriods } from './values/product-values.ts'

/**
 * The part of the price engine that adds discount, delivery, tax and rounding to the lines of a quotation, order or
 * document. Discounts come off before tax; tax is rounded once per period and rate; delivery has the rate of services;
 * rounding belongs to single payments.
 */

/** Kinds of products that may be taxed differently. */
export const taxKinds = ['goods', 'software', 'services'] as const
export type TaxKind = (typeof taxKinds)[number]

/** Tax of a destination, in percent of each kind. */
export interface Tax {
  country: Country
  name: string
  /** Whether prices include it; otherwise it is added to them. */
  isIncluded: boolean
  goods: number
  software: number
  services: number
}

/** Charges of a quotation or order, frozen with it. Amounts without a currency are in the document's. */
export interface Charges {
  /** Destination. */
  country: Country
  taxName: string
  isTaxIncluded: boolean
  goods: number
  software: number
  services: number
  /** In percent of every payment. */
  discountPercent: number
  /** Off the single payments. */
  discount: number
  discountHkd: number
  delivery: number
  deliveryHkd: number
  /** Step to which single payments are rounded; 0: not rounded. */
  roundTo: number
}

export const noCharges: Charges = {
  country: 'HK',
  taxName: '',
  isTaxIncluded: false,
  goods: 0,
  software: 0,
  services: 0,
  discountPercent: 0,
  discount: 0,
  discountHkd: 0,
  delivery: 0,
  deliveryHkd: 0,
  roundTo: 0,
}

export type ChargedLine = PricedLine & { category: Category | null }

export const chargeParts = ['discount', 'delivery', 'tax', 'delivery_tax', 'rounding'] as const
export type ChargePart = (typeof chargeParts)[number]

export interface Charge {
  part: ChargePart
  /** Rate of a tax in percent; else 0. */
  rate: number
  /** Negative for a discount. */
  amount: number
  /** Tax that the prices contain; not added to the total. */
  isIncluded: boolean
}

export interface PeriodTotals {
  period: PricePeriod
  /** Total of the lines. */
  subtotal: number
  charges: Charge[]
  total: number
}

export interface ChargedTotals {
  periods: PeriodTotals[]
  firstYear: number
  firstYearTax: number
  /** Single payments, and the first month and year of recurring ones. */
  due: number
}

/** Returns the kind by which a line is taxed. Lines without a product are services; plans are paid repeatedly. */
export function taxKindOf({ category, period }: Pick<ChargedLine, 'category' | 'period'>): TaxKind {
  if (category === 'software') return 'software'
  return category === null || (category === 'lpwan' && period !== 'once') ? 'services' : 'goods'
}

/** Returns what a line costs in HKD, whatever its document's currency. */
export function chargedInHkd(line: LineToPrice & { period: PricePeriod; category: Category | null }): ChargedLine {
  return { ...inHkd(line), category: line.category }
}

/** Returns charges in HKD. Other currencies are rounded in their own. */
export function chargesInHkd(charges: Charges, currency: CurrencyCode): Charges {
  const { discountHkd: discount, deliveryHkd: delivery } = charges
  return { ...charges, discount, delivery, roundTo: currency === 'HKD' ? charges.roundTo : 0 }
}

/** Returns an amount in HKD in another currency, rounded once. @param rate units of the currency per HKD */
export function fromHkd(amount: number, rate: number): number {
  return amountOf(rounded(centsOf(amount) * rateUnitsOf(rate), rateUnits))
}

export function chargedTotals(lines: readonly ChargedLine[], charges: Charges): ChargedTotals {
  const periods = pricePeriods.flatMap((period) => periodTotals(period, lines, charges) ?? [])
  const inFirstYear = (amountFor: (period: PeriodTotals) => bigint) =>
    amountOf(periods.reduce((sum, one) => sum + amountFor(one) * timesInFirstYear[one.period], 0n))
  return {
    periods,
    firstYear: inFirstYear(({ total }) => centsOf(total)),
    firstYearTax: inFirstYear(({ charges: some }) => sumOfTax(some)),
    due: sumOf(periods.map(({ total }) => total)),
  }
}

/**
 * Returns the charges of some pieces of a document, of all periods together. Those of all pieces are exactly the
 * document's: delivery comes with the first pieces, rounding with the last, a discount and tax in proportion.
 * @param whole all pieces
 */
export function chargesOfPieces(
  pieces: readonly ChargedLine[],
  whole: readonly ChargedLine[],
  charges: Charges,
): Charge[] {
  const isWhole = whole.every(({ quantity }, index) => pieces[index]?.quantity === quantity)
  const [part, all] = [onceOf(pieces), onceOf(whole)]
  const discount = isWhole || all === 0 ? charges.discount : proportionOf(charges.discount, part, all)
  const delivery = pieces.some(({ quantity }) => quantity > 0) ? charges.delivery : 0
  const roundTo = isWhole ? charges.roundTo : 0
  const { periods } = chargedTotals(pieces, { ...charges, discount, delivery, roundTo })
  return summedCharges(periods.flatMap((one) => one.charges))
}

/** Returns charges of the same part and rate as one. */
export function summedCharges(charges: readonly Charge[]): Charge[] {
  const sums = new Map<string, Charge>()
  for (const charge of charges) {
    const key = `${charge.part} ${charge.rate} ${charge.isIncluded}`
    sums.set(key, { ...charge, amount: sumOf([sums.get(key)?.amount ?? 0, charge.amount]) })
  }
  return [...sums.values()].toSorted((one, other) => placeOf(one) - placeOf(other) || one.rate - other.rate)
}

/** Returns the single payments of lines, before charges. */
export function onceOf(lines: readonly PricedLine[]): number {
  return firstPaymentOf(
    lines.filter(({ period }) => period === 'once').map((line) => ({ ...line, connectivityFee: null })),
  )
}

/**
 * Returns the price of a piece after the discounts of its document, to compare with a minimum price.
 * @param once sum of the single payments of the document
 */
export function discountedPrice(price: number, period: PricePeriod, charges: Charges, once: number): number {
  const percentOff = rounded(centsOf(price) * centsOf(charges.discountPercent), wholeShare)
  const share = period === 'once' && once > 0 ? proportionOf(charges.discountHkd, price, once) : 0
  return sumOf([price, -amountOf(percentOff), -share])
}

function placeOf({ part }: Charge): number {
  return chargeParts.indexOf(part)
}

function sumOfTax(charges: readonly Charge[]): bigint {
  return charges
    .filter(({ part }) => part === 'tax' || part === 'delivery_tax')
    .reduce((sum, { amount }) => sum + centsOf(amount), 0n)
}

function periodTotals(period: PricePeriod, lines: readonly ChargedLine[], charges: Charges): PeriodTotals | undefined {
  const groups = taxedGroups(period, lines, charges)
  const delivery = period === 'once' ? centsOf(charges.delivery) : 0n
  if (groups.size === 0 && delivery === 0n) return undefined
  const subtotal = sum([...groups.values()])
  const discount = discountOf(period, subtotal, charges)
  const taxes = taxesOf(groups, subtotal, discount, charges)
  const parts: Charge[] = [
    ...(discount === 0n ? [] : [chargeOf('discount', -discount)]),
    ...(delivery === 0n ? [] : [chargeOf('delivery', delivery)]),
    ...taxes,
    ...taxOf('delivery_tax', delivery, charges.services, charges),
  ]
  const added = parts.filter(({ isIncluded }) => !isIncluded).map(({ amount }) => centsOf(amount))
  const before = subtotal + sum(added)
  const step = period === 'once' ? centsOf(charges.roundTo) : 0n
  const rounding = step === 0n ? 0n : rounded(before, step) * step - before
  if (rounding !== 0n) parts.push(chargeOf('rounding', rounding))
  return { period, subtotal: amountOf(subtotal), charges: parts, total: amountOf(before + rounding) }
}

/** Returns the payments of a period by tax rate, in hundredths of a percent. */
function taxedGroups(period: PricePeriod, lines: readonly ChargedLine[], charges: Charges): Map<number, bigint> {
  const groups = new Map<number, bigint>()
  const add = (rate: number, line: PricedLine) => {
    const paid = totalsOf([line]).totals.find(({ kind }) => kind === period)
    if (paid) groups.set(rate, (groups.get(rate) ?? 0n) + centsOf(paid.amount))
  }
  for (const line of lines) {
    add(charges[taxKindOf(line)], { ...line, connectivityFee: null })
    add(charges.services, { ...line, unitPrice: null })
  }
  return groups
}

function discountOf(period: PricePeriod, subtotal: bigint, { discountPercent, discount }: Charges): bigint {
  const shared = rounded(subtotal * centsOf(discountPercent), wholeShare)
  const amount = shared + (period === 'once' ? centsOf(discount) : 0n)
  return amount > subtotal ? subtotal : amount
}

/** Returns the tax of each rate, after its share of the discount; the shares add up to the discount. */
function taxesOf(groups: Map<number, bigint>, subtotal: bigint, discount: bigint, charges: Charges): Charge[] {
  let [passed, taken] = [0n, 0n]
  return [...groups].flatMap(([rate, cents]) => {
    passed += cents
    const until = subtotal === 0n ? 0n : rounded(discount * passed, subtotal)
    const share = until - taken
    taken = until
    return taxOf('tax', cents - share, rate, charges)
  })
}

function taxOf(part: 'tax' | 'delivery_tax', base: bigint, rate: number, { isTaxIncluded }: Charges): Charge[] {
  const share = centsOf(rate)
  const tax = rounded(base * share, isTaxIncluded ? wholeShare + share : wholeShare)
  return tax === 0n ? [] : [{ ...chargeOf(part, tax), rate, isIncluded: isTaxIncluded }]
}

function chargeOf(part: ChargePart, cents: bigint): Charge {
  return { part, rate: 0, amount: amountOf(cents), isIncluded: false }
}

function sum(cents: readonly bigint[]): bigint {
  return cents.reduce((all, one) => all + one, 0n)
}
