import * as z from 'zod/mini'
import { optionalLine, optionalText, requiredLine } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, tableQuery } from '../tables.ts'

/** Locations of stock, and what is at each (/admin/stock). Exactly one location is the default. */

/** Pieces of a count, transfer or line of a receipt. */
export const stockQuantityMax = 1_000_000

export const stockLocationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  nameEn: z.string(),
  address: z.string(),
  isDefault: z.boolean(),
  isArchived: z.boolean(),
  version: z.int(),
  /** At it now, of all products. */
  pieces: z.int(),
})
export type StockLocation = z.infer<typeof stockLocationSchema>
export const stockLocationsSchema = z.object({ items: z.array(stockLocationSchema) })

const locationFields = { name: requiredLine(100), nameEn: optionalLine(100), address: optionalText(500) }
export const newLocationSchema = z.strictObject(locationFields)
export type NewLocation = z.infer<typeof newLocationSchema>

/** The default is changed by making another one the default; only an empty location that is not the default is archived. */
export const locationChangeSchema = z.strictObject({
  version: z.int32(),
  ...locationFields,
  isDefault: z.boolean(),
  isArchived: z.boolean(),
})
export type LocationChange = z.infer<typeof locationChangeSchema>

export const productStockSchema = z.object({
  /** The product's id. */
  id: z.uuid(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  quantity: z.int(),
  reserved: z.int(),
  /** Neither reserved, nor of a product that is called out of stock. */
  free: z.int(),
  /** Pieces that open orders wait for. */
  waiting: z.int(),
  /** Ordered from suppliers and not received, and when the first of it is expected. */
  incoming: z.int(),
  expectedOn: z.nullable(z.iso.date()),
  levels: z.array(z.object({ locationId: z.uuid(), quantity: z.int() })),
})
export type ProductStock = z.infer<typeof productStockSchema>

export const stockStates = ['waiting', 'incoming', 'none'] as const
export const stockTableQuerySchema = tableQuery(['name', 'quantity', 'free', 'waiting', 'incoming'], {
  /** Products that orders wait for, that are on their way, of which none is there. */
  state: choices(stockStates),
  location: z.optional(z.uuid()),
  product: z.optional(z.uuid()),
})
export type StockTableQuery = z.infer<typeof stockTableQuerySchema>
export const stockPageSchema = pageOf(productStockSchema)
