import type { Bilingual } from '../i18n/languages.ts'
import type { SalesSettings } from '../site/settings.ts'
import type { Price, Product, ProductDetail, ProductSummary, VolumePrice } from './products.ts'
import { amountOf, centsOf, rateUnits, rateUnitsOf, rounded } from './values/cents.ts'
import { type CurrencyCode, type ExchangeRateTable, exchangeRates } from './values/money-values.ts'
import { type Category, type PricePeriod, pricePeriods } from './values/product-values.ts'

/**
 * All calculations of prices: products, requested lists, quotations and orders, on screens, in documents, emails and
 * reports. Amounts have two decimals and are whole cents internally, so that no float is rounded or added. An amount
 * is rounded once, when it becomes the price of one piece in a currency (after discount and exchange rate, half away
 * from zero); afterwards it is only multiplied and added, so that documents add up. Single, monthly and yearly
 * payments are never added, except for a first year: one single payment, twelve months and one year.
 */

export const priceKinds = ['hardware', 'licence', 'plan', 'connectivity'] as const
export type PriceKind = (typeof priceKinds)[number]

export const totalKinds = [...pricePeriods, 'firstYear'] as const
export type TotalKind = (typeof totalKinds)[number]

export const totalLabels: Record<TotalKind, Bilingual> = {
  once: { 'zh-TW': '一次性', en: 'One-off' },
  month: { 'zh-TW': '每月', en: 'Per month' },
  year: { 'zh-TW': '每年', en: 'Per year' },
  firstYear: { 'zh-TW': '首年總計', en: 'First-year total' },
}

/** A product with what it does not work without: "A working system from HK$8,648". */
export const workingSystemWords = {
  label: { 'zh-TW': '整套可運作的系統', en: 'A working system' },
  from: { 'zh-TW': (amount: string) => `${amount} 起`, en: (amount: string) => `from ${amount}` },
} satisfies Record<string, Bilingual | Record<keyof Bilingual, (amount: string) => string>>

/** Parts of a first year on product pages and datasheets. */
const firstYearLabels = {
  hardware: { 'zh-TW': '感測器硬件', en: 'Sensor hardware' },
  otherHardware: { 'zh-TW': '硬件', en: 'Hardware' },
  licence: { 'zh-TW': '授權', en: 'Licence' },
  annualLicence: { 'zh-TW': '年度授權', en: 'Annual licence' },
  plan: { 'zh-TW': '服務計劃年費', en: 'Plan' },
  connectivity: { 'zh-TW': '連接', en: 'Connectivity' },
  systemConnectivity: { 'zh-TW': '平台及連接', en: 'Platform and connectivity' },
} satisfies Record<string, Bilingual>

/** Number of payments in the first year. */
export const timesInFirstYear: Record<PricePeriod, bigint> = { once: 1n, month: 12n, year: 1n }

/** Maximum first-year total of a document, in its currency and in HKD. */
export const documentMax = 999_999_999_999.99

/** One price of a product; null when on request. */
export interface PricePart {
  kind: PriceKind
  period: PricePeriod
  unitPrice: number | null
}

export interface FirstYearPart {
  kind: PriceKind
  label: Bilingual
  /** Whether the same amount is due in every later year. */
  isYearly: boolean
  /** null when the product has no such price. */
  amount: number | null
}

/** Prices are per piece, in one currency. */
export interface PricedLine {
  quantity: number
  /** null: on request. */
  unitPrice: number | null
  period: PricePeriod
  /** Yearly fee; null without connectivity. */
  connectivityFee: number | null
}

export interface Total {
  kind: TotalKind
  amount: number
}

export interface Totals {
  /** Totals of each period that occurs, and of the first year if it differs. */
  totals: Total[]
  firstYear: number
  /** Number of lines without a price. */
  onRequest: number
}

/** List price of one piece, in HKD. */
export interface ListPrice {
  listPrice: number | null
  period: PricePeriod
  connectivityFee: number | null
}

/** Returns the prices of a product in HKD. */
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
 * Returns the first-year cost of one piece: hardware, licence or plan, and connectivity, even if the product has
 * none.
 * @param convert from HKD to the reader's currency, two decimals
 * @returns total: null when on request or when a fee could not be parsed
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

