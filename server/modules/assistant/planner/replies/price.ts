import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import type { Asking, Replier } from '../asking.ts'
import { count, money } from '../money.rules.ts'
import type { Resolved } from '../products/resolve.ts'
import { listed, type Reply } from '../reply.rules.ts'
import { commonWords, joints } from '../words/common.words.ts'
import { priceWords } from '../words/price.words.ts'
import { textOf } from './facts.ts'
import { lineTexts, priceOfOne, totalTexts } from './price.rules.ts'
import { cited, inSeries, namedIn, nameOf, remembered, reply, sentence } from './shared.ts'

export interface Lines {
  lines: { product: string; quantity: number }[]
  /** Where the words fit several products: which was taken, and the others. */
  taken: { text: string; product: ProductCard; others: ProductCard[] }[]
}

/** Quantities that no sum is made of are said, with the price of one. */
export const replyToOddQuantity: Replier = async (asking) => {
  const { u, language } = asking
  if (!u.odd || (namedIn(asking).length === 0 && !asking.isFollowUp && u.mentions.length === 0)) return undefined
  const [first] = namedIn(asking)
  const product = first?.products[0] ?? (await remembered(asking))
  const said = priceWords[language][u.odd]
  if (!product) return reply(asking, 'asked', [said])
  const one = await priceText(asking, product.slug)
  return reply(asking, 'answered', [said, one], [product.slug])
}

/** Prices: of one product or several, of quantities, of lists, over years, within a budget. */
export const replyToPrice: Replier = async (asking) => {
  const { u, language, isFollowUp, memory } = asking
  const named = namedIn(asking)
  const isWanted =
    u.requests.has('price') ||
    u.requests.has('volume') ||
    u.isFirstYear ||
    u.isOverYears ||
    u.quantities.length > 0 ||
    u.isAboutFees ||
    u.price?.budget !== undefined
  const continues =
    isFollowUp && memory !== undefined && named.length === 0 && (u.currency !== undefined || u.years.length > 0)
  if (!(isWanted || continues)) return undefined
  if (named.length === 0 && !(isFollowUp && memory?.products.length)) return undefined
  if (u.price?.budget !== undefined && u.quantities.length === 0) return replyToBudget(asking)
  if (u.requests.has('volume') && u.quantities.length === 0) return replyToVolume(asking)
  if (isAboutRunning(asking)) return replyToRunning(asking)
  const single = named.length === 1 ? named[0] : undefined
  const isSingle =
    u.quantities.length === 0 &&
    !wantsYears(asking) &&
    (named.length > 0 || memory?.lines.every(({ quantity }) => quantity === 1))
  if (isSingle && single?.state === 'several') return replyToSeveral(asking, single)
  const { lines, taken } = await linesOf(asking)
  if (lines.length === 0) return undefined
  if (isSingle && lines.length === 1 && lines[0]) return replyToOne(asking, lines[0].product)
  return replyToList(asking, { lines, taken }, language)
}

/** Asks whose price is wanted, where nothing is named. */
export const replyToUnnamedPrice: Replier = async (asking) =>
  isUnnamed(asking) ? reply(asking, 'asked', [priceWords[asking.language].whichPrice]) : undefined

/** A price of nothing that is named, here or before. */
function isUnnamed({ u, memory, isFollowUp }: Asking): boolean {
  if (isFollowUp && memory) return false
  return (
    u.requests.has('price') &&
    u.mentions.every(({ text }) => text === '') &&
    u.technologies.length === 0 &&
    u.topics.length === 0
  )
}

function wantsYears({ u }: Asking): boolean {
  return u.isFirstYear || u.years.length > 0 || u.isOverYears
}

function isAboutRunning({ u }: Asking): boolean {
  return u.isAboutFees && !u.requests.has('volume') && u.quantities.length === 0 && !wantsYearsOnly(u)
}

function wantsYearsOnly({ isFirstYear, years }: Asking['u']): boolean {
  return isFirstYear || years.length > 0
}

/** Returns the lines that are asked for: those named, or those of the question before with another quantity. */
export async function linesOf(asking: Asking): Promise<Lines> {
  const { u, memory, isFollowUp } = asking
  const named = namedIn(asking)
  const taken: Lines['taken'] = []
  const own = named.flatMap((one) => {
    const [first] = one.products
    if (!first) return []
    if (one.state === 'several')
      taken.push({ text: one.text, product: first, others: one.products.filter(({ slug }) => slug !== first.slug) })
    // named beside the quantity and again without
    if (
      one.quantity === undefined &&
      named.some((other) => other !== one && other.quantity !== undefined && other.products[0]?.slug === first.slug)
    )
      return []
    return [{ product: first.slug, quantity: wholeOf(one.quantity) }]
  })
  const adds = isFollowUp && memory && /^(?:再?加|add|plus|and add|also|仲要|另加|連埋|with )/u.test(u.text)
  if (own.length > 0) return { lines: merged(adds ? [...memory.lines, ...own] : own), taken }
  if (!isFollowUp || !memory) return { lines: [], taken }
  const before =
    memory.lines.length > 0 ? memory.lines : memory.products.slice(0, 1).map((product) => ({ product, quantity: 1 }))
  const [quantity] = u.quantities
  return {
    lines: quantity === undefined ? before : before.map((line) => ({ ...line, quantity: wholeOf(quantity) })),
    taken,
  }
}

function wholeOf(quantity: number | undefined): number {
  return Math.min(Math.max(Math.trunc(quantity ?? 1), 1), 100_000)
}

function merged(lines: Lines['lines']): Lines['lines'] {
  const byProduct = new Map<string, number>()
  for (const { product, quantity } of lines)
    byProduct.set(product, Math.min((byProduct.get(product) ?? 0) + quantity, 100_000))
  return [...byProduct].map(([product, quantity]) => ({ product, quantity })).slice(0, 20)
}

