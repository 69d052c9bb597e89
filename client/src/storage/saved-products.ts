import type { ProductSummary } from '#contract/catalogue/products.ts'
import { writeStored } from './preferences.ts'

// The requirements fix these keys.
export const savedProductsKeys = { products: 'syncedProducts', time: 'lastSyncTime' }

export interface SavedProducts {
  items: ProductSummary[]
  /** ISO 8601. */
  savedAt: string
}

/** Stores the catalogue's first page for when the API cannot be reached. Read by read-saved-products.ts. */
export function saveProducts(items: ProductSummary[]): void {
  writeStored(savedProductsKeys.products, JSON.stringify(items))
  writeStored(savedProductsKeys.time, new Date().toISOString())
}
