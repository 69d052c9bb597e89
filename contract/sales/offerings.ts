import type { PricePeriod } from '../catalogue/products.ts'
import type { Bilingual } from '../i18n/languages.ts'

/**
 * What is sold beside the catalogue's products: the plans of /property-management, and our own work. Each has an address of its
 * own for lines of a quotation, with a colon, which no product's address has: `plan:leak`, `service:installation`.
 */
export interface Offering {
  address: string
  /** What lines of it are coded by, as products are by their SKU. */
  sku: string
  name: Bilingual
  /** HKD, two decimals, for one a `period`; null where it is on request. */
  listPrice: number | null
  period: PricePeriod
  /** Of a plan: what it is for, and how many points one of it covers. */
  plan?: { need: Need; points: number }
}

/** A plan as lines ask for it, at its starting price. */
export interface PlanOffering extends Offering {
  listPrice: number
  period: 'month'
  plan: { need: Need; points: number }
}

/** What the devices of a quotation measure that a plan may be taken for. */
export const needs = ['leak', 'energy', 'air', 'parking'] as const
export type Need = (typeof needs)[number]

export function isOfferingAddress(address: string): boolean {
  return address.includes(':')
}

const planPrefix = 'plan:'

/** @param key of the plan, by which it always goes */
export function planAddress(key: string): string {
  return planPrefix + key
}

export function isPlanAddress(address: string): boolean {
  return address.startsWith(planPrefix)
}

export const installationAddress = 'service:installation'
/** A gateway where the catalogue has none with a price: its model is said in the offer. */
export const gatewayAddress = 'service:gateway'

interface CoverableLine {
  /** As it is asked for: of a product, or of a plan. */
  slug: string
  quantity: number
  /** What the product measures; undefined where it is no such product. */
  need: Need | undefined
}

/**
 * The needs whose devices' connection is within a plan of the same list: the monthly fee of a plan includes it, for as many devices
 * as the plans have points. With fewer points than devices none is: then each device pays its own.
 * @param plans that are offered; a line of another covers nothing
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

/** The need that a kind of device is for. */
export function needOf(kind: string): Need | undefined {
  return needs.find((need) => need === kind)
}
