import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import type { Asking } from '../asking.ts'
import { count, money } from '../money.rules.ts'
import { listed, type Reply } from '../reply.rules.ts'
import { commonWords, joints } from '../words/common.words.ts'
import { priceWords } from '../words/price.words.ts'
import { lineTexts, totalTexts } from './price.rules.ts'
import { namedIn, otherOne } from './subject.ts'
import { cited, inSeries, nameOf, reply } from './wording.ts'

interface Lines {
  lines: { product: string; quantity: number }[]
  /** Where the words fit several products: which was taken, and the others. */
  taken: { text: string; product: ProductCard; others: ProductCard[] }[]
}

/** Returns the lines that are asked for: those named, or those of the question before with another quantity. */
export async function linesOf(asking: Asking): Promise<Lines> {
  const { u, memory, isFollowUp } = asking
  const named = namedIn(asking)
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
    return [{ product: first.slug, quantity: wholeOf(one.quantity) }]
  })
  const drops = isFollowUp && memory && removals.test(u.text)
  if (drops && own.length > 0)
    return { lines: memory.lines.filter(({ product }) => !own.some((one) => one.product === product)), taken }
  const adds = isFollowUp && memory && /^(?:再?加|add|plus|and add|also|仲要|另加|連埋|with )/u.test(u.text)
  if (own.length > 0) return { lines: merged(adds ? [...memory.lines, ...own] : own), taken }
  if (!isFollowUp || !memory) return { lines: [], taken }
  const other = u.references.has('other') ? await otherOne(asking) : undefined
  if (other) return { lines: [{ product: other.slug, quantity: wholeOf(u.quantities[0]) }], taken }
  const before =
    memory.lines.length > 0 ? memory.lines : memory.products.slice(0, 1).map((product) => ({ product, quantity: 1 }))
  const [quantity] = u.quantities
  return {
    lines: quantity === undefined ? before : before.map((line) => ({ ...line, quantity: wholeOf(quantity) })),
    taken,
  }
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
          .map((one) => `${nameOf(one, language)}${one.price === null ? '' : ` (${money(one.price, currency)})`}`),
        language,
      ),
    ),
  )
  const partial = list.totals.onRequest > 0 ? say.partial(list.totals.onRequest) : ''
  const totals = totalTexts(list, yearsOf(u), language)
  return reply(
    asking,
    'answered',
    [
      listed(texts),
      totals.join(joints[language].space || '\n'),
      next,
      ...assumed,
      partial,
      convertedNote(asking),
      commonWords.quoteNext[language],
    ],
    list.lines.map(({ slug }) => slug),
  )
}

function yearsOf({ years }: Asking['u']): number[] {
  return years.filter((value) => Number.isInteger(value) && value >= 1 && value <= 50).slice(0, 3)
}

export function convertedNote({ currency, language }: Asking): string | undefined {
  return currency === 'HKD' ? undefined : priceWords[language].converted
}
