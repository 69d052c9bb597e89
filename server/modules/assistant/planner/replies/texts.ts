import { countryLabels } from '#contract/catalogue/values/countries.ts'
import { toTraditional } from '#server/modules/catalogue/index.ts'
import { passageText } from '../../answers/passage-text.rules.ts'
import { termsOf } from '../../answers/sentences.rules.ts'
import type { Found } from '../../knowledge/knowledge.service.ts'
import type { Asking, Replier } from '../asking.ts'
import { keysOf } from '../products/likeness.rules.ts'
import type { Reply } from '../reply.rules.ts'
import { technologyNames } from '../understanding/names.words.ts'
import { requests } from '../understanding/requests.words.ts'
import { withoutCountries } from '../understanding/understand.rules.ts'
import { joints } from '../words/common.words.ts'
import { rowNames } from '../words/product.words.ts'
import { namedIn } from './subject.ts'
import { reply } from './wording.ts'

/** Of the search's score, 0 to 1 by how much of the question matches. */
const least = { question: 0.5, regulation: 0.5, technology: 0.45, page: 0.62 }

/** Topics of which staff's own answer says more than the company's fact. */
const openTopics = new Set(['ordering', 'data', 'installation', 'delivery', 'account', 'privacy', 'warranty'])
const certain = 0.7

/** A question that staff have answered, asked in nearly the same words. */
export const replyWithStaffAnswer: Replier = async (asking) => {
  const { u } = asking
  if (namedIn(asking).length > 0 || isOnlyPrice(asking) || u.price || u.quantities.length > 1) return undefined
  if (u.topics.some((topic) => !openTopics.has(topic))) return undefined
  if (asking.isFollowUp && asking.memory?.products.length) return undefined
  const isLookedFor =
    (u.requests.has('find') || Object.keys(u.measures).length > 0) &&
    asking.resolved.some(({ state }) => state !== 'none') &&
    u.topics.length === 0
  if (isLookedFor || u.order || u.details.has('mains')) return undefined
  const found = ranked(await asking.texts(), asking)
  const best = found.find((one) => one.kind === 'question' && tells(one))
  if (!best || best.score < Math.max(certain, (found[0]?.score ?? 0) - 0.03)) return undefined
  return textReply(asking, [best])
}

/** How something is done, and what a law asks: a text that says so, whatever products it names. */
export const replyWithHowTo: Replier = async (asking) => {
  const { u } = asking
  const isHow = /^how (?:do|can|should|to|would|is|are)\b|^why\b|怎樣|怎麼|點樣|如何|點解|點算/u.test(u.text)
  if (!(isHow || u.details.has('placing') || u.details.has('law')) || asksOfProduct(asking)) return undefined
  const [best] = ranked(await asking.texts(), asking).filter((one) => isOf(one, asking))
  const isLaw = u.details.has('law') && best?.kind === 'regulation'
  return best && (isLaw || best.score >= certain) ? textReply(asking, [best]) : undefined
}

/** Whether a product's own facts, price or stock are asked for. */
function asksOfProduct(asking: Asking): boolean {
  const { u } = asking
  if (asking.isFollowUp && asking.memory?.products.length) return true
  if (u.quantities.length > 0 || u.price || u.requests.has('stock') || u.requests.has('leadTime')) return true
  const hasProduct = namedIn(asking).some(({ state }) => state === 'one')
  return (
    hasProduct &&
    (u.facts.size > 0 || u.requests.has('price') || u.requests.has('compatible') || u.requests.has('compare'))
  )
}

/**
 * Returns whether a text matches so well that it answers before products that are merely near.
 * @param isOffered whether products are asked for: then only a question that staff answered may
 */
export async function hasText(asking: Asking, isOffered: boolean): Promise<boolean> {
  const [best] = ranked(await asking.texts(), asking).filter((one) => isOf(one, asking))
  return best !== undefined && best.score >= certain && (!isOffered || best.kind === 'question')
}

/** Words of a price and nothing else, or the price of something that is named. */
function isOnlyPrice(asking: Asking): boolean {
  const { u } = asking
  if (!u.requests.has('price')) return false
  if (asking.resolved.some(({ state }) => state === 'none')) return true
  const left = u.text
    .replace(new RegExp(requests.price['zh-TW'].source, 'gu'), '')
    .replace(new RegExp(requests.price.en.source, 'gu'), '')
  return left.replace(/[^\p{L}]/gu, '').length < 3
}

