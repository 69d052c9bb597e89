import {
  costOver,
  type Deployment,
  type DeploymentPrices,
  type Depth,
  type Technology,
  type TechnologyId,
  tablePrices,
  technologies,
  technologyIds,
} from './lpwan.ts'
import type { ServiceCountry } from './values/served-countries.ts'

export const criteria = ['cost', 'coverage', 'data', 'network'] as const
export type Criterion = (typeof criteria)[number]

/** Maximum points; 100 in total. */
export const weights: Record<Criterion, number> = { cost: 30, coverage: 25, data: 20, network: 25 }

/**
 * Maximum messages per device and day. LoRaWAN: 12 bytes at the slowest rate (SF12) take about 1.5 s on the air; 1 % of
 * a day's 86,400 s has room for about 580 of them. Sigfox: the limit of a subscription. NB-IoT: one a minute. LTE-M:
 * one every ten seconds, which already needs mains power.
 */
export const messageLimits: Record<TechnologyId, number> = { lora: 500, 'nb-iot': 1440, sigfox: 140, 'lte-m': 8640 }

/**
 * Out of 25. Licensed networks repeat a message until it arrives, NB-IoT the most; a LoRaWAN gateway can be installed
 * in the building; a Sigfox base station is placed by its operator and reaches no basement (`null`).
 */
const coveragePoints: Record<TechnologyId, Record<Depth, number | null>> = {
  lora: { outdoor: 25, indoor: 22, deep: 12 },
  'nb-iot': { outdoor: 20, indoor: 25, deep: 25 },
  sigfox: { outdoor: 25, indoor: 10, deep: null },
  'lte-m': { outdoor: 20, indoor: 20, deep: 15 },
}

/** `open`: widely available, or can be built. `confirm`: one operator, parts of the country, or restricted use. */
export type Availability = 'open' | 'confirm' | 'none'
const networkPoints: Record<Availability, number | null> = { open: weights.network, confirm: 10, none: null }

/** As of 2026; confirmed for the site before an order. */
export const availability: Record<TechnologyId, Record<ServiceCountry, Availability>> = {
  lora: { HK: 'open', SG: 'open', CN: 'confirm', JP: 'open', KR: 'open', MY: 'open', TH: 'open', VN: 'open' },
  'nb-iot': { HK: 'open', SG: 'open', CN: 'open', JP: 'confirm', KR: 'open', MY: 'open', TH: 'open', VN: 'confirm' },
  sigfox: {
    HK: 'confirm',
    SG: 'confirm',
    CN: 'none',
    JP: 'confirm',
    KR: 'confirm',
    MY: 'confirm',
    TH: 'confirm',
    VN: 'none',
  },
  'lte-m': {
    HK: 'confirm',
    SG: 'open',
    CN: 'none',
    JP: 'open',
    KR: 'open',
    MY: 'confirm',
    TH: 'confirm',
    VN: 'none',
  },
}

/** The hard limit that excludes a technology. */
export type Exclusion = 'network' | 'data' | 'coverage'
export interface Score {
  technology: Technology
  points: Record<Criterion, number>
  total: number
  /** Middle cost over the planned years, as a multiple of the cheapest that fits. */
  costRatio: number
}
export interface Recommendation {
  /** The best first. */
  fitting: Score[]
  excluded: { technology: Technology; exclusion: Exclusion }[]
}

/**
 * Applies the hard limits first: network in the region, messages, depth. The remaining technologies get up to 100
 * points. Cost: 30 for the cheapest over the planned years (middle of low and high), 30 × cheapest ÷ cost for the
 * others. Coverage: by depth. Data: 20, less the used share of the message limit. Network: 25 if open, 10 if to be
 * confirmed. The cheaper one wins a tie.
 * @param prices in any one currency: the recommendation must not depend on the reader's currency
 */
export function recommend(plan: Deployment, prices = tablePrices): Recommendation {
  const all = technologyIds.map((id) => technologies[id])
  const excluded = all.flatMap((technology) => {
    const exclusion = exclusionOf(technology, plan)
    return exclusion ? [{ technology, exclusion }] : []
  })
  const candidates = all.filter((technology) => !exclusionOf(technology, plan))
  const cheapest = Math.min(...candidates.map((technology) => middleCost(technology, plan, prices)))
  const fitting = candidates
    .map((technology) => scoreOf(technology, plan, { prices, cheapest }))
    .sort((one, other) => other.total - one.total || one.costRatio - other.costRatio)
  return { fitting, excluded }
}

function exclusionOf({ id }: Technology, plan: Deployment): Exclusion | undefined {
  if (availability[id][plan.country] === 'none') return 'network'
  if (plan.messagesPerDay > messageLimits[id]) return 'data'
  if (coveragePoints[id][plan.depth] === null) return 'coverage'
  return undefined
}

function scoreOf(
  technology: Technology,
  plan: Deployment,
  { prices, cheapest }: { prices: DeploymentPrices; cheapest: number },
): Score {
  const { id } = technology
  const costRatio = middleCost(technology, plan, prices) / cheapest
  const points: Record<Criterion, number> = {
    cost: toTenth(weights.cost / costRatio),
    coverage: coveragePoints[id][plan.depth] ?? 0,
    data: toTenth(weights.data * (1 - plan.messagesPerDay / messageLimits[id])),
    network: networkPoints[availability[id][plan.country]] ?? 0,
  }
  const total = toTenth(criteria.reduce((sum, criterion) => sum + points[criterion], 0))
  return { technology, points, total, costRatio }
}

function middleCost(technology: Technology, plan: Deployment, prices: DeploymentPrices): number {
  const { low, high } = costOver(technology, plan, plan.years, prices).total
  return (low + high) / 2
}

function toTenth(points: number): number {
  return Math.round(points * 10) / 10
}
