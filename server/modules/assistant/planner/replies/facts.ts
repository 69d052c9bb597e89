import type { ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { countryLabels } from '#contract/catalogue/values/countries.ts'
import { escaped } from '../../answers/passage-text.rules.ts'
import type { Asking, Replier } from '../asking.ts'
import { count, money } from '../money.rules.ts'
import { keysOf } from '../products/likeness.rules.ts'
import { facts as factPatterns } from '../understanding/facts.words.ts'
import { joints } from '../words/common.words.ts'
import { dimensions, factWords, networkNames, rowNames } from '../words/product.words.ts'
import { priceOfOne } from './price.rules.ts'
import { isLookingFor, isSpokenOf, namedIn, spareParts, subject } from './subject.ts'
import { cited, inSeries, nameOf, reply, sentence } from './wording.ts'

type Facts = ToolOutput<'product_facts'>
type Row = Facts['specifications'][number]

const rowsMax = 4

/** What a product is and states: by the facts that are asked for, or by the words of the question. */
export const replyToFacts: Replier = async (asking) => {
  const { u, run, currency, language } = asking
  if (u.facts.size === 0 && u.requests.has('build') && /how many|幾多(?:個|部|隻|件)|多少(?:個|部)/u.test(u.text))
    return undefined
  if (spareParts.test(u.text) && u.requests.has('price')) return undefined
  const named = namedIn(asking)
  const several = named.length === 1 && named[0]?.state === 'several' ? named[0] : undefined
  const near = nearest(asking)
  const product = (await subject(asking)) ?? near
  if (!product) return undefined
  if (u.facts.size === 0 && !asksMore(asking) && several) return undefined
  const products = several && !asking.memory ? several.products.slice(0, 3) : [product]
  const texts: string[] = []
  let isStated = false
  for (const one of products) {
    const facts = await run('product_facts', { product: one.slug, currency })
    if (!facts.ok) continue
    const text = isSpokenOf(asking) ? spokenText(facts.output, asking) : textOf(facts.output, asking)
    if (text === undefined && (one === near || isSpokenOf(asking))) return undefined
    isStated ||= text !== undefined
    texts.push(text ?? factWords.notStated[language](nameOf(one, language)) + cited(asking, one))
  }
  if (texts.length === 0 || (!isStated && isLookedFor(asking))) return undefined
  return reply(
    asking,
    isStated ? 'answered' : 'nothing',
    [...texts, isStated ? undefined : factWords.askStaff[language]],
    products.map(({ slug }) => slug),
  )
}

/** Of a thing that is described: its overview where it is looked for, otherwise what it states. */
function spokenText(facts: Facts, asking: Asking): string | undefined {
  const { u } = asking
  // "before it gets wet" says what is looked for, and asks nothing of it
  const left = asking.resolved.reduce((text, one) => withIt(text, one.text), u.text)
  const asked = new Set([...u.facts].filter((fact) => Object.values(factPatterns[fact]).some((one) => one.test(left))))
  if (asked.size > 0) return textOf(facts, { ...asking, u: { ...u, facts: asked } })
  if (isLookingFor(asking)) return overview(facts, asking, cited(asking, facts.product))
  return aboutText(facts, asking)
}

/** "can the air sensor measure …" is "can it measure …". */
function withIt(text: string, spoken: string): string {
  const at = text.indexOf(spoken)
  if (at === -1) return text
  const before = text.slice(0, at).replace(/(?:the|your|a|an|this) $/u, '')
  return `${before} it ${text.slice(at + spoken.length)}`.replace(/ {2,}/gu, ' ')
}

/** A figure is asked for, which a description is no answer to. */
const asksFigure = /how (?:many|often|fast)(?![a-z])|幾多[下次]|多少[下次]|每(?:秒|分鐘).*(?:幾|多少)/u

/** The one product that the words only lead to, where a fact is asked of it. */
function nearest({ u, resolved }: Asking) {
  const [near, ...others] = resolved.flatMap(({ state, products }) => (state === 'near' ? products : []))
  return u.facts.size > 0 && u.technologies.length === 0 && others.length === 0 ? near : undefined
}

/** Returns whether a product is looked for, rather than what it has: 「…感測器有咩顏色」. */
function isLookedFor({ u, resolved }: Asking): boolean {
  const isAskedOf = !u.requests.has('build') && resolved.some(({ text }) => text !== '' && u.text.includes(`${text}有`))
  return u.requests.has('find') && u.facts.size === 0 && !isAskedOf
}

/** Whether words are left that ask about the product, beyond its name. */
function asksMore({ resolved }: Asking): boolean {
  return resolved.some(({ missing }) => missing.length > 0)
}

/** What a product states of the facts that are asked for; undefined where it states none. */
export function textOf(facts: Facts, asking: Asking): string | undefined {
  const { u } = asking
  const source = cited(asking, facts.product)
  if (u.facts.size === 0 && !asksMore(asking) && !asksFigure.test(u.text)) return overview(facts, asking, source)
  const special = specialText(facts, asking)
  return special ? special + source : aboutText(facts, asking)
}

/** Rows and the description, as far as they are about the question. */
function aboutText(facts: Facts, asking: Asking): string | undefined {
  const { u, language } = asking
  const { product } = facts
  const name = nameOf(product, language)
  const source = cited(asking, product)
  const rows = rowsAbout(facts, asking)
  const isDescribed = u.facts.has('measures') || u.facts.has('camera') || rows.length === 0 || asksMore(asking)
  const described = isDescribed ? descriptionAbout(facts, asking) : ''
  if (rows.length === 0 && described === '') return undefined
  const listed = rows
    .map((row) => factWords.row[language](escaped(row.name), escaped(row.value)))
    .join(joints[language].list)
  const stated = listed ? sentence(factWords.stated[language](name, listed), language) : ''
  const about = described ? (stated ? described : factWords.about[language](name, described)) : ''
  const said = [stated, about, mainsText(facts, asking)].filter(Boolean).join(joints[language].space) + source
  // what is looked for is offered with its price
  return isLookedFor(asking) ? said + joints[language].space + priceOfOne(facts, language, '') : said
}

/** "… and can it run off a plug?": where no supply from the mains is stated. */
function mainsText({ specifications, features, product }: Facts, { u, language }: Asking): string {
  if (!(u.details.has('mains') && u.facts.has('battery'))) return ''
  const isStated = [...specifications, ...features].some(({ value }) =>
    /市電|mains|usb|poe|adapter|變壓器/iu.test(value),
  )
  return isStated ? '' : factWords.noMains[language](nameOf(product, language))
}

/** Facts that are more than a row. */
function specialText(facts: Facts, { u, language }: Asking): string | undefined {
  const name = nameOf(facts.product, language)
  const say = factWords
  if (u.facts.has('warranty') && facts.warrantyMonths !== null)
    return `${sentence(say.stated[language](name, say.warranty[language](count(facts.warrantyMonths))), language)}${joints[language].space}${say.warrantyRule[language]}`
  if (u.facts.has('parts') && facts.contains.length > 0) {
    const parts = facts.contains.map((part) => say.part[language](count(part.quantity), nameOf(part, language)))
    return say.contains[language](name, inSeries(parts, language))
  }
  if (u.facts.has('region') && facts.countries.length > 0)
    return say.countries[language](
      name,
      inSeries(
        facts.countries.map((code) => countryLabels[code][language]),
        language,
      ),
    )
  const allRows = [...facts.specifications, ...facts.features]
  if (u.facts.has('battery') && !allRows.some((row) => rowNames.battery.test(lower(row)))) {
    const power = allRows.find((row) => /供電|power|supply/u.test(lower(row)))
    if (power) return say.mains[language](name, escaped(power.value))
  }
  const offline = say.offline[facts.product.connectivity ?? '']
  if (offline && noInternet.test(u.text)) return offline[language](name)
  const network = networkNames[facts.product.connectivity ?? '']
  if (u.facts.has('connection') && network) {
    const { connectivityFee } = facts.product
    const fee =
      connectivityFee === null
        ? ''
        : connectivityFee === 0
          ? feeWords.free[language]
          : feeWords.fee[language](money(connectivityFee, facts.currency))
    return sentence([say.connects[language](name, network), fee].filter(Boolean).join(joints[language].comma), language)
  }
  return undefined
}

const noInternet = /(?:without|no) (?:internet|broadband|network)|(?:冇|無|沒有|唔使|不用)(?:網絡|上網|寬頻)/u

const feeWords = {
  free: { 'zh-TW': '免連接年費', en: 'without an annual fee' },
  fee: { 'zh-TW': (fee: string) => `連接年費 ${fee}`, en: (fee: string) => `for ${fee} per year` },
}

function overview(facts: Facts, asking: Asking, source: string): string {
  const { language } = asking
  const about = escaped(facts.description[language])
  const keyRows = facts.specifications
    .slice(0, 3)
    .map((row) => factWords.row[language](escaped(row.name), escaped(row.value)))
  const rows = keyRows.length > 0 ? sentence(keyRows.join(joints[language].list), language) : ''
  const intro = about ? sentence(factWords.about[language](nameOf(facts.product, language), about), language) : ''
  return [intro, rows, priceOfOne(facts, language, source)].filter(Boolean).join(joints[language].space)
}

function lower({ name }: Row): string {
  return name.toLowerCase()
}

/** Rows whose name answers for a fact that is asked, or shares a word with the question that is no part of the product's name. */
function rowsAbout(facts: Facts, asking: Asking): Row[] {
  const { u } = asking
  const all = distinct([...facts.specifications, ...facts.features, ...facts.facts])
  const byFact = all.filter((row) => [...u.facts].some((fact) => rowNames[fact].test(lower(row))))
  const names = wordsOfName(facts, asking)
  const words = new Set(keysOf(u.text).flatMap(({ key, weight }) => (names.has(key) || weight <= 0.25 ? [] : [key])))
  const share = (text: string) => keysOf(text).filter(({ key }) => words.has(key)).length
  const scored = all
    .map((row) => ({ row, score: 2 * share(row.name) + share(row.value) + (byFact.includes(row) ? 1 : 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  if (u.facts.size > 0 && [...u.facts].every((fact) => fact === 'size' || fact === 'weight' || fact === 'range')) {
    const ofPart = measured(all, byFact, (row) => share(row.name), asking)
    if (ofPart) return ofPart.slice(0, rowsMax)
  }
  if (byFact.length > 0) {
    const within = scored.filter(({ row, score }) => byFact.includes(row) && score > best / 2)
    return (within.length > 0 ? within.map(({ row }) => row) : byFact).slice(0, rowsMax)
  }
  return scored
    .filter(({ score }) => score >= Math.max(best / 2, 1))
    .map(({ row }) => row)
    .slice(0, rowsMax)
}

/**
 * Rows that measure what the question names: those that go by its words ("probe lead"), or else those of the dimension ("how wide"). The
 * body's own size and weight are no answer where a part is named.
 */
function measured(all: Row[], ofBody: Row[], shareOf: (row: Row) => number, asking: Asking): Row[] | undefined {
  const most = Math.max(0, ...all.map(shareOf))
  const { text } = asking.u
  const asked = dimensions.filter((one) => one.asked.test(text))
  const isOfDimension = (row: Row) => asked.some((one) => one.row.test(lower(row)))
  const named = most > 0 ? all.filter((row) => shareOf(row) === most) : []
  if (named.length > 0) return named.some(isOfDimension) ? named.filter(isOfDimension) : named
  const ofDimension = all.filter(isOfDimension)
  if (asking.u.facts.has('range')) return ofDimension.length > 0 ? ofDimension : undefined
  if (asksMore(asking) || asked.some(({ part }) => part?.test(text))) return ofDimension
  return ofDimension.length > 0 ? [...ofDimension, ...ofBody.filter((row) => !ofDimension.includes(row))] : undefined
}

/** Drops a row that repeats another, or another's value under a longer name: "Battery 10 years" beside "Battery life 10 years". */
function distinct(rows: Row[]): Row[] {
  return rows.filter(
    (row, place) =>
      !rows
        .slice(0, place)
        .some(({ value, name }) => name === row.name || (value === row.value && sharesWord(name, row.name))),
  )
}

function sharesWord(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a.includes(b) || b.includes(a) || a.split(' ')[0] === b.split(' ')[0] || a.slice(0, 2) === b.slice(0, 2)
}

/** Words that say which product is meant, and ask nothing of it. */
function wordsOfName({ product }: Facts, asking: Asking): Set<string> {
  const own = asking.resolved.filter(({ products }) => products.some(({ slug }) => slug === product.slug))
  const spoken = isSpokenOf(asking) && !asking.u.facts.has('parts') ? own.map(({ text }) => text) : []
  return new Set(
    [product.name['zh-TW'], product.name.en, ...spoken].flatMap((name) => keysOf(name).map(({ key }) => key)),
  )
}

/** Returns the description, where it shares a word with the question: what answers may be said in the next one. */
function descriptionAbout(facts: Facts, asking: Asking): string {
  const { u, language } = asking
  const text = facts.description[language]
  if (u.facts.has('measures')) return escaped(text)
  const names = wordsOfName(facts, asking)
  const words = new Set(keysOf(u.text).flatMap(({ key, weight }) => (names.has(key) || weight <= 0.25 ? [] : [key])))
  const pattern = [...u.facts].map((fact) => rowNames[fact])
  const isAbout =
    pattern.some((each) => each.test(text.toLowerCase())) || keysOf(text).some(({ key }) => words.has(key))
  return isAbout ? escaped(text) : ''
}