/** Gateways and systems are not sensors, and a system's yearly fee includes its platform. */
function labelOf(kind: PriceKind, isOnce: boolean, category: Category): keyof typeof firstYearLabels {
  if (kind === 'connectivity' && category === 'systems') return 'systemConnectivity'
  if (kind === 'licence') return isOnce ? 'licence' : 'annualLicence'
  return kind === 'hardware' && isOnce && category !== 'hardware' ? 'otherHardware' : kind
}

function firstYearOfPart({ unitPrice, period }: PricePart, convert: (amount: number) => number): number | null {
  return unitPrice === null ? null : yearOf(convert(unitPrice), period)
}

/** A product in a working system, in the smallest quantity that can be ordered. */
export interface SystemPart {
  product: ProductSummary
  quantity: number
  /** In the first year; null when on request. */
  firstYear: number | null
}

export interface WorkingSystem {
  parts: SystemPart[]
  /** Total of the first year; null when a price is on request, or a required product is not sold. */
  total: number | null
}

/**
 * Returns what a product costs in the first year together with everything that it does not work without.
 * @param convert from HKD to the reader's currency, two decimals
 * @returns undefined for a product that works alone
 */
export function workingSystemOf(
  product: ProductSummary & Pick<ProductDetail, 'parts'>,
  convert = (amount: number) => amount,
): WorkingSystem | undefined {
  const { requires, missing } = product.parts
  if (requires.length + missing.length === 0) return undefined
  const bought = [product, ...requires].map((part) => ({ product: part, quantity: part.minimumOrder ?? 1 }))
  const lines = bought.map((part) => listLine(listPriceFor(part.product, part.quantity), part.quantity, convert))
  const isPriced = bought.map((part) => part.product.price.firstYearTotal !== null)
  return {
    parts: bought.map((part, place) => ({
      ...part,
      firstYear: isPriced[place] ? totalsOf(lines.slice(place, place + 1)).firstYear : null,
    })),
    total: missing.length === 0 && isPriced.every(Boolean) ? totalsOf(lines).firstYear : null,
  }
}

/** Returns the amount paid in one year. */
export function yearOf(unitPrice: number, period: PricePeriod): number {
  return totalsOf([{ quantity: 1, unitPrice, period, connectivityFee: null }]).firstYear
}

export function listPriceOf({ msrp, period, connectivity }: Price): ListPrice {
  return { listPrice: msrp, period, connectivityFee: connectivity.annualFee }
}

/** Returns the unit price for a quantity, by volume prices but never above the single price. */
export function unitPriceAt(
  listPrice: number | null,
  volumePrices: readonly VolumePrice[],
  quantity: number,
): number | null {
  const step = volumePrices.findLast(({ from }) => quantity >= from)
  return step && listPrice !== null ? Math.min(step.price, listPrice) : listPrice
}

/** Returns the list price of a product for a quantity. */
export function listPriceFor(
  { price, volumePrices }: Pick<Product, 'price' | 'volumePrices'>,
  quantity: number,
): ListPrice {
  const listed = listPriceOf(price)
  return { ...listed, listPrice: unitPriceAt(listed.listPrice, volumePrices, quantity) }
}

/** @param convert from HKD to the currency of the list, two decimals */
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

/** Returns the total over whole years. @param years at least 1 */
export function totalOver(lines: readonly PricedLine[], years: number): number {
  const payments = lines.flatMap(paymentsOf)
  return amountOf(sum(payments.map(({ period, cents }) => cents * timesWithin(period, BigInt(years)))))
}

function timesWithin(period: PricePeriod, years: bigint): bigint {
  return period === 'once' ? 1n : timesInFirstYear[period] * years
}

/** Returns the initial payment: single payments and the first month and year of recurring ones. */
export function firstPaymentOf(lines: readonly PricedLine[]): number {
  return amountOf(sum(lines.flatMap(paymentsOf).map(({ cents }) => cents)))
}

/** Returns the total of a line per period, and its yearly connectivity; null when there is none. */
export function lineTotals({ quantity, unitPrice, connectivityFee }: PricedLine): {
  total: number | null
  connectivity: number | null
} {
  return {
    total: unitPrice === null ? null : amountOf(times(unitPrice, quantity)),
    connectivity: connectivityFee ? amountOf(times(connectivityFee, quantity)) : null,
  }
}

