import type { ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import type { Asking, Replier } from '../asking.ts'
import { priceOf } from '../money.rules.ts'
import { listed } from '../reply.rules.ts'
import type { Order } from '../understanding/requests.words.ts'
import { joints } from '../words/common.words.ts'
import { findWords, rowNames } from '../words/product.words.ts'
import { conditionsOf, type FindInput, namesAnything } from './find-conditions.ts'
import { withNeeds } from './price-list.ts'
import { itemText, shortFacts } from './product-lines.ts'
import { namedIn } from './subject.ts'
import { inSeries, nameOf, reply } from './wording.ts'

const sorts: Partial<Record<Order, FindInput['sort']>> = {
  cheapest: 'price_low',
  dearest: 'price_high',
  longestBattery: 'battery_long',
  longestRange: 'range_long',
  mostStock: 'stock_high',
}

/** The first by price, battery, range or stock, of what is named or of a kind. */
export const replyToSuperlative: Replier = async (asking) => {
  const { u, run, language, currency } = asking
  const sort = u.order && sorts[u.order]
  if (!u.order || u.technologies.length > 1) return undefined
  const named = namedIn(asking)
  const isUnsorted = u.order === 'mostAccurate'
  if (isUnsorted && named.length === 0 && u.technologies.length === 0)
    return reply(asking, 'nothing', [findWords.unsorted[language]])
  if (withNeeds.test(u.text) && namedIn(asking).length === 1) return undefined
  const isProtection = u.order === 'mostProtected'
  const isOfWeight = u.order === 'lightest' || u.order === 'smallest'
  if (!(sort || u.order === 'cheapestToRun' || isOfWeight || isProtection)) return undefined
  const conditions = conditionsOf(asking)
  const candidates = named.flatMap(({ products }) => products)
  let items: ProductCard[]
  if (candidates.length > 0) {
    items = inOrder(candidates, u.order)
    await run('compare_products', { products: items.slice(0, 4).map(({ slug }) => slug), currency })
  } else {
    const isOfAll = namesAnything(u) || /邊[隻款]|哪款/u.test(u.text)
    if (asking.unsold || (asking.resolved.some(({ state }) => state === 'none') && !isOfAll)) return undefined
    const query = asking.resolved.find(({ state }) => state === 'near')?.text ?? ''
    const found = await run('find_products', {
      ...conditions,
      query: query.slice(0, 100),
      ...(sort && { sort }),
      ...((isOfWeight || isProtection) && query === '' && { category: 'hardware' as const }),
      limit: 20,
    })
    if (!found.ok || (!sort && found.output.total > found.output.items.length)) return undefined
    const counted = found.output.items.filter(({ tracksStock }) => u.order !== 'mostStock' || tracksStock)
    items = query || !sort ? inOrder(counted, u.order) : counted
  }
  const weights = isOfWeight ? await sizesOf(items, asking, u.order === 'smallest' ? litresOf : gramsOf) : undefined
  if (weights) items = [...weights.keys()]
  // the next question may refer to the lightest, not to the product whose facts were read first
  if (isOfWeight && items.length > 1)
    await run('compare_products', { products: items.slice(0, 4).map(({ slug }) => slug), currency })
  const [best] = items
  if (!best && isOfWeight) return reply(asking, 'nothing', [findWords.unsorted[language]])
  if (!best) return reply(asking, 'answered', [findWords.noneMatch[language]])
  const alike = items.filter(
    (one) => measureOf(one, u.order) !== undefined && measureOf(one, u.order) === measureOf(best, u.order),
  )
  const firsts = (alike.length > 0 ? alike : items.slice(0, u.order === 'longestRange' ? 4 : 1)).slice(0, 4)
  const rest = items.filter((one) => !firsts.includes(one)).slice(0, 2)
  const lead = findWords.first[u.order]?.[language] ?? ''
  const ranges =
    u.order === 'longestRange'
      ? await rangesOf(firsts, asking)
      : firsts.map(
          (one) =>
            weights?.get(one) ??
            (u.order === 'cheapestToRun' ? priceOf(yearlyOf(one) ?? 0, 'year', currency, language) : ''),
        )
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

type Row = ToolOutput<'product_facts'>['specifications'][number]
interface Size {
  value: string
  size: number
}

/** Returns products that state their weight, or size, the least first, as stated. */
async function sizesOf(
  products: ProductCard[],
  { run }: Asking,
  sizeOf: (rows: Row[]) => Size | undefined,
): Promise<Map<ProductCard, string>> {
  const measured = await Promise.all(
    products.map(async (product) => {
      const facts = await run('product_facts', { product: product.slug })
      return { product, size: facts.ok ? sizeOf(facts.output.specifications) : undefined }
    }),
  )
  const stated = measured.flatMap(({ product, size }) => (size ? [{ product, ...size }] : []))
  return new Map(stated.sort((a, b) => a.size - b.size).map(({ product, value }) => [product, value]))
}

function gramsOf(rows: Row[]): Size | undefined {
  const value = rows.find(({ name }) => rowNames.weight.test(name.toLowerCase()))?.value ?? ''
  const [, number, unit] = /^([\d.,]+)\s*(k?g)\b/.exec(value) ?? []
  return number ? { value, size: Number(number.replaceAll(',', '')) * (unit === 'kg' ? 1000 : 1) } : undefined
}

/** The volume of three dimensions, or of a disc. */
function litresOf(rows: Row[]): Size | undefined {
  const stated = (name: RegExp) => rows.find((row) => name.test(row.name.toLowerCase()))?.value ?? ''
  const sides = /([\d.]+) × ([\d.]+) × ([\d.]+) mm/.exec(stated(/尺寸|dimension/u))
  if (sides) return { value: sides[0], size: sides.slice(1).reduce((product, side) => product * Number(side), 1) }
  const [diameter, height] = [stated(/直徑|diameter/u), stated(/^(?:高度|height)/u)]
  const [across, tall] = [Number.parseFloat(diameter), Number.parseFloat(height)]
  return across > 0 && tall > 0
    ? { value: `⌀ ${diameter} × ${height}`, size: (Math.PI / 4) * across ** 2 * tall }
    : undefined
}

/** Returns what is paid each year, in HKD: connectivity, and a subscription; undefined if nothing is. */
function yearlyOf({ connectivityFee, price, period }: ProductCard): number | undefined {
  const times = { once: 0, month: 12, year: 1 }[period]
  if (connectivityFee === null && times === 0) return undefined
  return (connectivityFee ?? 0) + (price ?? 0) * times
}

function measureOf(card: ProductCard, order: Order | undefined): number | undefined {
  if (order === 'cheapest' || order === 'dearest') return card.price ?? undefined
  if (order === 'cheapestToRun') return yearlyOf(card)
  if (order === 'longestBattery') return card.batteryYears ?? undefined
  if (order === 'mostStock') return card.stock
  if (order === 'mostProtected') return protectionOf(card)
  return undefined
}

/** Water first, then dust. */
function protectionOf({ ipRating }: ProductCard): number | undefined {
  const [, dust = '', water = ''] = /IP(\d)(\d)/.exec(ipRating ?? '') ?? []
  return water === '' ? undefined : Number(water) * 10 + Number(dust)
}

function inOrder(products: ProductCard[], order: Order): ProductCard[] {
  const least = order === 'cheapest' || order === 'cheapestToRun'
  const value = (card: ProductCard) =>
    measureOf(card, order) ?? (least ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY)
  return [...products].sort((a, b) => (least ? value(a) - value(b) : value(b) - value(a)))
}
