import * as z from 'zod/mini'
import { currencyCodeSchema } from '../catalogue/money.ts'
import { documentKinds, documentStates } from './kinds.ts'
import { paymentMethods } from './payments.ts'

/** Documents and payments on the buyer's private link. */

const day = z.iso.date()

export const buyerBillingSchema = z.object({
  /** The newest first. */
  invoices: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      kind: z.enum(documentKinds),
      currency: currencyCodeSchema,
      issuedOn: day,
      dueOn: z.nullable(day),
      total: z.number(),
      open: z.number(),
      state: z.enum(documentStates),
      /** QR code of an open invoice in HKD as SVG, and to whom it pays; null if FPS is not offered. */
      fps: z.nullable(z.object({ qrCode: z.string(), proxy: z.string() })),
      /** Whether it can be paid by card now. */
      isPayableByCard: z.boolean(),
    }),
  ),
  /** Other documents, the newest first. */
  documents: z.array(z.object({ id: z.uuid(), number: z.string(), kind: z.enum(documentKinds), issuedOn: day })),
  /** Payments of the invoices, the newest first. */
  payments: z.array(
    z.object({
      receivedOn: day,
      method: z.enum(paymentMethods),
      currency: currencyCodeSchema,
      amount: z.number(),
      /** Number of the invoice that it pays. */
      invoice: z.string(),
    }),
  ),
  /** How to pay by bank, in both languages; empty if it is not set. */
  paymentDetails: z.object({ 'zh-TW': z.string(), en: z.string() }),
})
export type BuyerBilling = z.infer<typeof buyerBillingSchema>

/** Address of the hosted page where an invoice is paid by card, valid for a day. */
export const cardLinkSchema = z.object({ url: z.url() })

/** Event of Stripe; its signature is checked over the raw body, and what it says is read from that. */
export const stripeWebhookSchema = z.looseObject({})
