import { type ListPrice, listPriceFor } from '../catalogue/prices.ts'
import type { ProductSummary } from '../catalogue/products.ts'
import { gatewayAddress, installationAddress, type Need, type PlanOffering } from '../sales/offerings.ts'
import { quoteQuantityMax } from '../sales/quote-limits.ts'
import { type Assumptions, type Range, type Reach, type Walls, wallKinds } from './assumptions.ts'
import type { Parts } from './parts-values.ts'
import type { LineKey, SystemInput } from './system.ts'

/** Why a line is there, and why so many of it: a code with what fills its sentence. */
export type Reason =
  | { code: 'leak'; floors: number; perFloor: number; perBuilding: number }
  | { code: 'metersGiven'; meters: number }
  | { code: 'metersOfFloors'; floors: number; perBuilding: number }
  | { code: 'air'; area: number; floors: number; perSensor: number }
  | { code: 'parking'; bays: number }
  | { code: 'reach'; devices: number; walls: Walls; reach: Reach }
  | { code: 'load'; devices: number; messages: number }
  | { code: 'plan'; points: number; devices: number }
  | { code: 'platform'; devices: number }
  | { code: 'installation'; devices: number; hours: Range }
  | { code: 'own'; suggested: number }

/** A line of the bill of materials. */
export interface BillLine {
  key: LineKey
  kind: 'device' | 'gateway' | 'plan' | 'platform' | 'installation'
  need: Need | undefined
  /** Of the catalogue; null for a plan and for work, and for a gateway that the catalogue has none of. */
  product: ProductSummary | null
  /** That it is; null of all else. */
  offered: PlanOffering | null
  /** As a line of a quotation names it. */
  address: string
  quantity: number
  /** As the rules have it. */
  suggested: number
  /** From the least to the most that it may come to on site. */
  range: Range
  isEdited: boolean
  /** One piece, HKD; without its connection where a plan includes that. */
  price: ListPrice
  /** What may stand in its place, itself included. */
  alternatives: ProductSummary[]
  reason: Reason
}

/** What could not be as it was asked for. */
export type BillFault =
  /** The catalogue has nothing for it. */
  | { code: 'noPart'; need: Need }
  /** The product that was chosen is no longer sold: another stands in its place. */
  | { code: 'productGone'; key: LineKey; slug: string }
  /** The catalogue has no platform to run it on: the plans do. */
  | { code: 'noPlatform' }
  /** No plan is offered for it now: its devices pay their own connection. */
  | { code: 'noPlan'; need: Need }

export interface Bill {
  lines: BillLine[]
  /** Lines that the buyer has taken out. */
  removed: BillLine[]
  faults: BillFault[]
}

interface Setting {
  input: SystemInput
  parts: Parts
  assumptions: Assumptions
  faults: BillFault[]
}

/**
 * The bill of materials of a building: the devices for what somebody wants to know, the gateways that hear them, what they are run
 * on, and the work. Lines follow from those above them as they were edited.
 */
export function billOf(input: SystemInput, parts: Parts, assumptions: Assumptions): Bill {
  const setting: Setting = { input, parts, assumptions, faults: [] }
  const devices = input.needs.flatMap((need) => deviceLine(setting, need))
  const kept = devices.filter(isKept)
  const gateways = gatewayLines(setting, kept)
  const running = runLines(setting, kept)
  const work = installationLines(setting, [...kept, ...gateways.filter(isKept)])
  const all = [...withoutCoveredFees(devices, running), ...gateways, ...running, ...work]
  return { lines: all.filter(isKept), removed: all.filter((line) => !isKept(line)), faults: setting.faults }
}

function isKept({ quantity }: BillLine): boolean {
  return quantity > 0
}

function deviceLine(setting: Setting, need: Need): BillLine[] {
  const { input, parts, faults } = setting
  const [first] = parts[need]
  if (!first) {
    faults.push({ code: 'noPart', need })
    return []
  }
  const { quantity, reason } = wanted(setting, need)
  if (quantity === 0 && input.edits[need]?.quantity === undefined) return []
  return [line(setting, { key: need, kind: 'device', need, quantity, reason, choice: parts[need] })]
}

/** How many devices, and why. */
function wanted({ input, assumptions }: Setting, need: Need): { quantity: number; reason: Reason } {
  const { floors, area, bays, meters, leaks, air } = input
  const { leakPerBuilding, metersPerBuilding } = assumptions
  switch (need) {
    case 'leak':
      return {
        quantity: floors * leaks + leakPerBuilding,
        reason: { code: 'leak', floors, perFloor: leaks, perBuilding: leakPerBuilding },
      }
    case 'energy':
      return meters > 0
        ? { quantity: meters, reason: { code: 'metersGiven', meters } }
        : {
            quantity: floors + metersPerBuilding,
            reason: { code: 'metersOfFloors', floors, perBuilding: metersPerBuilding },
          }
    case 'air':
      return { quantity: floors * Math.ceil(area / air), reason: { code: 'air', area, floors, perSensor: air } }
    case 'parking':
      return { quantity: bays, reason: { code: 'parking', bays } }
  }
}

