import type { EditedProduct, ProductAnalytics } from '#contract/catalogue/product-edits.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import type { Measure } from './analytics.words.ts'

const screens = {
  quoteRequests: 'quotes',
  quantity: 'quotes',
  enquiries: 'enquiries',
  demoRequests: 'demoRequests',
} as const satisfies Record<Measure, keyof typeof adminScreens>

/** Returns the address of the list of rows that a figure counts. */
export function rowsPath({ id }: EditedProduct, { from, to }: ProductAnalytics, measure: Measure): string {
  const query = new URLSearchParams({ product: id, suspect: 'false', from, to })
  return `${adminScreens[screens[measure]].path}?${query}`
}
