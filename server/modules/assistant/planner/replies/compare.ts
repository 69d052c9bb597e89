import type { ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import type { Asking, Replier } from '../asking.ts'
import { money, priceOf } from '../money.rules.ts'
import { calledOf, likeness } from '../products/likeness.rules.ts'
import { listed } from '../reply.rules.ts'
import { joints } from '../words/common.words.ts'
import { compareWords, rowNames } from '../words/product.words.ts'
import { namedIn, remembered, rememberedPair } from './subject.ts'
import { namesProduct } from './systems.ts'
import { cited, nameOf, reply } from './wording.ts'

type Comparison = ToolOutput<'compare_products'>

const rowsMax = 5

/** Two products or more beside each other, by what is asked or by what differs. */
export const replyToComparison: Replier = async (asking) => {
  const { u, run, currency, language } = asking
  const isBetween =
    namedIn(asking).length > 1 &&
    u.quantities.length === 0 &&
    /(?<![a-z])(?:or|vs)(?![a-z])|定(?!價)|還是/u.test(
      u.facts.size > 0 ? u.text.replace(/(?<![a-z])(?:and|both)(?![a-z])|[同和與、]/u, ' or ') : u.text,
    )
  // "the cheaper of the two, 4 pieces"
  if (u.references.has('cheaper') && u.quantities.length > 0 && namedIn(asking).length === 0) return undefined
  const isOfPair = namedIn(asking).length === 0 && asking.memory !== undefined && pairWords.test(u.text)
  if (!(u.requests.has('compare') || isBetween || isOfPair) || (u.technologies.length > 1 && !namesProduct(asking)))
    return undefined
  const products = await compared(asking)
  if (
    products.length === 1 &&
    products[0] &&
    (u.references.has('it') || asking.isFollowUp) &&
    asking.resolved.length === 0
  )
    return reply(asking, 'asked', [compareWords.second[language](nameOf(products[0], language))])
  if (products.length < 2) return undefined
  const result = await run('compare_products', { products: products.slice(0, 4).map(({ slug }) => slug), currency })
  if (!result.ok) return undefined
  const comparison = result.output
  const rows = rowsOf(comparison, asking)
  const years = u.years.find((value) => Number.isInteger(value) && value >= 1 && value <= 20)
  const spent = years === undefined ? undefined : await spentOver(comparison, years, asking)
  const names = comparison.products.map((one) => `**${nameOf(one, language)}**${cited(asking, one)}`)
  return reply(
    asking,
    'answered',
    [
      names.join(' / '),
      listed([...priceRows(comparison, language), ...rows.map((row) => rowText(row, comparison, language))]),
      spent ?? verdict(comparison, rows, asking),
      compareWords.all[language],
    ],
    comparison.products.map(({ slug }) => slug),
  )
}

/** "Which of those two …", after two answers about one product each. */
const pairWords =
  /(?<![a-z])(?:those|these|the|of) two(?![a-z])|(?<![a-z])both(?![a-z])|which of (?:those|these|them)|[呢嗰這那]兩[個款隻部種]|兩者|兩樣/u

/** What one of each costs over the years, and which is cheapest then. */
async function spentOver({ products }: Comparison, years: number, { run, currency, language }: Asking) {
  const say = compareWords
  const lists = await Promise.all(
    products.map(({ slug }) => run('price_list', { lines: [{ product: slug, quantity: 1 }], currency })),
  )
  const totals = lists.flatMap((list, place) => {
    const product = products[place]
    if (!(list.ok && product)) return []
    const { once, yearly, monthly, onRequest } = list.output.totals
    return onRequest > 0 ? [] : [{ product, total: once + years * (yearly + 12 * monthly) }]
  })
  const [low, next] = [...totals].sort((a, b) => a.total - b.total)
  if (!low || !next || totals.length < products.length) return undefined
  const cells = totals.map(({ product, total }) =>
    say.cell[language](nameOf(product, language), money(total, currency)),
  )
  const row = say.row[language](say.overYears[language](String(years)), cells.join(joints[language].list))
  const by = Math.round((next.total - low.total) * 100) / 100
  const best =
    by === 0 ? say.samePrice[language] : say.cheaper[language](nameOf(low.product, language), money(by, currency))
  return `${row}${joints[language].stop}${joints[language].space}${best}`
}

async function compared(asking: Asking): Promise<ProductCard[]> {
  const named = namedIn(asking)
  const direct =
    named.length === 1 && named[0]?.state === 'several'
      ? named[0].products
      : named.flatMap(({ products }) => products.slice(0, 1))
  const distinct = direct.filter((one, place) => direct.findIndex(({ slug }) => slug === one.slug) === place)
  if (distinct.length >= 2) return distinct
  const pair = distinct.length === 0 && pairWords.test(asking.u.text) ? await rememberedPair(asking) : []
  if (pair.length === 2) return pair
  const before = await remembered(asking)
  if (!before) {
    const [first] = distinct
    const other = first && asking.u.references.has('it') ? await otherBySoftWords(asking, first, 0.5) : undefined
    return first && other ? [first, other] : distinct
  }
  const other = distinct[0] ?? (await otherBySoftWords(asking, before))
  return other && other.slug !== before.slug ? [before, other] : [before]
}

/** "compare it with the outdoor one": another of its kind, told apart by a word. */
async function otherBySoftWords(
  { u, run, memory }: Asking,
  before: ProductCard,
  least = 0.01,
): Promise<ProductCard | undefined> {
  const soft = u.text
  const found = await run('find_products', { query: `${before.name['zh-TW']}`.slice(0, 100), limit: 20 })
  const kind = before.name.en.split(' ').slice(-1)[0] ?? ''
  const more = await run('find_products', { query: kind, limit: 20 })
  const items = [...(found.ok ? found.output.items : []), ...(more.ok ? more.output.items : [])]
  const known = items.filter(({ slug }) => slug !== before.slug)
  const scored = known.map((card) => ({ card, precision: likeness(soft, soft, calledOf(card)).precision }))
  const [best] = scored.sort((a, b) => b.precision - a.precision)
  if (best && best.precision >= least) return best.card
  const second = memory?.products.find((key) => key !== before.slug)
  return known.find(({ slug }) => slug === second)
}

type Row = Comparison['rows'][number]

/** Rows that are asked about; otherwise those with a better side, then others that differ. */
function rowsOf({ rows }: Comparison, { u }: Asking): Row[] {
  const stated = rows.filter(({ values }) => values.some(Boolean))
  const asked = stated.filter(({ label }) => [...u.facts].some((fact) => rowNames[fact].test(label.toLowerCase())))
  if (asked.length > 0) return asked.slice(0, rowsMax)
  const isPrice = u.order === 'cheapest' || /平|貴|便宜|cheap|expensive|price/u.test(u.text)
  if (isPrice && !/(?<![a-z])why(?![a-z])|點解|為何|為[甚什]麼/u.test(u.text)) return []
  const differing = stated.filter(({ values }) => new Set(values.filter(Boolean)).size > 1)
  return [
    ...differing.filter(({ better }) => better.length > 0),
    ...differing.filter(({ better }) => better.length === 0),
  ].slice(0, rowsMax)
}

function priceRows({ products, currency }: Comparison, language: Asking['language']): string[] {
  const say = compareWords
  const cells = (value: (card: ProductCard) => string) =>
    products.map((card) => say.cell[language](nameOf(card, language), value(card))).join(joints[language].list)
  const price = cells((card) =>
    card.price === null ? say.onRequest[language] : priceOf(card.price, card.period, currency, language),
  )
  const hasFee = products.some(({ connectivityFee }) => connectivityFee !== null)
  const fee = cells(({ connectivityFee }) =>
    connectivityFee === null ? '–' : connectivityFee === 0 ? say.free[language] : money(connectivityFee, currency),
  )
  return [say.row[language](say.price[language], price), ...(hasFee ? [say.row[language](say.fee[language], fee)] : [])]
}

function rowText({ label, values }: Row, { products }: Comparison, language: Asking['language']): string {
  const cells = products.map((card, place) =>
    compareWords.cell[language](nameOf(card, language), values[place] || compareWords.notStated[language]),
  )
  return compareWords.row[language](label, cells.join(joints[language].list))
}

function verdict({ products, currency }: Comparison, rows: Row[], { u, language }: Asking): string | undefined {
  const say = compareWords
  const asked = rows.filter(({ label }) => [...u.facts].some((fact) => rowNames[fact].test(label.toLowerCase())))
  const texts = asked.slice(0, 2).flatMap(({ label, better, values }) => {
    const best = products.filter(({ slug }) => better.includes(slug))
    if (best.length === 1 && best[0]) return [say.better[language](label, nameOf(best[0], language))]
    return new Set(values).size === 1 ? [say.equal[language](label)] : []
  })
  if (asked.length > 0) return texts.join(joints[language].space)
  const priced = products.filter(({ price, period }) => price !== null && period === products[0]?.period)
  if (priced.length !== products.length) return undefined
  const [low, next] = [...priced].sort((a, b) => (a.price ?? 0) - (b.price ?? 0))
  if (!low || !next || low.price === null || next.price === null) return undefined
  const by = Math.round((next.price - low.price) * 100) / 100
  return by === 0 ? say.samePrice[language] : say.cheaper[language](nameOf(low, language), money(by, currency))
}