/** Texts of pages and of staff's answers: how things are done, networks, and laws where a law is asked about. */
export const replyWithText: Replier = async (asking) => {
  if (isOnlyPrice(asking)) return undefined
  const found = ranked(await asking.texts(), asking).filter((one) => isOf(one, asking))
  const [best, second] = found
  if (!best || asksForUnknown(asking)) return undefined
  const isComparison = ranksTechnologies(asking) && best.kind === 'technology' && second?.kind === 'technology'
  const shown = isComparison ? found.filter(({ kind }) => kind === 'technology').slice(0, 4) : [best]
  return textReply(asking, shown)
}

const ofNetworks =
  /(?:四|幾|邊|哪|各)[種隻個](?:無線)?(?:網絡|技術|制式)|lpwan|\b(?:four|which|what|these|those|all) (?:radio |wireless )?(?:networks?|technolog(?:y|ies))\b/u
const ofLimits =
  /限制|缺點|弊|蝕底|衰處|壞處|不足|\b(?:limits?|limitations?|catch|drawbacks?|downsides?|weak\w*|disadvantages?|cons)\b/u

/** What the site says of a network that is asked about, or of all of them, where no text matches the words. */
export const replyWithTechnology: Replier = async (asking) => {
  const { u } = asking
  const [id, other] = u.technologies
  if (namedIn(asking).length > 0 || asking.isFollowUp || u.quantities.length > 0) return undefined
  if (!id && !ofNetworks.test(u.text)) return undefined
  const isOfCost = u.requests.has('price') || u.isAboutFees
  const part = isOfCost ? 'cost' : ofLimits.test(u.text) ? 'considerations' : u.facts.size > 0 ? 'figures' : 'features'
  const found = await asking.textAt(id && !other ? `technology:${id}:${part}` : 'lpwan:comparison')
  return found && textReply(asking, [found])
}

/** Returns whether a device is requested that is not sold: a text that shares a word with it says nothing of it. */
function asksForUnknown({ u, resolved }: Asking): boolean {
  const isOnlyNamed = u.facts.size === 0 && u.topics.length === 0 && u.technologies.length === 0
  const isUnknown = resolved.length > 0 && resolved.every(({ state }) => state === 'none')
  return isOnlyNamed && isUnknown && resolved.some(({ text }) => deviceNouns.test(text))
}

const deviceNouns =
  /(?:sensor|detector|meter|monitor|camera|alarm|gateway)s?\b|(?:感測|感應|傳感|偵測|探測|檢測|警報)器|鏡頭|網關|錶/u

/** Whether several technologies are asked about, or which of them is first in something. */
function ranksTechnologies({ u }: Asking): boolean {
  return u.technologies.length > 1 || (u.technologies.length === 0 && /最|\b[a-z]+est\b/u.test(u.text))
}

function textReply(asking: Asking, shown: Found[]): Reply {
  const wanted = [...asking.u.facts].map((fact) => rowNames[fact])
  return reply(
    asking,
    'answered',
    shown.map((one) => quoted(asking, one, wanted)),
  )
}

/** Returns what a text says to a question, with its citation. @param wanted entries to prefer in a long one */
export function quoted({ language, question, cite }: Asking, text: Found, wanted: RegExp[] = []): string {
  const terms = termsOf(toTraditional(question))
  return `${passageText(text, language, { terms, wanted }, true)}${joints[language].space}${cite.of(text)}`
}

/** Returns the question that staff or the site answer in nearly the same words. */
export async function sameQuestion(asking: Asking): Promise<Found | undefined> {
  const asked = termsOf(toTraditional(asking.u.text))
  return (await asking.texts()).find(({ kind, title }) => {
    const own = termsOf(toTraditional(title))
    const shared = [...own].filter((term) => asked.has(term)).length
    return kind === 'question' && shared / Math.max(own.size, asked.size) >= sameShare
  })
}

/** Of the words of both questions. */
const sameShare = 0.7

