import Big from 'big.js'
import { currencies } from '#contract/catalogue/money.ts'
import { pricebookShares } from '#contract/catalogue/pricebook.ts'
import { totalsOf, yearOf } from '#contract/catalogue/prices.ts'
import type { PricePeriod, Term } from '#contract/catalogue/products.ts'

/** Pricebook defaults, spec §9; margins in percent. */
export const pricebookDefaults = { margin: '20', upMargin: '15', barrier: 'Low' } as const

const resellerCostShare = new Big(pricebookShares.resellerCost).div(100)
const usdCostShare = new Big(pricebookShares.usdCost).div(100)
const amountMax = new Big(999_999_999_999.99)

/** An amount of money as a column tells it: "HK$1,180.00", "399/month", "每年 2,400". */
export interface StatedPrice {
  amount: Big
  period: PricePeriod
}

/** Whether the mirror can keep an amount, stated or derived: not negative, of twelve figures before the point. */
export function fitsColumn(amount: Big): boolean {
  return amount.gte(0) && amount.lte(amountMax)
}

/**
 * Term as a column states it, in either language (spec §3: Annual or One-time). Years of warranty are no term.
 * @returns undefined where it says neither
 */
export function readTerm(text: string): Term | undefined {
  if (/one[\s-]?time|once|perpetual|non[\s-]?recurring|一次|單次|单次|買斷|买断/iu.test(text)) return 'one-time'
  if (/annual|yearly|per year|recurring|subscription|每年|年費|年费|訂閱|订阅/iu.test(text)) return 'annual'
  const isWarranty = /warrant|guarantee|保養|保养|保固|保用|保修|質保|质保/iu.test(text)
  return !isWarranty && /year|年/iu.test(text) ? 'annual' : undefined
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
 * - A one-time term makes MSRP the hardware price, whatever else it says, an annual one the annual licence (design,
 *   "Prices"); a monthly MSRP is a licence of twelve months.
 * - Without a stated term: Annual if the licence or the connectivity fee is not zero, else One-time (spec §9).
 * - Minimum selling price = MSRP × (1 − margin %); reseller cost = 60 % of MSRP, the partner price; USD cost = 13 % of
 *   HKD cost (spec §9).
 * - First-year total = hardware + annual licence + annual connectivity fee (spec §9); none without an MSRP.
 * @returns amounts in HKD (but `usdCost`), two decimals
 */
export function pricesOf(input: PriceInput) {
  const { msrp, connectivityAnnualFee } = input
  const period = msrp ? periodUnder(input.statedTerm, msrp.period) : 'once'
  const licenseAnnual = msrp && period !== 'once' ? yearlyOf({ amount: msrp.amount, period }) : undefined
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
    firstYearTotal: msrp && firstYearTotalOf(msrp.amount, period, connectivityAnnualFee),
    connectivityAnnualFee,
    hkdCost: input.hkdCost,
  }
}

function periodUnder(term: Term | undefined, stated: PricePeriod): PricePeriod {
  if (term === 'one-time') return 'once'
  return term === 'annual' && stated === 'once' ? 'year' : stated
}

/** Two decimals, half away from zero. */
export function toCents(amount: Big): Big {
  return amount.round(2, Big.roundHalfUp)
}

function share(amount: Big | undefined, part: Big): Big | undefined {
  return amount && toCents(amount.times(part))
}

function termOf(licenseAnnual: Big | undefined, connectivityAnnualFee: Big | undefined): Term {
  return licenseAnnual?.gt(0) || connectivityAnnualFee?.gt(0) ? 'annual' : 'one-time'
}

/** What a price comes to within a year. */
export function yearlyOf({ amount, period }: StatedPrice): Big {
  return new Big(yearOf(amount.toNumber(), period))
}

/** First-year total of one (spec §9). */
function firstYearTotalOf(msrp: Big, period: PricePeriod, connectivityAnnualFee: Big | undefined): Big {
  const connectivityFee = connectivityAnnualFee?.toNumber() ?? null
  return new Big(totalsOf([{ quantity: 1, unitPrice: msrp.toNumber(), period, connectivityFee }]).firstYear)
}

/** The MSRP as text, in English for integrators: "HK$1,180.00", "HK$399.00/month", "Price on request". */
export function displayPriceOf(msrp: Big | undefined, period: PricePeriod): string {
  if (!msrp) return 'Price on request'
  const figures = msrp.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${currencies[0].symbol}${figures}${period === 'once' ? '' : `/${period}`}`
}
