import * as z from 'zod/mini'
import type { Bilingual } from '../i18n/languages.ts'
import { optionalLine, optionalText, requiredLine } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, tableQuery } from '../tables.ts'
import { stockQuantityMax } from './locations.ts'

/**
 * Incoming goods (/admin/incoming): what was ordered from a supplier, and received in part or whole. What is received
 * becomes stock at a location, and is reserved for the orders that have waited longest.
 */

export const receiptStates = ['expected', 'partly_received', 'received', 'cancelled'] as const
export type ReceiptState = (typeof receiptStates)[number]

export const receiptStateWords: Record<ReceiptState, Bilingual> = {
  expected: { 'zh-TW': '未到貨', en: 'Expected' },
  partly_received: { 'zh-TW': '部分已到', en: 'Partly received' },
  received: { 'zh-TW': '已到貨', en: 'Received' },
  cancelled: { 'zh-TW': '已取消', en: 'Cancelled' },
}

export const receiptLinesMax = 100

const receiptLineSchema = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  quantity: z.int(),
  received: z.int(),
})

export const receiptSchema = z.object({
  id: z.uuid(),
  /** "PR-12". */
  reference: z.string(),
  state: z.enum(receiptStates),
  supplier: z.string(),
  supplierReference: z.string(),
  expectedOn: z.nullable(z.iso.date()),
  note: z.string(),
  /** Pieces of all lines. */
  quantity: z.int(),
  received: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  version: z.int(),
})
export type Receipt = z.infer<typeof receiptSchema>
export const receiptDetailSchema = z.extend(receiptSchema, { lines: z.array(receiptLineSchema) })
export type ReceiptDetail = z.infer<typeof receiptDetailSchema>

export const receiptTableQuerySchema = tableQuery(['expectedOn', 'createdAt', 'supplier'], {
  state: choices(receiptStates),
  product: z.optional(z.uuid()),
})
export type ReceiptTableQuery = z.infer<typeof receiptTableQuerySchema>
export const receiptPageSchema = pageOf(receiptSchema)

const receiptFields = {
  supplier: requiredLine(200),
  supplierReference: optionalLine(100),
  expectedOn: z.nullable(z.iso.date()),
  note: optionalText(1000),
  lines: z
    .array(
      z.strictObject({
        productId: z.uuid(),
        quantity: z.int().check(z.minimum(1), z.maximum(stockQuantityMax)),
      }),
    )
    .check(z.minLength(1), z.maxLength(receiptLinesMax)),
}

/** One line for each product. */
export const newReceiptSchema = z.strictObject({
  /** Idempotency key: a form sent twice is one receipt. */
  submissionId: z.uuid(),
  ...receiptFields,
})
export type NewReceipt = z.infer<typeof newReceiptSchema>

/** Replaces everything; a line has no fewer pieces than were received of it. */
export const receiptChangeSchema = z.strictObject({ version: z.int32(), ...receiptFields })
export type ReceiptChange = z.infer<typeof receiptChangeSchema>

export const receivingSchema = z.strictObject({
  /** Idempotency key: a form sent twice receives once. */
  submissionId: z.uuid(),
  version: z.int32(),
  /** The default location without. */
  locationId: z.optional(z.uuid()),
  /** Pieces that came of each line, in order; at most what is expected of it. */
  pieces: z
    .array(z.int().check(z.minimum(0), z.maximum(stockQuantityMax)))
    .check(z.minLength(1), z.maxLength(receiptLinesMax)),
  note: optionalText(500),
})
export type Receiving = z.infer<typeof receivingSchema>

/** Nothing more is expected. */
export const receiptCancelSchema = z.strictObject({ version: z.int32() })
