import * as z from 'zod/mini'
import { currencyCodeSchema } from '../catalogue/money.ts'
import { pricePeriods } from '../catalogue/products.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import {
  emailSchema,
  lengths,
  optionalLine,
  optionalText,
  phoneSchema,
  referenceSchema,
  requiredLine,
  requiredText,
} from '../requests/visitors.ts'
import { quoteLinesMax, quoteQuantityMax } from '../sales/offerings.ts'
import { quoteAcceptanceSchema, quoteTokenSchema } from '../sales/quote-requests.ts'

/** Quotations for programs of buyers: a capability of our own beside UCP's catalogue. */

/** Version of the capability, as its profile states it. */
export const quotationVersion = '2026-11-30'

export const quotationStates = [
  /** The buyer has not followed the link in their email yet. */
  'awaiting_confirmation',
  /** That link has expired. */
  'confirmation_expired',
  /** Staff prepare an offer. */
  'requested',
  'offered',
  /** The buyer has asked for other terms since the offer. */
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const
export type QuotationState = (typeof quotationStates)[number]

const quantity = z.int().check(z.minimum(1), z.maximum(quoteQuantityMax))

export const quotationRequestSchema = z.strictObject({
  /** The person who asks; confirms by a link in an email to this address. */
  buyer: z.strictObject({
    name: requiredLine(lengths.name),
    email: emailSchema,
    company: optionalLine(lengths.company),
    phone: phoneSchema,
  }),
  lines: z
    .array(
      z.strictObject({
        /** Slug, SKU or model number of a product, id of a UCP product or variant, a plan or a service. */
        product: requiredLine(200),
        quantity,
        note: optionalLine(lengths.note),
      }),
    )
    .check(z.minLength(1), z.maxLength(quoteLinesMax)),
  currency: z._default(currencyCodeSchema, 'HKD'),
  language: z._default(readerLanguageSchema, 'en'),
  message: optionalText(lengths.message),
  /** Idempotency key: the same request with the same key is stored once. */
  submissionId: z.optional(z.uuid()),
})
export type QuotationRequest = z.infer<typeof quotationRequestSchema>

const offeredLineSchema = z.object({
  product: z.nullable(z.string()),
  name: z.string(),
  sku: z.nullable(z.string()),
  quantity: z.int(),
  discountPercent: z.number(),
  unitPrice: z.number(),
  total: z.number(),
  period: z.enum(pricePeriods),
  /** Per piece and year; 0 without. */
  connectivityFee: z.number(),
  note: z.string(),
})

export const quotationSchema = z.object({
  ucp: z.object({
    version: z.string(),
    capabilities: z.record(z.string(), z.array(z.object({ version: z.string() }))),
  }),
  /** Secret: who knows it reads and answers the quotation. */
  id: quoteTokenSchema,
  reference: referenceSchema,
  state: z.enum(quotationStates),
  /** Page for the buyer. */
  continueUrl: z.url(),
  currency: currencyCodeSchema,
  createdAt: z.iso.datetime(),
  /** The requested lines, with list prices of that time in HKD; null: on request. */
  requested: z.object({
    currency: z.literal('HKD'),
    lines: z.array(
      z.object({
        product: z.nullable(z.string()),
        name: z.string(),
        sku: z.nullable(z.string()),
        quantity: z.int(),
        note: z.string(),
        unitPrice: z.nullable(z.number()),
        /** Total of all pieces per `period`, without connectivity. */
        total: z.nullable(z.number()),
        period: z.enum(pricePeriods),
        connectivityFee: z.nullable(z.number()),
      }),
    ),
    /** Total of the lines with a price, at list prices. */
    firstYear: z.number(),
  }),
  /** The last offer that staff have sent; null: none yet. */
  offer: z.nullable(
    z.object({
      revision: z.int(),
      sentAt: z.iso.datetime(),
      /** Last day, in Hong Kong. */
      validUntil: z.string(),
      daysLeft: z.int(),
      currency: currencyCodeSchema,
      lines: z.array(offeredLineSchema),
      /** First year, with discounts, delivery and tax. */
      total: z.number(),
      notes: z.string(),
      terms: z.string(),
    }),
  ),
  messages: z.array(z.object({ at: z.iso.datetime(), from: z.enum(['buyer', 'us']), text: z.string() })),
  /** Set once accepted. */
  orderReference: z.nullable(z.string()),
})
export type Quotation = z.infer<typeof quotationSchema>

export const quotationParametersSchema = z.object({ quotationId: z.string() })

/** Asks for other terms. `line` counts from 0 in the offer. */
export const quotationCounterSchema = z.strictObject({
  revision: z.int32(),
  text: requiredText(2000),
  lines: z._default(
    z
      .array(
        z.strictObject({
          line: z.int().check(z.minimum(0), z.maximum(quoteLinesMax - 1)),
          quantity: z.optional(quantity),
          unitPrice: z.optional(z.number().check(z.minimum(0), z.maximum(999_999_999))),
        }),
      )
      .check(z.maxLength(quoteLinesMax)),
    [],
  ),
  /** Sent twice with the same key, it is one message. */
  submissionId: z.uuid(),
})
export type QuotationCounter = z.infer<typeof quotationCounterSchema>

/** States what is accepted: other lines or another total than those offered are refused as `quote.lines_changed`. */
export const quotationAcceptanceSchema = z.extend(quoteAcceptanceSchema, {
  revision: z.int32(),
  lines: z
    .array(z.strictObject({ quantity, unitPrice: z.number().check(z.minimum(0), z.maximum(999_999_999)) }))
    .check(z.minLength(1), z.maxLength(500)),
  total: z.number().check(z.minimum(0), z.maximum(999_999_999_999)),
})
export type QuotationAcceptance = z.infer<typeof quotationAcceptanceSchema>

export const quotationRefusalSchema = z.strictObject({ revision: z.int32(), reason: optionalText(1000) })
export type QuotationRefusal = z.infer<typeof quotationRefusalSchema>
