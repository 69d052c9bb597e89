import Big from 'big.js'
import { baseCurrency, currencies } from '#contract/money.ts'
import type { PricePeriod, Term } from '#contract/products.ts'

/** Pricebook defaults, spec §9; margins in percent. */
export const pricebookDefaults = { margin: '20', upMargin: '15', barrier: 'Low' } as const

const resellerCostShare = '0.60'
const usdCostShare = '0.13'
const amountMax = new Big('999999999999.99')

/** An amount of money as a column tells it: "HK$1,180.00", "399/month", "每年 2,400". */
export interface StatedPrice {
  amount: Big
  period: PricePeriod
}

/**
 * Reads an amount of money from text (design, "Prices"): the first number, and whether it is by the month or the year.
 * @returns undefined where the text holds no number, or one that is negative or beyond what the mirror keeps
 */
export function readPrice(text: string): StatedPrice | undefined {
  const plain = text.normalize('NFKC')
  const number = /-?\d[\d,]*(?:\.\d+)?/.exec(plain)
  if (!number) return undefined
  const amount = toCents(new Big(number[0].replaceAll(',', '')))
  return fitsColumn(amount) ? { amount, period: periodOf(plain) } : undefined
}

/** Whether the mirror can keep an amount, stated or derived: not negative, of twelve figures before the point. */
export function fitsColumn(amount: Big): boolean {
  return amount.gte(0) && amount.lte(amountMax)
}

function periodOf(text: string): PricePeriod {
  if (/month|\/\s*mo\b|monthly|月/iu.test(text)) return 'month'
  if (/year|annual|\/\s*yr\b|\bp\.?a\.?\b|年/iu.test(text)) return 'year'
  return 'once'
}

/**
 * Term as a column states it, in either language (spec §3: Annual or One-time).
 * @returns undefined where it says neither
 */
export function readTerm(text: string): Term | undefined {
  if (/one[\s-]?time|once|perpetual|non[\s-]?recurring|一次|單次|单次|買斷|买断/iu.test(text)) return 'one-time'
  if (/annual|year|recurring|subscription|年|訂閱|订阅/iu.test(text)) return 'annual'
  return undefined
}

export interface PriceInput {
  msrp: StatedPrice | undefined
  statedTerm: Term | undefined
  connectivityAnnualFee: Big | undefined
  minSellingPrice: Big | undefined
  resellerCost: Big | undefined
  /** Percent. */
  margin: Big
  hkdCost: Big | undefined
  usdCost: Big | undefined
}

/**
 * Every price that follows from what the catalogue states; a stated price wins over a derived one.
 * - A one-time term makes MSRP the hardware price, an annual one the annual licence (design, "Prices"); a monthly MSRP
 *   is a licence of twelve months.
 * - Without a stated term: Annual if the licence or the connectivity fee is not zero, else One-time (spec §9).
 * - Minimum selling price = MSRP × (1 − margin %); reseller cost = 60 % of MSRP, the partner price; USD cost = 13 % of
 *   HKD cost (spec §9).
 * - First-year total = hardware + annual licence + annual connectivity fee (spec §9); none without an MSRP.
 * @returns amounts in HKD (but `usdCost`), two decimals
 */
export function pricesOf(input: PriceInput) {
  const { msrp, connectivityAnnualFee } = input
  const period = msrp && msrp.period === 'once' && input.statedTerm === 'annual' ? 'year' : (msrp?.period ?? 'once')
  const licenseAnnual = msrp && period !== 'once' ? msrp.amount.times(period === 'month' ? 12 : 1) : undefined
  const sensorPrice = msrp && period === 'once' ? msrp.amount : undefined
  return {
    msrp: msrp?.amount,
    pricePeriod: period,
    sensorPrice,
    licenseAnnual,
    term: input.statedTerm ?? termOf(licenseAnnual, connectivityAnnualFee),
    partnerPrice: input.resellerCost ?? share(msrp?.amount, resellerCostShare),
    minSellingPrice: input.minSellingPrice ?? share(msrp?.amount, new Big(100).minus(input.margin).div(100)),
    usdCost: input.usdCost ?? share(input.hkdCost, usdCostShare),
    firstYearTotal: msrp && firstYearTotalOf(sensorPrice, licenseAnnual, connectivityAnnualFee),
    connectivityAnnualFee,
    hkdCost: input.hkdCost,
  }
}

/** Two decimals, half away from zero. */
function toCents(amount: Big): Big {
  return amount.round(2, Big.roundHalfUp)
}

function share(amount: Big | undefined, part: Big | string): Big | undefined {
  return amount && toCents(amount.times(part))
}

function termOf(licenseAnnual: Big | undefined, connectivityAnnualFee: Big | undefined): Term {
  return licenseAnnual?.gt(0) || connectivityAnnualFee?.gt(0) ? 'annual' : 'one-time'
}

/** First-year total (spec §9); an amount that is not there counts as nothing. */
export function firstYearTotalOf(...amounts: (Big | undefined)[]): Big {
  return amounts.reduce<Big>((total, amount) => total.plus(amount ?? 0), new Big(0))
}

/** The MSRP as text, in English for integrators: "HK$1,180.00", "HK$399.00/month", "Price on request". */
export function displayPriceOf(msrp: Big | undefined, period: PricePeriod): string {
  if (!msrp) return 'Price on request'
  const symbol = currencies.find(({ code }) => code === baseCurrency)?.symbol ?? ''
  const figures = msrp.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${symbol}${figures}${period === 'once' ? '' : `/${period}`}`
}
