import type { Promotion } from '#contract/catalogue/products.ts'

/**
 * What a product is sold under at this moment, if anything.
 * @param msrp its list price, HKD
 */
export type PromotionOf = (
  product: { slug: string; sku: string | null; modelNumber: string | null },
  msrp: number,
) => { price: number; promotion: Promotion } | undefined

/** Where list prices are meant: of the source, of a preview. */
export const noPromotion: PromotionOf = () => undefined
