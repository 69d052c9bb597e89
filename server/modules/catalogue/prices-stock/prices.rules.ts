import Big from 'big.js'
import { currencies } from '#contract/catalogue/money.ts'
import { totalsOf, yearOf } from '#contract/catalogue/prices.ts'
import type { PricePeriod, Promotion, Term } from '#contract/catalogue/products.ts'
import { pricebookShares } from '#contract/catalogue/values/product-values.ts'

/** Defaults of the pricebook; margins in percent. */
export const pricebookDefaults = { margin: '20', upMargin: '15', barrier: 'Low' } as const

const resellerCostShare = new Big(pricebookShares.resellerCost).div(100)
const usdCostShare = new Big(pricebookShares.usdCost).div(100)
const amountMax = new Big(999_999_999_999.99)

export interface StatedPrice {
  amount: Big
  period: PricePeriod
}

/** Returns whether an amount fits the database column: not negative, up to twelve digits before the point. */
export function fitsColumn(amount: Big): boolean {
  return amount.gte(0) && amount.lte(amountMax)
}

/**
 * Reads a term, annual or one-time, in either language. Years of warranty are not a term.
 * @returns undefined where the text says neither
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
 * Derives all prices from those stated; a stated price takes precedence. A one-time term makes MSRP the hardware price, an annual one the
 * annual licence; a monthly MSRP is a licence of twelve months. Without a stated term: annual if the licence or connectivity fee is not
 * zero, else one-time. Minimum selling price = MSRP × (1 − margin %); reseller cost (partner price) = 60 % of MSRP; USD cost = 13 % of HKD
 * cost. First-year total = hardware + annual licence + annual connectivity fee; none without an MSRP.
 * @returns amounts in HKD (except `usdCost`) with two decimals
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

/** Rounds to two decimals, half away from zero. */
export function toCents(amount: Big): Big {
  return amount.round(2, Big.roundHalfUp)
}

function share(amount: Big | undefined, part: Big): Big | undefined {
  return amount && toCents(amount.times(part))
}

function termOf(licenseAnnual: Big | undefined, connectivityAnnualFee: Big | undefined): Term {
  return licenseAnnual?.gt(0) || connectivityAnnualFee?.gt(0) ? 'annual' : 'one-time'
}

export function yearlyOf({ amount, period }: StatedPrice): Big {
  return new Big(yearOf(amount.toNumber(), period))
}

function firstYearTotalOf(msrp: Big, period: PricePeriod, connectivityAnnualFee: Big | undefined): Big {
  const connectivityFee = connectivityAnnualFee?.toNumber() ?? null
  return new Big(totalsOf([{ quantity: 1, unitPrice: msrp.toNumber(), period, connectivityFee }]).firstYear)
}

/** Formats the MSRP for integrators, in English: "HK$1,180.00", "HK$399.00/month", "Price on request". */
export function displayPriceOf(msrp: Big | undefined, period: PricePeriod): string {
  if (!msrp) return 'Price on request'
  const figures = msrp.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${currencies[0].symbol}${figures}${period === 'once' ? '' : `/${period}`}`
}

/**
 * Returns the present promotion of a product, if any.
 * @param msrp list price, HKD
 */
export type PromotionOf = (
  product: { slug: string; sku: string | null; modelNumber: string | null },
  msrp: number,
) => { price: number; promotion: Promotion } | undefined

export const noPromotion: PromotionOf = () => undefined
