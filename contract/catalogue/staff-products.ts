import * as z from 'zod/mini'
import { pageOf } from '../site/pages.ts'
import { choices, several, tableQuery } from '../tables.ts'
import { productIssues } from './data-quality.ts'
import {
  categories,
  pricePeriods,
  productSourceSchema,
  productSources,
  stockStatuses,
  volumePriceSchema,
} from './products.ts'

/** The catalogue as staff see it, with retired products. */

export const staffProductSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  category: z.enum(categories),
  subcategory: z.nullable(z.string()),
  source: productSourceSchema,
  /** In HKD. */
  msrp: z.nullable(z.number()),
  partnerPrice: z.nullable(z.number()),
  /** Price per piece in HKD from a quantity on. */
  volumePrices: z.array(volumePriceSchema),
  /** Minimum quantity for visitors. */
  minimumOrder: z.nullable(z.int()),
  /** A quotation line needs a reason to go below it. */
  minSellingPrice: z.nullable(z.number()),
  /** Our cost per piece and `period`. */
  hkdCost: z.nullable(z.number()),
  period: z.enum(pricePeriods),
  /** Yearly connectivity fee per piece; null without. */
  connectivityFee: z.nullable(z.number()),
  /** Whether stock is counted. */
  tracksStock: z.boolean(),
  stockQuantity: z.int(),
  /** Pieces of them that are reserved for open orders. */
  reserved: z.int(),
  inStock: z.boolean(),
  /** Out of stock, low at 10 or less, else in stock. */
  stockStatus: z.enum(stockStatuses),
  isRetired: z.boolean(),
  /** Not retired, but hidden because its field `listed` says so. */
  isUnlisted: z.boolean(),
  /** Incremented by every change; an edit must name it. */
  version: z.int(),
  /** Path of its first picture on this origin, in the smallest width that is served. */
  picture: z.nullable(z.string()),
  issues: z.array(z.enum(productIssues)),
  notionUrl: z.nullable(z.string()),
  /** Has changes not exported to Notion yet. */
  isPending: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type StaffProduct = z.infer<typeof staffProductSchema>

/** Sorted by `relevance` while searching, the best first, else by `name`. `nameEn` sorts by the name shown to English readers, which is the Chinese one when there is no English. */
export const staffProductQuerySchema = tableQuery(
  ['relevance', 'name', 'nameEn', 'price', 'stock', 'category', 'updatedAt'],
  {
    category: choices(categories),
    stock: choices(stockStatuses),
    source: choices(productSources),
    state: choices(['listed', 'unlisted', 'retired']),
    issue: choices(productIssues),
    /** Limits the result to these. */
    ids: several(z.uuid(), 100),
  },
)
export type StaffProductQuery = z.infer<typeof staffProductQuerySchema>
export const staffProductPageSchema = pageOf(staffProductSchema)

/** Figures of listed products, in HKD. */
export const productStatsSchema = z.object({
  total: z.int(),
  inStock: z.int(),
  lowStock: z.int(),
  outOfStock: z.int(),
  /** MSRP × stock. */
  totalValue: z.number(),
  /** Sensor price × stock. */
  inventoryValue: z.number(),
})
export type ProductStats = z.infer<typeof productStatsSchema>
