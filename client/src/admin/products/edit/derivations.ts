import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { DerivedProductAnswer } from '#contract/catalogue/product-edits.ts'
import { buyingCounts, warrantyPhrase } from '#contract/catalogue/values/buying-words.ts'
import { countryLabels } from '#contract/catalogue/values/countries.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { pricebookShares } from '#contract/catalogue/values/product-values.ts'
import { inLanguage, listIn } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { derivationWords as words } from './derivations.words.ts'
import type { ProductValues, TextField } from './product-values.ts'

/**
 * Returns a percentage of an amount, rounded to the cent, half away from zero.
 * @param percent with at most two decimals
 */
function partOf(amount: number, percent: number): number {
  const scaled = BigInt(Math.round(amount * 100)) * BigInt(Math.round(percent * 100))
  return Number((scaled + 5000n) / 10_000n) / 100
}

type Derive = (derived: DerivedProductAnswer, values: ProductValues, language: ReaderLanguage) => string | undefined

/** Describes an amount that is stated, or derived from another. */
function ruled(
  rule: string,
  base: number | null,
  percent: number,
  isStated: boolean,
  language: ReaderLanguage,
  currency?: CurrencyCode,
) {
  if (base === null) return undefined
  const formula = `${rule} = ${exactMoney(partOf(base, percent), currency)}`
  return isStated ? inLanguage(words.ruleWouldSay, language)(formula) : formula
}

const derivations: Partial<Record<TextField, Derive>> = {
  msrp: ({ msrp, period }, _values, language) =>
    msrp === null
      ? inLanguage(words.onRequest, language)
      : inLanguage(words.readAs, language)(exactMoney(msrp) + inLanguage(words.per[period], language)),
  resellerCost: ({ msrp }, values, language) =>
    ruled(
      `${inLanguage(words.msrp, language)} × ${pricebookShares.resellerCost} %`,
      msrp,
      pricebookShares.resellerCost,
      values.resellerCost !== '',
      language,
    ),
  minSellingPrice: ({ msrp, margin }, values, language) =>
    ruled(
      `${inLanguage(words.msrp, language)} × (1 − ${margin} %)`,
      msrp,
      100 - margin,
      values.minSellingPrice !== '',
      language,
    ),
  usdCost: ({ hkdCost }, values, language) =>
    ruled(
      `${inLanguage(words.hkdCost, language)} × ${pricebookShares.usdCost} %`,
      hkdCost,
      pricebookShares.usdCost,
      values.usdCost !== '',
      language,
      'USD',
    ),
  margin: ({ margin }, values, language) =>
    values.margin === '' ? inLanguage(words.blank, language)(`${margin} %`) : `${margin} %`,
  upMargin: ({ upMargin }, values, language) =>
    values.upMargin === '' ? inLanguage(words.blank, language)(`${upMargin} %`) : `${upMargin} %`,
  barrier: ({ barrier }, values, language) =>
    values.barrier === '' ? inLanguage(words.blank, language)(barrier) : undefined,
  term: ({ term }, values, language) =>
    values.term === '' ? inLanguage(words.termRule, language)(inLanguage(words.terms[term], language)) : undefined,
  recurring: ({ recurring }, values, language) =>
    values.recurring === ''
      ? inLanguage(words.recurringRule, language)(inLanguage(words[recurring ? 'yes' : 'no'], language))
      : undefined,
  tracksStock: ({ tracksStock }, values, language) =>
    values.tracksStock === ''
      ? inLanguage(words.tracksStockRule, language)(inLanguage(words[tracksStock ? 'yes' : 'no'], language))
      : undefined,
  connectivityFee: ({ connectivityAnnualFee: fee }, values, language) => {
    if (fee === null) return values.connectivityFee === '' ? inLanguage(words.noFee, language) : undefined
    return fee === 0
      ? inLanguage(words.free, language)
      : inLanguage(words.readAs, language)(exactMoney(fee) + inLanguage(words.per.year, language))
  },
  ipRating: ({ ipRating }, values, language) =>
    values.ipRating === '' && ipRating ? inLanguage(words.specified, language)(ipRating) : undefined,
  warrantyMonths: ({ warrantyMonths }, _values, language) =>
    readAs(warrantyMonths === null ? '' : inLanguage(warrantyPhrase(warrantyMonths), language), language),
  leadTimeDays: ({ leadTimeDays }, _values, language) =>
    readAs(leadTimeDays === null ? '' : inLanguage(buyingCounts.days, language)(leadTimeDays), language),
  minimumOrder: ({ minimumOrder }, _values, language) =>
    readAs(minimumOrder === null ? '' : inLanguage(buyingCounts.pieces, language)(minimumOrder), language),
  countries: ({ countries }, _values, language) =>
    readAs(
      listIn(
        countries.map((code) => inLanguage(countryLabels[code], language)),
        language,
      ),
      language,
    ),
  volumePrices: ({ volumePrices }, _values, language) =>
    readAs(
      listIn(
        volumePrices.map(({ from, price }) => `${from}+ ${exactMoney(price)}`),
        language,
      ),
      language,
    ),
  availability: ({ stockQuantity, stockStatus }, _values, language) =>
    inLanguage(words.stock, language)(
      inLanguage(words.statuses[stockStatus], language),
      stockQuantity.toLocaleString('en-HK'),
    ),
}

/** Describes how a typed text was read; undefined for an empty one. */
function readAs(text: string, language: ReaderLanguage): string | undefined {
  return text === '' ? undefined : inLanguage(words.readAs, language)(text)
}

/** Describes where a field's value comes from: how the typed text was read, or the rule for an empty field. */
export function derivationOf(
  field: TextField,
  derived: DerivedProductAnswer | undefined,
  values: ProductValues,
  language: ReaderLanguage,
): string | undefined {
  return derived && derivations[field]?.(derived, values, language)
}

/** Fields that a rule fills while they are empty; typed values win. */
export const ruledFields: ReadonlySet<TextField> = new Set([
  'resellerCost',
  'minSellingPrice',
  'usdCost',
  'margin',
  'upMargin',
  'barrier',
])
