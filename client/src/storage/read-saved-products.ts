import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { productSummarySchema } from '#contract/catalogue/products.ts'
import { parseJson } from '../parse-json.ts'
import { readStored } from './preferences.ts'
import { type SavedProducts, savedProductsKeys } from './saved-products.ts'

const productsSchema = z.array(productSummarySchema)
const timeSchema = z.iso.datetime()

/** @returns null where nothing is kept, or what is kept cannot be read by today's contract */
function readSavedProducts(): SavedProducts | null {
  const items = z.safeParse(productsSchema, parseJson(readStored(savedProductsKeys.products)))
  const savedAt = z.safeParse(timeSchema, readStored(savedProductsKeys.time))
  return items.success && savedAt.success && items.data.length > 0 ? { items: items.data, savedAt: savedAt.data } : null
}

/** The catalogue as this browser last saw it, for when the API cannot be reached. Its code comes with the pages that show it. */
export const savedProductsOptions = queryOptions({
  queryKey: ['saved-products'],
  queryFn: readSavedProducts,
  staleTime: 0,
})
