import Big from 'big.js'
import { baseCurrency, type CurrencyCode, currencyCodes } from '#contract/catalogue/money.ts'
import { rateOf } from '#contract/catalogue/prices.ts'
import { productField, type RecordField } from '#contract/fields/product.ts'
import type { SalesSettings } from '#contract/site/settings.ts'
import { type FieldRule, wordChoices } from '#contract/sync/mapping.ts'
import { readPrice } from '#server/modules/catalogue/index.ts'
import { sameMeaning } from './meaning.rules.ts'

/** Units of a currency for one HKD, as the shop has set them. */
export type Rates = Pick<SalesSettings, 'hkdToUsd' | 'hkdToRmb'>

/** What a column's values are to a field: read as the record keeps them, and written back as the column counts. */
export interface ValueRule {
  /** @param type of the column: in one of numbers "1.234" is no thousand */
  read: (text: string, type: string) => string
  /** The text as the column says it; as it is where the rule knows no other. */
  write: (text: string) => string
}

type FigureRule = Extract<FieldRule, { kind: 'figure' }>
type WordsRule = Extract<FieldRule, { kind: 'words' }>

/** @param rates what amounts of other currencies are converted at */
export function valueRuleOf(field: RecordField, rule: FieldRule, rates: Rates): ValueRule {
  if (rule.kind === 'words') return wordsRuleOf(field, rule)
  return productField(field).reads === 'amount' ? amountRuleOf(field, rule, rates) : numberRuleOf(rule)
}

const plainNumber = /^-?\d+(?:\.\d+)?$/
const numericTypes = new Set(['number', 'formula', 'rollup'])

/** More than any column shows; what has more is no exact inverse. */
const mostDecimals = 10

/** An amount in the field's own currency: HKD, of `usdCost` USD. A text that names its currency keeps it, whatever its column is in. */
function amountRuleOf(field: RecordField, { currency, factor }: FigureRule, rates: Rates): ValueRule {
  const own = ownCurrencyOf(field)
  const said = currency ?? own
  const [from, to] = [rateOf(said, rates), rateOf(own, rates)]
  const amountIn = (price: NonNullable<ReturnType<typeof readPrice>>, times: number, rate: number) =>
    price.amount.times(times).times(to).div(rate).round(2, Big.roundHalfUp).toFixed() + behind(price.period)
  return {
    read(text, type) {
      const isPlain = numericTypes.has(type) && plainNumber.test(text)
      const price = isPlain ? { amount: new Big(text), period: 'once' as const } : readPrice(text, said)
      if (price) return amountIn(price, factor, from)
      const others = factor === 1 && said !== own ? currencyCodes.filter((code) => code !== said && code !== own) : []
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

/** What a field's amounts are kept in. */
export function ownCurrencyOf(field: RecordField): CurrencyCode {
  return field === 'usdCost' ? 'USD' : baseCurrency
}

function behind(period: 'once' | 'month' | 'year'): string {
  return period === 'once' ? '' : `/${period}`
}

/** A share of one, 0.2, as percent, or weeks as days; a text with a sign or a unit of its own stays as it is. */
function numberRuleOf({ factor }: FigureRule): ValueRule {
  const times = (text: string, by: (number: Big) => Big) =>
    plainNumber.test(text) ? by(new Big(text)).round(mostDecimals, Big.roundHalfUp).toFixed() : text
  return {
    read: (text) => times(text, (number) => number.times(factor)),
    write: (text) => times(text.replace(/\s*%$/, ''), (number) => number.div(factor)),
  }
}

function wordsRuleOf(field: RecordField, { meanings }: WordsRule): ValueRule {
  const bySaid = new Map(meanings.map(({ said, means }) => [plain(said), means]))
  return {
    read(text, type) {
      const parts = type === 'multi_select' ? text.split(',') : []
      const known = [text, ...parts].map((part) => bySaid.get(plain(part)))
      return known.find((means) => means !== undefined) ?? text
    },
    write(text) {
      const exact = meanings.find(({ means }) => plain(means) === plain(text))
      return (exact ?? meaningOf(field, text, meanings))?.said ?? text
    },
  }
}

/** What says the same in other words: "Software" where the column has a word for "software". */
function meaningOf(field: RecordField, text: string, meanings: WordsRule['meanings']) {
  const choice = wordChoices[field]?.find((one) => sameMeaning(field, text, one))
  return choice === undefined ? undefined : meanings.find(({ means }) => means === choice)
}

/** Words as they are compared: without case, width and odd spaces. */
export function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
}
