import type { ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import { countryLabels } from '#contract/catalogue/values/countries.ts'
import type { Asking, Replier } from '../asking.ts'
import { listed } from '../reply.rules.ts'
import { joints } from '../words/common.words.ts'
import { fitWords, networkNames } from '../words/product.words.ts'
import { lineTexts, totalTexts } from './price.rules.ts'
import { namedIn, remembered } from './subject.ts'
import { cited, inSeries, nameOf, reply } from './wording.ts'

type Fit = ToolOutput<'compatibility'>

const gatewayWords = /網關|閘道|基站|gateway|base station|\bhub\b/u
const platformWords = /平台|軟件|platform|software|\bapp\b/u
const simWords = /\bsim\b|電話卡|數據卡/u
const accessoryWords = /配件|accessor/u
const interfaceWords = /bacnet|mqtt|modbus|\bbms\b|\bapi\b|整合|integrat|介面|interface/u

/** What a product needs and goes with, whether two work together, and whether one may be used in a country. */
export const replyToCompatibility: Replier = async (asking) => {
  const { u, run, language } = asking
  const [country] = u.countries
  const isOfCountry =
    country !== undefined &&
    (u.facts.has('region') || u.requests.has('compatible') || asking.isFollowUp || asksOnlyOf(asking))
  if (!(u.requests.has('compatible') || isOfCountry)) return undefined
  // a price is asked for too, and says where it may be used
  if (isOfCountry && u.quantities.length > 0 && namedIn(asking).length > 0) return undefined
  const { product, other } = await pairOf(asking)
  if (!product) return undefined
  const result = await run('compatibility', {
    product: product.slug,
    ...(other && { with: other.slug }),
    ...(isOfCountry && { country }),
  })
  if (!result.ok) return undefined
  const fit = result.output
  const name = nameOf(fit.product, language)
  const first = isOfCountry
    ? countryText(fit, country, language)
    : other
      ? pairText(fit, language, withoutOther.test(u.text))
      : needsText(fit, asking)
  const source = cited(asking, fit.product)
  const more =
    other || isOfCountry || !interfaceWords.test(u.text) || fit.interfaces.length === 0
      ? undefined
      : interfacesText(fit, language)
  const isBought = !other && !isOfCountry && /(?<![a-z])(?:buy|cost|price|pay)(?![a-z])|買|幾錢|價/u.test(u.text)
  const bought = isBought && fit.requires.length > 0 ? await neededPrices(asking, fit) : undefined
  return reply(
    asking,
    'answered',
    [first ? first + source : fitWords.alone[language](name) + source, bought, more],
    [product.slug, ...(other ? [other.slug] : [])],
  )
}

/** What the product and what it needs cost, one of each. */
async function neededPrices(asking: Asking, fit: Fit): Promise<string | undefined> {
  const { run, currency, language } = asking
  const lines = [fit.product, ...fit.requires].map(({ slug }) => ({ product: slug, quantity: 1 }))
  const list = await run('price_list', { lines, currency })
  if (!list.ok) return undefined
  const texts = lineTexts(list.output, language, (line) => cited(asking, line))
  return `${listed(texts)}\n\n${totalTexts(list.output, [], language).join(joints[language].space || '\n')}`
}

/** "Is the parking sensor OK for Malaysia?": a product and a country, and nothing else that is asked. */
function asksOnlyOf({ u, resolved }: Asking): boolean {
  return namedIn({ resolved }).length > 0 && u.requests.size === 0 && u.facts.size === 0 && u.topics.length === 0
}

/** The product in question, and the other where two are named that are no generic part ("a gateway"). */
async function pairOf(asking: Asking): Promise<{ product?: ProductCard | undefined; other?: ProductCard | undefined }> {
  const named = namedIn(asking)
  const generic = (one: ProductCard) => gatewayWords.test(`${one.name['zh-TW']} ${one.name.en.toLowerCase()}`)
  const singles = named.filter(({ state }) => state === 'one').flatMap(({ products }) => products.slice(0, 1))
  const [first, second] = singles
  if (first && second) return { product: first, other: second }
  const several = named.find(({ state }) => state === 'several')
  if (first && several) {
    // "connect to the LoRaWAN gateway" may be any of them, "need a gateway" asks for none
    const isSpecific =
      /\bthe (?:\w+ ){0,2}gateway|lora(?:wan)? ?(?:gateway|網關)/u.test(asking.u.text) && several.products.some(generic)
    return isSpecific ? { product: first, other: several.products[0] } : { product: first }
  }
  // "must I buy a gateway too", of the product before
  const isOnlyPart =
    !first && several?.products.some(generic) === true && isShort(asking.u.text) && asking.memory?.lines.length === 1
  const refers = asking.u.references.has('it') || asking.isFollowUp || isOnlyPart
  const before = refers ? await remembered({ ...asking, isFollowUp: true }) : undefined
  if (before && first && first.slug !== before.slug) return { product: before, other: first }
  return { product: before ?? first ?? several?.products[0] }
}

/** "must I buy a gateway too" */
function isShort(text: string): boolean {
  return text.split(' ').length <= 9 && [...text].length <= 48
}

function needsText(fit: Fit, { u, language }: Asking): string {
  const name = nameOf(fit.product, language)
  const listOf = (products: Fit['requires']) =>
    inSeries(
      products.map((one) => `**${nameOf(one, language)}**`),
      language,
    )
  const network = networkNames[fit.network ?? ''] ?? ''
  const texts: string[] = []
  if (accessoryWords.test(u.text))
    return fit.accessories.length > 0
      ? fitWords.accessories[language](name, listOf(fit.accessories))
      : fitWords.noAccessories[language](name)
  if (gatewayWords.test(u.text) && !fit.needsGateway && network) texts.push(fitWords.noGateway[language](name, network))
  else if (gatewayWords.test(u.text) && fit.needsGateway && fit.gateways.length > 0) {
    texts.push(fitWords.gateway[language](name, listOf(fit.gateways)))
    texts.push(fitWords.ownNetwork[language])
  }
  if (simWords.test(u.text) && network) texts.push(fitWords.network[language](name, network, fit.bands.join(' / ')))
  const isOnlyGateway = texts.length > 0 && !platformWords.test(u.text)
  if (fit.requires.length > 0) texts.push(fitWords.needs[language](name, listOf(fit.requires)))
  else if (!isOnlyGateway) texts.push(fitWords.alone[language](name))
  if (texts.length === 1 && fit.accessories.length > 0 && !isOnlyGateway)
    texts.push(fitWords.accessories[language](name, listOf(fit.accessories)))
  return texts.join(joints[language].space)
}

/** Whether the other is to be left out: "the dashboard without the platform". */
const withoutOther = /(?<![a-z])(?:without|no|not|instead of)(?![a-z])|冇|沒有|唔用|不用|唔買|不買|唔租|不租|唔要|淨係/u

function pairText(fit: Fit, language: Asking['language'], isWithout: boolean): string {
  const name = nameOf(fit.product, language)
  const network = networkNames[fit.network ?? ''] ?? ''
  if (!fit.with) return ''
  const other = nameOf(fit.with.product, language)
  if (isWithout && fit.with.reason === 'required') return fitWords.noWithout[language](name, other)
  if (fit.with.verdict === 'yes') {
    const said = (fitWords.yes[fit.with.reason] ?? fitWords.yes.same_network)?.[language](name, other, network) ?? ''
    const shared = fit.with.reason !== 'same_network' && network ? fitWords.network[language](name, network, '') : ''
    return [said, shared].filter(Boolean).join(joints[language].space)
  }
  return fit.with.verdict === 'no' && network
    ? fitWords.no[language](name, other, network)
    : fitWords.unknown[language](name, other)
}

export function countryText(fit: Fit, country: keyof typeof countryLabels, language: Asking['language']): string {
  const name = nameOf(fit.product, language)
  const place = countryLabels[country][language]
  const all = inSeries(
    fit.countries.map((code) => countryLabels[code][language]),
    language,
  )
  if (fit.isForCountry === null) return fitWords.countryUnknown[language](name, place)
  return fitWords[fit.isForCountry ? 'forCountry' : 'notForCountry'][language](name, place, all)
}

function interfacesText({ interfaces }: Fit, language: Asking['language']): string {
  const rows = interfaces.slice(0, 3).map(({ name, value }) => `${name} ${value}`)
  return fitWords.interfaces[language](rows.join(joints[language].list))
}
