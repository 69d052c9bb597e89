import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import { productListOptions } from '../../api/products.ts'
import { savedProductsOptions } from '../../storage/read-saved-products.ts'
import { saveProducts } from '../../storage/saved-products.ts'
import { isWholeCatalogue } from './filters.ts'

/** The list for a query; where it cannot be had, `saved` is the catalogue as this browser last saw it (spec §4). */
export function useCatalogue(query: ProductListQuery) {
  const list = useQuery(productListOptions(query))
  const isFresh = list.isSuccess && !list.isPlaceholderData
  const saved = useQuery({ ...savedProductsOptions, enabled: list.isError && !list.data })
  const worthKeeping = isFresh && isWholeCatalogue(query) ? list.data.items : undefined
  useEffect(() => {
    if (worthKeeping) saveProducts(worthKeeping)
  }, [worthKeeping])
  return { list, saved: list.isError && !list.data ? saved.data : undefined }
}
