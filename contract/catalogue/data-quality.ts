import * as z from 'zod/mini'

/** What staff should mend in the catalogue: GET /admin/products/quality, and the filter `issue` of GET /admin/products. */
export const productIssues = [
  /** A name or description without Chinese. */
  'missing-chinese',
  /** No English name, or no English description beside a Chinese one; a machine's translation counts as one. */
  'missing-english',
  'no-price',
  /** A price, fee or cost is stated, but no amount is certain: nothing is shown in its place. */
  'unreadable-price',
  /** Sold at its minimum selling price, less than its margin is left over its HKD cost. */
  'margin-below-minimum',
  'unknown-category',
  /** A picture that could not be fetched. */
  'dead-image',
  /** Another listed product has the same SKU, in any case. */
  'duplicate-sku',
  /** It requires, or names as an accessory, what is not listed under that SKU. */
  'unknown-part',
] as const
export type ProductIssue = (typeof productIssues)[number]

/** What a product that is about to be made lacks: what is to be mended, and a picture. */
export const newProductLacks = [...productIssues, 'no-picture'] as const
export type NewProductLack = (typeof newProductLacks)[number]

/** How many listed products have each. */
export const qualitySchema = z.object({
  /** Listed products with at least one. */
  products: z.int(),
  issues: z.array(z.object({ issue: z.enum(productIssues), count: z.int() })),
})
export type Quality = z.infer<typeof qualitySchema>
