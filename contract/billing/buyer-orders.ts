import * as z from 'zod/mini'
import { currencyCodeSchema } from '../catalogue/money.ts'
import { chargesSchema } from '../sales/charges.ts'
import { orderStatuses } from '../sales/orders.ts'
import { quoteOfferSchema } from '../sales/quote-requests.ts'
import { billingPeriods, subscriptionKinds, subscriptionStates } from './subscriptions.ts'

/**
 * An order as its buyer sees it on a private link, `/orders/{token}`: the order's own, or that of its quotation.
 * Unknown, expired and revoked links give the same error. Documents and payments are those of buyers.ts.
 */

const day = z.iso.date()

export const buyerOrderSchema = z.object({
  reference: z.string(),
  status: z.enum(orderStatuses),
  customerName: z.string(),
  contactName: z.string(),
  purchaseOrder: z.string(),
  address: z.string(),
  placedAt: z.iso.datetime(),
  currency: currencyCodeSchema,
  charges: chargesSchema,
  lines: quoteOfferSchema.def.shape.lines,
  /** Without those that are only packed. */
  shipments: z.array(
    z.object({
      number: z.int(),
      carrier: z.string(),
      /** With the carrier's page, for known carriers. */
      parcels: z.array(z.object({ trackingNumber: z.string(), url: z.nullable(z.string()) })),
      shippedAt: z.nullable(z.iso.datetime()),
      deliveredAt: z.nullable(z.iso.datetime()),
      receivedBy: z.string(),
      lines: z.array(z.object({ name: z.string(), nameEn: z.nullable(z.string()), quantity: z.int() })),
    }),
  ),
  /** Goods of an order under way that have not been shipped, and when what is missing of them is expected. */
  toFollow: z.array(
    z.object({
      name: z.string(),
      nameEn: z.nullable(z.string()),
      quantity: z.int(),
      expectedOn: z.nullable(day),
    }),
  ),
  subscriptions: z.array(
    z.object({
      kind: z.enum(subscriptionKinds),
      name: z.string(),
      nameEn: z.nullable(z.string()),
      quantity: z.int(),
      period: z.enum(billingPeriods),
      currency: currencyCodeSchema,
      unitPrice: z.number(),
      state: z.enum(subscriptionStates),
      renewsOn: day,
      endsOn: z.nullable(day),
    }),
  ),
})
export type BuyerOrder = z.infer<typeof buyerOrderSchema>

/** The order's private link; null without one. */
export const orderLinkSchema = z.object({
  link: z.nullable(z.string()),
  expiresAt: z.nullable(z.iso.datetime()),
  /** The order's quotation, if its private link opens the order too. */
  quote: z.nullable(z.object({ id: z.uuid(), reference: z.string(), expiresAt: z.iso.datetime() })),
})
export type OrderLink = z.infer<typeof orderLinkSchema>
