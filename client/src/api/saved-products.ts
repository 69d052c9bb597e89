import { queryOptions } from '@tanstack/react-query'
import { readSavedProducts } from '../storage/read-saved-products.ts'

/** The catalogue as this browser last saw it, for when the API cannot be reached. Its code comes with the pages that show it. */
export const savedProductsOptions = queryOptions({
  queryKey: ['saved-products'],
  queryFn: readSavedProducts,
  staleTime: 0,
})
