import * as z from 'zod/mini'
import { currencyCodeSchema, currencyCodes } from '../catalogue/money.ts'
import { categories } from '../catalogue/products.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { emailSchema, lengths, optionalLine, optionalText, phoneSchema, requiredLine } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, moment, tableQuery } from '../tables.ts'
import { threadSchema } from './activities.ts'
import { customerTypes } from './customers.ts'
import { quoteLinesMax, quoteQuantityMax } from './quote-limits.ts'
import { salesLineSchema, salesLinesInputSchema } from './quotes.ts'

/**
 * Orders (/admin/orders; spec §2, §3, §4): pending → processing → shipped → delivered; cancelled until it is shipped. Any other
 * move answers 409 `order.state`. Of products that have stock (`tracksStock`), pieces are reserved when the order is placed, taken when
 * it is shipped and given back when it is cancelled, in the same transaction; what is not there answers 409 `order.stock_short`, naming
 * each line. Stock that arrives is reserved for the orders that wait for it, the oldest first. An order that is short may be shipped in part: what is there goes, and the rest becomes an order of its own, its back order. Whoever
 * ships it so says how many pieces; where others could go by now, it answers 409 `order.stock_changed`, naming each line.
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
  /** Of its documents and letters. */
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
  /** What a first year comes to, in its currency and in HKD. */
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
  /** Where the parcel can be followed, of a carrier that is known. */
  trackingUrl: z.nullable(z.string()),
  quote: z.nullable(relatedSchema),
  /** The order whose rest it is, and the one that its own rest has become. */
  backOrderOf: z.nullable(relatedSchema),
  backOrder: z.nullable(relatedSchema),
  /** Whether its buyer can be mailed: there is an address, and mail can leave. */
  canTell: z.boolean(),
  lines: z.array(
    z.extend(salesLineSchema, {
      reserved: z.int(),
      /** Whether it is a thing that is packed and delivered: not software, a plan or a service. */
      isPiece: z.boolean(),
      /** Of a product that has stock; null of what has none. */
      stockQuantity: z.nullable(z.int()),
      available: z.nullable(z.int()),
      /** Pieces of it that could be shipped now; null once it is shipped or cancelled. */
      shippable: z.nullable(z.int()),
    }),
  ),
  thread: threadSchema,
})
export type OrderDetail = z.infer<typeof orderDetailSchema>

/** GET /admin/orders/stats: spec §2's cards. Revenue is HKD, of orders that are not cancelled (docs/figures.md). */
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

/** POST /admin/orders: 201 with the detail. Without a customer, one is found by the e-mail address, or made. */
export const newOrderSchema = z.strictObject({
  /** Made once by the form: the same form sent twice is one order. */
  submissionId: z.uuid(),
  ...party,
  language: readerLanguageSchema,
  currency: currencyCodeSchema,
  customerType: z.optional(z.enum(customerTypes)),
  lines: salesLinesInputSchema,
})
export type NewOrder = z.infer<typeof newOrderSchema>

/** What of an order that is short is shipped: as many of each line, in the lines' order, as its `shippable` says. */
const piecesSchema = z.optional(
  z.array(z.int().check(z.minimum(0), z.maximum(quoteQuantityMax))).check(z.minLength(1), z.maxLength(quoteLinesMax)),
)

/** What is not given stays as it is: a default would empty it. */
const given = <Inner extends z.core.$ZodType>(schema: z.ZodMiniDefault<Inner>) => z.optional(schema.def.innerType)

/**
 * PATCH /admin/orders/{id}: lines until it is shipped (the stock they hold is set anew); the rest until it is delivered or cancelled.
 * `tell`: mail the buyer the lines, where they changed, and what they come to.
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
 * POST /admin/orders/{id}/status. `address`, `carrier`, `trackingNumber` and `pieces` go with `shipped`: an order with pieces to deliver
 * and no address answers 409 `order.no_address`, until one is given here or by PATCH; `reason` with `cancelled`; `tell`: mail
 * the buyer. Without `pieces` an order is shipped whole; with them, what they leave becomes an order of its own.
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

/**
 * POST /admin/orders/{id}/letter: what `tell` would mail the buyer with such a move, or as `changed` with such lines (its own, where
 * none are given); nothing is written or sent.
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
