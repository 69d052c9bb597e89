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

/** The catalogue as staff read it, retired products too: /admin/products (spec §2). */

export const staffProductSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  category: z.enum(categories),
  subcategory: z.nullable(z.string()),
  source: productSourceSchema,
  /** HKD. */
  msrp: z.nullable(z.number()),
  partnerPrice: z.nullable(z.number()),
  /** From so many pieces on, what one costs: HKD. */
  volumePrices: z.array(volumePriceSchema),
  /** Pieces that a visitor orders at least. */
  minimumOrder: z.nullable(z.int()),
  /** What a quotation's line may not go below without a reason. */
  minSellingPrice: z.nullable(z.number()),
  /** What a piece costs us, each `period`. */
  hkdCost: z.nullable(z.number()),
  period: z.enum(pricePeriods),
  /** A year of one piece's connection; null where it has none. */
  connectivityFee: z.nullable(z.number()),
  /** Whether it is pieces on a shelf. */
  tracksStock: z.boolean(),
  stockQuantity: z.int(),
  /** Of these, promised to open orders. */
  reserved: z.int(),
  inStock: z.boolean(),
  /** Spec §4: out of stock, low at 10 or less, else in stock. */
  stockStatus: z.enum(stockStatuses),
  isRetired: z.boolean(),
  /** Not retired: off the site because its field `listed` says so. */
  isUnlisted: z.boolean(),
  /** Rises with every change: what an edit in the table must name. */
  version: z.int(),
  /** Of its first picture, a path on this origin. */
  picture: z.nullable(z.string()),
  issues: z.array(z.enum(productIssues)),
  /** Its page in Notion. */
  notionUrl: z.nullable(z.string()),
  /** Something of it that Notion has not been told. */
  isPending: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type StaffProduct = z.infer<typeof staffProductSchema>

/** `nameEn` orders by what English readers are shown: the English name, or the Chinese one where there is none. */
export const staffProductQuerySchema = tableQuery(['name', 'nameEn', 'price', 'stock', 'category', 'updatedAt'], {
  category: choices(categories),
  stock: choices(stockStatuses),
  source: choices(productSources),
  state: choices(['listed', 'unlisted', 'retired']),
  issue: choices(productIssues),
  /** These alone. */
  ids: several(z.uuid(), 100),
})
export type StaffProductQuery = z.infer<typeof staffProductQuerySchema>
export const staffProductPageSchema = pageOf(staffProductSchema)

/** GET /admin/products/stats: the cards of spec §2, of what is listed. HKD. */
export const productStatsSchema = z.object({
  total: z.int(),
  inStock: z.int(),
  lowStock: z.int(),
  outOfStock: z.int(),
  /** MSRP × stock (spec §9, products screen). */
  totalValue: z.number(),
  /** Sensor price × stock (spec §9, dashboard). */
  inventoryValue: z.number(),
})
export type ProductStats = z.infer<typeof productStatsSchema>
