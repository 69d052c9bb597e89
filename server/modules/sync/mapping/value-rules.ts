import Big from 'big.js'
import { baseCurrency, type CurrencyCode, currencyCodes } from '#contract/catalogue/money.ts'
import { rateOf } from '#contract/catalogue/prices.ts'
import { type CatalogueRecord, productField, type RecordField } from '#contract/fields/product.ts'
import type { SalesSettings } from '#contract/site/settings.ts'
import { type FieldRule, wordChoices } from '#contract/sync/mapping.ts'
import { readPrice } from '#server/modules/catalogue/index.ts'
import { sameMeaning } from './meaning.rules.ts'

/** Units of a currency for one HKD. */
export type Rates = Pick<SalesSettings, 'hkdToUsd' | 'hkdToRmb'>

export interface ValueRule {
  /** @param type column type; in a numeric one, "1.234" has no thousands separator */
  read: (text: string, type: string) => string
  /** Returns the text unchanged if the rule does not apply. */
  write: (text: string) => string
}

type FigureRule = Extract<FieldRule, { kind: 'figure' }>
type WordsRule = Extract<FieldRule, { kind: 'words' }>

export function valueRuleOf(field: RecordField, rule: FieldRule, rates: Rates): ValueRule {
  if (rule.kind === 'words') return wordsRuleOf(field, rule)
  return productField(field).reads === 'amount' ? amountRuleOf(field, rule, rates) : numberRuleOf(rule)
}

const plainNumber = /^-?\d+(?:\.\d+)?$/
const numericTypes = new Set(['number', 'formula', 'rollup'])

/** More decimals than this have no exact inverse. */
const mostDecimals = 10

/** Converts to the field's own currency (`usdCost`: USD). A currency in the text overrides the column's. */
function amountRuleOf(field: RecordField, { currency, factor }: FigureRule, rates: Rates): ValueRule {
  const own = ownCurrencyOf(field)
  const columnCurrency = currency ?? own
  const [from, to] = [rateOf(columnCurrency, rates), rateOf(own, rates)]
  const amountIn = (price: NonNullable<ReturnType<typeof readPrice>>, times: number, rate: number) =>
    price.amount.times(times).times(to).div(rate).round(2, Big.roundHalfUp).toFixed() + behind(price.period)
  return {
    read(text, type) {
      const isPlain = numericTypes.has(type) && plainNumber.test(text)
      const price = isPlain ? { amount: new Big(text), period: 'once' as const } : readPrice(text, columnCurrency)
      if (price) return amountIn(price, factor, from)
      const others =
        factor === 1 && columnCurrency !== own
          ? currencyCodes.filter((code) => code !== columnCurrency && code !== own)
          : []
      const named = others.map((code) => ({ price: readPrice(text, code), rate: rateOf(code, rates) }))
      const found = named.find((one) => one.price !== undefined)
      return found?.price ? amountIn(found.price, 1, found.rate) : text
    },
    write(text) {
      const price = readPrice(text, own)
      if (!price) return text
      const amount = price.amount.times(from).div(to).div(factor).round(mostDecimals, Big.roundHalfUp)
      return amount.toFixed() + behind(price.period)
    },
  }
}

export function ownCurrencyOf(field: RecordField): CurrencyCode {
  return field === 'usdCost' ? 'USD' : baseCurrency
}

function behind(period: 'once' | 'month' | 'year'): string {
  return period === 'once' ? '' : `/${period}`
}

/** Applies the factor, such as fractions to percent or weeks to days; texts with a sign or unit stay unchanged. */
function numberRuleOf({ factor }: FigureRule): ValueRule {
  const times = (text: string, by: (number: Big) => Big) =>
    plainNumber.test(text) ? by(new Big(text)).round(mostDecimals, Big.roundHalfUp).toFixed() : text
  return {
    read: (text) => times(text, (number) => number.times(factor)),
    write: (text) => times(text.replace(/\s*%$/, ''), (number) => number.div(factor)),
  }
}

function wordsRuleOf(field: RecordField, { meanings }: WordsRule): ValueRule {
  const byColumnWord = new Map(meanings.map(({ said, means }) => [plain(said), means]))
  return {
    read(text, type) {
      const parts = type === 'multi_select' ? text.split(',') : []
      const known = [text, ...parts].map((part) => byColumnWord.get(plain(part)))
      return known.find((means) => means !== undefined) ?? text
    },
    write(text) {
      const exact = meanings.find(({ means }) => plain(means) === plain(text))
      return (exact ?? meaningOf(field, text, meanings))?.said ?? text
    },
  }
}

/** Finds the column's word for an equivalent value: "Software" for "software". */
function meaningOf(field: RecordField, text: string, meanings: WordsRule['meanings']) {
  const choice = wordChoices[field]?.find((one) => sameMeaning(field, text, one))
  return choice === undefined ? undefined : meanings.find(({ means }) => means === choice)
}

export function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
}

/** Converts a fixed value to the field's form: tags are split at commas. */
export function fixedValueOf(field: RecordField, text: string): CatalogueRecord[RecordField] {
  if (productField(field).form !== 'tags') return text
  const tags = text.split(/[,，、;；]/).map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => tag !== ''))]
}