/** Prefers, among texts that match alike, what is of the fact or the country that is asked about: Hong Kong where none is. */
function ranked(found: Found[], { u }: Asking): Found[] {
  const places = (u.countries.length > 0 ? u.countries : (['HK'] as const)).map((code) => countryLabels[code])
  const isOfInstallation = u.facts.has('installation') || u.topics.includes('installation')
  const isHowLong = isOfInstallation && /how (?:long|soon|many (?:days|weeks|months))|多久|幾耐/u.test(u.text)
  const isHowOften = /how often|every how many|幾(?:多)?(?:年|個月|耐).{0,3}一次|多久.{0,3}一次/u.test(u.text)
  const isOfReadings = /讀數|數據|感測|裝置|產品|reading|data|sensor|device|product/u.test(u.text)
  const isOfPlaces = u.countries.length > 0 || u.details.has('licence')
  const isOfOne = u.technologies.length === 1 && !isOfPlaces && (u.facts.size > 0 || u.requests.size === 0)
  const isAbout = (title: string, kind: Found['kind']) =>
    kind === 'technology' &&
    u.technologies.some((id) => technologyNames[id].test(title.toLowerCase().split(/[:：]/)[0] ?? ''))
  const asked = termsOf(toTraditional(u.text))
  const sharedWith = (title: string) => [...termsOf(title)].filter((term) => asked.has(term)).length
  const bonus = ({ title, kind }: Found) => {
    const isOfFact = [...u.facts].some((fact) => rowNames[fact].test(title.toLowerCase()))
    const isOfPlace =
      kind === 'regulation' && places.some((place) => title.includes(place['zh-TW']) || title.includes(place.en))
    return (
      (isOfFact ? 0.1 : 0) +
      (isOfPlace ? 0.2 : 0) +
      (u.details.has('law') && kind === 'regulation' ? (isHowOften ? 0.3 : 0.1) : 0) +
      (kind === 'question' ? 0.06 : 0) +
      Math.min(0.03 * sharedWith(title), 0.12) +
      (isOfOne && isAbout(title, kind) ? 0.3 : 0) +
      (u.isAboutFees && /費|成本|\bfee|free|cost/iu.test(title) ? 0.3 : 0) +
      (isOfReadings && /讀數|readings/iu.test(title) ? 0 : /讀數|readings/iu.test(title) ? -0.4 : 0) +
      (u.details.has('placing') && /where|哪裏/iu.test(title) ? 0.3 : 0) +
      (isHowLong && /how long|多久|所需時間/iu.test(title) ? 0.15 : 0)
    )
  }
  return found.map((one) => ({ ...one, score: one.score + bonus(one) })).sort((a, b) => b.score - a.score)
}

const mostOfIt = 0.7

/** One telling word is a coincidence, unless it is most of the question. */
function tells({ kind, telling }: Found): boolean {
  if (!telling || kind === 'regulation') return true
  return telling.matched > 1 || telling.share >= mostOfIt
}

function isOf(found: Found, { u }: Asking): boolean {
  const { kind, score } = found
  if (kind === 'product' || score < least[kind] || !tells(found) || !sharesMoreThanPlace(found, u)) return false
  if (kind === 'regulation') return u.details.has('law') && !isElsewhere(found, u)
  return true
}

/** A law of a place that is not asked about (Hong Kong where none is named), unless the question has its short name. */
function isElsewhere({ title }: Found, { countries, text }: Asking['u']): boolean {
  const [market = ''] = title.split(/[:：]/)
  const places = (countries.length > 0 ? countries : (['HK'] as const)).map((code) => countryLabels[code])
  if (places.some((place) => place['zh-TW'].includes(market) || place.en.includes(market))) return false
  const shortNames = title.match(/(?<![A-Za-z])[A-Z]{3,}(?![A-Za-z])/g) ?? []
  return !shortNames.some((name) => text.includes(name.toLowerCase()))
}

/** A text that shares nothing with the question but a country answers another one. */
function sharesMoreThanPlace({ title, text }: Found, { text: question, countries }: Asking['u']): boolean {
  if (countries.length === 0) return true
  const known = new Set(keysOf(toTraditional(`${title} ${text}`.toLowerCase())).map(({ key }) => key))
  const asked = keysOf(withoutCountries(question)).filter(({ weight }) => weight > 0.25)
  return asked.length === 0 || asked.some(({ key }) => known.has(key))
}
