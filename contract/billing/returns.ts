import * as z from 'zod/mini'
import type { Bilingual } from '../i18n/languages.ts'
import { optionalText } from '../requests/visitors.ts'
import { piecesSchema } from '../sales/shipments.ts'
import { pageOf } from '../site/pages.ts'
import { choices, tableQuery } from '../tables.ts'

/**
 * Returns of delivered goods (/admin/returns). The buyer asks for one on the private link, or staff enter it: requested →
 * approved → received → settled, or rejected before the goods come. Settling says what each line gets.
 */

export const returnStates = ['requested', 'approved', 'received', 'settled', 'rejected'] as const
export type ReturnState = (typeof returnStates)[number]

export const returnStateWords: Record<ReturnState, Bilingual> = {
  requested: { 'zh-TW': '已提出', en: 'Requested' },
  approved: { 'zh-TW': '已批准', en: 'Approved' },
  received: { 'zh-TW': '已收貨', en: 'Received' },
  settled: { 'zh-TW': '已處理', en: 'Settled' },
  rejected: { 'zh-TW': '不獲批准', en: 'Rejected' },
}

export const returnReasons = ['faulty', 'damaged', 'wrong_item', 'not_needed', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

export const returnReasonWords: Record<ReturnReason, Bilingual> = {
  faulty: { 'zh-TW': '故障', en: 'Faulty' },
  damaged: { 'zh-TW': '運送途中損壞', en: 'Damaged in transit' },
  wrong_item: { 'zh-TW': '貨不對辦', en: 'Wrong item' },
  not_needed: { 'zh-TW': '不再需要', en: 'No longer needed' },
  other: { 'zh-TW': '其他', en: 'Other' },
}

/** Outcomes of a line: replacement, repair, credit, or nothing. */
export const returnOutcomes = ['replace', 'repair', 'credit', 'none'] as const
export type ReturnOutcome = (typeof returnOutcomes)[number]

export const returnOutcomeWords: Record<ReturnOutcome, Bilingual> = {
  replace: { 'zh-TW': '更換', en: 'Replace' },
  repair: { 'zh-TW': '維修後送回', en: 'Repair and send back' },
  credit: { 'zh-TW': '開貸項通知單', en: 'Credit note' },
  none: { 'zh-TW': '不作補償', en: 'Nothing' },
}

const day = z.iso.date()
const relatedSchema = z.object({ id: z.uuid(), reference: z.string() })

export const returnSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  order: relatedSchema,
  customerId: z.nullable(z.uuid()),
  customerName: z.string(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  pieces: z.int(),
  /** Whether the buyer asked for it on the private link. */
  isFromBuyer: z.boolean(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  version: z.int(),
})
export type Return = z.infer<typeof returnSchema>

export const returnTableQuerySchema = tableQuery(['createdAt', 'customerName'], {
  state: choices(returnStates),
  reason: choices(returnReasons),
  customer: z.optional(z.uuid()),
  order: z.optional(z.uuid()),
})
export type ReturnTableQuery = z.infer<typeof returnTableQuerySchema>
export const returnPageSchema = pageOf(returnSchema)

export const returnLineSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  quantity: z.int(),
  /** Last day of the warranty; null where it is not known. */
  warrantyEndsOn: z.nullable(day),
  /** On the day that the return was asked for. */
  isUnderWarranty: z.boolean(),
  outcome: z.nullable(z.enum(returnOutcomes)),
  /** Whether the pieces went back to the stock; otherwise they are scrapped or go back to the buyer. */
  isRestocked: z.boolean(),
})

export const returnDetailSchema = z.extend(returnSchema, {
  /** Serial numbers, one a line, as far as they are known. */
  serials: z.string(),
  note: z.string(),
  /** Result of the inspection, or reason of a rejection. */
  finding: z.string(),
  lines: z.array(returnLineSchema),
  /** Order of the replacements, and the credit notes. */
  replacement: z.nullable(relatedSchema),
  creditNotes: z.array(relatedSchema),
  decidedBy: z.nullable(z.string()),
  receivedAt: z.nullable(z.iso.datetime()),
  settledAt: z.nullable(z.iso.datetime()),
})
export type ReturnDetail = z.infer<typeof returnDetailSchema>

const serials = optionalText(4000)

/** `pieces` are of the order's lines, in order; at most what was shipped and is in no other return. */
export const newReturnSchema = z.strictObject({
  /** Idempotency key: a form sent twice is one return. */
  submissionId: z.uuid(),
  pieces: piecesSchema,
  reason: z.enum(returnReasons),
  serials,
  note: optionalText(2000),
})
export type NewReturn = z.infer<typeof newReturnSchema>

export const returnMoves = ['approve', 'reject', 'receive'] as const
export type ReturnMove = (typeof returnMoves)[number]

/** Moves from each state; a received one is settled. */
export const returnMovesOf: Record<ReturnState, readonly ReturnMove[]> = {
  requested: ['approve', 'reject'],
  approved: ['receive', 'reject'],
  received: [],
  settled: [],
  rejected: [],
}

export const returnMoveSchema = z.strictObject({
  version: z.int32(),
  to: z.enum(returnMoves),
  finding: optionalText(2000),
})

/** Outcomes of the lines, in order. */
export const returnSettlementSchema = z.strictObject({
  version: z.int32(),
  finding: optionalText(2000),
  lines: z
    .array(z.strictObject({ outcome: z.enum(returnOutcomes), isRestocked: z.boolean() }))
    .check(z.minLength(1), z.maxLength(100)),
})
export type ReturnSettlement = z.infer<typeof returnSettlementSchema>

/** A return as its buyer sees it on the private link. */
export const buyerReturnSchema = z.object({
  reference: z.string(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  createdAt: z.iso.datetime(),
  lines: z.array(
    z.object({
      name: z.string(),
      nameEn: z.nullable(z.string()),
      quantity: z.int(),
      outcome: z.nullable(z.enum(returnOutcomes)),
    }),
  ),
})

/** Returns of an order, and the pieces of each of its lines that could be returned now. */
export const buyerReturnsSchema = z.object({ items: z.array(buyerReturnSchema), returnable: z.array(z.int()) })
export type BuyerReturns = z.infer<typeof buyerReturnsSchema>
