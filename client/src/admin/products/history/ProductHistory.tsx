import type { EditedProduct } from '#contract/product-edits.ts'
export function ProductHistory({ product }: { product: EditedProduct }) {
  return product.slug
}
