import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import { escaped } from '../../answers/passage-text.rules.ts'
import type { Asking } from '../asking.ts'
import { count, money } from '../money.rules.ts'
import { listed, type Reply } from '../reply.rules.ts'
import { commonWords, joints } from '../words/common.words.ts'
import { priceWords } from '../words/price.words.ts'
import { countryText } from './compatible.ts'
import { lineTexts, totalTexts } from './price.rules.ts'
import { isSpokenOf, namedIn, otherOne, rememberedPair } from './subject.ts'
import { cited, inSeries, nameOf, reply } from './wording.ts'

interface Lines {
  lines: { product: string; quantity: number }[]
  /** Where the words fit several products: which was taken, and the others. */
  taken: { text: string; product: ProductCard; others: ProductCard[] }[]
}

/** Returns the lines that are asked for, with what they need where that is wanted: those named, or those of the question before with another quantity. */
export async function linesOf(asking: Asking): Promise<Lines> {
  const asked = await linesNamed(asking)
  if (!withNeeds.test(asking.u.text)) return asked
  const facts = await Promise.all(asked.lines.map(({ product }) => asking.run('product_facts', { product })))
  const needed = facts.flatMap((one) => (one.ok ? one.output.requires : [])).map(({ slug }) => slug)
  const missing = [...new Set(needed)].filter((slug) => !asked.lines.some(({ product }) => product === slug))
  return { ...asked, lines: [...asked.lines, ...missing.map((product) => ({ product, quantity: 1 }))] }
}

/** "and the gateway", of a list. */
export const additions =
  /^(?:再?加|add|plus|and add|also|仲要|另加|連埋|with |and (?:an? |the |one )(?:\w+ ){0,2}(?:gateway|platform|software|dashboard|sim|hub)(?![a-z]))/u

/** What is there already: "we already have a gateway". */
function isOwned(name: string, text: string): boolean {
  const [first = ''] = name.split(' ').slice(-1)
  const before = text.slice(0, Math.max(text.indexOf(first), 0))
  return /(?:already (?:have|got|own|use)|(?:we|i) (?:own|have got)|已經有|本身有|手上有|有咗)[^,.，。]{0,16}$|already/u.test(
    `${before.slice(-40)}${/already/u.test(name) ? ' already' : ''}`,
  )
}

/** "plus whatever they need": one of each that the products require. */
export const withNeeds =
  /incl(?:uding|\.)? everything|everything included|what (?:do|should|must|would) (?:i|we) (?:need to |have to )?(?:order|buy)|[連計]埋?晒?所有(?:嘢)?|要買啲?(?:咩|乜)|whatever .{0,30}(?:need|require)|(?:and|plus|with|including) (?:everything|all|anything)(?: else)?(?: \w+){0,3} (?:need|require)|[連加計]埋?晒?(?:所有|一切|啲|其他|所)?(?:需要|需|要用|配套|必需)/u

