import type { Request } from '../understanding/requests.words.ts'
import { type Thing, thingsIn } from '../understanding/things.words.ts'
import type { Understood } from '../understanding/understand.rules.ts'
import { type Find, isNamed, isOfSystems, type Resolved, resolveMentions } from './resolve.ts'

/** Products that a question describes without naming them, or the thing that is not sold. */
export interface Spoken {
  resolved: Resolved[]
  /** Whether `resolved` are described rather than named. */
  isSpoken: boolean
  unsold: Thing | undefined
}

const wellNamedMin = 0.5
const thingsMax = 3

/** Things that others need: of two, the other one is asked about. */
const supporting = new Set<Thing['key']>(['dashboard'])

/**
 * Adds what a question speaks of by its use ("something for the fridges"), where it names no product, names one by few of its words, or
 * where the words fit a system that is not asked for.
 */
export async function withThings(resolved: Resolved[], u: Understood, find: Find): Promise<Spoken> {
  const things = subjectsOf(thingsIn(u.text), u.text)
  if (things.length === 0 || u.technologies.length > 1) return { resolved, isSpoken: false, unsold: undefined }
  const named = resolved.filter(isNamed)
  const well = named.filter(({ coverage }) => coverage >= wellNamedMin)
  const isSystem = !isOfSystems(u.text) && well.every(({ products }) => products[0]?.category === 'systems')
  const isCompared = u.requests.has('compare') && things.length > 1 && well.length < 2
  if (well.length > 0 && !isSystem && !isCompared)
    return { resolved: counted(resolved, things, u), isSpoken: false, unsold: undefined }
  const found = await Promise.all(things.slice(0, thingsMax).map((thing) => resolveThing(thing, find)))
  const sold = distinct(found.flat())
  // the most specific comes first
  if (found[0]?.length === 0 && (named.length === 0 || sold.length + well.length === 0))
    return { resolved: [], isSpoken: false, unsold: things[0] }
  if (sold.length === 0 || (named.length > 0 && isOfSystems(u.text)))
    return { resolved, isSpoken: false, unsold: undefined }
  const isNamedToo = ({ products }: Resolved) => named.some((one) => one.products[0]?.slug === products[0]?.slug)
  if (sold.every(isNamedToo) && named.length === sold.length)
    return { resolved: resolved.map(confirmed), isSpoken: false, unsold: undefined }
  if (well.length > 0 && sold.every(({ products }) => products[0]?.category === 'systems'))
    return { resolved, isSpoken: false, unsold: undefined }
  const quantities = resolved.flatMap(({ quantity }) => quantity ?? [])
  const quantity = quantities[0] ?? (sold.length === 1 ? siteCount(things, u) : undefined)
  return {
    resolved: sold.map((one, place) => ({
      ...one,
      missing: resolved.flatMap(({ missing }) => missing),
      ...(place === 0 && quantity !== undefined && quantities.length < 2 && { quantity }),
    })),
    isSpoken: true,
    unsold: undefined,
  }
}

/** "electricity of 8 tenants": one of what is named for each. */
function counted(resolved: Resolved[], things: Thing[], u: Understood): Resolved[] {
  const [one, ...others] = resolved.filter(isNamed)
  const quantity = siteCount(things, u)
  if (!one || others.length > 0 || one.quantity !== undefined || quantity === undefined || things.length > 1)
    return resolved
  return resolved.map((each) => (each === one ? { ...each, quantity } : each))
}

/** "6 vaccine fridges": one for each that is counted. */
function siteCount([thing]: Thing[], { site }: Understood): number | undefined {
  const counted = thing && countedBy[thing.key]
  const value = counted && site[counted]
  return value !== undefined && value > 1 ? value : undefined
}

const countedBy: Partial<Record<Thing['key'], keyof Understood['site']>> = {
  temperature: 'rooms',
  air: 'rooms',
  door: 'rooms',
  energy: 'tenants',
  parking: 'bays',
}

/** What its use says too is not merely near. */
function confirmed(one: Resolved): Resolved {
  return isNamed(one) ? { ...one, coverage: Math.max(one.coverage, wellNamedMin) } : one
}

