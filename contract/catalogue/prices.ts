import type { Bilingual } from '../i18n/languages.ts'
import type { SalesSettings } from '../site/settings.ts'
import type { Price, Product, VolumePrice } from './products.ts'
import { amountOf, centsOf, rateUnits, rateUnitsOf, rounded } from './values/cents.ts'
import { type CurrencyCode, type ExchangeRateTable, exchangeRates } from './values/money-values.ts'
import { type Category, type PricePeriod, pricePeriods } from './values/product-values.ts'

/**
 * The one place that adds up prices: of a product, of a list that somebody asks a quotation for, of quotations and orders; on
 * screens, in documents, letters and figures. Amounts are money with two decimals, and whole cents inside, so that no float is
 * rounded or added.
 *
 * An amount is rounded once, where it becomes the price of one piece in a currency (after its discount and at its rate; half
 * away from zero); from there on it is only multiplied and added. So a document adds up by its own figures. What is paid once, a
 * month and a year is never added, but for a first year: once, twelve months and a year of it (spec §9).
 */

/** What a price of a product pays for: the thing, its licence, a plan (of connectivity or of a service), or its connection. */
export const priceKinds = ['hardware', 'licence', 'plan', 'connectivity'] as const
export type PriceKind = (typeof priceKinds)[number]

/** What a total says: what is paid once, each month, each year, and all that a first year costs. */
export const totalKinds = [...pricePeriods, 'firstYear'] as const
export type TotalKind = (typeof totalKinds)[number]

export const totalLabels: Record<TotalKind, Bilingual> = {
  once: { 'zh-TW': '一次性', en: 'One-off' },
  month: { 'zh-TW': '每月', en: 'Per month' },
  year: { 'zh-TW': '每年', en: 'Per year' },
  firstYear: { 'zh-TW': '首年總計', en: 'First-year total' },
}

/** What a first year divides into, as product pages and datasheets name it. */
const firstYearLabels = {
  hardware: { 'zh-TW': '感測器硬件', en: 'Sensor hardware' },
  otherHardware: { 'zh-TW': '硬件', en: 'Hardware' },
  licence: { 'zh-TW': '授權', en: 'License' },
  annualLicence: { 'zh-TW': '年度授權', en: 'Annual license' },
  plan: { 'zh-TW': '服務計劃年費', en: 'Plan' },
  connectivity: { 'zh-TW': '連接', en: 'Connectivity' },
  systemConnectivity: { 'zh-TW': '平台及連接', en: 'Platform and connectivity' },
} satisfies Record<string, Bilingual>

/** Times that a price is paid within its first year. */
const timesInFirstYear: Record<PricePeriod, bigint> = { once: 1n, month: 12n, year: 1n }

/** The most that a document's first year may come to, in its currency and in HKD. */
export const documentMax = 999_999_999_999.99

/** One price of a product: null where it is on request. */
export interface PricePart {
  kind: PriceKind
  period: PricePeriod
  unitPrice: number | null
}

/** What one kind of price comes to within a first year. */
export interface FirstYearPart {
  kind: PriceKind
  label: Bilingual
  /** Whether the same is due in every later year. */
  isYearly: boolean
  /** null where the product has no such price. */
  amount: number | null
}

/** So many of something; prices of one piece in one currency. */
export interface PricedLine {
  quantity: number
  /** null: on request. */
  unitPrice: number | null
  period: PricePeriod
  /** A year of its connection; null where it has none. */
  connectivityFee: number | null
}

export interface Total {
  kind: TotalKind
  amount: number
}

export interface Totals {
  /** What is paid once, a month, a year, where there is such a price; and the first year, where that is yet another amount. */
  totals: Total[]
  firstYear: number
  /** How many lines have no price to count. */
  onRequest: number
}

/** What one piece is listed at: amounts of HKD. */
export interface ListPrice {
  listPrice: number | null
  period: PricePeriod
  connectivityFee: number | null
}

/** What a product costs, price by price, HKD (spec §2, /products/{slug}). */
export function partsOf(price: Price, category: Category): PricePart[] {
  const { listPrice, period, connectivityFee } = listPriceOf(price)
  return [
    { kind: kindOf(category, period), period, unitPrice: listPrice },
    ...(connectivityFee === null
      ? []
      : [{ kind: 'connectivity', period: 'year', unitPrice: connectivityFee } as const]),
  ]
}

function kindOf(category: Category, period: PricePeriod): PriceKind {
  if (period === 'once') return category === 'software' ? 'licence' : 'hardware'
  return category === 'lpwan' ? 'plan' : 'licence'
}

/**
 * What a first year of one piece costs (spec §9): hardware, licence or plan, and connectivity, whether the product has it or not,
 * and all of them.
 * @param convert an amount of HKD to the reader's currency, two decimals
 * @returns total: null where the catalogue tells none, on request or with a fee that cannot be read
 */
