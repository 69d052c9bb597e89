import * as z from 'zod/mini'
import { revisionOrigins } from '../catalogue/product-edits.ts'
import type { Bilingual } from '../i18n/languages.ts'
import { optionalText, requiredText } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, moment, tableQuery } from '../tables.ts'
import { stockQuantityMax } from './locations.ts'

/**
 * Movements of stock (/admin/stock/movements). Every change of a product's stock is a movement at a location, and the
 * stock is the sum of its movements (decision 024). Movements are never changed: a mistake is corrected by another one.
 */

export const stockReasons = ['opening', 'receipt', 'shipment', 'return', 'count', 'adjustment', 'transfer'] as const
export type StockReason = (typeof stockReasons)[number]

export const stockReasonWords: Record<StockReason, Bilingual> = {
  opening: { 'zh-TW': '期初存貨', en: 'Opening stock' },
  receipt: { 'zh-TW': '入貨', en: 'Incoming goods' },
  shipment: { 'zh-TW': '發貨', en: 'Shipment' },
  return: { 'zh-TW': '退貨', en: 'Return' },
  count: { 'zh-TW': '盤點', en: 'Count' },
  adjustment: { 'zh-TW': '調整', en: 'Adjustment' },
  transfer: { 'zh-TW': '調倉', en: 'Transfer' },
}

export const stockMovementSchema = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  locationId: z.uuid(),
  location: z.string(),
  locationEn: z.string(),
  /** Positive for what came in. */
  quantity: z.int(),
  reason: z.enum(stockReasons),
  /** How an adjustment was entered. */
  origin: z.union([z.enum(revisionOrigins), z.literal('')]),
  /** Reference of the order or receipt. */
  reference: z.string(),
  orderId: z.nullable(z.uuid()),
  receiptId: z.nullable(z.uuid()),
  note: z.string(),
  at: z.iso.datetime(),
  author: z.string(),
})
export type StockMovement = z.infer<typeof stockMovementSchema>

export const movementTableQuerySchema = tableQuery(['at', 'quantity'], {
  reason: choices(stockReasons),
  product: z.optional(z.uuid()),
  location: z.optional(z.uuid()),
  from: moment,
  to: moment,
})
export type MovementTableQuery = z.infer<typeof movementTableQuerySchema>
export const movementPageSchema = pageOf(stockMovementSchema)

/** `was` is the quantity that the count began with; another one gives 409 `stock.changed`. */
export const stockCountSchema = z.strictObject({
  productId: z.uuid(),
  locationId: z.uuid(),
  was: z.int(),
  counted: z.int().check(z.minimum(0), z.maximum(stockQuantityMax)),
  note: requiredText(500),
})
export type StockCount = z.infer<typeof stockCountSchema>

export const stockTransferSchema = z.strictObject({
  /** Idempotency key: a form sent twice moves the pieces once. */
  submissionId: z.uuid(),
  productId: z.uuid(),
  fromId: z.uuid(),
  toId: z.uuid(),
  quantity: z.int().check(z.minimum(1), z.maximum(stockQuantityMax)),
  note: optionalText(500),
})
export type StockTransfer = z.infer<typeof stockTransferSchema>
