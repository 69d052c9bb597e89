import Big from 'big.js'
import type { PricePeriod } from '#contract/catalogue/products.ts'
import { productFields } from '#contract/fields/product.ts'
import { fitsColumn, type StatedPrice, toCents } from './prices.rules.ts'

const renminbi = '¥|RMB|CN[YH]|人民[幣币]'
const otherCurrencies = [
  '(?:US|S|SG|A|AU|NT|C|CA|NZ|MOP)\\$|[€£₩₫฿₱₹]|\\bRM\\b',
  'EUR|GBP|JPY|KRW|SGD|AUD|NZD|CAD|TWD|NTD|MYR|THB|VND|MOP',
  '[台臺][幣币]|[歐欧]元|英[鎊镑]|日[圓圆元]|坡[元幣币]|澳元|加元|澳門[元幣币]|[韓韩]元',
].join('|')
const currencies = {
  HKD: currencyPatterns('HKD|港幣|港币|港元', 'HK\\$', `USD|美[元金]|${renminbi}|${otherCurrencies}`),
  USD: currencyPatterns('USD|美元|美金', 'US\\$', `HK\\$|HKD|港|${renminbi}|${otherCurrencies.replace('US|', '')}`),
  RMB: currencyPatterns('RMB|CN[YH]|人民[幣币]', '¥', `HK\\$|HKD|港|USD|美[元金]|${otherCurrencies}`),
}

/** Builds patterns: a currency code on either side of an amount, a sign only before it. */
function currencyPatterns(codes: string, sign: string, foreign: string) {
  const own = `(?:${codes}|${sign})[\\s:$]*`
  return {
    before: new RegExp(`${own}$`, 'iu'),
    behind: new RegExp(`^\\s*(?:${codes}|${sign}(?!\\s*\\d))`, 'iu'),
    foreign: new RegExp(foreign, 'iu'),
    foreignBefore: new RegExp(`(?:${foreign})[\\s:$]*$`, 'iu'),
    reckonedBefore: new RegExp(`(?:[x×*]|\\d\\s*(?:[-–—~至到]|to))\\s*(?:${own})?$`, 'iu'),
  }
}

