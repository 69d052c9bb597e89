import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { lineProductsOptions } from '../../api/products.ts'
import { useCan } from '../../api/staff/session.ts'
import type { LineValues } from './draft-values.ts'

export type LineProducts = ReadonlyMap<string, StaffProduct>

const none: LineProducts = new Map()

/** Loads the current products of the lines, with stock, reservations and cost. */
export function useLineProducts(lines: readonly LineValues[]): LineProducts {
  const canRead = useCan()('products.read')
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))].sort()
  const { data } = useQuery({
    ...lineProductsOptions(ids),
    enabled: canRead && ids.length > 0,
    placeholderData: keepPreviousData,
    select: byId,
  })
  return data ?? none
}

function byId({ items }: { items: StaffProduct[] }): LineProducts {
  return new Map(items.map((product) => [product.id, product]))
}
