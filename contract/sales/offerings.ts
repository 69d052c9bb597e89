import type { PricePeriod } from '../catalogue/products.ts'
import type { Bilingual } from '../i18n/languages.ts'

/**
 * What is sold besides products: plans of /property-management, and services. Each has an address for lines of a
 * quotation with a colon, which addresses of products never contain: `plan:leak`, `service:installation`.
 */
export interface Offering {
  address: string
  /** Identifies it in lines, as the SKU does for products. */
  sku: string
  name: Bilingual
  /** In HKD per `period`, two decimals; null when on request. */
  listPrice: number | null
  period: PricePeriod
  plan?: { need: Need; points: number }
}

/** A plan at its starting price. */
export interface PlanOffering extends Offering {
  listPrice: number
  period: 'month'
  plan: { need: Need; points: number }
}

/** Needs that a plan can cover. */
export const needs = ['leak', 'energy', 'air', 'parking'] as const
export type Need = (typeof needs)[number]

export function isOfferingAddress(address: string): boolean {
  return address.includes(':')
}

const planPrefix = 'plan:'

/** @param key permanent key of the plan */
export function planAddress(key: string): string {
  return planPrefix + key
}

export function isPlanAddress(address: string): boolean {
  return address.startsWith(planPrefix)
}

export const installationAddress = 'service:installation'
/** A gateway when the catalogue has none with a price; the offer names its model. */
export const gatewayAddress = 'service:gateway'

interface CoverableLine {
  /** Address of a product or plan. */
  slug: string
  quantity: number
  /** The product's measurement, if there is a plan for it. */
  need: Need | undefined
}

/**
 * Returns the needs whose devices have connectivity included by plans on the same list. The plans must have enough
 * points for all devices of a need; otherwise each device pays its own fee.
 * @param plans offered; lines of others cover nothing
 */
export function coveredNeeds(
  lines: readonly CoverableLine[],
  plans: readonly Pick<PlanOffering, 'address' | 'plan'>[],
): Set<Need> {
  const covered = (need: Need) =>
    plans
      .filter(({ plan }) => plan.need === need)
      .reduce((sum, { address, plan }) => sum + plan.points * sumOf(lines.filter(({ slug }) => slug === address)), 0)
  return new Set(
    needs.filter((need) => {
      const points = covered(need)
      return points > 0 && points >= sumOf(lines.filter((line) => line.need === need))
    }),
  )
}

function sumOf(lines: readonly CoverableLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function needOf(kind: string): Need | undefined {
  return needs.find((need) => need === kind)
}

/** Limits of a quotation request, separate from its schemas because catalogue pages load these first. */
export const quoteLinesMax = 100
export const quoteQuantityMax = 100_000
