import type { EditedProduct } from '#contract/product-edits.ts'
export function ProductAnalytics({ product }: { product: EditedProduct }) {
  return product.slug
}