/** Returns what is asked about: the other things are a condition ("if the leak alarm goes, does the valve …"), or needed by it. */
function subjectsOf(things: Thing[], text: string): Thing[] {
  const main = things.filter(({ key }) => !supporting.has(key))
  const own = main.length > 0 ? main : things
  const [condition] = conditions.exec(text) ?? ['']
  const after = own.filter(({ at }) => at >= condition.length)
  return after.length > 0 ? after : own
}

const conditions =
  /^(?:if|when|once) .*?(?=(?:,| )(?:does|do|will|would|can|could|is|are) )|^.{1,8}(?:嗰陣|嗰時|嘅時候|的時候|的話)/u

async function resolveThing({ name, by }: Thing, find: Find): Promise<Resolved[]> {
  const text = name.en.toLowerCase()
  const mention = { text, quantity: undefined, parts: [{ text, soft: '', quantity: undefined }] }
  const [one] = await resolveMentions([mention], find)
  return one && isNamed(one) ? [{ ...one, text: by }] : []
}

function distinct(resolved: Resolved[]): Resolved[] {
  const firstOf = ({ products }: Resolved) => products[0]?.slug
  return resolved.filter((one, place) => resolved.findIndex((other) => firstOf(other) === firstOf(one)) === place)
}

/** Before, or after, what a question is about: "freezer at -25, would the temperature sensor manage". */
const askedAfter =
  /(?<![a-z])(?:can|could|may|does|do|will|would|is|are|should) (?:i |we |you )?(?:\w+ )?(?:the|your|a|an|one|it) |how many |幾多[個部隻件]/gu
const askedBefore =
  /[\p{Script=Han}](?=(?:夠|得|會|啱|可|用|係|頂|駛|使|能)(?:唔|不)|(?:可以|能否|可否|是否|自動|自己))|(?=(?:夠|得|啱|用)(?:唔|不)?(?:夠|得|啱|用)?[嗎?？]?$)/gu

/** A place that goes by a system's name ("for our cold chain") is no product beside two others. */
function withoutSystems(resolved: Resolved[], { text }: Understood): Resolved[] {
  const isSystem = ({ products }: Resolved) => products[0]?.category === 'systems'
  const others = resolved.filter((one) => isNamed(one) && !isSystem(one))
  return isOfSystems(text) || others.length < 2 ? resolved : resolved.filter((one) => !isSystem(one))
}

const ofSeveral: Request[] = ['compare', 'price', 'volume', 'quote', 'stock', 'leadTime', 'compatible', 'find']

/** Of several that are named where one is asked about, returns the one beside the question; the others say where or when. */
export function focused(all: Resolved[], u: Understood): Resolved[] {
  const resolved = withoutSystems(all, u)
  const named = resolved.filter(isNamed)
  const isList = ofSeveral.some((one) => u.requests.has(one))
  const counted = named.some(({ quantity }) => quantity !== undefined && quantity > 1)
  if (
    named.length < 2 ||
    isList ||
    counted ||
    u.order ||
    /(?<![a-z])(?:or|vs|both|each)(?![a-z])|定|還是|都/u.test(u.text)
  )
    return resolved
  const after = [...u.text.matchAll(askedAfter)].map((match) => match.index + match[0].length)
  const before = [...u.text.matchAll(askedBefore)].map((match) => match.index)
  const placeOf = ({ text }: Resolved) => u.text.indexOf(text.split(' ')[0] ?? text)
  const distance = (one: Resolved) => {
    const start = placeOf(one)
    const end = start + one.text.length
    return Math.min(
      ...after.map((at) => (start >= at - 4 ? start - at : Number.POSITIVE_INFINITY)),
      ...before.map((at) => (at >= start ? Math.abs(at - end) : Number.POSITIVE_INFINITY)),
    )
  }
  const [nearest] = [...named].sort((a, b) => distance(a) - distance(b))
  return nearest && Number.isFinite(distance(nearest)) ? [nearest] : resolved
}
