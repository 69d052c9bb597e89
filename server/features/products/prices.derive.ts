import Big from 'big.js'
import { fitsColumn, pricebookDefaults, pricesOf, readPrice, readTerm } from './prices.rules.ts'
import type { CatalogueRecord } from './products.record.ts'

/** Of an amount that is larger than the catalogue keeps, stated or derived. */
export const doesNotFit = 'is an amount that does not fit'

/** Hears of a value that could not be read: what is wrong with it, and what became of it. */
export type Warn = (field: string, value: string, fault: string, consequence: string) => void

/** The mirror's columns of money that follow from a record: what is stated, and what is derived from it. */
export function moneyOf(record: CatalogueRecord, warn: Warn) {
  const stated = statedOf(record, warn)
  if (record.term !== null && !stated.statedTerm)
    warn('term', record.term, 'is neither Annual nor One-time', 'told from the prices')
  const { pricePeriod, term, ...derived } = pricesOf(stated)
  const money = (field: keyof typeof derived) => {
    const amount = derived[field]
    if (amount === undefined || fitsColumn(amount)) return amount?.toFixed(2) ?? null
    warn(field, amount.toFixed(2), doesNotFit, 'left blank')
    return null
  }
  return {
    pricePeriod,
    term,
    msrp: money('msrp'),
    partnerPrice: money('partnerPrice'),
    sensorPrice: money('sensorPrice'),
    licenseAnnual: money('licenseAnnual'),
    minSellingPrice: money('minSellingPrice'),
    firstYearTotal: money('firstYearTotal'),
    connectivityAnnualFee: money('connectivityAnnualFee'),
    hkdCost: money('hkdCost'),
    usdCost: money('usdCost'),
    margin: stated.margin.toFixed(2),
    upMargin: percentOf('upMargin', record.upMargin, pricebookDefaults.upMargin, warn).toFixed(2),
  }
}

function statedOf(record: CatalogueRecord, warn: Warn) {
  const price = (field: PriceField) => priceOf(field, record[field], warn)
  return {
    msrp: price('msrp'),
    // Stryker disable next-line ConditionalExpression: for the compiler alone, "null" tells no term either
    statedTerm: record.term === null ? undefined : readTerm(record.term),
    connectivityAnnualFee: yearlyFee(record, warn),
    minSellingPrice: price('minSellingPrice')?.amount,
    resellerCost: price('resellerCost')?.amount,
    margin: percentOf('margin', record.margin, pricebookDefaults.margin, warn),
    hkdCost: price('hkdCost')?.amount,
    usdCost: price('usdCost')?.amount,
  }
}

type PriceField = 'msrp' | 'connectivityFee' | 'minSellingPrice' | 'resellerCost' | 'hkdCost' | 'usdCost'

function priceOf(field: PriceField, text: string | null, warn: Warn): ReturnType<typeof readPrice> {
  if (text === null) return undefined
  const currency = field === 'usdCost' ? 'USD' : 'HKD'
  const read = readPrice(text, currency)
  if (!read) warn(field, text, `is no price in ${currency}`, 'left blank')
  return read
}

/** A fee that says it is free is 0; one by the month is twelve of them. */
function yearlyFee({ connectivityFee }: CatalogueRecord, warn: Warn): Big | undefined {
  if (connectivityFee?.match(/free|免費|免费|included|包括|已含/iu)) return new Big(0)
  const fee = priceOf('connectivityFee', connectivityFee, warn)
  return fee?.amount.times(fee.period === 'month' ? 12 : 1)
}

function percentOf(field: 'margin' | 'upMargin', text: string | null, otherwise: string, warn: Warn): Big {
  const read = text === null ? undefined : readPercent(text)
  if (text !== null && !read) warn(field, text, 'is no percentage from 0 to 100', `taken as ${otherwise}`)
  return read ?? new Big(otherwise)
}

function readPercent(value: string): Big | undefined {
  const number = /-?\d+(?:\.\d+)?/.exec(value.normalize('NFKC'))
  const percent = number && new Big(number[0]).round(2)
  return percent?.gte(0) && percent.lte(100) ? percent : undefined
}
