import type { FunnelStep } from '#contract/staff/funnel.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { countedOrdersPath } from './record-paths.ts'

/** Days in the shop's time zone, both included. */
export interface Days {
  fromDay: string
  toDay: string
}

/** Orders that the figures of a period count. @param more other filters of the list */
export function ordersPath({ fromDay, toDay }: Days, more: Record<string, string> = {}): string {
  return `${countedOrdersPath}&${new URLSearchParams({ from: fromDay, to: toDay, ...more })}`
}

/** Customers who were new in a period. */
export function customersPath({ fromDay, toDay }: Days): string {
  return `${adminScreens.customers.path}?${new URLSearchParams({ from: fromDay, to: toDay })}`
}

const marginLines = `${adminScreens.analytics.path}/margins`

/** Lines behind the margins of a period. @param more other filters of the list */
export function marginsPath({ fromDay, toDay }: Days, more: Record<string, string> = {}): string {
  return `${marginLines}?${new URLSearchParams({ from: fromDay, to: toDay, ...more })}`
}

export function marginsOfOrder(id: string): string {
  return `${marginLines}?order=${id}`
}

/** Requests of a period that took a step. */
export function requestsPath({ fromDay, toDay }: Days, step: FunnelStep): string {
  return `${adminScreens.quotes.path}?${new URLSearchParams({ step, from: fromDay, to: toDay })}`
}
