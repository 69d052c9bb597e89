import type { ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { escaped } from '../../answers/passage-text.rules.ts'
import type { Asking, Replier } from '../asking.ts'
import { count, money } from '../money.rules.ts'
import { keysOf } from '../products/likeness.rules.ts'
import { listed } from '../reply.rules.ts'
import { thingsIn } from '../understanding/things.words.ts'
import { joints } from '../words/common.words.ts'
import { priceWords } from '../words/price.words.ts'
import { factWords } from '../words/product.words.ts'
import { lineTexts, priceOfOne, totalTexts } from './price.rules.ts'
import { namedIn, remembered } from './subject.ts'
import { cited, inSeries, nameOf, reply, sentence } from './wording.ts'

type Facts = ToolOutput<'product_facts'>

/** A whole is wanted, with its cost, rather than pieces. */
const whole =
  /budget|ball ?park|turnkey|all[- ]in|(?:whole|complete|full) (?:thing|set|system|solution|lot)|package|kits?(?![a-z])|first[- ]?(?:year|yr)|altogether|smart|預算|全套|整套|成套|一套|首年|第一年|成個|大概(?:要)?幾多錢/u

/** A system that is made for just what a site has: "6 freezers, all in", "a 50 bay car park, turnkey". */
export const replyToSizedSystem: Replier = async (asking) => {
  const { u, run, currency } = asking
  const counts = Object.values(u.site)
  if (counts.length === 0 || u.quantities.some((value) => value > 1) || !whole.test(u.text) || asking.isFollowUp)
    return undefined
  if (
    namedIn(asking).some(
      ({ quantity, state }) => quantity !== undefined && state === 'one' && !isSite(quantity, counts),
    )
  )
    return undefined
  const found = await run('find_products', { category: 'systems', limit: 20, query: '' })
  if (!found.ok || found.output.total > found.output.items.length) return undefined
  const all = await Promise.all(found.output.items.map(({ slug }) => run('product_facts', { product: slug, currency })))
  const [best] = all.flatMap((facts) => (facts.ok && isMadeFor(facts.output, counts, u.text) ? [facts.output] : []))
  if (!best) return undefined
  await run('price_list', { lines: [{ product: best.product.slug, quantity: 1 }], currency })
  return reply(asking, 'answered', textsOf(best, asking), [best.product.slug])
}

/** Whether a system must be bought as a whole: "do I have to take the set of six", 「一定要買成套嗎」. */
const singly =
  /(?:must|have to|need to|forced to|only) .{0,40}(?:set|system|kit|package|bundle)(?![a-z])|(?:parts|pieces|items|sensors) .{0,20}(?:separately|singly|individually)|一定要.{0,4}(?:成套|整套|全套|一套)|(?:散買|單買|逐件買|分開買)/u

/** "Can I get it without the counters". */
const without = /(?<![a-z])(?:without|leave out|minus|except|not the)(?![a-z])|唔要|不要|唔計|減去|除咗/u

/** Says that the parts of a system are sold singly, with their prices. */
export const replyToParts: Replier = async (asking) => {
  const { u, run, language, currency, resolved, named } = asking
  const isWithout = asking.memory !== undefined && without.test(u.text)
  if (!(singly.test(u.text) || isWithout)) return undefined
  const cards = [...resolved, ...named].flatMap(({ products }) => products)
  const before = isWithout ? await remembered({ ...asking, isFollowUp: true }) : undefined
  const system = before ?? cards.find(({ category }) => category === 'systems') ?? (await remembered(asking))
  const facts = system && (await run('product_facts', { product: system.slug, currency }))
  if (!facts?.ok || facts.output.contains.length === 0) return undefined
  const { contains, product } = facts.output
  // "without the counters, just bins and leaks": what is wanted is named too
  const [clause = ''] = u.text
    .slice(Math.max(u.text.search(without), 0))
    .split(/[,，。;；]|淨係|只要|(?<![a-z])(?:only|just|but)(?![a-z])/u)
  const isDropped = ({ text }: { text: string }) => clause.includes(text.replace(without, '').split(' ')[0] ?? text)
  const dropped = [...resolved, ...named].filter(isDropped).flatMap(({ products }) => products)
  const left = isWithout ? contains.filter(({ slug }) => !dropped.some((card) => card.slug === slug)) : []
  if (isWithout && (left.length === contains.length || left.length === 0)) return undefined
  const wanted = isWithout ? left : contains.map((part) => ({ ...part, quantity: 1 }))
  const list = await run('price_list', {
    lines: wanted.map(({ slug, quantity }) => ({ product: slug, quantity })),
    currency,
  })
  if (!list.ok) return undefined
  const lines = lineTexts(list.output, language, (line) => cited(asking, line))
  const slugs = list.output.lines.map(({ slug }) => slug)
  const said = priceWords[language][isWithout ? 'singlyWithout' : 'singly'](nameOf(product, language))
  const sums = isWithout ? totalTexts(list.output, [], language).join(joints[language].space || '\n') : undefined
  return reply(asking, 'answered', [said, listed(lines), sums], slugs)
}

function isSite(quantity: number, counts: number[]): boolean {
  return counts.includes(quantity)
}

/** Whether its row of what it is for has the site's number, and its description what is watched there. */
function isMadeFor({ specifications, product, description }: Facts, counts: number[], text: string): boolean {
  const made = specifications.find(({ name }) => /^適用$|^for$/iu.test(name))?.value ?? ''
  const numbers = (made.match(/\d[\d,]*/g) ?? []).map((one) => Number(one.replaceAll(',', '')))
  if (!counts.some((value) => numbers.includes(value))) return false
  const own = [product.name.en, product.name['zh-TW'], description.en, made].join(' ').toLowerCase()
  const things = thingsIn(own).map(({ key }) => key)
  if (thingsIn(text).some(({ key }) => things.includes(key))) return true
  const asked = keysOf(text).filter(({ weight }) => weight > 0.25)
  const known = new Set(keysOf(`${made} ${product.name.en} ${product.name['zh-TW']}`).map(({ key }) => key))
  return asked.filter(({ key }) => known.has(key)).length > 1
}

function textsOf(facts: Facts, asking: Asking): (string | undefined)[] {
  const { u, language, currency } = asking
  const { product, contains, specifications } = facts
  const name = nameOf(product, language)
  const parts = contains.map((part) => factWords.part[language](count(part.quantity), nameOf(part, language)))
  const fitting = specifications.find((row) => /^安裝$|^installation$/iu.test(row.name))
  const budget = u.price?.budget
  const total = product.firstYear ?? product.price
  const isOver = budget !== undefined && total !== null && total > budget
  return [
    isOver ? priceWords[language].budgetFirstYear(money(budget, currency), name, money(total, currency)) : undefined,
    priceOfOne(facts, language, cited(asking, product)),
    parts.length > 0 ? factWords.contains[language](name, inSeries(parts, language)) : undefined,
    fitting &&
      sentence(
        factWords.stated[language](name, factWords.row[language](escaped(fitting.name), escaped(fitting.value))),
        language,
      ),
  ]
}
