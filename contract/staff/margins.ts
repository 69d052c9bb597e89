import * as z from 'zod/mini'
import { pageOf } from '../site/pages.ts'
import { choices, exportQuery, moment, tableQuery } from '../tables.ts'
import { figurePeriod } from './figures.ts'

/**
 * Margins (docs/figures.md): revenue of shipped pieces without what is passed on, less their cost, which is frozen when
 * they are shipped. Money is in HKD.
 */

/** `returned`: credited or restocked by a return, with negative pieces. */
export const marginKinds = ['shipped', 'returned'] as const
/** Whether the cost of a row is known. Rows without it are in no total. */
export const marginCosts = ['known', 'unknown'] as const

export const marginRowSchema = z.object({
  id: z.uuid(),
  kind: z.enum(marginKinds),
  at: z.iso.datetime(),
  orderId: z.uuid(),
  reference: z.string(),
  customerName: z.string(),
  productId: z.nullable(z.uuid()),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  quantity: z.int(),
  revenue: z.number(),
  cost: z.nullable(z.number()),
  margin: z.nullable(z.number()),
  /** Share of the revenue in percent, one decimal. */
  percent: z.nullable(z.number()),
})
export type MarginRow = z.infer<typeof marginRowSchema>

export const marginTableQuerySchema = tableQuery(['at', 'reference', 'revenue', 'margin', 'percent'], {
  kind: choices(marginKinds),
  cost: choices(marginCosts),
  order: z.optional(z.uuid()),
  product: z.optional(z.uuid()),
  from: moment,
  to: moment,
})
export type MarginTableQuery = z.infer<typeof marginTableQuerySchema>
export const marginExportQuerySchema = exportQuery(marginTableQuerySchema)

/** Totals of the rows with a known cost; `uncosted` counts the others. */
const totals = z.object({
  revenue: z.number(),
  cost: z.number(),
  margin: z.number(),
  percent: z.nullable(z.number()),
  rows: z.int(),
  uncosted: z.object({ rows: z.int(), revenue: z.number() }),
})
export type MarginTotals = z.infer<typeof totals>
export const marginPageSchema = z.extend(pageOf(marginRowSchema), { totals })

const group = z.extend(totals, { quantity: z.int() })
/** Ten each with the highest margin, then those whose costs are unknown. */
export const marginAnalyticsSchema = z.object({
  ...figurePeriod,
  totals,
  products: z.array(
    z.extend(group, {
      productId: z.nullable(z.uuid()),
      name: z.string(),
      nameEn: z.nullable(z.string()),
      sku: z.nullable(z.string()),
    }),
  ),
  orders: z.array(z.extend(group, { orderId: z.uuid(), reference: z.string(), customerName: z.string() })),
})
export type MarginAnalytics = z.infer<typeof marginAnalyticsSchema>
