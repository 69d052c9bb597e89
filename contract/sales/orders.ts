import * as z from 'zod/mini'
import { bulkOf, printedIds } from '../bulk.ts'
import { currencyCodeSchema, currencyCodes } from '../catalogue/money.ts'
import { categories } from '../catalogue/products.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import {
  emailSchema,
  given,
  lengths,
  optionalLine,
  optionalText,
  phoneSchema,
  requiredLine,
} from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, moment, tableQuery } from '../tables.ts'
import { threadSchema } from './activities.ts'
import { chargesInputSchema, chargesSchema } from './charges.ts'
import { customerTypes } from './customers.ts'
import { salesLineSchema, salesLinesInputSchema } from './quotes.ts'
import { parcelsMax, piecesSchema, shipmentSchema } from './shipments.ts'

/**
 * Orders (/admin/orders): pending → processing → shipped → delivered, or cancelled before shipping. Other moves give
 * 409 `order.state`. Stock (`tracksStock`) is reserved when an order is placed, removed when it is packed and
 * released when it is cancelled, in the same transaction; a shortage gives 409 `order.stock_short` by line. New stock
 * is reserved for waiting orders, oldest first. An order may be shipped in several shipments (shipments.ts), from which
 * its status follows: it is `partly_shipped` until all is on the way. An order above its customer's credit limit waits:
 * it is not processed before a release (409 `order.held`).
 */

export const orderStatuses = ['pending', 'processing', 'partly_shipped', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  partly_shipped: ['shipped'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}
/** Statuses in which something is still to be shipped. */
export const openOrderStatuses = ['pending', 'processing', 'partly_shipped'] as const satisfies OrderStatus[]
export function isOpenOrder({ status }: { status: OrderStatus }): boolean {
  return openOrderStatuses.some((open) => open === status)
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
  /** Total of the first year: in its currency, with tax; in HKD, without. */
  total: z.number(),
  totalHkd: z.number(),
  /** Carrier of the last shipment, and tracking numbers of all, separated by ", ". */
  carrier: z.string(),
  trackingNumber: z.string(),
  placedAt: z.iso.datetime(),
  /** Whether it waits for a release, because it takes its customer over the credit limit. */
  isHeld: z.boolean(),
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
  charges: chargesSchema,
  rate: z.number(),
  rateDate: z.string(),
  /** When all of it had been shipped, and when all had arrived. */
  shippedAt: z.nullable(z.iso.datetime()),
  deliveredAt: z.nullable(z.iso.datetime()),
  cancelledAt: z.nullable(z.iso.datetime()),
  cancelReason: z.nullable(z.string()),
  createdBy: z.string(),
  /** Why it waits or waited for a release, in HKD when it was placed; null if it never did. */
  hold: z.nullable(
    z.object({
      heldAt: z.iso.datetime(),
      limitHkd: z.number(),
      exposureHkd: z.number(),
      releasedAt: z.nullable(z.iso.datetime()),
      releasedBy: z.nullable(z.string()),
    }),
  ),
  /** Tracking page of the first parcel, for known carriers. */
  trackingUrl: z.nullable(z.string()),
  quote: z.nullable(relatedSchema),
  /** Original and rest of an order that was shipped in part before orders had shipments. */
  backOrderOf: z.nullable(relatedSchema),
  backOrder: z.nullable(relatedSchema),
  /** Whether its buyer can be emailed: an address is known and a mail server configured. */
  canTell: z.boolean(),
  lines: z.array(
    z.extend(salesLineSchema, {
      id: z.uuid(),
      reserved: z.int(),
      /** Pieces in shipments. */
      packed: z.int(),
      /** Whether it is goods to pack and deliver, not software, a plan or a service. */
      isPiece: z.boolean(),
      /** null for products without tracked stock. */
      stockQuantity: z.nullable(z.int()),
      available: z.nullable(z.int()),
      /** Pieces, of those in no shipment, that could be shipped now; null once shipped or cancelled. */
      shippable: z.nullable(z.int()),
      /** When the first of the product that is on its way is expected, for a line of which pieces are missing. */
      expectedOn: z.nullable(z.iso.date()),
    }),
  ),
  shipments: z.array(shipmentSchema),
  thread: threadSchema,
})
export type OrderDetail = z.infer<typeof orderDetailSchema>

/** Revenue is in HKD, of orders that are not cancelled (docs/figures.md). */
export const orderStatsSchema = z.object({
  total: z.int(),
  pending: z.int(),
  /** Also those that are shipped in part. */
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
  /** The customer's destination without. */
  charges: z.optional(chargesInputSchema),
})
export type NewOrder = z.infer<typeof newOrderSchema>

/**
 * Lines can be changed until something is packed (their stock is reserved again), other fields until it is delivered
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
  lines: z.optional(salesLinesInputSchema),
  /** Changes with the lines, until the order is shipped. */
  charges: z.optional(chargesInputSchema),
  tell: z._default(z.boolean(), false),
})
export type OrderChange = z.infer<typeof orderChangeSchema>

/**
 * `address`, `carrier` and `trackingNumber` belong to `shipped`, which ships all that is left: goods without an address
 * give 409 `order.no_address` until one is given here or by PATCH; `reason` belongs to `cancelled`; `tell`: email the
 * buyer.
 */
export const orderMoveSchema = z.strictObject({
  version: z.int32(),
  to: z.enum(orderStatuses),
  address: party.address,
  carrier: optionalLine(100),
  trackingNumber: optionalLine(100),
  reason: optionalText(1000),
  tell: z._default(z.boolean(), false),
})
export type OrderMove = z.infer<typeof orderMoveSchema>
export const orderMovesSchema = bulkOf(orderMoveSchema)
/** Lets an order above the credit limit be processed. */
export const orderReleaseSchema = z.strictObject({ version: z.int32(), reason: optionalText(1000) })
export const orderPrintSchema = z.strictObject({ ids: printedIds })

/**
 * Previews the email that `tell` would send for a move or shipment, as `changed` for new lines (default: the current
 * ones), or as `closed` when the rest is cancelled.
 * Nothing is written or sent.
 */
export const orderLetterRequestSchema = z.strictObject({
  to: z.enum(['processing', 'shipped', 'delivered', 'cancelled', 'changed', 'closed']),
  carrier: optionalLine(100),
  /** Tracking numbers of all parcels, separated by ", ". */
  trackingNumber: optionalLine(102 * parcelsMax),
  reason: optionalText(1000),
  /** Pieces of the shipment; default: all remaining ones. */
  pieces: z.optional(piecesSchema),
  lines: z.optional(salesLinesInputSchema),
  charges: z.optional(chargesInputSchema),
})
export type OrderLetterRequest = z.infer<typeof orderLetterRequestSchema>
export const orderLetterSchema = z.object({ language: readerLanguageSchema, subject: z.string(), text: z.string() })
export type OrderLetter = z.infer<typeof orderLetterSchema>
