import * as z from 'zod/mini'
import { pageOf } from '../site/pages.ts'
import { marginCosts } from '../staff/margins.ts'
import { choices, exportQuery, tableQuery } from '../tables.ts'

/** The stock's value by cost (docs/figures.md): pieces at a location by the product's cost now, in HKD. */

export const stockValueSchema = z.object({
  /** Id of product and location. */
  id: z.string(),
  productId: z.uuid(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  locationId: z.uuid(),
  location: z.string(),
  locationEn: z.string(),
  quantity: z.int(),
  unitCost: z.nullable(z.number()),
  value: z.nullable(z.number()),
})
export type StockValue = z.infer<typeof stockValueSchema>

export const stockValueQuerySchema = tableQuery(['name', 'quantity', 'unitCost', 'value'], {
  location: z.optional(z.uuid()),
  product: z.optional(z.uuid()),
  cost: choices(marginCosts),
})
export type StockValueQuery = z.infer<typeof stockValueQuerySchema>
export const stockValueExportQuerySchema = exportQuery(stockValueQuerySchema)

/** `totals` are of all rows that match; `value` is of those with a cost, `uncosted` counts the others. */
export const stockValuePageSchema = z.extend(pageOf(stockValueSchema), {
  totals: z.object({
    value: z.number(),
    pieces: z.int(),
    uncosted: z.object({ products: z.int(), pieces: z.int() }),
  }),
})

export const stockValueWords = {
  product: { 'zh-TW': '產品', en: 'Product' },
  location: { 'zh-TW': '倉庫', en: 'Location' },
  quantity: { 'zh-TW': '件數', en: 'Pieces' },
  unitCost: { 'zh-TW': '單位成本', en: 'Unit cost' },
  value: { 'zh-TW': '存貨價值', en: 'Value' },
  unitCostHkd: { 'zh-TW': '單位成本（HKD）', en: 'Unit cost (HKD)' },
  valueHkd: { 'zh-TW': '存貨價值（HKD）', en: 'Value (HKD)' },
}
