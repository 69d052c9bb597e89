import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import type { TechnologyId } from '#contract/catalogue/lpwan.ts'
import { connectivityTypes } from '#contract/catalogue/values/product-values.ts'
import { escaped } from '../../answers/passage-text.rules.ts'
import type { Asking, Replier } from '../asking.ts'
import { count } from '../money.rules.ts'
import { isNamed } from '../products/resolve.ts'
import { listed, type Reply } from '../reply.rules.ts'
import { commonWords, joints } from '../words/common.words.ts'
import { factWords, findWords, rowNames } from '../words/product.words.ts'
import { companyTopics } from './company/company.ts'
import { conditionsOf, hasConditions, ipCodesFrom, namesAnything } from './find-conditions.ts'
import { itemText } from './product-lines.ts'
import { isLookingFor, isSpokenOf, spareParts } from './subject.ts'
import { namesProduct } from './systems.ts'
import { hasText } from './texts.ts'
import { cited, inSeries, nameOf, reply } from './wording.ts'

const shown = 5

/** Less of the words is nearest, rather than what is asked for. */
const mostlyNamed = 0.4

/** Products that are looked for, by what they are for and by conditions. */
export const replyToSearch: Replier = async (asking) => {
  const { u, resolved } = asking
  if (spareParts.test(u.text) && u.requests.has('price')) return undefined
  if (countsThings(asking) || (isSpokenOf(asking) && !isLookingFor(asking))) return undefined
  const isOnlyNear = resolved.length > 0 && resolved.every(({ state }) => state === 'near')
  const isOffered = u.requests.has('find') && u.topics.length === 0 && !u.details.has('law')
  if (isOnlyNear && !hasConditions(asking) && (await hasText(asking, isOffered))) return undefined
  const isLookedFor =
    u.requests.has('find') ||
    u.measures.celsius !== undefined ||
    resolved.some(({ state }) => state === 'kind' || isNamed({ state }))
  return isLookedFor || hasConditions(asking) || u.details.has('catalogue') ? productsFor(asking) : undefined
}

/** What is asked for and not sold: says so, whatever else its words lead to. */
export const replyToUnsold: Replier = async (asking) => {
  const { unsold, u, language } = asking
  const isOther =
    u.topics.some((topic) => companyTopics.has(topic)) ||
    u.facts.has('connection') ||
    u.details.has('law') ||
    u.details.has('licence')
  if (!unsold || isOther) return undefined
  const said = findWords.notSold[language](unsold.name[language])
  return reply(asking, 'nothing', [said, commonWords.people[language]])
}

/** Asked of a thing that is described, and neither it nor a text says so. */
export const replyToUnstated: Replier = async (asking) => {
  const { language, resolved } = asking
  const product = isSpokenOf(asking) && !isLookingFor(asking) ? resolved.find(isNamed)?.products[0] : undefined
  if (!product || (await hasText(asking, false))) return undefined
  const said = factWords.notStated[language](nameOf(product, language)) + cited(asking, product)
  return reply(asking, 'nothing', [said, factWords.askStaff[language]], [product.slug])
}

/** Products that the words of a question only lead to. */
export const replyWithNearest: Replier = async (asking) =>
  countsThings(asking) || !isLookingFor(asking) ? undefined : productsFor(asking)

/** "How many pulses …": a product is no answer. */
function countsThings({ u }: Asking): boolean {
  return (
    u.requests.has('build') && !u.requests.has('find') && /how many|幾多(?:個|部|隻|件)|多少(?:個|部)/u.test(u.text)
  )
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
  const strange = resolved.filter(({ state }) => state === 'none')
  const known = resolved.filter(({ state }) => state !== 'none' && state !== 'kind')
  if (u.details.has('catalogue') && !isLimited && known.length === 0) return replyToCatalogue(asking)
  const isMains = u.details.has('mains') && !known.some(isNamed)
  // beside conditions, words that are no thing of the trade are said in passing
  const { category: _, connectivity: __, ...limits } = conditions
  const isOfAnything =
    (Object.keys(limits).length > 0 || u.refused.length > 0) &&
    !asking.unsold &&
    (u.requests.has('find') || namesAnything(u))
  if (known.length === 0 && strange.length > 0 && !isMains && !isOfAnything) return undefined
  if (known.length === 0 && !isLimited) return undefined
  const named = known.filter(isNamed)
  const query = (isMains ? [] : known)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 100)
  const isKept = (card: ProductCard) => named.some(({ products }) => products.some(({ slug }) => slug === card.slug))
  const wanted = { ...conditions, query, limit: 20, currency: conditions.currency ?? currency }
  const outdoors = u.details.has('outdoors') && known.length === 0
  const narrowed = outdoors
    ? ipCodesFrom('IP65').map((ipRating) => ({ ...wanted, ipRating }))
    : wanted.ipRating && u.measures.isIpLeast
      ? ipCodesFrom(wanted.ipRating).map((ipRating) => ({ ...wanted, ipRating }))
      : u.refused.length > 0
        ? connectivityTypes
            .filter((one) => !u.refused.includes(one as TechnologyId))
            .map((connectivity) => ({ ...wanted, connectivity }))
        : [wanted]
  const results = await Promise.all(narrowed.map((one) => run('find_products', one)))
  const found = results.flatMap((one) => (one.ok ? [one.output] : []))
  const all = found.flatMap((one) => one.items).filter((card) => !isMains || card.batteryYears === null)
  // products on mains are only recognised among all results, not on a page of them
  if (isMains && found.some((one) => one.total > one.items.length)) return undefined
  const near = !isMains && known.some(({ state, coverage }) => state === 'near' || coverage < mostlyNamed)
  const byWords = named.length > 0 ? all.filter(isKept) : all
  const listedNear = byWords.length === 0 && !isLimited ? known.flatMap(({ products }) => products) : byWords
  const { items, notes } = await withTemperature(listedNear, asking)
  if (items.length === 0)
    return reply(asking, 'answered', [findWords.noneMatch[language], await nearestByPrice(asking, query)])
  const total =
    named.length > 0 || notes.size > 0 || byWords.length === 0 || isMains
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
