import type { Promotion } from '#contract/catalogue/products.ts'

/**
 * Returns the present promotion of a product, if any.
 * @param msrp list price, HKD
 */
export type PromotionOf = (
  product: { slug: string; sku: string | null; modelNumber: string | null },
  msrp: number,
) => { price: number; promotion: Promotion } | undefined

export const noPromotion: PromotionOf = () => undefined