/** Free connectivity is not a payment. */
function paymentsOf({ quantity, unitPrice, period, connectivityFee }: PricedLine) {
  return [
    ...(unitPrice === null ? [] : [{ period, cents: times(unitPrice, quantity) }]),
    ...(connectivityFee ? [{ period: 'year' as const, cents: times(connectivityFee, quantity) }] : []),
  ]
}

/** A line of a quotation or order with its agreed prices. */
export interface LineToPrice {
  quantity: number
  /** In HKD, two decimals. */
  unitPriceHkd: number
  /** Percentage of the unit price, two decimals. Connectivity has no discount: its fee is passed on. */
  discount: number
  /** In HKD, two decimals: yearly connectivity fee per piece; 0 without. */
  connectivityFeeHkd: number
}

export interface LineAmounts {
  /** In HKD after discount; compared with the minimum selling price. */
  netPriceHkd: number
  /** In the document's currency, after discount. */
  unitPrice: number
  /** In the document's currency: yearly fee per piece. */
  connectivityFee: number
  /** Total of all pieces, without connectivity. */
  total: number
  totalHkd: number
}

/** 100 % in hundredths of a percent. */
export const wholeShare = 10_000n

/** @param rate units of the document's currency per HKD */
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

/** A line with our cost per piece and payment, in HKD. */
export interface CostedLine extends LineToPrice {
  period: PricePeriod
  unitCostHkd: number
}

/** Profit in HKD after discount, without connectivity, which is passed on. Negative for a loss. */
export interface Margin {
  amount: number
  /** Percentage of the charged amount, one decimal; null when nothing is charged. */
  percent: number | null
}

/** 100 % in tenths of a percent. */
const tenthsOfPercent = 1000n

/** Returns the margin of lines in their first year. */
export function marginOf(lines: readonly CostedLine[]): Margin {
  const inFirstYear = ({ period, quantity }: CostedLine, hkd: number) => times(hkd, quantity) * timesInFirstYear[period]
  const charged = sum(lines.map((line) => inFirstYear(line, lineAmounts(line, 1).netPriceHkd)))
  const margin = charged - sum(lines.map((line) => inFirstYear(line, line.unitCostHkd)))
  const tenths = charged === 0n ? null : rounded(margin * tenthsOfPercent, charged)
  return { amount: amountOf(margin), percent: tenths === null ? null : Number(tenths) / 10 }
}

/** Returns a line in HKD, whatever its document's currency. */
export function inHkd(line: LineToPrice & { period: PricePeriod }): PricedLine {
  const { quantity, period, connectivityFeeHkd } = line
  return { quantity, period, unitPrice: lineAmounts(line, 1).netPriceHkd, connectivityFee: connectivityFeeHkd }
}

/** Returns the units of a currency per HKD, by the current settings. */
export function rateOf(currency: CurrencyCode, { hkdToUsd, hkdToRmb }: Pick<SalesSettings, 'hkdToUsd' | 'hkdToRmb'>) {
  return { HKD: 1, USD: hkdToUsd, RMB: hkdToRmb }[currency]
}

/**
 * Returns the exchange rates: the settings for HKD, so that visitors see the rates of quotations, and the fixed table
 * for others. When staff change a rate, its inverse and both cross rates are derived from it with six digits, so that
 * no rates contradict each other.
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

export function sumOf(amounts: readonly number[]): number {
  return amountOf(sum(amounts.map(centsOf)))
}

/** Returns a percentage of an amount, rounded once, half away from zero. */
export function percentOf(amount: number, percent: number): number {
  return amountOf(rounded(centsOf(amount) * centsOf(percent), wholeShare))
}

/** Returns an amount in the proportion of `part` to `whole`, such as the HKD of a part. @param whole above zero */
export function proportionOf(amount: number, part: number, whole: number): number {
  return amountOf(rounded(centsOf(amount) * centsOf(part), centsOf(whole)))
}

/** Returns an amount of a currency in HKD, rounded once. @param rate units of the currency per HKD */
export function hkdOf(amount: number, rate: number): number {
  return amountOf(rounded(centsOf(amount) * rateUnits, rateUnitsOf(rate)))
}

function times(amount: number, quantity: number): bigint {
  return centsOf(amount) * BigInt(quantity)
}

function sum(cents: readonly bigint[]): bigint {
  return cents.reduce((all, one) => all + one, 0n)
}
