import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import type { Mention, MentionPart } from '../understanding/mentions.rules.ts'
import { places } from '../understanding/names.words.ts'
import { type Called, calledOf, isMisspelt, keysOf, type Likeness, likeness } from './likeness.rules.ts'

/**
 * What a question names: `one` product; `several` that the words fit alike; `near` ones that the words only lead to; a `kind` of thing
 * ("sensors"), or `none` that is sold.
 */
export interface Resolved {
  state: 'one' | 'several' | 'near' | 'kind' | 'none'
  text: string
  /** Best first. */
  products: ProductCard[]
  quantity: number | undefined
  /** Words that nothing here has. */
  missing: string[]
  /** 0 to 1: the share of the words that the best one's name has. */
  coverage: number
}

export type Find = (query: string, category?: 'systems') => Promise<{ items: ProductCard[]; without: string[] }>

const namedMin = 0.6
const precisionMin = 0.3
/** Of long names, where all words are theirs. */
const longPrecisionMin = 0.19
const tie = 0.08
const wholeMin = 0.95
const severalMax = 6
const partsMax = 8

/**
 * Finds the products that a question names, by its own words and the catalogue's search.
 * @param isCompared whether several are wanted: then parts that each name one are not taken for one name
 */
export async function resolveMentions(
  mentions: readonly Mention[],
  find: Find,
  isCompared = false,
): Promise<Resolved[]> {
  const resolved = await Promise.all(
    mentions.slice(0, partsMax).map((mention) => resolveOne(mention, find, isCompared)),
  )
  return resolved.flat().slice(0, partsMax)
}

async function resolveOne(mention: Mention, find: Find, isCompared: boolean): Promise<Resolved[]> {
  const parts = mention.parts.filter(({ text }) => text !== '')
  if (parts.length === 0) return []
  const whole = await rank({ text: mention.text, soft: softOf(parts), quantity: mention.quantity }, find)
  if (parts.length === 1) return [{ ...whole, quantity: mention.quantity }]
  // a code within several parts names one of them
  if (isNamed(whole) && whole.coverage >= wholeMin && !whole.isExact && !isCompared)
    return [{ ...whole, quantity: mention.quantity }]
  const each = await Promise.all(parts.map((part) => rank(part, find)))
  const named = each.filter(isNamed)
  if (named.length === 0 || (named.length === 1 && isNamed(whole) && whole.coverage > (named[0]?.coverage ?? 0)))
    return [{ ...whole, quantity: mention.quantity }]
  const kept = distinct(named)
  const others = each.filter((one) => one.state === 'none' || one.state === 'near').map(({ text }) => text)
  if (kept[0]) kept[0] = { ...kept[0], missing: [...kept[0].missing, ...others] }
  const own = parts.some(({ quantity }) => quantity !== undefined)
  return kept.map((one) => ({
    ...one,
    quantity: one.quantity ?? (own || kept.length > 1 ? (own ? undefined : mention.quantity) : mention.quantity),
  }))
}

/** "the people counter … at the door": a place names no product beside another. */
export function withoutPlaces(resolved: Resolved[], text: string): Resolved[] {
  const at = [places['zh-TW'], places.en].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
  const isPlace = (one: Resolved) => !one.text.includes(' ') && at.some((place) => place.includes(one.text))
  const kept = resolved.filter((one) => !isPlace(one))
  return kept.some(isNamed) ? kept : resolved
}

function softOf(parts: MentionPart[]): string {
  return parts[0]?.soft ?? ''
}

/** One product named twice is one. */
function distinct(resolved: Ranked[]): Ranked[] {
  return resolved.filter(
    (one, place) =>
      one.state !== 'one' ||
      !resolved
        .slice(0, place)
        .some((other) => other.state === 'one' && other.products[0]?.slug === one.products[0]?.slug),
  )
}

export function isNamed({ state }: Pick<Resolved, 'state'>): boolean {
  return state === 'one' || state === 'several'
}

type Ranked = Resolved & { isExact: boolean }

async function rank({ text, soft, quantity }: MentionPart, find: Find): Promise<Ranked> {
  const keys = keysOf(text)
  const base = { text, quantity, missing: [], products: [], coverage: 0, isExact: false }
  if (keys.length === 0) return { ...base, state: 'none' }
  const { items, near, without } = await found(text, soft, keys, find)
  const isKind = keys.every(({ weight }) => weight <= 0.25) || isOnlyKind(text)
  const counted = isKind && quantity !== undefined && !isOnlyKind(text) ? items.filter(isHeadedBy(text)) : []
  if (counted.length > 0)
    return {
      ...base,
      state: counted.length === 1 ? 'one' : 'several',
      products: counted.slice(0, severalMax),
      coverage: 1,
    }
  if (isKind) return { ...base, state: 'kind', products: items }
  const scored = items
    .map(calledOf)
    .map((called) => scoreOf(text, soft, called))
    .sort((a, b) => b.score - a.score)
  const named = scored.filter(({ fit }) => isNaming(fit))
  const [best] = named
  if (best) {
    const alike = named.filter(({ score, fit }) => score >= best.score - tie && fit.isExact === best.fit.isExact)
    const products = [...alike].sort(bestThenCheapest).map(({ card }) => card)
    return {
      ...base,
      state: alike.length === 1 ? 'one' : 'several',
      products: products.slice(0, severalMax),
      missing: best.fit.missing,
      coverage: best.fit.coverage,
      isExact: best.fit.isExact,
    }
  }
  const known = keys.filter(({ word }) => !without.some((one) => one.includes(word) || word.includes(one)))
  const share = known.length / keys.length
  // the search corrects any word to one of its own; only words of the trade lead to a product
  const isOfTrade = known.some(({ key, weight }) => key.startsWith('=') && weight > 0.25)
  const isNear = near.length > 0 && share >= 0.5 && isOfTrade
  return { ...base, state: isNear ? 'near' : 'none', products: isNear ? near : [], missing: without }
}