/** Only what speaks LoRaWAN needs gateways of one's own: NB-IoT has the operator's, Wi-Fi the building's. */
function gatewayLines(setting: Setting, devices: BillLine[]): BillLine[] {
  const { input, parts, assumptions } = setting
  const heard = devices.filter(({ product }) => product?.price.connectivity.type === 'lora')
  if (heard.length === 0) return []
  const messages = heard.reduce(
    (sum, { need, quantity }) => sum + (need ? assumptions.messagesPerDay[need] : 0) * quantity,
    0,
  )
  const forLoad = Math.ceil(messages / assumptions.gatewayMessages)
  const forReach = (walls: Walls) => reaching(input, assumptions.reach[walls])
  const counts = (walls: Walls) => Math.max(forLoad, forReach(walls))
  const quantity = counts(input.walls)
  const count = heard.reduce((sum, device) => sum + device.quantity, 0)
  const reason: Reason =
    forLoad > forReach(input.walls)
      ? { code: 'load', devices: count, messages }
      : { code: 'reach', devices: count, walls: input.walls, reach: assumptions.reach[input.walls] }
  const at = wallKinds.indexOf(input.walls)
  const range = {
    low: counts(wallKinds[at - 1] ?? input.walls),
    likely: quantity,
    high: counts(wallKinds[at + 1] ?? input.walls),
  }
  return [
    line(setting, {
      key: 'gateway',
      kind: 'gateway',
      quantity,
      range,
      reason,
      choice: parts.gateway,
      offering: { address: gatewayAddress, price: { listPrice: null, period: 'once', connectivityFee: null } },
    }),
  ]
}

function reaching({ floors, area }: SystemInput, reach: Reach): number {
  return Math.ceil(floors / reach.floors) * Math.ceil(area / reach.area)
}

/** A plan for each need by its devices, or the platform once. */
function runLines(setting: Setting, devices: BillLine[]): BillLine[] {
  const { input, parts, faults } = setting
  if (devices.length === 0) return []
  const isOnPlatform = input.run === 'platform' && parts.platform.length > 0
  if (input.run === 'platform' && !isOnPlatform) faults.push({ code: 'noPlatform' })
  if (isOnPlatform) {
    const count = devices.reduce((sum, { quantity }) => sum + quantity, 0)
    const reason: Reason = { code: 'platform', devices: count }
    return [line(setting, { key: 'platform', kind: 'platform', quantity: 1, reason, choice: parts.platform })]
  }
  return devices.flatMap(({ need, quantity: count }) => {
    if (!need) return []
    const offered = parts.plans.find(({ plan }) => plan.need === need)
    if (!offered) {
      faults.push({ code: 'noPlan', need })
      return []
    }
    const { address, listPrice, period, plan } = offered
    return [
      line(setting, {
        key: `plan-${need}`,
        kind: 'plan',
        need,
        quantity: Math.ceil(count / plan.points),
        reason: { code: 'plan', points: plan.points, devices: count },
        choice: [],
        offering: { address, price: { listPrice, period, connectivityFee: null } },
        offered,
      }),
    ]
  })
}

/** The work, in whole hours. */
function installationLines(setting: Setting, installed: BillLine[]): BillLine[] {
  const { input, assumptions } = setting
  if (!input.installation || installed.length === 0) return []
  const hoursAt = (end: keyof Range) => {
    const ofPieces = installed.map(({ need, range }) => range[end] * assumptions.hours[need ?? 'gateway'][end])
    const hours = ofPieces.reduce((sum, some) => sum + some, assumptions.hoursPerSite[end])
    return Math.min(quoteQuantityMax, Math.ceil(withoutDust(hours)))
  }
  const range = { low: hoursAt('low'), likely: hoursAt('likely'), high: hoursAt('high') }
  const devices = installed.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    line(setting, {
      key: 'installation',
      kind: 'installation',
      quantity: range.likely,
      range,
      reason: { code: 'installation', devices, hours: range },
      choice: [],
      offering: {
        address: installationAddress,
        price: { listPrice: assumptions.hourlyRate, period: 'once', connectivityFee: null },
      },
    }),
  ]
}

/** Tenths of an hour are no floats: 0.1 + 0.2 hours are not a hair more than 0.3. */
function withoutDust(hours: number): number {
  return Math.round(hours * 100) / 100
}

interface LineToMake {
  key: LineKey
  kind: BillLine['kind']
  need?: Need
  quantity: number
  range?: Range
  reason: Reason
  choice: ProductSummary[]
  /** What stands where the catalogue has nothing. */
  offering?: { address: string; price: ListPrice }
  /** The plan that it is. */
  offered?: PlanOffering
}

/** A line as the buyer has edited it. */
function line({ input, faults }: Setting, given: LineToMake): BillLine {
  const { key, kind, need, reason, choice, offering, offered = null, quantity: suggested } = given
  const edit = input.edits[key] ?? {}
  const chosen = choice.find(({ slug }) => slug === edit.slug)
  if (edit.slug !== undefined && !chosen) faults.push({ code: 'productGone', key, slug: edit.slug })
  const product = chosen ?? choice[0] ?? null
  const quantity = edit.quantity ?? suggested
  const isOwn = edit.quantity !== undefined && edit.quantity !== suggested
  return {
    key,
    kind,
    need,
    product,
    offered,
    address: product?.slug ?? offering?.address ?? '',
    quantity,
    suggested,
    range: given.range && !isOwn ? given.range : { low: quantity, likely: quantity, high: quantity },
    isEdited: isOwn || (chosen !== undefined && chosen !== choice[0]),
    price: product ? listPriceFor(product, quantity) : (offering?.price ?? onRequest),
    alternatives: choice,
    reason: isOwn ? { code: 'own', suggested } : reason,
  }
}

const onRequest: ListPrice = { listPrice: null, period: 'once', connectivityFee: null }

/** Devices whose plan is in the bill, with a point for each, pay no connection of their own. */
function withoutCoveredFees(devices: BillLine[], running: BillLine[]): BillLine[] {
  return devices.map((device) => {
    const plan = running.find(({ kind, need }) => kind === 'plan' && need === device.need)
    const points = plan?.offered?.plan.points ?? 0
    const isCovered = plan !== undefined && points > 0 && plan.quantity * points >= device.quantity
    return isCovered && device.price.connectivityFee
      ? { ...device, price: { ...device.price, connectivityFee: 0 } }
      : device
  })
}
