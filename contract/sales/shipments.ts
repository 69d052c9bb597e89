import * as z from 'zod/mini'
import { replyFileSchema, replyFilesMax } from '../requests/reply-files.ts'
import { given, optionalLine, optionalText, requiredLine } from '../requests/visitors.ts'
import { quoteLinesMax, quoteQuantityMax } from './offerings.ts'

/**
 * Shipments of an order: pieces of its lines that travel together, in one or more parcels. Packing takes the pieces from
 * the stock; a packed shipment may be unpacked, which gives them back. The status of the order follows from its
 * shipments. Bodies have the version of the order, which every change increments.
 */

export const shipmentStates = ['packed', 'shipped', 'delivered'] as const
export type ShipmentState = (typeof shipmentStates)[number]

/** Maximum number of parcels of a shipment. */
export const parcelsMax = 20

/** Pieces of each line of an order, in order. */
export const piecesSchema = z
  .array(z.int().check(z.minimum(0), z.maximum(quoteQuantityMax)))
  .check(z.minLength(1), z.maxLength(quoteLinesMax))

export const shipmentSchema = z.object({
  id: z.uuid(),
  /** Within its order, from 1. */
  number: z.int(),
  state: z.enum(shipmentStates),
  locationId: z.nullable(z.uuid()),
  carrier: z.string(),
  /** With the carrier's page, for known carriers. */
  parcels: z.array(z.object({ trackingNumber: z.string(), url: z.nullable(z.string()) })),
  note: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  shippedAt: z.nullable(z.iso.datetime()),
  /** Proof of delivery. */
  deliveredAt: z.nullable(z.iso.datetime()),
  receivedBy: z.string(),
  proofNote: z.string(),
  proofFiles: z.array(replyFileSchema),
  deliveredBy: z.string(),
  /** Issued for it. */
  deliveryNote: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
  lines: z.array(z.object({ id: z.uuid(), orderLineId: z.uuid(), quantity: z.int() })),
})
export type Shipment = z.infer<typeof shipmentSchema>

const version = z.int32()
const trackingNumbers = z.array(requiredLine(100)).check(z.maxLength(parcelsMax))
const tell = z._default(z.boolean(), false)

/** `tell`: email the buyer, which needs the state `shipped`. */
export const newShipmentSchema = z.strictObject({
  /** Idempotency key: a form sent twice is one shipment. */
  submissionId: z.uuid(),
  version,
  state: z._default(z.enum(['packed', 'shipped']), 'shipped'),
  pieces: piecesSchema,
  /** Stored with an order that has none. */
  address: optionalText(500),
  carrier: optionalLine(100),
  trackingNumbers: z._default(trackingNumbers, []),
  note: optionalText(1000),
  /** The location that has all the pieces; without, the default one, and others for what that lacks. */
  locationId: z.optional(z.uuid()),
  tell,
})
export type NewShipment = z.infer<typeof newShipmentSchema>

/** Omitted fields do not change. */
export const shipmentChangeSchema = z.strictObject({
  version,
  carrier: z.optional(requiredLine(100)),
  trackingNumbers: z.optional(trackingNumbers),
  note: given(optionalText(1000)),
})
export type ShipmentChange = z.infer<typeof shipmentChangeSchema>

export const shipmentSendSchema = z.strictObject({
  version,
  carrier: optionalLine(100),
  trackingNumbers: z.optional(trackingNumbers),
  tell,
})
export type ShipmentSend = z.infer<typeof shipmentSendSchema>

export const shipmentDeliverySchema = z.strictObject({
  version,
  /** Now without. */
  deliveredAt: z.optional(z.iso.datetime({ offset: true })),
  receivedBy: optionalLine(100),
  note: optionalText(1000),
  /** Uploaded pictures or PDFs, such as a photo and a signature (POST /admin/reply-files). */
  files: z._default(z.array(z.uuid()).check(z.maxLength(replyFilesMax)), []),
  tell,
})
export type ShipmentDelivery = z.infer<typeof shipmentDeliverySchema>

export const shipmentUnpackSchema = z.strictObject({ version })

/** Cancels what is in no shipment of an order that was shipped in part. */
export const orderCloseSchema = z.strictObject({ version, reason: optionalText(1000), tell })
export type OrderClose = z.infer<typeof orderCloseSchema>
