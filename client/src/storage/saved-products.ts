import type { ProductSummary } from '#contract/catalogue/products.ts'
import { writeStored } from './preferences.ts'

// Spec §3, "Browser storage keys".
export const savedProductsKeys = { products: 'syncedProducts', time: 'lastSyncTime' }

export interface SavedProducts {
  items: ProductSummary[]
  /** ISO 8601. */
  savedAt: string
}

/** Keeps the first page of the whole catalogue, to show when the API cannot be reached (spec §4): read-saved-products.ts. */
export function saveProducts(items: ProductSummary[]): void {
  writeStored(savedProductsKeys.products, JSON.stringify(items))
  writeStored(savedProductsKeys.time, new Date().toISOString())
}
