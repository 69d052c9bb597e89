import type { Language } from '#contract/languages.ts'
import { pricebookShares } from '#contract/pricebook.ts'
import type { DerivedProductAnswer } from '#contract/product-edits.ts'
import { derivationWords as words } from './derivations.words.ts'
import type { ProductValues, TextField } from './product-values.ts'

/** An amount with both decimals: "HK$708.00". */
export function exactMoney(amount: number, symbol = 'HK$'): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return symbol + amount.toLocaleString('en-HK', digits)
}

/** A part of an amount, to the cent, half away from zero. @param percent with at most two decimals */
function partOf(amount: number, percent: number): number {
  const scaled = BigInt(Math.round(amount * 100)) * BigInt(Math.round(percent * 100))
  return Number((scaled + 5000n) / 10_000n) / 100
}

type Derive = (derived: DerivedProductAnswer, values: ProductValues, language: Language) => string | undefined

/** An amount that is stated, or follows from another. */
function ruled(
  rule: string,
  base: number | null,
  percent: number,
  isStated: boolean,
  language: Language,
  symbol = 'HK$',
) {
  if (base === null) return undefined
  const formula = `${rule} = ${exactMoney(partOf(base, percent), symbol)}`
  return isStated ? words.ruleWouldSay[language](formula) : formula
}

const derivations: Partial<Record<TextField, Derive>> = {
  msrp: ({ msrp, period }, _values, language) =>
    msrp === null ? words.onRequest[language] : words.readAs[language](exactMoney(msrp) + words.per[period][language]),
  resellerCost: ({ msrp }, values, language) =>
    ruled(
      `${words.msrp[language]} × ${pricebookShares.resellerCost} %`,
      msrp,
      pricebookShares.resellerCost,
      values.resellerCost !== '',
      language,
    ),
  minSellingPrice: ({ msrp, margin }, values, language) =>
    ruled(`${words.msrp[language]} × (1 − ${margin} %)`, msrp, 100 - margin, values.minSellingPrice !== '', language),
  usdCost: ({ hkdCost }, values, language) =>
    ruled(
      `${words.hkdCost[language]} × ${pricebookShares.usdCost} %`,
      hkdCost,
      pricebookShares.usdCost,
      values.usdCost !== '',
      language,
      'US$',
    ),
  margin: ({ margin }, values, language) =>
    values.margin === '' ? words.blank[language](`${margin} %`) : `${margin} %`,
  upMargin: ({ upMargin }, values, language) =>
    values.upMargin === '' ? words.blank[language](`${upMargin} %`) : `${upMargin} %`,
  barrier: ({ barrier }, values, language) => (values.barrier === '' ? words.blank[language](barrier) : undefined),
  term: ({ term }, values, language) =>
    values.term === '' ? words.termRule[language](words.terms[term][language]) : undefined,
  recurring: ({ recurring }, values, language) =>
    values.recurring === '' ? words.recurringRule[language](words[recurring ? 'yes' : 'no'][language]) : undefined,
  connectivityFee: ({ connectivityAnnualFee: fee }, values, language) => {
    if (fee === null) return values.connectivityFee === '' ? words.noFee[language] : undefined
    return fee === 0 ? words.free[language] : words.readAs[language](exactMoney(fee) + words.per.year[language])
  },
  ipRating: ({ ipRating }, values, language) =>
    values.ipRating === '' && ipRating ? words.specified[language](ipRating) : undefined,
  availability: ({ stockQuantity, stockStatus }, _values, language) =>
    words.stock[language](words.statuses[stockStatus][language], stockQuantity.toLocaleString('en-HK')),
}

/** How a field's value comes about: what was read of what is typed, or the rule that holds while nothing is. */
export function derivationOf(
  field: TextField,
  derived: DerivedProductAnswer | undefined,
  values: ProductValues,
  language: Language,
): string | undefined {
  return derived && derivations[field]?.(derived, values, language)
}

/** Fields that a rule decides while they are blank: what is typed wins. */
export const ruledFields: ReadonlySet<TextField> = new Set([
  'resellerCost',
  'minSellingPrice',
  'usdCost',
  'margin',
  'upMargin',
  'barrier',
])
