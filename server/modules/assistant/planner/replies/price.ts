import type { Asking, Replier } from '../asking.ts'
import { money } from '../money.rules.ts'
import type { Resolved } from '../products/resolve.ts'
import { listed, type Reply } from '../reply.rules.ts'
import { priceWords } from '../words/price.words.ts'
import { textOf } from './facts.ts'
import { priceOfOne } from './price.rules.ts'
import {
  additions,
  convertedNote,
  countryTexts,
  isAfterFirst,
  linesOf,
  onlyDevices,
  removals,
  replyToList,
  withNeeds,
} from './price-list.ts'
import { replyToBudget, replyToRunning, replyToVolume } from './price-terms.ts'
import { isLookingFor, isSpokenOf, namedIn, remembered, spareParts } from './subject.ts'
import { cited, inSeries, nameOf, reply } from './wording.ts'

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
    u.price?.budget !== undefined ||
    isAfterFirst(asking) ||
    withNeeds.test(u.text) ||
    (isSpokenOf(asking) && named.some(({ quantity }) => (quantity ?? 1) > 1)) ||
    (isFollowUp && onlyDevices.test(u.text)) ||
    (isFollowUp && memory?.name === 'price_list' && named.length > 0 && additions.test(u.text))
  const continues =
    isFollowUp && memory !== undefined && named.length === 0 && (u.currency !== undefined || u.years.length > 0)
  const removes = isFollowUp && (memory?.lines.length ?? 0) > 1 && named.length > 0 && removals.test(u.text)
  if (!(isWanted || continues || removes)) return undefined
  // "must I buy the set of six probes": a number that is spoken of is no order
  const isPriced = u.requests.has('price') || u.requests.has('volume') || u.currency || u.price || wantsYears(asking)
  if (!isPriced && (u.facts.has('capacity') || (isSpokenOf(asking) && (!isLookingFor(asking) || u.facts.has('size')))))
    return undefined
  if (spareParts.test(u.text)) return undefined
  // "we run 45 sensors, how many gateways"
  if (
    !isPriced &&
    (u.requests.has('build') || howMany.test(u.text)) &&
    named.every(({ quantity }) => quantity === undefined)
  )
    return undefined
  // "one reading an hour, how long does the battery last"
  if (!isPriced && u.facts.size > 0 && u.quantities.every((value) => value === 1) && named.length > 0) return undefined
  if (named.length === 0 && !(isFollowUp && memory?.products.length)) return undefined
  if (u.price?.budget !== undefined && u.quantities.length === 0) return replyToBudget(asking)
  if (u.requests.has('volume') && u.quantities.length === 0) return replyToVolume(asking)
  if (isAboutRunning(asking) && !(isAfterFirst(asking) && (memory?.lines.length ?? 0) > 1))
    return replyToRunning(asking)
  const single = named.length === 1 ? named[0] : undefined
  const adds = isFollowUp && memory?.name === 'price_list' && additions.test(u.text)
  const isSingle =
    !removes &&
    !adds &&
    u.quantities.length === 0 &&
    !wantsYears(asking) &&
    !isAfterFirst(asking) &&
    named.every(({ quantity }) => quantity === undefined) &&
    (named.length > 0 || memory?.lines.every(({ quantity }) => quantity === 1))
  if (isSingle && single?.state === 'several') return replyToSeveral(asking, single)
  const { lines, taken } = await linesOf(asking)
  if (lines.length === 0) return undefined
  if (isSingle && lines.length === 1 && lines[0]) return replyToOne(asking, lines[0].product)
  return replyToList(asking, { lines, taken }, language)
}

const howMany = /(?<![a-z])how many (?:[a-z]+ )?(?:gateways?|sensors?|meters?|counters?)(?![a-z])/u

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
      await countryTexts(asking, [facts.output.product]),
      convertedNote(asking),
    ],
    [facts.output.product.slug],
  )
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
