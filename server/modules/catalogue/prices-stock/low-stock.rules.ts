import { lowStockThreshold } from '#contract/catalogue/products.ts'

export interface StockLevel {
  inStock: boolean
  stockQuantity: number
  reserved: number
}

/** Returns the pieces available to another order: none where the product is out of stock. */
export function availableOf({ inStock, stockQuantity, reserved }: StockLevel): number {
  return inStock ? Math.max(0, stockQuantity - reserved) : 0
}

export interface LowStock {
  productId: string
  name: string
  stock: number
}

/**
 * Returns a notice where a change brings the available pieces down to 10 or less, or to none. Each is notified once, until there was more
 * in between.
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
