import { type ListPrice, listPriceFor } from '../catalogue/prices.ts'
import {
  gatewayAddress,
  installationAddress,
  type Need,
  type PlanOffering,
  quoteQuantityMax,
} from '../sales/offerings.ts'
import { type Assumptions, gatewaysInReach, type Range, type Reach, type Walls, wallKinds } from './assumptions.ts'
import type { Part, Parts } from './parts.ts'
import type { LineKey, SystemInput } from './system.ts'

/** Why a line has its quantity: a code with the parameters of its sentence. */
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

export interface BillLine {
  key: LineKey
  kind: 'device' | 'gateway' | 'plan' | 'platform' | 'installation'
  need: Need | undefined
  /** null for plans and services, and for a gateway missing in the catalogue. */
  product: Part | null
  /** Set for plans. */
  offered: PlanOffering | null
  /** Identifier in the lines of a quotation request. */
  address: string
  quantity: number
  /** Calculated quantity, before edits. */
  suggested: number
  /** Minimum and maximum that may be needed on site. */
  range: Range
  isEdited: boolean
  /** Price of one piece in HKD; without the connectivity fee if a plan includes it. */
  price: ListPrice
  /** Products that can replace it, itself included. */
  alternatives: Part[]
  reason: Reason
}

export type BillFault =
  /** The catalogue has no product for it. */
  | { code: 'noPart'; need: Need }
  /** The chosen product is no longer sold and was replaced. */
  | { code: 'productGone'; key: LineKey; slug: string }
  /** The catalogue has no platform, so plans are used. */
  | { code: 'noPlatform' }
  /** No plan is offered, so its devices pay their own connectivity. */
  | { code: 'noPlan'; need: Need }

export interface Bill {
  lines: BillLine[]
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
 * Calculates the bill of materials of a building: devices for the needs, gateways, platform or plans, and
 * installation. Each part is calculated from the lines above as edited.
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

/** Returns the number of devices and its reason. */
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

/** Only LoRaWAN devices need gateways: NB-IoT uses the operator's network, Wi-Fi the building's. */
function gatewayLines(setting: Setting, devices: BillLine[]): BillLine[] {
  const { input, parts, assumptions } = setting
  const heard = devices.filter(({ product }) => product?.price.connectivity.type === 'lora')
  if (heard.length === 0) return []
  const messages = heard.reduce(
    (sum, { need, quantity }) => sum + (need ? assumptions.messagesPerDay[need] : 0) * quantity,
    0,
  )
  const forLoad = Math.ceil(messages / assumptions.gatewayMessages)
  const forReach = (walls: Walls) => gatewaysInReach(input, assumptions.reach[walls])
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

/** Returns a plan per need for its devices, or the platform once. */
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

/** Rounded to whole hours. */
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

/** Removes floating-point errors, so that 0.1 + 0.2 hours is not rounded up. */
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
  choice: Part[]
  /** Price and identifier of a line without a product. */
  offering?: { address: string; price: ListPrice }
  /** Set for plans. */
  offered?: PlanOffering
}

/** Applies the buyer's edits to a line. */
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

/** Removes the connectivity fee of devices that a plan in the bill has enough points for. */
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
