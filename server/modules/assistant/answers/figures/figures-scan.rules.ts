import { toTraditional } from '#server/modules/catalogue/index.ts'
import { chineseNumeral, englishNumeral, numberOf } from './numerals.rules.ts'
import { unitAt } from './units.ts'

/** One interpretation of a number: `$1,180` may be HKD or USD. Values are in the family's base unit. */
export interface Reading {
  family: string
  value: number
}

export type MoneyPeriod = 'month' | 'year'

export interface Figure {
  text: string
  at: number
  ends: Reading[][]
  period?: MoneyPeriod
  isInWords: boolean
}

/** Removes emphasis marks and converts full-width characters to half-width, except the comma. */
export function plainText(text: string): string {
  return text
    .replace(/[*`\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\uff01-\uff0b\uff0d-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/\u00a0|\u202f/g, ' ')
}

interface Token {
  start: number
  end: number
  value: number
  readings: Reading[]
  currency: string
  isInWords: boolean
}

const currencies: [RegExp, string[]][] = [
  [/^(?:HK\$|HKD|港幣|港元|元港幣|Hong Kong dollars?)$/i, ['HKD']],
  [/^(?:US\$|USD|美元|美金|US dollars?)$/i, ['USD']],
  [/^(?:RMB|CNY|人民幣|¥|￥)$/i, ['RMB']],
  [/^(?:\$|dollars?|塊|蚊)$/i, ['HKD', 'USD']],
  [/^元$/, ['HKD', 'RMB', 'USD']],
]
const before =
  '[Hh][Kk]\\$|HKD|港幣|港元|US\\$|USD|美元|美金|RMB|CNY|人民幣|¥|￥|NT\\$|S\\$|SGD|A\\$|AUD|MYR|RM|EUR|€|GBP|£|JPY|TWD|新台幣|新臺幣|台幣|MOP\\$?|澳門幣|THB|฿|KRW|₩|\\$'
const after =
  '港元|港幣|元港幣|HKD|Hong Kong dollars?|美元|美金|USD|US dollars?|人民幣|RMB|CNY|元|塊|蚊|dollars?|euros?|EUR|歐元|pounds sterling|GBP|英鎊|yen|JPY|日圓|日元|NT dollars?|TWD|新台幣|新臺幣|台幣|SGD|坡幣|MOP|澳門幣'
const scales: Record<string, number> = {
  ...{ 百萬: 1e6, million: 1e6, 億: 1e8, 萬: 1e4, 千: 1e3, thousand: 1e3, k: 1e3, K: 1e3 },
}
const scale = '\\s?(百萬|億|萬|千|million|thousand|[kK](?![A-Za-z]))'
const number = '[-−]?\\d{1,3}(?:,\\d{3})+(?!\\d)(?:\\.\\d+)?|[-−]?\\d+(?:\\.\\d+)?'

/** A number after a currency, or one without a letter before it, as in a model number. */
const written = new RegExp(`(?:(?<![A-Za-z])(${before})\\s?|(?<![A-Za-z][-_]?|\\d[.,]?))(${number})(?:${scale})?`, 'g')
const inWords = new RegExp(`${chineseNumeral}|\\b${englishNumeral}\\b`, 'gi')
const currencyBefore = new RegExp(`(?<![A-Za-z])(${before})\\s?$`)
const currencyAfter = new RegExp(`^\\s?(${after})(?![A-Za-z])`, 'i')

/**
 * Finds every measured number in a text in either Chinese script or English: money, lengths, times and so on. Dates, lists, citations and
 * model numbers do not count.
 */
export function figuresIn(text: string): Figure[] {
  const plain = plainText(text)
  const read = toTraditional(plain)
  const tokens = [...digitTokens(read), ...wordTokens(read), ...ratings(read)].sort((a, b) => a.start - b.start)
  return joined(tokens, read).map((figure) => ({
    ...figure,
    text: plain.slice(figure.at, figure.at + figure.text.length),
  }))
}

function digitTokens(plain: string): Token[] {
  return [...plain.matchAll(written)].flatMap((match) => {
    const [whole, currency = '', digits = '', times = ''] = match
    // a dash right after a figure joins a range and is not a minus
    const isRange = /^[-−]/.test(digits) && /[\d%℃°A-Za-z年月日米里]\s*$/.test(leadOf(plain, match.index))
    const value = numberOf(isRange ? digits.slice(1) : digits.replace('−', '-')) * (scales[times] ?? 1)
    const start = match.index + (isRange ? 1 : 0)
    return tokenAt(plain, { start, end: match.index + whole.length, value, currency, isInWords: false })
  })
}

function wordTokens(plain: string): Token[] {
  return [...plain.matchAll(inWords)].flatMap((match) => {
    const value = numberOf(match[0])
    const [lead = '', currency = ''] = currencyBefore.exec(leadOf(plain, match.index)) ?? []
    const start = match.index - lead.length
    const token = { start, end: match.index + match[0].length, value, currency, isInWords: true }
    // "one day" and 一個 are not figures
    return value > 1 && !/\d\s?$/.test(leadOf(plain, match.index)) ? tokenAt(plain, token) : []
  })
}

/** Returns the characters before a position; limited, since it is searched for every number. */
function leadOf(plain: string, at: number): string {
  return plain.slice(Math.max(0, at - 24), at)
}

const year = { from: 1900, to: 2100 }

function tokenAt(plain: string, token: Omit<Token, 'readings'>): Token[] {
  const { value, end, currency } = token
  const rest = plain.slice(end, end + 40)
  const [suffix, name = ''] = currencyAfter.exec(rest) ?? []
  if (currency || suffix) {
    const families = moneyFamilies(suffix && currency.length < 2 ? name : currency)
    const readings = families.map((family) => ({ family, value }))
    return [{ ...token, end: end + (suffix?.length ?? 0), readings }]
  }
  const { units, length } = unitAt(rest)
  const isDate = /^\s?年/.test(rest) && value >= year.from && value <= year.to
  const readings = isDate ? [] : units.map(({ family, factor }) => ({ family, value: value * factor }))
  if (/月\s?$/.test(leadOf(plain, token.start)) && /^\s?日/.test(rest)) return []
  return [
    {
      ...token,
      end: end + length,
      readings: readings.length > 0 || isDate ? readings : readingsByContext(plain, token),
    },
  ]
}

function moneyFamilies(name: string): string[] {
  const known = currencies.find(([pattern]) => pattern.test(name))
  return known ? known[1].map((code) => `money:${code}`) : [`money:${name}`]
}

const priceBefore =
  /(?:priced at|價格|售價|價錢|定價|零售價|單價|prices?|MSRP|costs?)\s*(?:為|是|:|is|of|at|=|約|about|only|只)?\s*$/i
const stockBefore = /(?:庫存|存貨|現貨|stock)(?:數量|量| level| quantity)?\s*(?:為|有|是|尚餘|只剩|:|is|of|=)?\s*$/i

function readingsByContext(plain: string, { start, value }: Pick<Token, 'start' | 'value'>): Reading[] {
  const lead = leadOf(plain, start)
  if (stockBefore.test(lead)) return [{ family: 'count', value }]
  return priceBefore.test(lead) ? ['HKD', 'RMB', 'USD'].map((code) => ({ family: `money:${code}`, value })) : []
}

function ratings(plain: string): Token[] {
  return [...plain.matchAll(/(?<![A-Za-z])IP\s?(\d{2})(?!\d|\.)/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: Number(match[1]),
    readings: [{ family: 'ip', value: Number(match[1]) }],
    currency: '',
    isInWords: false,
  }))
}

const range = /^\s?(?:-|–|—|−|~|～|至|到|to|or|或|\/)\s?$/
const times = /^\s?[×x]\s?$/
const both = /^\s?(?:and|與|和|及)\s?$/
const between = /(?:between|介乎|介於)\s*$/i

/** Joins numbers that share a unit: 2–15 km, HK$1,180 至 2,200, 72 × 72 × 24 mm. */
function joined(tokens: Token[], plain: string): Figure[] {
  const figures: Figure[] = []
  let run: Token[] = []
  for (const [index, token] of tokens.entries()) {
    run.push(token)
    const next = tokens[index + 1]
    if (next && isJoin(run, token, next, plain)) continue
    figures.push(...figureOf(run, plain))
    run = []
  }
  return figures
}

function isJoin(run: Token[], token: Token, next: Token, plain: string): boolean {
  const gap = plain.slice(token.end, next.start)
  if (token.readings.some(({ family }) => family === 'ip')) return false
  if (token.readings.length === 0 && times.test(gap))
    return next.readings.some(({ family }) => family === 'length') || next.readings.length === 0
  const isRange = range.test(gap) || (both.test(gap) && between.test(leadOf(plain, run[0]?.start ?? 0)))
  return isRange && fits(token, next)
}

function fits(token: Token, next: Token): boolean {
  if (token.readings.length === 0) return true
  if (next.readings.length === 0) return token.currency !== ''
  return next.readings.some(({ family }) => token.readings.some((reading) => reading.family === family))
}

function figureOf(run: Token[], plain: string): Figure[] {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return []
  const lead = run.find(({ currency }) => currency)
  const ends = run.flatMap((token) => {
    if (token.readings.length > 0) return [token.readings]
    if (lead) return [moneyFamilies(lead.currency).map((family) => ({ family, value: token.value }))]
    return last.readings.length > 0 ? [inUnitOf(last, token.value)] : []
  })
  if (ends.length === 0) return []
  const { period, length } = isMoney(ends)
    ? periodAround(plain, first.start, last.end)
    : { period: undefined, length: 0 }
  const text = plain.slice(first.start, last.end + length)
  const isInWords = run.every((token) => token.isInWords)
  return [{ text, at: first.start, ends, isInWords, ...(period && { period }) }]
}

function inUnitOf({ readings, value: own }: Token, value: number): Reading[] {
  return readings.map((reading) => ({
    family: reading.family,
    value: own === 0 ? value : (value * reading.value) / own,
  }))
}

function isMoney(ends: Reading[][]): boolean {
  return ends.some((readings) => readings.some(({ family }) => family.startsWith('money:')))
}

const monthAfter = /^\s?(?:(?:\/|每|per |an? )\s?(?:months?|mo|個?月)|monthly|每月)/i
const yearAfter = /^\s?(?:(?:\/|每|per |an? )\s?(?:years?|yr|annum|年)|yearly|annually|每年)/i
const monthBefore = /(?:每月|月費|monthly)[^\d。.;；,，]{0,16}$/i
const yearBefore = /(?:每年|年費|annual(?:ly)?|yearly)[^\d。.;；,，]{0,16}$/i

function periodAround(plain: string, start: number, end: number): { period: MoneyPeriod | undefined; length: number } {
  const [lead, rest] = [plain.slice(Math.max(0, start - 30), start), plain.slice(end, end + 16)]
  const [month, year] = [monthAfter.exec(rest), yearAfter.exec(rest)]
  if (month) return { period: 'month', length: month[0].length }
  if (year) return { period: 'year', length: year[0].length }
  if (monthBefore.test(lead)) return { period: 'month', length: 0 }
  return { period: yearBefore.test(lead) ? 'year' : undefined, length: 0 }
}
