import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import { productListOptions } from '../../api/products.ts'
import { savedProductsOptions } from '../../storage/read-saved-products.ts'
import { saveProducts } from '../../storage/saved-products.ts'
import { isWholeCatalogue } from './filters.ts'

/** Returns the list for a query, and the stored catalogue as `saved` if the API cannot be reached. */
export function useCatalogue(query: ProductListQuery) {
  const list = useQuery(productListOptions(query))
  const isFresh = list.isSuccess && !list.isPlaceholderData
  const saved = useQuery({ ...savedProductsOptions, enabled: list.isError && !list.data })
  const shouldStore = isFresh && isWholeCatalogue(query) ? list.data.items : undefined
  useEffect(() => {
    if (shouldStore) saveProducts(shouldStore)
  }, [shouldStore])
  return { list, saved: list.isError && !list.data ? saved.data : undefined }
}
