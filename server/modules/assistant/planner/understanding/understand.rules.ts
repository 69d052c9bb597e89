import type { TechnologyId } from '#contract/catalogue/lpwan.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { type Country, countryLabels } from '#contract/catalogue/values/countries.ts'
import { meantWord, toTraditional } from '#server/modules/catalogue/index.ts'
import { isMisspelt } from '../products/likeness.rules.ts'
import { type AskedTopic, askedTopics } from './company.words.ts'
import { type Fact, facts } from './facts.words.ts'
import { type Figure, figuresIn, type Role } from './figures.rules.ts'
import { type Matter, matters } from './matters/matters.ts'
import { type Mention, mentionsIn } from './mentions.rules.ts'
import { monthly, runningFees, wholeYears, yearly } from './mentions.words.ts'
import { currencyNames, type Detail, details, refusals, technologyNames } from './names.words.ts'
import { moreCountryNames } from './places.words.ts'
import { type Order, orders, type Request, requests } from './requests.words.ts'
import { hanSlips, longWords, otherWords, tradeWords } from './slips.words.ts'
import { hostile, type Reference, references, type Talk, talk } from './talk.words.ts'

/** Why a quantity cannot be priced. */
export type OddQuantity = 'negative' | 'zero' | 'fraction' | 'huge'

/** What a question asks, as far as its words tell. */
export interface Understood {
  /** In lower case and traditional characters. */
  text: string
  requests: Set<Request>
  facts: Set<Fact>
  /** Most specific first. */
  topics: AskedTopic[]
  /** Most specific first. */
  matters: Matter[]
  order: Order | undefined
  talk: Talk | undefined
  isHostile: boolean
  references: Set<Reference>
  details: Set<Detail>
  mentions: Mention[]
  quantities: number[]
  odd: OddQuantity | undefined
  price: { min?: number; max?: number; budget?: number; currency: CurrencyCode } | undefined
  /** In which the answer is wanted. */
  currency: CurrencyCode | undefined
  years: number[]
  isFirstYear: boolean
  isOverYears: boolean
  isMonthly: boolean
  isYearly: boolean
  isAboutFees: boolean
  countries: Country[]
  technologies: TechnologyId[]
  /** Networks that are not wanted. */
  refused: TechnologyId[]
  measures: {
    minBatteryYears?: number
    minRangeKm?: number
    celsius?: number
    ipRating?: string
    /** Whether a better protection will do too. */
    isIpLeast?: boolean
  }
  site: Partial<Record<'floors' | 'area' | 'buildings' | 'bays' | 'tenants' | 'rooms', number>>
}

const quantityMax = 100_000

/** Reads a question in either language, or in both at once. */
export function understand(question: string): Understood {
  const text = normalized(question)
  const figures = figuresIn(text)
  const of = (role: Role) => figures.filter((figure) => figure.role === role)
  const isOfDegrees = matches(facts.temperature, text)
  const quantities = of('quantity').flatMap(({ value }) => (value < 0 && isOfDegrees ? [] : [value]))
  const isOver = matches(wholeYears.over, text) && !matches(facts.battery, text)
  const named = namesIn(countryPatterns, text)
  const refused = [
    ...namesIn(refusedPatterns, text),
    ...(matches(details.withoutGateway, text) ? (['lora'] as const) : []),
  ]
  return {
    text,
    requests: keysIn(requests, text),
    facts: keysIn(facts, text),
    topics: [...keysIn(askedTopics, text)],
    matters: [...keysIn(matters, text)],
    order: [...keysIn(orders, text)][0],
    talk: [...keysIn(talk, bare(text))][0],
    isHostile: matches(hostile, text),
    references: keysIn(references, text),
    details: keysIn(details, text),
    mentions: mentionsIn(text, figures, [
      ...countryPatterns.map(([, pattern]) => pattern),
      ...refusedPatterns.map(([, pattern]) => pattern),
      ...Object.values(currencyNames),
    ]),
    quantities,
    odd: oddOf(quantities),
    price: priceOf(of('money'), text),
    currency: currencyOf(text),
    years: [
      ...of('years').map(({ value }) => value),
      ...of('months').flatMap(({ value }) => (value % 12 === 0 ? value / 12 : [])),
    ],
    isFirstYear: matches(wholeYears.first, text),
    isOverYears: isOver,
    isMonthly: matches(monthly, text),
    isYearly: matches(yearly, text),
    isAboutFees: matches(runningFees, text),
    countries: named,
    technologies: namesIn(technologyPatterns, text).filter((id) => !refused.includes(id)),
    refused,
    measures: measuresOf(figures, text),
    site: siteOf(figures),
  }
}

