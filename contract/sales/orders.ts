import * as z from 'zod/mini'
import { bulkOf, printedIds } from '../bulk.ts'
import { currencyCodeSchema, currencyCodes } from '../catalogue/money.ts'
import { categories } from '../catalogue/products.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { emailSchema, lengths, optionalLine, optionalText, phoneSchema, requiredLine } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, moment, tableQuery } from '../tables.ts'
import { threadSchema } from './activities.ts'
import { customerTypes } from './customers.ts'
import { quoteLinesMax, quoteQuantityMax } from './offerings.ts'
import { salesLineSchema, salesLinesInputSchema } from './quotes.ts'

/**
 * Orders (/admin/orders): pending → processing → shipped → delivered, or cancelled before shipping. Other moves give
 * 409 `order.state`. Stock (`tracksStock`) is reserved when an order is placed, removed when it is shipped and
 * released when it is cancelled, in the same transaction; a shortage gives 409 `order.stock_short` by line. New stock
 * is reserved for waiting orders, oldest first. An order with a shortage may be shipped in part: the rest becomes a
 * back order. A partial shipment states the pieces; 409 `order.stock_changed` by line when others could be shipped by
 * now.
 */

export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

export const staffOrderSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  /** Language of documents and emails. */
  language: readerLanguageSchema,
  status: z.enum(orderStatuses),
  customerId: z.nullable(z.uuid()),
  customerName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  purchaseOrder: z.string(),
  currency: currencyCodeSchema,
  itemsCount: z.int(),
  /** Total of the first year, in its currency and in HKD. */
  total: z.number(),
  totalHkd: z.number(),
  carrier: z.string(),
  trackingNumber: z.string(),
  placedAt: z.iso.datetime(),
  version: z.int(),
})
export type StaffOrder = z.infer<typeof staffOrderSchema>
export const orderTableQuerySchema = tableQuery(['placedAt', 'customerName', 'totalHkd', 'status'], {
  status: choices(orderStatuses),
  currency: choices(currencyCodes),
  customerType: choices(customerTypes),
  customer: z.optional(z.uuid()),
  product: z.optional(z.uuid()),
  category: choices(categories),
  from: moment,
  to: moment,
})
export type OrderTableQuery = z.infer<typeof orderTableQuerySchema>
export const orderPageSchema = pageOf(staffOrderSchema)

const relatedSchema = z.object({ id: z.uuid(), reference: z.string() })

export const orderDetailSchema = z.extend(staffOrderSchema, {
  address: z.string(),
  notes: z.string(),
  rate: z.number(),
  rateDate: z.string(),
  shippedAt: z.nullable(z.iso.datetime()),
  deliveredAt: z.nullable(z.iso.datetime()),
  cancelledAt: z.nullable(z.iso.datetime()),
  cancelReason: z.nullable(z.string()),
  createdBy: z.string(),
  /** Tracking page, for known carriers. */
  trackingUrl: z.nullable(z.string()),
  quote: z.nullable(relatedSchema),
  /** The original of a back order, and the back order of an original. */
  backOrderOf: z.nullable(relatedSchema),
  backOrder: z.nullable(relatedSchema),
  /** Whether its buyer can be emailed: an address is known and a mail server configured. */
  canTell: z.boolean(),
  lines: z.array(
    z.extend(salesLineSchema, {
      id: z.uuid(),
      reserved: z.int(),
      /** Whether it is goods to pack and deliver, not software, a plan or a service. */
      isPiece: z.boolean(),
      /** null for products without tracked stock. */
      stockQuantity: z.nullable(z.int()),
      available: z.nullable(z.int()),
      /** Pieces that could be shipped now; null once shipped or cancelled. */
      shippable: z.nullable(z.int()),
    }),
  ),
  thread: threadSchema,
})
export type OrderDetail = z.infer<typeof orderDetailSchema>

