import type { ProductSummary } from '#contract/catalogue/products.ts'
import type { LookupService } from '#server/modules/catalogue/index.ts'
import { ToolRefusal } from './tool-context.ts'

/**
 * Finds products by slug, SKU, model number or exact name.
 * @returns by key; without those that nothing, or more than one product, goes by
 */
export async function productsByKeys(lookup: LookupService, keys: string[]): Promise<Map<string, ProductSummary>> {
  const asked = [...new Set(keys)]
  const found = new Map<string, ProductSummary>()
  const { items } = asked.length === 0 ? { items: [] } : await lookup.byKeys(asked)
  for (const { key, product } of items) {
    const known = product ?? (await lookup.byName(key))
    if (known) found.set(key, known)
  }
  return found
}

/** @throws ToolRefusal `tool.product_not_found` */
export async function productByKey(lookup: LookupService, key: string): Promise<ProductSummary> {
  const product = (await productsByKeys(lookup, [key])).get(key)
  if (!product) throw new ToolRefusal('tool.product_not_found', { product: key })
  return product
}