/** Drops markup and addresses; folds full width, case, curly quotes, simplified characters, and 「x25」. */
function normalized(question: string): string {
  const typed = toTraditional(question.normalize('NFKC').toLowerCase())
  const corrected = hanSlips.reduce((text, [slip, meant]) => text.replace(slip, meant), typed)
  return withCounts(corrected)
    .replace(/[a-z]{5,}/g, correctedWord)
    .replace(/(?<=(?<![a-z])(?:lte-?m|nb(?:-?iot)?)) ?(?:卡|cards?)(?![a-z])/gu, ' sim')
    .replace(/(?<![a-z])(?:single|one)[- ]phase(?![a-z])|單相/gu, '1 phase')
    .replace(/[’‘]/g, "'")
    .replace(/\p{Cf}/gu, '')
    .replace(/<[^<>]{0,200}>|https?:\/\/\S{0,2000}/gu, ' ')
    .replace(/(?<!\d\s?)(?<![a-z])(?:minus|negative) (?=\d)/gu, '-')
    .replace(/零下(?=[\d一二三四五六七八九十廿卅])/gu, '負')
    .replace(/(?:(\d+)[ -])?([13])\/([24])(?=\s*-?(?:inch|in\b|"|吋|英寸))/gu, (_, whole = '0', top, bottom) =>
      String(Number(whole) + Number(top) / Number(bottom)),
    )
    .replace(/([一二三四])吋半/gu, '$1點五吋')
    .replace(/(^|[\s\p{Script=Han}])[x×*](?=\d)/gu, '$1x ')
    .replace(/(\d)[x×](?=[\s\p{Script=Han}])/gu, '$1 x')
    .replace(/(\d+)\s*[- ]\s*in\s*[- ]\s*(?:1|one)(?![a-z\d])/gu, '$1-in-1')
    .replace(/(?<![a-z])nine[- ]in[- ](?:1|one)(?![a-z])/gu, '9-in-1')
    .replaceAll('臺', '台')
    .replaceAll('関', '關')
    .replace(/几(?=[錢多個時耐部點大長高闊重款隻種])/gu, '幾')
    .replace(/用[咗了]?(?:幾多|多少)([水電])/gu, '用$1量')
    .replace(/(?<![a-z])how much (water|electricity|energy)(?![a-z])/gu, '$1 usage')
    .replace(/(?<=how many (?:[a-z]+ ){1,4}(?:can|could|does|do|will|per) )(?:(?:one|1|a single|each) )/gu, 'a ')
    .replace(/(?:每|一|1)[個部](?=\p{Script=Han}{1,8}?(?:接|駁|連|支援|帶|管)[到得]?(?:幾多|多少|幾個))/gu, '')
    .replace(/(?<![a-z])r u(?![a-z])/gu, 'are you')
    .replace(/(?<=(?:^|[^a-z])(?:are|do|can|could|will|would|have|did|if|when|how|what|where) )u(?![a-z])/gu, 'you')
    .replace(/(?<![a-z])ur(?![a-z])/gu, 'your')
    .replaceAll('廿', '二十')
    .replaceAll('卅', '三十')
    .replace(/(?<![a-z])(i|we|you|they|he|she|it|that|who|there)'(?:d|ll|ve)(?![a-z])/gu, '$1')
    .replace(/(?<=[水電氣油])表/gu, '錶')
    .replace(/(?![要使駛係會可得好需有])(\p{Script=Han})[唔不]\1/gu, '$1')
}

/** "leak x15 door x10": in a list, what is counted comes before "x". */
function withCounts(text: string): string {
  const after = /(?<=[\p{L}\d)])\s*[x×*]\s?(\d+)(?=\s|$|[,，、;；])/gu
  return (text.match(after)?.length ?? 0) > 1 ? text.replace(after, ' $1 pcs,') : text
}

/** Corrects a missing, added or swapped letter in words of the trade; with a different letter it may be another word ("senior"). */
function correctedWord(word: string): string {
  const isKnown = tradeWords.some(
    (known) => word === known || (word.startsWith(known) && /^(?:s|d|ed|er|y)$/.test(word.slice(known.length))),
  )
  if (isKnown || otherWords.has(word)) return word
  const sorted = (one: string) => [...one].sort().join('')
  const isSlip = (known: string) =>
    isMisspelt(word, known) && (word.length !== known.length || sorted(word) === sorted(known))
  const meant = tradeWords.filter(isSlip)
  return (meant.length === 1 ? meant[0] : meantWord(word, longWords)) ?? word
}

function bare(text: string): string {
  return text.replace(/[\s!！.。,，~～?？:：)(😀-🙏]+$/gu, '').trim()
}

function matches(patterns: Record<'zh-TW' | 'en', RegExp>, text: string): boolean {
  return patterns['zh-TW'].test(text) || patterns.en.test(text)
}

function keysIn<Key extends string>(table: Record<Key, Record<'zh-TW' | 'en', RegExp>>, text: string): Set<Key> {
  const keys = Object.keys(table) as Key[]
  return new Set(keys.filter((key) => matches(table[key], text)))
}

function namesIn<Key>(patterns: [Key, RegExp][], text: string): Key[] {
  return patterns
    .flatMap(([key, pattern]) => {
      const at = text.search(pattern)
      return at === -1 ? [] : [{ key, at }]
    })
    .sort((one, other) => one.at - other.at)
    .map(({ key }) => key)
}

const countryPatterns = (Object.keys(countryLabels) as Country[]).map((code): [Country, RegExp] => {
  const { 'zh-TW': chinese, en } = countryLabels[code]
  const more = moreCountryNames[code]
  const latin = [en.toLowerCase(), ...(more?.en ?? [])].join('|')
  return [code, new RegExp([chinese, ...(more?.['zh-TW'] ?? []), `(?<![a-z])(?:${latin})(?![a-z])`].join('|'), 'u')]
})

/** Returns a question without the countries that it names. */
export function withoutCountries(text: string): string {
  return countryPatterns.reduce((left, [, pattern]) => left.replace(pattern, ' '), text)
}

const technologyPatterns = Object.entries(technologyNames) as [TechnologyId, RegExp][]
const refusedPatterns = technologyPatterns.map(([id, pattern]): [TechnologyId, RegExp] => [
  id,
  new RegExp(
    `(?:${refusals['zh-TW'].source}|${refusals.en.source})\\s*(?:on |an? |use |using |用|行)?(?:${pattern.source})`,
    'u',
  ),
])

function oddOf(quantities: number[]): OddQuantity | undefined {
  if (quantities.some((value) => value < 0)) return 'negative'
  if (quantities.some((value) => value === 0)) return 'zero'
  if (quantities.some((value) => !Number.isInteger(value))) return 'fraction'
  return quantities.some((value) => value > quantityMax) ? 'huge' : undefined
}

function currencyOf(text: string): CurrencyCode | undefined {
  const found = (Object.keys(currencyNames) as CurrencyCode[]).filter((code) => currencyNames[code].test(text))
  return found.find((code) => code !== 'HKD') ?? found[0]
}

function priceOf(money: Figure[], text: string): Understood['price'] {
  const [first] = money
  if (!first) return
  const currency = first.currency ?? currencyOf(text) ?? 'HKD'
  const min = money.find(({ bound }) => bound === 'min')?.value
  const max = money.find(({ bound }) => bound === 'max')?.value
  const plain = money.find(({ bound }) => !bound)?.value
  return {
    currency,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(plain !== undefined && { budget: plain }),
  }
}

/** "at least IP65", 「IP65或以上」. */
const ipLeast =
  /(?:at least|min(?:imum)?|or (?:better|more|above|higher)|\+|至少|最少|或以上|以上|起碼)[^,，;；]{0,8}ip[ -]?\d|ip[ -]?[\dx]\d ?(?:or (?:better|more|above|higher)|\+|plus|and (?:up|above)|或以上|以上|起)/u

function measuresOf(figures: Figure[], text: string): Understood['measures'] {
  const battery = figures.find(({ role }) => role === 'years')
  const range = figures.find(({ role }) => role === 'kilometres')
  const metres = figures.find(({ role, value, bound }) => role === 'metres' && (bound === 'min' || value >= 100))
  const celsius = figures.find(({ role, value }) => role === 'celsius' && Math.abs(value) <= 300)
  const [, ip] = /(?<![a-z\d]|tcp\/)ip[ -]?([0-6x]\d)(?!\d)/u.exec(text) ?? []
  const isBattery = facts.battery['zh-TW'].test(text) || facts.battery.en.test(text) || /\blast/.test(text)
  return {
    ...(battery && isBattery && { minBatteryYears: battery.value }),
    ...(range && { minRangeKm: range.value }),
    ...(metres && !range && { minRangeKm: metres.value / 1000 }),
    ...(celsius && { celsius: celsius.value }),
    ...(ip && { ipRating: `IP${ip.toUpperCase()}` }),
    ...(ip && ipLeast.test(text) && { isIpLeast: true }),
  }
}

function siteOf(figures: Figure[]): Understood['site'] {
  const kinds = ['floors', 'area', 'buildings', 'bays', 'tenants', 'rooms'] as const
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const figure = figures.find(({ role, value }) => role === kind && value > 0)
      return figure ? [[kind, Math.round(figure.value)]] : []
    }),
  )
}