const numbers =
  /(?<minus>[-−–—]\s*)?(?<digits>\d+(?:[.,'’ ]\d+)*)(?<unit>\s?(?:k(?![a-z\p{N}])|[千萬万](?!\s*[\d十百千萬万億亿])))?/giu
/** A group of thousands never begins with 0: "0,500" may mean one half. */
const wellFormed = /^(?:\d+|[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+|(?:['’]\d{3})+))(?:\.\d+)?$/
/** Ambiguous: thousands to one reader, a fraction to another. */
const thousandOrThousandth = /^[1-9]\d{0,2}\.\d{3}$/
const thousand = /k|千/i
const continued =
  /^(?:[\p{N}a-z]|\s*(?:[%十百千萬万億亿]|(?:k|m|mn|mil|millions?|bn?|billions?|thousands?|hundreds?)\b|(?:[-–—~x×*至到]|to\b)\D{0,5}\d))/iu

interface Found {
  start: number
  end: number
  before: string
  behind: string
  /** Undefined where it is ambiguous. */
  amount: Big | undefined
}

/**
 * Reads a price from text: the amount with its currency, else the only number of a text that otherwise has only words about prices; with
 * its period, where that is right beside it. Thousands may be grouped, or written as 萬, 千 or k.
 * @returns undefined where no amount is certain: two amounts, a computation, "1.180,00", "1e6", a negative or too large amount, or another
 * currency only
 */
export function readPrice(text: string, currency: keyof typeof currencies = 'HKD'): StatedPrice | undefined {
  const found = findPrice(text, currency)
  return found && { amount: found.amount, period: periodOf(found.before, found.behind) }
}

/**
 * Replaces the amount in a price's text; "399/month" stays monthly.
 * @param text one that `readPrice` reads in HKD
 */
export function withAmount(text: string, amount: Big): string {
  const found = findPrice(text, 'HKD')
  return found ? found.before + amount.toFixed() + found.behind : amount.toFixed()
}

function findPrice(text: string, currency: keyof typeof currencies): (Found & { amount: Big }) | undefined {
  if (text.length > productFields.msrp.lengthMax) return undefined
  const plain = text.normalize('NFKC')
  if (/\p{No}/u.test(text) || /^\s*\([^()]*\)\s*$/.test(plain)) return undefined // "1180²"; "(1,180)" is an accountant's minus
  const { before, behind, foreign, foreignBefore, reckonedBefore } = currencies[currency]
  const all = numbersIn(plain, before, behind)
  const named = all.filter(
    (one) => before.test(one.before) || (behind.test(one.behind) && !foreignBefore.test(one.before)),
  )
  const chosen = named.length > 0 ? named : foreign.test(plain) || !isBarePrice(all) ? [] : all
  const [first] = chosen
  const amount = first?.amount
  if (!first || !amount || !fitsColumn(amount) || reckonedBefore.test(first.before)) return undefined
  return chosen.every((one) => one.amount?.eq(amount)) ? { ...first, amount } : undefined
}

export function namesOtherCurrency(text: string, currency: keyof typeof currencies): boolean {
  return currencies[currency].foreign.test(text.normalize('NFKC'))
}

function numbersIn(plain: string, ownBefore: RegExp, ownBehind: RegExp): Found[] {
  return [...plain.matchAll(numbers)].map((match) => {
    const { minus, digits = '', unit } = match.groups ?? {}
    const start = match.index + (minus?.length ?? 0)
    const end = match.index + match[0].length
    const [before, behind] = [plain.slice(0, start), plain.slice(end)]
    const isWhole = !continued.test(behind) || ownBehind.test(behind) || periodOf('', behind) !== 'once'
    const isApart = !/[a-z.,]$/i.test(before) || ownBefore.test(before)
    const amount = minus === undefined && isWhole && isApart ? amountOf(digits, unit) : undefined
    return { start, end, before, behind, amount }
  })
}

function amountOf(digits: string, unit: string | undefined): Big | undefined {
  if (!wellFormed.test(digits) || (!unit && thousandOrThousandth.test(digits))) return undefined
  const times = unit ? (thousand.test(unit) ? 1000 : 10_000) : 1
  return toCents(new Big(digits.replaceAll(/[^\d.]/g, '')).times(times))
}

const months = '(?:months?|mo|mth)\\b|個?月|个月'
const years = '(?:years?|yr|annum)\\b|年'
const monthWords = periodWords(months, 'monthly\\b|p\\.?m\\b|月費|月费')
const yearWords = periodWords(years, 'annual(?:ly)?\\b|yearly\\b|p\\.?a\\b|年費|年费')
const monthly = besides(monthWords)
const yearly = besides(yearWords)

function periodWords(units: string, adverbs: string): string {
  return `(?:(?:/|\\b(?:per|an?|each|every)\\b|每)\\s*(?:${units})|${adverbs})`
}

/** Matches the period directly before an amount, `monthly HK$`, and directly after, `/month`. */
function besides(words: string): { before: RegExp; behind: RegExp } {
  return {
    before: new RegExp(`${words}費?费?[\\s:$(]*(?:HK\\$|HKD|港[幣币元])?[\\s:$(]*$`, 'iu'),
    behind: new RegExp(`^[\\s(]*(?:HKD|港[幣币元]|元)?\\s*${words}`, 'iu'),
  }
}

function periodOf(before: string, behind: string): PricePeriod {
  if (monthly.behind.test(behind) || monthly.before.test(before)) return 'month'
  return yearly.behind.test(behind) || yearly.before.test(before) ? 'year' : 'once'
}

/** Words allowed beside an amount without currency; excludes "Tier 2" and "7 days". */
const priceWords = new RegExp(
  [
    `${monthWords}|${yearWords}|[費费蚊]|元[正整]?`,
    '\\b(?:price|msrp|rrp|list|retail|only|net|each|ea|one[\\s-]?(?:off|time)|once)\\b',
    '(?:/|\\b(?:per|an?|each|every)\\b)\\s*(?:unit|piece|pc|set|sensor|device|point|licen[cs]e)\\b|[每/]\\s*[個个件套台點点張张]',
    '建議|建议|零售|售|標|标|定|單|单|價格|价格|[價价]|一次[性過过]?',
  ].join('|'),
  'giu',
)

function isBarePrice(all: Found[]): boolean {
  const [only, other] = all
  if (!only || other) return false
  return [only.before, only.behind].every((side) => /^[\s$:,.()/。、-]*$/.test(side.replaceAll(priceWords, '')))
}
