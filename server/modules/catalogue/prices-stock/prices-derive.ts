import Big from 'big.js'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import type { RecordFault } from '#contract/problems/staff-field-faults.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { fitsColumn, pricebookDefaults, pricesOf, readTerm, type StatedPrice, yearlyOf } from './prices.rules.ts'
import { readPrice } from './prices-reading.rules.ts'

export type Warn = (field: string, value: string, fault: RecordFault, consequence: SyncNote) => void

export function moneyOf(record: CatalogueRecord, warn: Warn) {
  const prices = readPrices(record)
  const stated = statedOf(record, prices, warn)
  if (record.term !== null && !stated.statedTerm)
    warn('term', record.term, 'unknown_term', syncNote('then.from-prices'))
  const { pricePeriod, term, ...derived } = pricesOf(stated)
  const withheld = unreadableOf(record, prices)
  const money = (field: keyof typeof derived) => {
    const amount = withheld.some((one) => one === statedAs[field]) ? undefined : derived[field]
    if (amount === undefined || fitsColumn(amount)) return amount?.toFixed(2) ?? null
    warn(field, amount.toFixed(2), 'amount_too_large', syncNote('then.blank'))
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

const priceFields = ['msrp', 'connectivityFee', 'minSellingPrice', 'resellerCost', 'hkdCost', 'usdCost'] as const
type PriceField = (typeof priceFields)[number]

/** Fields whose derived amount is withheld where their stated one cannot be read. */
const statedAs: Partial<Record<string, PriceField>> = {
  partnerPrice: 'resellerCost',
  minSellingPrice: 'minSellingPrice',
  usdCost: 'usdCost',
  firstYearTotal: 'connectivityFee',
}

/** Undefined where a price is not stated, or ambiguous. */
type Prices = Record<PriceField, StatedPrice | undefined>

function readPrices(record: CatalogueRecord): Prices {
  const read = (field: PriceField) => priceOf(field, record)
  return {
    msrp: read('msrp'),
    connectivityFee: read('connectivityFee'),
    minSellingPrice: read('minSellingPrice'),
    resellerCost: read('resellerCost'),
    hkdCost: read('hkdCost'),
    usdCost: read('usdCost'),
  }
}

export function unreadablePrices(record: CatalogueRecord): PriceField[] {
  return unreadableOf(record, readPrices(record))
}

function unreadableOf(record: CatalogueRecord, prices: Prices): PriceField[] {
  return priceFields.filter((field) => record[field] !== null && !prices[field])
}

function statedOf(record: CatalogueRecord, prices: Prices, warn: Warn) {
  for (const field of unreadableOf(record, prices)) {
    const fault = field === 'usdCost' ? 'no_price_in_usd' : 'no_price_in_hkd'
    warn(field, record[field] ?? '', fault, syncNote('then.blank'))
  }
  const fee = prices.connectivityFee
  return {
    msrp: prices.msrp,
    // Stryker disable next-line ConditionalExpression: for the compiler alone, "null" tells no term either
    statedTerm: record.term === null ? undefined : readTerm(record.term),
    connectivityAnnualFee: fee && yearlyOf(fee),
    minSellingPrice: prices.minSellingPrice?.amount,
    resellerCost: prices.resellerCost?.amount,
    margin: percentOf('margin', record.margin, pricebookDefaults.margin, warn),
    hkdCost: prices.hkdCost?.amount,
    usdCost: prices.usdCost?.amount,
  }
}

function priceOf(field: PriceField, record: CatalogueRecord): StatedPrice | undefined {
  const text = record[field]
  if (text === null) return undefined
  if (field !== 'connectivityFee' || !freeWords.test(text)) return readPrice(text, currencyOf(field))
  return isFree(text) ? { amount: new Big(0), period: 'once' } : undefined
}

function currencyOf(field: PriceField): 'USD' | 'HKD' {
  return field === 'usdCost' ? 'USD' : 'HKD'
}

const freeWords = /free|免費|免费|included|包括|已含/iu

/** Returns whether a text means free for good: "free" with no number beside it but a period. */
function isFree(text: string): boolean {
  return !/[1-9]/.test(
    // Stryker disable next-line StringLiteral: any text without a number takes the time's place
    text.normalize('NFKC').replace(/\d+[\s-]*(?:years?|yrs?|months?|days?|年|個?月|个月|日|天)/giu, ''),
  )
}

function percentOf(field: 'margin' | 'upMargin', text: string | null, otherwise: string, warn: Warn): Big {
  const read = text === null ? undefined : readPercent(text)
  if (text !== null && !read) warn(field, text, 'no_percentage', syncNote('then.taken-as', { value: otherwise }))
  return read ?? new Big(otherwise)
}

function readPercent(value: string): Big | undefined {
  const [number, another] = value.normalize('NFKC').match(/-?\d+(?:\.\d+)?/g) ?? []
  const percent = number && !another ? new Big(number).round(2) : undefined
  return percent?.gte(0) && percent.lte(100) ? percent : undefined
}