async function linesNamed(asking: Asking): Promise<Lines> {
  const { u, memory, isFollowUp } = asking
  const all = namedIn(asking)
  const others = all.filter(({ text }) => !isOwned(text, u.text))
  const named = others.length > 0 ? others : all
  // "we have twelve doors and want contacts": a quantity that stands apart
  const [apart] = named.length === 1 && u.quantities.length === 1 && u.requests.has('price') ? u.quantities : []
  const taken: Lines['taken'] = []
  const own = named.flatMap((one) => {
    const [first] = one.products
    if (!first) return []
    // "sims included": what a device's own fee pays
    const isOwnFee = first.category === 'lpwan' && first.period !== 'once' && one.quantity === undefined
    if (isOwnFee && named.some((other) => other !== one && other.products[0]?.connectivityFee)) return []
    // named beside the quantity and again without
    if (
      one.quantity === undefined &&
      named.some((other) => other !== one && other.quantity !== undefined && other.products[0]?.slug === first.slug)
    )
      return []
    if (one.state === 'several')
      taken.push({ text: one.text, product: first, others: one.products.filter(({ slug }) => slug !== first.slug) })
    return [{ product: first.slug, quantity: wholeOf(one.quantity ?? apart) }]
  })
  const drops = isFollowUp && memory && removals.test(u.text)
  if (drops && own.length > 0) {
    const dropped = named.flatMap(({ products }) => products.map(({ slug }) => slug))
    return { lines: memory.lines.filter(({ product }) => !dropped.includes(product)), taken: [] }
  }
  const adds = isFollowUp && memory && additions.test(u.text)
  if (own.length > 0) return { lines: merged(adds ? [...memory.lines, ...own] : own), taken }
  if (!isFollowUp || !memory) return { lines: [], taken }
  if (onlyDevices.test(u.text)) return { lines: await devicesOf(memory, asking), taken }
  const isOne = u.references.has('other') || u.references.has('cheaper')
  const pair = u.references.has('cheaper') ? await rememberedPair(asking) : []
  const [cheaper] = pair.length === 2 ? pair.sort((a, b) => (a.price ?? 0) - (b.price ?? 0)) : []
  const other = cheaper ?? (isOne ? await otherOne(asking) : undefined)
  if (other) return { lines: [{ product: other.slug, quantity: wholeOf(u.quantities[0]) }], taken }
  const before =
    memory.lines.length > 0 ? memory.lines : memory.products.slice(0, 1).map((product) => ({ product, quantity: 1 }))
  const [quantity] = u.quantities
  return {
    lines: quantity === undefined ? before : before.map((line) => ({ ...line, quantity: wholeOf(quantity) })),
    taken,
  }
}

/** "just the sensors", of a list or a system. */
export const onlyDevices =
  /(?<![a-z])(?:just|only) (?:the )?(?:sensors?|probes?|devices?|meters?)(?![a-z])|(?:淨係|只)(?:要|買|計)?(?:啲)?(?:感應器|感測器|探頭|裝置)/u

async function devicesOf({ lines, products }: NonNullable<Asking['memory']>, { run }: Asking): Promise<Lines['lines']> {
  const asked = lines.length > 0 ? lines : products.slice(0, 1).map((product) => ({ product, quantity: 1 }))
  const facts = await Promise.all(asked.map(({ product }) => run('product_facts', { product })))
  const parts = facts.flatMap((one, place) => {
    if (!one.ok) return []
    const { product, contains } = one.output
    const quantity = asked[place]?.quantity ?? 1
    return contains.length > 0
      ? contains.map((part) => ({ product: part.slug, quantity: part.quantity * quantity }))
      : [{ product: product.slug, quantity }]
  })
  const cards = await Promise.all(parts.map(({ product }) => run('product_facts', { product })))
  return parts.filter((_, place) => {
    const card = cards[place]
    return card?.ok && card.output.product.category === 'hardware'
  })
}

/** "and without the valves?": lines of the list before that are left out. */
export const removals =
  /^(?:and |but |ok,? |then )?(?:without|minus|except|excluding|leave out|drop|remove|take (?:out|away)|no(?! more than))(?![a-z])|^(?:咁|如果|若)?(?:唔要|不要|唔計|不計|減咗|去掉|除咗|冇咗|抽起)/u

function wholeOf(quantity: number | undefined): number {
  return Math.min(Math.max(Math.trunc(quantity ?? 1), 1), 100_000)
}

function merged(lines: Lines['lines']): Lines['lines'] {
  const byProduct = new Map<string, number>()
  for (const { product, quantity } of lines)
    byProduct.set(product, Math.min((byProduct.get(product) ?? 0) + quantity, 100_000))
  return [...byProduct].map(([product, quantity]) => ({ product, quantity })).slice(0, 20)
}

