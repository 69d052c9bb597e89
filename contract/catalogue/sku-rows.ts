import * as z from 'zod/mini'
import { withoutControls } from '../requests/visitors.ts'

/** Stock and prices of many products by SKU, each row with a result of its own. */

export const skuRowsMax = 10_000

const sku = z.string().check(z.minLength(1), z.maxLength(200), withoutControls)
/** A wrong type rejects the request, a wrong value only its row. */
const written = z.union([z.number(), z.string().check(z.maxLength(100), withoutControls)])

function rowsOf<Row extends z.ZodMiniType>(row: Row) {
  return z.array(row).check(z.minLength(1), z.maxLength(skuRowsMax))
}

export const stockRowsSchema = z.strictObject({
  rows: rowsOf(
    z.strictObject({
      sku,
      /** Whole pieces that are there, as a number or in digits. */
      quantity: written,
      /** Without one, the default location. */
      locationId: z.optional(z.uuid()),
    }),
  ),
  note: z._default(z.string().check(z.trim(), z.maxLength(200), withoutControls), ''),
})
export type StockRows = z.infer<typeof stockRowsSchema>

/** In HKD, as in a product's record; null empties a field, without it the field stays. */
export const priceFields = ['msrp', 'minSellingPrice', 'resellerCost'] as const
const price = z.optional(z.nullable(written))
export const priceRowsSchema = z.strictObject({
  rows: rowsOf(z.strictObject({ sku, msrp: price, minSellingPrice: price, resellerCost: price })),
})
export type PriceRows = z.infer<typeof priceRowsSchema>

export const skuResults = [
  'updated',
  /** It was so already. */
  'unchanged',
  'unknown_sku',
  /** Several products have it. */
  'ambiguous_sku',
  /** An earlier row is about the same. */
  'repeated',
  /** `field` cannot be read. */
  'bad_value',
  /** Software and plans have no stock. */
  'no_stock',
  'unknown_location',
  /** The key was revoked, or the session ended, before this row's turn. */
  'stopped',
] as const
export type SkuResult = (typeof skuResults)[number]

/** `rows` are in the order of the request. */
export const skuRowsAnswerSchema = z.object({
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  rows: z.array(z.object({ sku: z.string(), result: z.enum(skuResults), field: z.optional(z.string()) })),
})
export type SkuRowsAnswer = z.infer<typeof skuRowsAnswerSchema>
