import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { listStaffProducts } from '#contract/endpoints/catalogue/products.ts'
import { productOptions } from '../../api/products.ts'
import { loadMarked, type Marked } from '../../records/list/index.ts'

/** Most products per request. */
export const bulkMost = 500

/**
 * Loads the selected products, including those on pages that were not loaded; none if they are too many.
 * @returns with `reload`, which updates those that have changed
 */
export function useBulkRows(marked: Marked<StaffProduct>) {
  const queries = useQueryClient()
  const [fresh, setFresh] = useState<ReadonlyMap<string, StaffProduct>>(new Map())
  const isAll = marked.kind === 'all'
  const count = isAll ? marked.total : marked.rows.length
  const { data, error, refetch } = useQuery({
    queryKey: ['bulk', isAll ? marked.query.toString() : '', count],
    queryFn: () => loadMarked<StaffProduct>({ rows: listStaffProducts }, marked),
    enabled: isAll && count <= bulkMost,
    staleTime: 0,
    gcTime: 0,
  })
  const rows = isAll ? data : marked.rows
  async function reload(stale: readonly { id: string }[]) {
    const products = await Promise.all(stale.map(({ id }) => queries.fetchQuery(productOptions(id))))
    const now = new Map(products.map((product) => [product.id, product]))
    const updated = (rows ?? []).flatMap((row) => {
      const product = now.get(row.id)
      return product ? [[row.id, rowOf(row, product)] as const] : []
    })
    setFresh(new Map([...fresh, ...updated]))
  }
  return { rows: rows?.map((row) => fresh.get(row.id) ?? row), count, error, refetch, reload }
}

function rowOf(row: StaffProduct, { version, isRetired, derived }: EditedProduct): StaffProduct {
  const { msrp, period, stockQuantity, category } = derived
  return { ...row, version, isRetired, msrp, period, stockQuantity, category }
}