/** The price of one, in a paragraph. */
export async function priceText(asking: Asking, product: string): Promise<string | undefined> {
  const facts = await asking.run('product_facts', { product, currency: asking.currency })
  return facts.ok ? priceOfOne(facts.output, asking.language, cited(asking, facts.output.product)) : undefined
}

async function replyToOne(asking: Asking, product: string): Promise<Reply | undefined> {
  const { run, currency, language } = asking
  const [facts] = await Promise.all([
    run('product_facts', { product, currency }),
    run('price_list', { lines: [{ product, quantity: 1 }], currency }),
  ])
  if (!facts.ok) return undefined
  const say = priceWords[language]
  const { requires, workingSystem } = facts.output
  const names = inSeries(
    requires.map((one) => nameOf(one, language)),
    language,
  )
  const needs =
    requires.length === 0
      ? ''
      : workingSystem === null
        ? say.needs(names)
        : say.system(names, money(workingSystem, currency))
  return reply(
    asking,
    'answered',
    [
      priceOfOne(facts.output, language, cited(asking, facts.output.product)),
      asking.u.facts.size > 0 ? textOf(facts.output, asking) : undefined,
      needs,
      convertedNote(asking),
    ],
    [facts.output.product.slug],
  )
}

function convertedNote({ currency, language }: Asking): string | undefined {
  return currency === 'HKD' ? undefined : priceWords[language].converted
}

async function replyToSeveral(asking: Asking, { text, products }: Resolved): Promise<Reply> {
  const lines: string[] = []
  for (const { slug } of products.slice(0, 4)) {
    const line = await priceText(asking, slug)
    if (line) lines.push(line)
  }
  return reply(
    asking,
    'answered',
    [priceWords[asking.language].which(text), listed(lines), convertedNote(asking)],
    products.map(({ slug }) => slug),
  )
}

async function replyToList(
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

async function replyToVolume(asking: Asking): Promise<Reply | undefined> {
  const { language, run, currency } = asking
  const product = namedIn(asking)[0]?.products[0] ?? (await remembered(asking))
  if (!product) return undefined
  const facts = await run('product_facts', { product: product.slug, currency })
  if (!facts.ok) return undefined
  const none =
    facts.output.volumePrices.length === 0 ? priceWords[language].noVolume(nameOf(product, language)) : undefined
  return reply(asking, 'answered', [priceOfOne(facts.output, language, cited(asking, product)), none], [product.slug])
}

async function replyToBudget(asking: Asking): Promise<Reply | undefined> {
  const { u, language, run } = asking
  const budget = u.price?.budget ?? 0
  const currency = u.price?.currency ?? 'HKD'
  const product = namedIn(asking)[0]?.products[0] ?? (await remembered(asking))
  if (!product) return undefined
  const priceAt = async (quantity: number) => {
    const list = await run('price_list', { lines: [{ product: product.slug, quantity }], currency })
    return list.ok ? list.output.lines[0] : undefined
  }
  const one = await priceAt(1)
  if (!one?.unitPrice) return undefined
  const say = priceWords[language]
  const name = nameOf(product, language)
  // a volume price may make more affordable
  let line = await priceAt(Math.min(Math.max(Math.floor(budget / one.unitPrice), 1), 100_000))
  const more = line?.unitPrice ? Math.min(Math.floor(budget / line.unitPrice), 100_000) : 0
  if (line && more > line.quantity) line = await priceAt(more)
  if (!line?.unitPrice || !line.total || line.total > budget)
    return reply(
      asking,
      'answered',
      [say.budgetNone(money(budget, currency), name, money(one.unitPrice, currency)) + cited(asking, product)],
      [product.slug],
    )
  const left = Math.round((budget - line.total) * 100) / 100
  const sum = `${count(line.quantity)} × ${money(line.unitPrice, currency)} = ${money(line.total, currency)}`
  return reply(
    asking,
    'answered',
    [
      say.budget(money(budget, currency), count(line.quantity), name, sum, money(left, currency)) +
        cited(asking, product),
    ],
    [product.slug],
  )
}

/** What is paid each year after the purchase. */
async function replyToRunning(asking: Asking): Promise<Reply | undefined> {
  const { language, run, currency } = asking
  const named = namedIn(asking)
  const products = named.length > 0 ? named.flatMap((one) => one.products.slice(0, 4)) : [await remembered(asking)]
  const say = priceWords[language]
  const texts: string[] = []
  for (const product of products.slice(0, 4)) {
    if (!product) continue
    const facts = await run('product_facts', { product: product.slug, currency })
    if (!facts.ok) continue
    const { connectivityFee, price, period, firstYear } = facts.output.product
    const name = nameOf(product, language)
    const text =
      period !== 'once' || connectivityFee === null || price === null
        ? priceOfOne(facts.output, language, cited(asking, product))
        : connectivityFee === 0
          ? sentence(say.runningFree(name), language) + cited(asking, product)
          : sentence(say.runningFee(name, money(connectivityFee, currency)), language) + cited(asking, product)
    const first =
      connectivityFee && firstYear !== null && price !== null
        ? sentence(
            say.firstYear(
              `${money(price, currency)} + ${money(connectivityFee, currency)} = ${money(firstYear, currency)}`,
            ),
            language,
          )
        : ''
    texts.push([text, first].filter(Boolean).join(joints[language].space))
  }
  return texts.length > 0
    ? reply(
        asking,
        'answered',
        [listed(texts)],
        products.flatMap((one) => one?.slug ?? []),
      )
    : undefined
}
