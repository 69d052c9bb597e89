import type { ToolInput } from '#contract/assistant/tools/assistant-tools.ts'
import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import { escaped } from '../../answers/passage-text.rules.ts'
import type { Asking, Replier } from '../asking.ts'
import { count, piecesOf, priceOf } from '../money.rules.ts'
import { isNamed } from '../products/resolve.ts'
import { listed, type Reply } from '../reply.rules.ts'
import type { Order } from '../understanding/topics.words.ts'
import { joints } from '../words/common.words.ts'
import { priceWords } from '../words/price.words.ts'
import { findWords, networkNames, rowNames } from '../words/product.words.ts'
import { cited, inSeries, namedIn, nameOf, reply, sentence } from './shared.ts'
import { namesProduct } from './systems.ts'
import { hasText } from './texts.ts'

type FindInput = Partial<ToolInput<'find_products'>>

const shown = 5

/** Of devices that may be outdoors. */
const weatherproof = ['IP65', 'IP66', 'IP67', 'IP68']

const sorts: Partial<Record<Order, FindInput['sort']>> = {
  cheapest: 'price_low',
  dearest: 'price_high',
  longestBattery: 'battery_long',
  longestRange: 'range_long',
  mostStock: 'stock_high',
}

/** The first by price, battery, range or stock, of what is named or of a kind. */
export const replyToSuperlative: Replier = async (asking) => {
  const { u, run, language } = asking
  const sort = u.order && sorts[u.order]
  if (!sort || !u.order) return undefined
  if (u.technologies.length > 1) return undefined
  const named = namedIn(asking)
  const conditions = conditionsOf(asking)
  const candidates = named.flatMap(({ products }) => products)
  let items: ProductCard[]
  if (candidates.length > 0) items = inOrder(candidates, u.order)
  else {
    if (asking.resolved.some(({ state }) => state === 'none')) return undefined
    const query = asking.resolved.find(({ state }) => state === 'near')?.text ?? ''
    const found = await run('find_products', { ...conditions, query: query.slice(0, 100), sort, limit: 20 })
    if (!found.ok) return undefined
    const counted = found.output.items.filter(({ tracksStock }) => u.order !== 'mostStock' || tracksStock)
    items = query ? inOrder(counted, u.order) : counted
  }
  const [best] = items
  if (!best) return reply(asking, 'answered', [findWords.noneMatch[language]])
  const alike = items.filter(
    (one) => measureOf(one, u.order) !== undefined && measureOf(one, u.order) === measureOf(best, u.order),
  )
  const firsts = (alike.length > 0 ? alike : items.slice(0, u.order === 'longestRange' ? 4 : 1)).slice(0, 4)
  const rest = items.filter((one) => !firsts.includes(one)).slice(0, 2)
  const lead = findWords.first[u.order]?.[language] ?? ''
  const ranges = u.order === 'longestRange' ? await rangesOf(firsts, asking) : []
  const lines = firsts.map((one, place) => itemText(one, asking, ranges[place]))
  const head =
    firsts.length > 1
      ? `${lead}${joints[language].colon}\n\n${listed(lines)}`
      : `${lead}${joints[language].space}${lines[0] ?? ''}`
  const others = inSeries(
    rest.map((one) => `${nameOf(one, language)} (${shortFacts(one, asking).join(joints[language].comma)})`),
    language,
  )
  return reply(
    asking,
    'answered',
    [head, others && findWords.next[language](others)],
    [...firsts, ...rest].map(({ slug }) => slug),
  )
}

/** The range that each states, as it states it. */
async function rangesOf(products: ProductCard[], { run }: Asking): Promise<string[]> {
  const facts = await Promise.all(products.map(({ slug }) => run('product_facts', { product: slug })))
  return facts.map((one) => {
    const row = one.ok
      ? one.output.specifications.find(({ name }) => rowNames.range.test(name.toLowerCase()))
      : undefined
    return row ? `${row.name} ${row.value}` : ''
  })
}

function measureOf(card: ProductCard, order: Order | undefined): number | undefined {
  if (order === 'cheapest' || order === 'dearest') return card.price ?? undefined
  if (order === 'longestBattery') return card.batteryYears ?? undefined
  if (order === 'mostStock') return card.stock
  return undefined
}

function inOrder(products: ProductCard[], order: Order): ProductCard[] {
  const least = order === 'cheapest'
  const value = (card: ProductCard) =>
    measureOf(card, order) ?? (least ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY)
  return [...products].sort((a, b) => (least ? value(a) - value(b) : value(b) - value(a)))
}

