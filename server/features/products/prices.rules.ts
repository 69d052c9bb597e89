import Big from 'big.js'
import { currencies } from '#contract/money.ts'
import { pricebookShares } from '#contract/pricebook.ts'
import { totalsOf } from '#contract/prices.ts'
import type { PricePeriod, Term } from '#contract/products.ts'

/** Pricebook defaults, spec §9; margins in percent. */
export const pricebookDefaults = { margin: '20', upMargin: '15', barrier: 'Low' } as const

const resellerCostShare = new Big(pricebookShares.resellerCost).div(100)
const usdCostShare = new Big(pricebookShares.usdCost).div(100)
const amountMax = new Big('999999999999.99')

/** An amount of money as a column tells it: "HK$1,180.00", "399/month", "每年 2,400". */
export interface StatedPrice {
  amount: Big
  period: PricePeriod
}

const figures = String.raw`-?\d[\d,]*(?:\.\d+)?`
const number = new RegExp(figures)
const patterns = {
  HKD: currencyPatterns('HK\\$|HKD|港幣|港币|港元', 'US\\$|USD|RMB|CNY|EUR|GBP|[€£¥]'),
  USD: currencyPatterns('US\\$|USD|美元|美金', 'HK\\$|HKD|港|RMB|CNY|EUR|GBP|[€£¥]'),
}

function currencyPatterns(own: string, foreign: string) {
  return {
    named: [`(?:${own})[\\s:]*${figures}`, `${figures}\\s*(?:${own})`].map((pattern) => new RegExp(pattern, 'iu')),
    foreign: new RegExp(foreign, 'iu'),
  }
}

/**
 * Reads an amount of money from text (design, "Prices"): the one that names its currency, else the first number, and
 * whether it is by the month or the year, which is said right beside it.
 * @returns undefined where the text holds no number, one that is negative or beyond what the mirror keeps, or another
 * currency's only
 */
export function readPrice(text: string, currency: keyof typeof patterns = 'HKD'): StatedPrice | undefined {
  const plain = text.normalize('NFKC')
  const found = findAmount(plain, currency)
  if (!found) return undefined
  const end = found.index + found[0].length
  const amount = toCents(new Big(found[0].replaceAll(/[^\d.-]/g, '')))
  return fitsColumn(amount) ? { amount, period: periodOf(plain.slice(0, found.index), plain.slice(end)) } : undefined
}

function findAmount(plain: string, currency: keyof typeof patterns): RegExpExecArray | null {
  const { named, foreign } = patterns[currency]
  const byName = named.map((pattern) => pattern.exec(plain)).find((match) => match !== null)
  return byName ?? (foreign.test(plain) ? null : number.exec(plain))
}

/**
 * The text of a price with another amount in it, the words around it as they are: "399/month" stays by the month.
 * @param text one that `readPrice` reads in HKD
 */
export function withAmount(text: string, amount: Big): string {
  const plain = text.normalize('NFKC')
  const found = findAmount(plain, 'HKD')
  if (!found) return amount.toFixed()
  const end = found.index + found[0].length
  return plain.slice(0, found.index) + found[0].replace(number, amount.toFixed()) + plain.slice(end)
}

/** Whether the mirror can keep an amount, stated or derived: not negative, of twelve figures before the point. */
export function fitsColumn(amount: Big): boolean {
  return amount.gte(0) && amount.lte(amountMax)
}

const months = '(?:months?|mo|mth)\\b|個?月|个月'
const years = '(?:years?|yr|annum)\\b|年'

/** Words right before an amount, `monthly HK$`, and right behind it, `/month`, that say how often it is paid. */
function periodWords(units: string, adverbs: string): { before: RegExp; behind: RegExp } {
  const each = `(?:(?:/|\\b(?:per|an?|each|every)\\b|每)\\s*(?:${units})|${adverbs})`
  return {
    before: new RegExp(`${each}費?费?[\\s:$(]*$`, 'iu'),
    behind: new RegExp(`^[\\s(]*(?:HKD|港幣|港币|港元|元)?\\s*${each}`, 'iu'),
  }
}

const monthly = periodWords(months, 'monthly\\b|p\\.?m\\b|月費|月费')
const yearly = periodWords(years, 'annual(?:ly)?\\b|yearly\\b|p\\.?a\\b|年費|年费')

function periodOf(before: string, behind: string): PricePeriod {
  if (monthly.behind.test(behind) || monthly.before.test(before)) return 'month'
  return yearly.behind.test(behind) || yearly.before.test(before) ? 'year' : 'once'
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