export function firstYearOf(
  { price, category }: Pick<Product, 'price' | 'category'>,
  convert = (amount: number) => amount,
): { parts: FirstYearPart[]; total: number | null } {
  const prices = partsOf(price, category)
  const isPlan = prices.some(({ kind }) => kind === 'plan')
  const parts = (['hardware', isPlan ? 'plan' : 'licence', 'connectivity'] as const).map((kind): FirstYearPart => {
    const part = prices.find((one) => one.kind === kind)
    const isOnce = part?.period === 'once'
    const label = firstYearLabels[labelOf(kind, isOnce, category)]
    return {
      kind,
      label,
      isYearly: part !== undefined && !isOnce,
      amount: part ? firstYearOfPart(part, convert) : null,
    }
  })
  const total = price.firstYearTotal === null ? null : totalsOf([listLine(listPriceOf(price), 1, convert)]).firstYear
  return { parts, total }
}

/** A gateway and a system are no sensors, and a system's yearly fee has its platform in it. */
function labelOf(kind: PriceKind, isOnce: boolean, category: Category): keyof typeof firstYearLabels {
  if (kind === 'connectivity' && category === 'systems') return 'systemConnectivity'
  if (kind === 'licence') return isOnce ? 'licence' : 'annualLicence'
  return kind === 'hardware' && isOnce && category !== 'hardware' ? 'otherHardware' : kind
}

function firstYearOfPart({ unitPrice, period }: PricePart, convert: (amount: number) => number): number | null {
  return unitPrice === null ? null : yearOf(convert(unitPrice), period)
}

/** What a price comes to within a year. */
export function yearOf(unitPrice: number, period: PricePeriod): number {
  return totalsOf([{ quantity: 1, unitPrice, period, connectivityFee: null }]).firstYear
}

export function listPriceOf({ msrp, period, connectivity }: Price): ListPrice {
  return { listPrice: msrp, period, connectivityFee: connectivity.annualFee }
}

/** What one of so many bought together costs: by its volume prices, but never more than one alone. */
export function unitPriceAt(
  listPrice: number | null,
  volumePrices: readonly VolumePrice[],
  quantity: number,
): number | null {
  const step = volumePrices.findLast(({ from }) => quantity >= from)
  return step && listPrice !== null ? Math.min(step.price, listPrice) : listPrice
}

/** What a product is listed at where so many are bought together. */
export function listPriceFor(
  { price, volumePrices }: Pick<Product, 'price' | 'volumePrices'>,
  quantity: number,
): ListPrice {
  const listed = listPriceOf(price)
  return { ...listed, listPrice: unitPriceAt(listed.listPrice, volumePrices, quantity) }
}

/**
 * So many at a list price.
 * @param convert an amount of HKD to the currency of the list, two decimals
 */
export function listLine(
  { listPrice, period, connectivityFee }: ListPrice,
  quantity: number,
  convert = (amount: number) => amount,
): PricedLine {
  return {
    quantity,
    unitPrice: listPrice === null ? null : convert(listPrice),
    period,
    connectivityFee: connectivityFee === null ? null : convert(connectivityFee),
  }
}

/** What a list, an offer or an order comes to, in the currency of its prices. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const payments = lines.flatMap(paymentsOf)
  const byPeriod = pricePeriods.flatMap((period) => {
    const paid = payments.filter((payment) => payment.period === period)
    return paid.length === 0 ? [] : [{ kind: period, cents: sum(paid.map(({ cents }) => cents)) }]
  })
  const firstYear = sum(payments.map(({ period, cents }) => cents * timesInFirstYear[period]))
  const isAnother = byPeriod.length > 1 || byPeriod[0]?.kind === 'month'
  const totals = [...byPeriod, ...(isAnother ? [{ kind: 'firstYear', cents: firstYear } as const] : [])]
  return {
    totals: totals.map(({ kind, cents }) => ({ kind, amount: amountOf(cents) })),
    firstYear: amountOf(firstYear),
    onRequest: lines.filter(({ unitPrice }) => unitPrice === null).length,
  }
}

/** What lines come to over whole years: what is paid once, and every month and year of what recurs. @param years at least 1 */
export function totalOver(lines: readonly PricedLine[], years: number): number {
  const payments = lines.flatMap(paymentsOf)
  return amountOf(sum(payments.map(({ period, cents }) => cents * timesWithin(period, BigInt(years)))))
}

function timesWithin(period: PricePeriod, years: bigint): bigint {
  return period === 'once' ? 1n : timesInFirstYear[period] * years
}

/** What is paid at the start: what is paid once, and the first month and year of what recurs. */
export function firstPaymentOf(lines: readonly PricedLine[]): number {
  return amountOf(sum(lines.flatMap(paymentsOf).map(({ cents }) => cents)))
}

/** What all pieces of a line come to: by its period, and a year of their connection; null where there is none. */
export function lineTotals({ quantity, unitPrice, connectivityFee }: PricedLine): {
  total: number | null
  connectivity: number | null
} {
  return {
    total: unitPrice === null ? null : amountOf(times(unitPrice, quantity)),
    connectivity: connectivityFee ? amountOf(times(connectivityFee, quantity)) : null,
  }
}

/** A connection that is free is no payment. */
function paymentsOf({ quantity, unitPrice, period, connectivityFee }: PricedLine) {
  return [
    ...(unitPrice === null ? [] : [{ period, cents: times(unitPrice, quantity) }]),
    ...(connectivityFee ? [{ period: 'year' as const, cents: times(connectivityFee, quantity) }] : []),
  ]
}

