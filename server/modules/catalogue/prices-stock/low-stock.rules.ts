import { lowStockThreshold } from '#contract/catalogue/products.ts'

/** A product's pieces, and how many of them orders hold. */
export interface StockLevel {
  inStock: boolean
  stockQuantity: number
  reserved: number
}

/** Pieces that another order may have: none of what is called out of stock, however many there are. */
export function availableOf({ inStock, stockQuantity, reserved }: StockLevel): number {
  return inStock ? Math.max(0, stockQuantity - reserved) : 0
}

/** A product of which few are left since a change, or none. */
export interface LowStock {
  productId: string
  name: string
  /** What another order may have. */
  stock: number
}

/**
 * Whether what can be had of a product has fallen to 10 or less (spec §9), or to nothing, by this change: each is said once, and not
 * again until there was more in between.
 */
export function lowStockOf(
  product: { id: string; name: string },
  before: StockLevel,
  after: StockLevel,
): LowStock | undefined {
  const [was, stock] = [availableOf(before), availableOf(after)]
  const isFallen = depthOf(stock) > depthOf(was)
  return isFallen ? { productId: product.id, name: product.name, stock } : undefined
}

function depthOf(available: number): number {
  if (available === 0) return 2
  return available <= lowStockThreshold ? 1 : 0
}
