import * as z from 'zod/mini'
import { type ProductSummary, productSummarySchema } from '#contract/catalogue/products.ts'
import { parseJson } from '../parse-json.ts'
import { readStored, writeStored } from './preferences.ts'

// Spec §3, "Browser storage keys".
const productsKey = 'syncedProducts'
const timeKey = 'lastSyncTime'

const productsSchema = z.array(productSummarySchema)
const timeSchema = z.iso.datetime()

export interface SavedProducts {
  items: ProductSummary[]
  /** ISO 8601. */
  savedAt: string
}

/** Keeps the first page of the whole catalogue, to show when the API cannot be reached (spec §4). */
export function saveProducts(items: ProductSummary[]): void {
  writeStored(productsKey, JSON.stringify(items))
  writeStored(timeKey, new Date().toISOString())
}

/** @returns null where nothing is kept, or what is kept cannot be read by today's contract */
export function readSavedProducts(): SavedProducts | null {
  const items = z.safeParse(productsSchema, parseJson(readStored(productsKey)))
  const savedAt = z.safeParse(timeSchema, readStored(timeKey))
  return items.success && savedAt.success && items.data.length > 0 ? { items: items.data, savedAt: savedAt.data } : null
}