export async function replyToList(
  asking: Asking,
  { lines, taken }: Lines,
  language: Asking['language'],
): Promise<Reply | undefined> {
  const { run, currency, u } = asking
  const result = await run('price_list', { lines, currency })
  if (!result.ok) return undefined
  const list = result.output
  const say = priceWords[language]
  const [only] = list.lines
  const texts = lineTexts(list, language, (line) => cited(asking, line))
  const next =
    list.lines.length === 1 && only?.nextVolume
      ? say.next(count(only.nextVolume.from), money(only.nextVolume.price, currency))
      : ''
  const assumed = taken.map(({ text, product, others }) =>
    say.took(
      nameOf(product, language),
      text,
      inSeries(
        others
          .slice(0, 3)
          .map(
            (one) =>
              `${nameOf(one, language)}${one.price === null || currency !== 'HKD' ? '' : ` (${money(one.price, currency)})`}`,
          ),
        language,
      ),
    ),
  )
  const strange = leftOut(asking).map((text) => say.leftOut(text))
  const yearly = list.totals.yearly + 12 * list.totals.monthly
  const after = isAfterFirst(asking) ? (yearly > 0 ? say.afterFirst(money(yearly, currency)) : say.allFree) : ''
  const places = await countryTexts(asking, list.lines)
  const partial = list.totals.onRequest > 0 ? say.partial(list.totals.onRequest) : ''
  const totals = totalTexts(list, yearsOf(u), language)
  return reply(
    asking,
    'answered',
    [
      listed(texts),
      totals.join(joints[language].space || '\n'),
      after,
      await neededText(asking, lines),
      next,
      ...assumed,
      ...strange,
      places,
      partial,
      convertedNote(asking),
      commonWords.quoteNext[language],
    ],
    list.lines.map(({ slug }) => slug),
  )
}

/** What a thing that is only described needs besides, to work. */
async function neededText(asking: Asking, lines: Lines['lines']): Promise<string | undefined> {
  const { run, language } = asking
  if (!isSpokenOf(asking)) return undefined
  const facts = await Promise.all(lines.map(({ product }) => run('product_facts', { product })))
  const needed = facts
    .flatMap((one) => (one.ok ? one.output.requires : []))
    .filter(({ slug }, place, all) => all.findIndex((other) => other.slug === slug) === place)
    .filter(({ slug }) => !lines.some(({ product }) => product === slug))
  const names = needed.map((one) => nameOf(one, language))
  return names.length > 0 ? priceWords[language].needs(inSeries(names, language)) : undefined
}

/** What is paid after the first year: "and the year after", 「之後每年」. */
export function isAfterFirst({ u }: Pick<Asking, 'u'>): boolean {
  return /(?<![a-z])(?:the )?years? after(?! \d)|(?:second|following|subsequent|next) years?(?![a-z])|after (?:that|the first year|year (?:1|one))|之後每年|每年之後|第二年|其後每?年|往後/u.test(
    u.text,
  )
}

/** Items of a list that are no product here: they are said, and not in the sum. */
function leftOut({ resolved }: Asking): string[] {
  const isItem = ({ state, text, quantity }: Asking['resolved'][number]) =>
    state === 'none' && quantity !== undefined && /[a-z]{4}|\p{Script=Han}{2}/u.test(text)
  const counted = resolved.filter(({ state, quantity }) => state !== 'none' && quantity !== undefined)
  return counted.length > 0 ? resolved.filter(isItem).map(({ text }) => escaped(text)) : []
}

/** Whether what is priced may be used in the country that is named. */
export async function countryTexts(asking: Asking, products: { slug: string }[]): Promise<string | undefined> {
  const [country] = asking.u.countries
  if (country === undefined || asking.u.countries.length > 1 || country === 'HK') return undefined
  const fits = await Promise.all(
    products.slice(0, 4).map(({ slug }) => asking.run('compatibility', { product: slug, country })),
  )
  const texts = fits.flatMap((fit) => (fit.ok ? [countryText(fit.output, country, asking.language)] : []))
  return texts.length > 0 ? texts.join(joints[asking.language].space) : undefined
}

function yearsOf({ years }: Asking['u']): number[] {
  return years.filter((value) => Number.isInteger(value) && value >= 1 && value <= 50).slice(0, 3)
}

export function convertedNote({ currency, language }: Asking): string | undefined {
  return currency === 'HKD' ? undefined : priceWords[language].converted
}