/** Products that are looked for, by what they are for and by conditions. */
export const replyToSearch: Replier = async (asking) => {
  const { u, resolved } = asking
  if (u.requests.has('build') && /how many|幾多(?:個|部|隻|件)|多少(?:個|部)/u.test(u.text)) return undefined
  const isOnlyNear = resolved.length > 0 && resolved.every(({ state }) => state === 'near')
  if (isOnlyNear && !hasConditions(asking) && (await hasText(asking))) return undefined
  const isLookedFor =
    u.requests.has('find') ||
    u.measures.celsius !== undefined ||
    resolved.some(({ state }) => state === 'kind' || isNamed({ state }))
  return isLookedFor || hasConditions(asking) || u.details.has('catalogue') ? productsFor(asking) : undefined
}

/** Products that the words of a question only lead to. */
export const replyWithNearest: Replier = async (asking) => productsFor(asking)

function hasConditions(asking: Asking): boolean {
  const { currency: _, ...filters } = conditionsOf(asking)
  return Object.keys(filters).length > 0 || asking.u.details.has('outdoors')
}

async function productsFor(asking: Asking): Promise<Reply | undefined> {
  const { u, run, language, resolved, currency } = asking
  const conditions = conditionsOf(asking)
  if (u.technologies.length > 1 && !namesProduct(asking)) return undefined
  if (
    u.technologies.length === 1 &&
    !u.requests.has('find') &&
    (u.requests.has('price') || u.isAboutFees || u.facts.size > 0) &&
    !namesProduct(asking)
  )
    return undefined
  const isLimited = hasConditions(asking)
  if (u.details.has('catalogue') && !isLimited) return replyToCatalogue(asking)
  const strange = resolved.filter(({ state }) => state === 'none')
  const known = resolved.filter(({ state }) => state !== 'none' && state !== 'kind')
  if (known.length === 0 && strange.length > 0) return undefined
  if (known.length === 0 && !isLimited) return undefined
  const named = known.filter(isNamed)
  const query = known
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 100)
  const isKept = (card: ProductCard) => named.some(({ products }) => products.some(({ slug }) => slug === card.slug))
  const wanted = { ...conditions, query, limit: 20, currency: conditions.currency ?? currency }
  const outdoors = u.details.has('outdoors') && known.length === 0
  const results = outdoors
    ? await Promise.all(weatherproof.map((ipRating) => run('find_products', { ...wanted, ipRating })))
    : [await run('find_products', wanted)]
  const found = results.flatMap((one) => (one.ok ? [one.output] : []))
  const all = found.flatMap((one) => one.items)
  const near = known.some(({ state }) => state === 'near')
  const byWords = named.length > 0 ? all.filter(isKept) : all
  const listedNear = byWords.length === 0 && !isLimited ? known.flatMap(({ products }) => products) : byWords
  const { items, notes } = await withTemperature(listedNear, asking)
  if (items.length === 0)
    return reply(asking, 'answered', [findWords.noneMatch[language], await nearestByPrice(asking, query)])
  const total =
    named.length > 0 || notes.size > 0 || byWords.length === 0
      ? items.length
      : found.reduce((sum, one) => sum + one.total, 0)
  const lines = items.slice(0, shown).map((one) => itemText(one, asking, notes.get(one.slug)))
  const lead =
    near && !isLimited
      ? nearText(query, language)
      : total === 1
        ? findWords.foundOne[language]
        : findWords.found[language](count(total))
  const more = total > shown ? findWords.more[language](count(total - Math.min(items.length, shown))) : undefined
  return reply(
    asking,
    'answered',
    [lead, listed(lines), more],
    items.slice(0, shown).map(({ slug }) => slug),
  )
}

/** Where a price limit is met by nothing: the cheapest there is. */
async function nearestByPrice(asking: Asking, query: string): Promise<string | undefined> {
  if (asking.u.price?.max === undefined) return undefined
  const { price: _, ...rest } = asking.u
  const {
    minPrice: _min,
    maxPrice: _max,
    ...conditions
  } = conditionsOf({ ...asking, u: { ...rest, price: undefined } })
  const found = await asking.run('find_products', { ...conditions, query, sort: 'price_low', limit: 1 })
  const [item] = found.ok ? found.output.items : []
  return (
    item &&
    `${findWords.first.cheapest?.[asking.language] ?? ''}${joints[asking.language].space}${itemText(item, asking)}`
  )
}