/** A line of a quotation or an order, as its prices are agreed. */
export interface LineToPrice {
  quantity: number
  /** HKD, two decimals. */
  unitPriceHkd: number
  /** Percent of the unit price, two decimals. A connection is charged on and has none: its fee is agreed as it is. */
  discount: number
  /** HKD, two decimals: a year of one piece's connection; 0 where it has none. */
  connectivityFeeHkd: number
}

export interface LineAmounts {
  /** HKD, after the discount: what a minimum selling price is held against. */
  netPriceHkd: number
  /** In the document's currency, after the discount. */
  unitPrice: number
  /** In the document's currency: a year of one piece's connection. */
  connectivityFee: number
  /** Of all pieces, without their connection. */
  total: number
  totalHkd: number
}

/** Hundredths of a percent. */
const wholeShare = 10_000n

/** @param rate units of the document's currency for one HKD */
export function lineAmounts(line: LineToPrice, rate: number): LineAmounts {
  const { quantity, unitPriceHkd, discount, connectivityFeeHkd } = line
  const units = rateUnitsOf(rate)
  const shared = centsOf(unitPriceHkd) * (wholeShare - centsOf(discount))
  const netPriceHkd = amountOf(rounded(shared, wholeShare))
  const unitPrice = amountOf(rounded(shared * units, wholeShare * rateUnits))
  return {
    netPriceHkd,
    unitPrice,
    connectivityFee: amountOf(rounded(centsOf(connectivityFeeHkd) * units, rateUnits)),
    total: amountOf(times(unitPrice, quantity)),
    totalHkd: amountOf(times(netPriceHkd, quantity)),
  }
}

/** A line with what a piece of it costs us, HKD, each time that it is paid. */
export interface CostedLine extends LineToPrice {
  period: PricePeriod
  unitCostHkd: number
}

/** What is earned: HKD, after the discount, without connectivity, which is charged on. Below zero it is lost. */
export interface Margin {
  amount: number
  /** Of what is charged, one decimal; null where nothing is. */
  percent: number | null
}

/** Tenths of a percent in a whole. */
const tenthsOfPercent = 1000n

/** What lines earn within their first year. */
export function marginOf(lines: readonly CostedLine[]): Margin {
  const inFirstYear = ({ period, quantity }: CostedLine, hkd: number) => times(hkd, quantity) * timesInFirstYear[period]
  const charged = sum(lines.map((line) => inFirstYear(line, lineAmounts(line, 1).netPriceHkd)))
  const margin = charged - sum(lines.map((line) => inFirstYear(line, line.unitCostHkd)))
  const tenths = charged === 0n ? null : rounded(margin * tenthsOfPercent, charged)
  return { amount: amountOf(margin), percent: tenths === null ? null : Number(tenths) / 10 }
}

/** Such a line in HKD, whatever its document's currency. */
export function inHkd(line: LineToPrice & { period: PricePeriod }): PricedLine {
  const { quantity, period, connectivityFeeHkd } = line
  return { quantity, period, unitPrice: lineAmounts(line, 1).netPriceHkd, connectivityFee: connectivityFeeHkd }
}

/** Units of a currency for one HKD, as the settings say now. */
export function rateOf(currency: CurrencyCode, { hkdToUsd, hkdToRmb }: Pick<SalesSettings, 'hkdToUsd' | 'hkdToRmb'>) {
  return { HKD: 1, USD: hkdToUsd, RMB: hkdToRmb }[currency]
}

/**
 * Spec §9's table; from HKD what the settings say now: visitors read what quotations go by. What follows from a rate that staff have
 * changed (its reverse, and both cross rates) is derived from it, to six digits, so that no two rates contradict each other.
 */
export function ratesNow(sales: Pick<SalesSettings, 'hkdToUsd' | 'hkdToRmb'>): ExchangeRateTable {
  const { USD: usd, RMB: rmb } = { USD: rateOf('USD', sales), RMB: rateOf('RMB', sales) }
  const isChanged = { USD: usd !== exchangeRates.HKD?.USD, RMB: rmb !== exchangeRates.HKD?.RMB }
  const rate = (from: 'USD' | 'RMB', to: CurrencyCode, derived: number) => {
    const isDerived = isChanged[from] || (to !== 'HKD' && isChanged[to])
    return isDerived ? Number(derived.toPrecision(6)) : (exchangeRates[from]?.[to] ?? derived)
  }
  return {
    HKD: { USD: usd, RMB: rmb },
    USD: { HKD: rate('USD', 'HKD', 1 / usd), RMB: rate('USD', 'RMB', rmb / usd) },
    RMB: { HKD: rate('RMB', 'HKD', 1 / rmb), USD: rate('RMB', 'USD', usd / rmb) },
  }
}

function times(amount: number, quantity: number): bigint {
  return centsOf(amount) * BigInt(quantity)
}

function sum(cents: readonly bigint[]): bigint {
  return cents.reduce((all, one) => all + one, 0n)
}
