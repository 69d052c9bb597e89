import * as z from 'zod/mini'

/** Defects that staff should correct, counted by GET /admin/products/quality and selected by the filter `issue`. */
export const productIssues = [
  /** Name or description without Chinese. */
  'missing-chinese',
  /** No English name, or no English description although there is a Chinese one; a machine translation counts. */
  'missing-english',
  'no-price',
  /** A price, fee or cost is given but cannot be parsed, so none is shown. */
  'unreadable-price',
  /** The minimum selling price leaves less than the margin over the HKD cost. */
  'margin-below-minimum',
  'unknown-category',
  /** A picture could not be downloaded. */
  'dead-image',
  /** Another listed product has the same SKU, ignoring case. */
  'duplicate-sku',
  /** A required product or accessory is not listed under its SKU. */
  'unknown-part',
] as const
export type ProductIssue = (typeof productIssues)[number]

/** Defects of a product before it is created, including a missing picture. */
export const newProductLacks = [...productIssues, 'no-picture'] as const
export type NewProductLack = (typeof newProductLacks)[number]

export const qualitySchema = z.object({
  /** Listed products with at least one defect. */
  products: z.int(),
  issues: z.array(z.object({ issue: z.enum(productIssues), count: z.int() })),
})
export type Quality = z.infer<typeof qualitySchema>