/** Revenue is in HKD, of orders that are not cancelled (docs/figures.md). */
export const orderStatsSchema = z.object({
  total: z.int(),
  pending: z.int(),
  processing: z.int(),
  shipped: z.int(),
  revenue: z.number(),
})
export type OrderStats = z.infer<typeof orderStatsSchema>

const party = {
  customerId: z.optional(z.nullable(z.uuid())),
  customerName: requiredLine(lengths.company),
  contactName: optionalLine(lengths.name),
  email: z.union([emailSchema, z.literal('')]),
  phone: phoneSchema,
  address: optionalText(500),
  purchaseOrder: optionalLine(100),
  notes: optionalText(lengths.message),
}

/** Without a customer, one is found by email address or created. */
export const newOrderSchema = z.strictObject({
  /** Idempotency key: a form sent twice is one order. */
  submissionId: z.uuid(),
  ...party,
  language: readerLanguageSchema,
  currency: currencyCodeSchema,
  customerType: z.optional(z.enum(customerTypes)),
  lines: salesLinesInputSchema,
})
export type NewOrder = z.infer<typeof newOrderSchema>

/** Pieces to ship of each line, in order, as in its `shippable`. */
const piecesSchema = z.optional(
  z.array(z.int().check(z.minimum(0), z.maximum(quoteQuantityMax))).check(z.minLength(1), z.maxLength(quoteLinesMax)),
)

/** Without a default, so that fields not given stay unchanged. */
const given = <Inner extends z.core.$ZodType>(schema: z.ZodMiniDefault<Inner>) => z.optional(schema.def.innerType)

/**
 * Lines can be changed until the order is shipped (their stock is reserved again), other fields until it is delivered
 * or cancelled. `tell`: email the buyer the changed lines and totals.
 */
export const orderChangeSchema = z.strictObject({
  version: z.int32(),
  customerId: party.customerId,
  customerName: z.optional(party.customerName),
  contactName: given(party.contactName),
  email: z.optional(party.email),
  phone: given(party.phone),
  address: given(party.address),
  purchaseOrder: given(party.purchaseOrder),
  notes: given(party.notes),
  carrier: given(optionalLine(100)),
  trackingNumber: given(optionalLine(100)),
  lines: z.optional(salesLinesInputSchema),
  tell: z._default(z.boolean(), false),
})
export type OrderChange = z.infer<typeof orderChangeSchema>

/**
 * `address`, `carrier`, `trackingNumber` and `pieces` belong to `shipped`: goods without an address give 409
 * `order.no_address` until one is given here or by PATCH; `reason` belongs to `cancelled`; `tell`: email the buyer.
 * Without `pieces` the order is shipped completely; otherwise the rest becomes an order of its own.
 */
export const orderMoveSchema = z.strictObject({
  version: z.int32(),
  to: z.enum(orderStatuses),
  address: party.address,
  carrier: optionalLine(100),
  trackingNumber: optionalLine(100),
  reason: optionalText(1000),
  pieces: piecesSchema,
  tell: z._default(z.boolean(), false),
})
export type OrderMove = z.infer<typeof orderMoveSchema>
export const orderMovesSchema = bulkOf(orderMoveSchema)
export const orderPrintSchema = z.strictObject({ ids: printedIds })

/**
 * Previews the email that `tell` would send for a move, or as `changed` for new lines (default: the current ones).
 * Nothing is written or sent.
 */
export const orderLetterRequestSchema = z.strictObject({
  to: z.enum(['processing', 'shipped', 'delivered', 'cancelled', 'changed']),
  carrier: optionalLine(100),
  trackingNumber: optionalLine(100),
  reason: optionalText(1000),
  pieces: piecesSchema,
  lines: z.optional(salesLinesInputSchema),
})
export type OrderLetterRequest = z.infer<typeof orderLetterRequestSchema>
export const orderLetterSchema = z.object({ language: readerLanguageSchema, subject: z.string(), text: z.string() })
export type OrderLetter = z.infer<typeof orderLetterSchema>
