import { ipCodeIn } from '#contract/catalogue/ip-codes.ts'
import type { ProductListQuery, UnderstoodMeasure } from '#contract/catalogue/products.ts'
import { toTraditional } from './search-query.rules.ts'

type Name = UnderstoodMeasure['name']

interface Found {
  name: Name
  value: string
  start: number
  end: number
}

const amount = '(?:\\d{1,3}(?:,\\d{3})+|\\d{1,9})(?:\\.\\d{1,2})?'
/** Excludes other units: "under 10 km" is not a price. */
const noOtherUnit =
  '(?![\\d,.]*[\\s-]*(?:km|公里|千米|米|m\\b|mm|cm|kg|年|years?|yrs?|months?|個月|日|days?|°|%|v\\b|a\\b|w\\b|ppm|個|部|層|kbps|mhz))'
const before = '(?:hk\\s?\\$|hkd|\\$|港幣)\\s*'
const after = '\\s*(?:hkd|hk\\s?\\$|港元|港幣|元|蚊|dollars?)'
const price = `(?:${before})?(${amount})${noOtherUnit}(?:${after})?`
const markedPrice = `(?:${before}(${amount})(?:${after})?|(${amount})${after})`
const years = '(\\d{1,2})\\s*\\+?[\\s-]*(?:years?|yrs?|年)(?:或以上|以上)?'
const kilometres = '(?:km|公里|千米|kilomet(?:er|re)s?)'
/** Without "meters", which are also devices. */
const metres = '(?:m|米|公尺|metres?)'
const notUnder = '(?<!(?:under|below|less than|低於|少於|不超過)\\s*)'
const reach = '(?:range\\s+(?:of\\s+)?|(?:通訊|傳輸)?距離\\s*|覆蓋\\s*)'
const atLeast = '(?:over\\s+|at least\\s+|最少\\s*|至少\\s*)'
const orMore = '\\+?(?:或以上|以上)?(?:\\s+range|\\s*(?:通訊|傳輸)?(?:範圍|距離))?'
const noLead = '(?!\\s*(?:of\\s+)?(?:long\\s+)?(?:cables?|leads?|ropes?|wires?|長|線|繩|喉|高))'
const battery = '(?:battery(?:\\s+life)?|電池(?:壽命)?|續航)'

/** Patterns of measures in lower case and traditional characters; the first match counts. A range of prices gives two. */
const patterns: [names: Name[], pattern: RegExp][] = [
  [['minBattery'], word(`${years}\\s*(?:of\\s+|的\\s*)?${battery}`)],
  [['minBattery'], word(`${battery}\\s*(?:of\\s+|over\\s+|for\\s+|at least\\s+|最少\\s*|至少\\s*|可用\\s*)?${years}`)],
  [['minRange'], word(`${notUnder}(?:${reach}|${atLeast})?(\\d{1,3}(?:\\.\\d{1,2})?)\\s*${kilometres}${orMore}`)],
  [['minRange'], word(`${notUnder}${reach}(\\d{1,5}|\\d{1,2},\\d{3})\\s*(?:${metres}|meters?)${orMore}`)],
  // Fewer metres may be the length of a lead or a height, and stay words.
  [['minRange'], word(`${notUnder}${atLeast}?(\\d{3,5}|\\d{1,2},\\d{3})\\s*${metres}${orMore}${noLead}`)],
  [
    ['minPrice', 'maxPrice'],
    word(`${before}(${amount})\\s*(?:-|–|~|至|到|to)\\s*(?:${before})?(${amount})(?:${after})?`),
  ],
  [['minPrice', 'maxPrice'], word(`(${amount})\\s*(?:-|–|~|至|到|to)\\s*(${amount})${after}`)],
  [
    ['maxPrice'],
    word(
      `(?:under|below|less than|up to|cheaper than|within|<=?|≤|低於|少於|不超過|唔超過|不多於|最多|平過)\\s*${price}`,
    ),
  ],
  [['maxPrice'], word(`${price}\\s*(?:以下|以內|之內|或以下|內)`)],
  [['minPrice'], word(`(?:over|above|more than|from|at least|>=?|≥|高於|多於|超過|最少|至少|貴過)\\s*${price}`)],
  [['minPrice'], word(`${markedPrice}\\s*(?:以上|或以上|起)`)],
  [['ipRating'], /(?<![a-z\d]|tcp\/)ip[ -]?(?!xx)[0-6x]k?[\dx]k?(?![\d.a-z])/u],
]

function word(pattern: string): RegExp {
  return new RegExp(`(?<![a-z\\d.,])${pattern}(?![a-z\\d])`, 'u')
}

/**
 * Separates measures from the words of a search: "under 1000", 「HK$500以下」, "10 km", "IP67", "5 years battery". Each name counts once.
 * @returns the remaining words, and the measures in order
 */
export function readMeasures(search: string): { rest: string; measures: UnderstoodMeasure[] } {
  const typed = search.normalize('NFKC')
  const found: Found[] = []
  for (const [names, pattern] of patterns) {
    const match = pattern.exec(blanked(inOneForm(typed), found))
    if (!match || names.some((name) => found.some((one) => one.name === name))) continue
    const [start, end] = [match.index, match.index + match[0].length]
    const values = match.slice(1).filter((value) => value !== undefined)
    for (const [place, name] of names.entries())
      found.push({ name, value: amountOf(name, match[0], values[place] ?? ''), start, end })
  }
  found.sort((one, other) => one.start - other.start)
  return {
    rest: without(typed, found),
    measures: found.map((one) => ({
      name: one.name,
      value: one.value,
      without: without(
        typed,
        found.filter(({ start }) => start === one.start),
      ),
    })),
  }
}

/** Lower-cases one for one, so that positions stay the same ("İ" would become longer). */
function inOneForm(text: string): string {
  return toTraditional(
    [...text].map((sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join(''),
  )
}

/** Replaces matches by line breaks, so that they are not read again and what surrounds them does not join. */
function blanked(text: string, found: Found[]): string {
  return found.reduce((left, { start, end }) => left.slice(0, start) + '\n'.repeat(end - start) + left.slice(end), text)
}

function without(text: string, found: Found[]): string {
  return blanked(text, found).replace(/\s+/gu, ' ').trim()
}

const inKilometres = new RegExp(kilometres, 'u')

function amountOf(name: Name, whole: string, figure: string): string {
  if (name === 'ipRating') return ipCodeIn(whole) ?? ''
  const number = Number(figure.replaceAll(',', ''))
  return String(name === 'minRange' && !inKilometres.test(whole) ? number / 1000 : number)
}

/** Converts measures of a search to filters; filters set explicitly take precedence. Returns the query, and the measures in force. */
export function withMeasures(query: ProductListQuery): { query: ProductListQuery; understood: UnderstoodMeasure[] } {
  const { rest, measures } = readMeasures(query.search ?? '')
  const understood = measures.filter(({ name }) => query[name] === undefined)
  const filters = Object.fromEntries(
    understood.map(({ name, value }) => [name, name === 'ipRating' ? value : Number(value)]),
  )
  return { query: { ...query, ...filters, search: rest || undefined }, understood }
}