/** Words for a whole category or network name none of its products. */
const kinds =
  /sensors?|detectors?|devices?|products?|items?|systems?|kits?|solutions?|packages?|software|apps?|networks?|technolog(?:y|ies)|lpwan|lora ?(?:wan)?|nb-?iot|sig ?fox|lte-?m|wi-?fi|感測器|感應器|傳感器|偵測器|裝置|設備|產品|系統|套裝|方案|軟件|網絡|技術|[\s、,]|use|used|行|using|based|compatible|嘅|用/gu

function isOnlyKind(text: string): boolean {
  return text.replace(kinds, '') === ''
}

/** "3 meters": what is counted is a product whose name ends so. */
function isHeadedBy(text: string) {
  const [last = ''] = text.split(' ').slice(-1)
  return ({ name }: ProductCard) =>
    name['zh-TW'].endsWith(last) || isMisspelt(last, name.en.toLowerCase().split(' ').at(-1) ?? '')
}

/** Names a product by most of the words, or by most of its name. */
function isNaming({ coverage, precision }: Likeness): boolean {
  if (coverage >= 0.9) return precision >= longPrecisionMin
  if (coverage < 0.3 || precision < precisionMin) return false
  return coverage >= namedMin || precision >= 0.7 || (coverage + precision) / 2 >= 0.58
}

/** Searches all words together; where that finds nothing by name, each of the weightier ones, and systems where one is wanted. */
async function found(text: string, soft: string, keys: ReturnType<typeof keysOf>, find: Find) {
  const isWanted = isOfSystems(text) || isOfSystems(soft)
  const [together, systems] = await Promise.all([find(text), isWanted ? find('', 'systems') : undefined])
  const items = distinctCards([...together.items, ...(systems?.items ?? [])])
  const isNamedBy = (card: ProductCard, words: string) => isNaming(likeness(words, '', calledOf(card)))
  const isEnough = items.some((card) => isNamedBy(card, text))
  if (isEnough) return { items, near: together.items, without: together.without }
  const words = [...keys].sort((a, b) => b.weight - a.weight).filter(({ weight }) => weight > 0.25)
  const each = await Promise.all(words.slice(0, wordsMax).map(async (one) => ({ ...one, ...(await find(one.word)) })))
  const byWord = distinctCards(each.flatMap((one) => one.items))
  const byName = byWord.filter((card) => isNamedBy(card, text))
  // a word of the trade that is part of a name leads there, whatever stands beside it
  const ledTo = each.flatMap(({ key, word, items: own }) =>
    key.startsWith('=') ? own.filter((card) => isNamedBy(card, word)) : [],
  )
  const near = together.items.length > 0 ? together.items : distinctCards(ledTo)
  return { items: distinctCards([...items, ...byName]), near, without: together.without }
}

export function distinctCards(cards: ProductCard[]): ProductCard[] {
  return cards.filter((card, place) => cards.findIndex(({ slug }) => slug === card.slug) === place)
}
const wordsMax = 4

function bestThenCheapest(a: { score: number; card: ProductCard }, b: { score: number; card: ProductCard }): number {
  const byScore = b.score - a.score
  if (Math.abs(byScore) > 0.01) return byScore
  return (a.card.price ?? Number.POSITIVE_INFINITY) - (b.card.price ?? Number.POSITIVE_INFINITY)
}

const systemWords = /system|\bkits?\b|package|solution|turnkey|系統|套裝|方案|整套|成套|全套/u

/** Returns whether a whole system is asked for, rather than a device. */
export function isOfSystems(text: string): boolean {
  return systemWords.test(text)
}

function scoreOf(text: string, soft: string, called: Called) {
  const fit = likeness(text, soft, called)
  const isSystem = called.card.category === 'systems'
  const isWanted = isOfSystems(text) || isOfSystems(soft)
  const other = isSystem === isWanted || fit.isExact ? 0 : isSystem ? 0.3 : 0.5
  const score = (fit.isExact ? 10 : 0) + fit.coverage + 0.35 * fit.precision - other
  return { card: called.card, fit, score }
}