/** A kind alone ("sensors") is a category, and all there is besides. */
function conditionsOf({ u, resolved, currency }: Asking): FindInput {
  const { price, measures, details, technologies } = u
  const isAlone = resolved.every(({ state }) => state === 'kind' || state === 'none')
  const category = isAlone ? categoryOf(details) : undefined
  const [technology] = technologies
  const connectivity =
    technology === 'lora' || technology === 'nb-iot' ? technology : details.has('wifi') ? 'wifi' : undefined
  const max = price?.max ?? price?.budget
  const isInStock = details.has('inStock') && !details.has('outOfStock')
  return {
    ...(category && { category }),
    ...(connectivity && isAlone && { connectivity }),
    ...(price && { currency: price.currency }),
    ...(price?.min !== undefined && { minPrice: price.min }),
    ...(max !== undefined && { maxPrice: max }),
    ...(measures.ipRating && { ipRating: measures.ipRating }),
    ...(measures.minBatteryYears !== undefined && { minBatteryYears: measures.minBatteryYears }),
    ...(measures.minRangeKm !== undefined && { minRangeKm: measures.minRangeKm }),
    ...(isInStock && { inStock: true }),
    ...(!price && currency !== 'HKD' && { currency }),
  }
}

function categoryOf(details: Asking['u']['details']): FindInput['category'] {
  if (details.has('systems')) return 'systems'
  if (details.has('sensors')) return 'hardware'
  return details.has('software') ? 'software' : undefined
}

/** Says that nothing goes by a name, where it is short enough for one. */
function nearText(query: string, language: Asking['language']): string {
  const isName = query.length <= 24 && !/\p{Script=Han}\s|\s\S+\s\S+\s/u.test(query)
  return isName ? findWords.near[language](escaped(query)) : findWords.nearest[language]
}

const temperaturesRead = 12

/** Keeps products that state a range of temperatures with the one that is asked for. */
async function withTemperature(items: ProductCard[], { u, run }: Asking) {
  const notes = new Map<string, string>()
  const { celsius } = u.measures
  if (celsius === undefined) return { items, notes }
  const facts = await Promise.all(
    items.slice(0, temperaturesRead).map(({ slug }) => run('product_facts', { product: slug })),
  )
  const kept = facts.flatMap((one) => {
    if (!one.ok) return []
    const rows = one.output.specifications.filter(({ name }) => rowNames.temperature.test(name.toLowerCase()))
    const row = rows.find(({ value }) => isWithin(celsius, value))
    if (!row) return []
    notes.set(one.output.product.slug, `${row.name} ${row.value}`)
    return [one.output.product]
  })
  return { items: kept, notes }
}

function isWithin(celsius: number, range: string): boolean {
  const [low, high] = range.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
  return low !== undefined && high !== undefined && low <= celsius && celsius <= high
}

async function replyToCatalogue(asking: Asking): Promise<Reply | undefined> {
  const { run, language } = asking
  const parts: string[] = []
  let total = 0
  for (const category of ['hardware', 'lpwan', 'software', 'systems'] as const) {
    const found = await run('find_products', { category, limit: 1 })
    if (!found.ok || found.output.total === 0) continue
    total += found.output.total
    parts.push(`${findWords.categories[category]?.[language] ?? category} (${count(found.output.total)})`)
  }
  asking.cite.of({ kind: 'page', title: findWords.categories.hardware?.[language] ?? '', path: '/products' })
  return reply(asking, 'answered', [
    findWords.catalogue[language](count(total), inSeries(parts, language)),
    findWords.what[language],
  ])
}

export function itemText(card: ProductCard, asking: Asking, more = ''): string {
  const { language } = asking
  const facts = [...(more ? [more] : []), ...shortFacts(card, asking)].join(joints[language].comma)
  return sentence(findWords.item[language](nameOf(card, language), facts), language) + cited(asking, card)
}

function shortFacts(card: ProductCard, { language, currency, u }: Asking): string[] {
  const own = u.price?.currency ?? currency
  const network = networkNames[card.connectivity ?? '']
  return [
    card.price === null
      ? priceWords[language].onRequest('').replaceAll('*', '').trim()
      : priceOf(card.price, card.period, own, language),
    ...(network ? [network] : []),
    ...(card.ipRating ? [card.ipRating] : []),
    ...(card.batteryYears ? [findWords.years[language](count(card.batteryYears))] : []),
    ...(card.connectivityFee === 0 && u.details.has('freeConnectivity') ? [priceWords[language].freeConnectivity] : []),
    ...(u.measures.minRangeKm || u.order === 'longestRange'
      ? []
      : card.tracksStock
        ? [
            card.inStock
              ? findWords.stock[language](piecesOf(card.stock, card.category, language))
              : findWords.out[language],
          ]
        : []),
  ]
}
