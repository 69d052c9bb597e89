import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { productSummarySchema } from '#contract/catalogue/products.ts'
import { parseJson } from '../parse-json.ts'
import { readStored } from './preferences.ts'
import { type SavedProducts, savedProductsKeys } from './saved-products.ts'

const productsSchema = z.array(productSummarySchema)
const timeSchema = z.iso.datetime()

/** @returns null if nothing valid is stored */
function readSavedProducts(): SavedProducts | null {
  const items = z.safeParse(productsSchema, parseJson(readStored(savedProductsKeys.products)))
  const savedAt = z.safeParse(timeSchema, readStored(savedProductsKeys.time))
  return items.success && savedAt.success && items.data.length > 0 ? { items: items.data, savedAt: savedAt.data } : null
}

/** Query for the stored catalogue, shown when the API cannot be reached. */
export const savedProductsOptions = queryOptions({
  queryKey: ['saved-products'],
  queryFn: readSavedProducts,
  staleTime: 0,
})
