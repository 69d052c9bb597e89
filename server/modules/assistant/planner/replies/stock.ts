import type { ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import type { Asking, Replier } from '../asking.ts'
import { count } from '../money.rules.ts'
import { listed } from '../reply.rules.ts'
import { joints } from '../words/common.words.ts'
import { stockWords } from '../words/product.words.ts'
import { priceText } from './price.ts'
import { namedIn, subject } from './subject.ts'
import { cited, nameOf, reply, sentence } from './wording.ts'

type Item = ToolOutput<'stock_and_lead_time'>['items'][number]

/** Stock and lead time: of products that are named, or what is out of stock. */
export const replyToStock: Replier = async (asking) => {
  const { u, run, language } = asking
  if (!(u.requests.has('stock') || u.requests.has('leadTime'))) return undefined
  const named = namedIn(asking)
  if (
    named.length === 0 &&
    u.details.has('outOfStock') &&
    !asking.isFollowUp &&
    asking.resolved.every(({ state }) => state === 'none' || state === 'kind')
  )
    return replyToOutOfStock(asking)
  const products = await askedFor(asking)
  if (products.length === 0) return undefined
  const result = await run('stock_and_lead_time', { products })
  if (!result.ok) return undefined
  const { items } = result.output
  const texts = items.map((item) => stockText(item, asking))
  const isShort = items.some(({ inStock, tracksStock, missing }) => tracksStock && (!inStock || missing > 0))
  const next = stockWords[isShort ? 'outNext' : 'confirm'][language]
  const price = u.requests.has('price') && items[0] ? await priceText(asking, items[0].slug) : undefined
  return reply(
    asking,
    'answered',
    [price, listed(texts), next],
    items.map(({ slug }) => slug),
  )
}

async function askedFor(asking: Asking) {
  const { u } = asking
  const named = namedIn(asking)
  // "is it in stock? I need thirty": a quantity that stands apart
  const [apart] = named.length === 1 && u.quantities.length === 1 ? u.quantities : []
  if (named.length > 0)
    return named
      .flatMap(({ products, quantity, state }) =>
        products
          .slice(0, state === 'one' ? 1 : 4)
          .map(({ slug }) => ({ product: slug, ...(isWhole(quantity ?? apart) && { quantity: quantity ?? apart }) })),
      )
      .slice(0, 10)
  const lines = asking.isFollowUp && asking.memory ? asking.memory.lines : []
  if (lines.length > 1) return lines.slice(0, 10)
  const before = await subject(asking)
  const [quantity] = u.quantities
  return before ? [{ product: before.slug, ...(isWhole(quantity) && { quantity }) }] : []
}

function isWhole(quantity: number | undefined): quantity is number {
  return quantity !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= 100_000
}

function stockText(item: Item, asking: Asking): string {
  const { language, u } = asking
  const name = nameOf(item, language)
  const say = stockWords
  const parts = [
    !item.tracksStock
      ? say.uncounted[language](name)
      : item.inStock
        ? say.in[language](name, count(item.stock))
        : say.out[language](name),
  ]
  if (item.asked !== null && item.isEnough !== null && item.inStock)
    parts.push(
      item.isEnough
        ? say.enough[language](count(item.asked))
        : say.short[language](count(item.asked), count(item.missing)),
    )
  if (item.leadTimeDays !== null) parts.push(say.lead[language](count(item.leadTimeDays)))
  else if (u.requests.has('leadTime')) parts.push(say.noLead[language])
  if (item.isBelowMinimum && item.minimumOrder) parts.push(say.minimum[language](count(item.minimumOrder)))
  return sentence(parts.join(joints[language].comma), language) + cited(asking, item)
}

async function replyToOutOfStock(asking: Asking) {
  const { run, language } = asking
  const result = await run('find_products', { inStock: false, limit: 10 })
  if (!result.ok) return undefined
  const { items } = result.output
  if (items.length === 0) return reply(asking, 'answered', [stockWords.noneOut[language]])
  const lines = items.map((item) => `**${nameOf(item, language)}**${cited(asking, item)}`)
  return reply(
    asking,
    'answered',
    [stockWords.areOut[language], listed(lines), stockWords.outNext[language]],
    items.map(({ slug }) => slug),
  )
}
