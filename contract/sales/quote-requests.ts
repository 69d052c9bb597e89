import * as z from 'zod/mini'
import { currencyCodeSchema } from '../catalogue/money.ts'
import { totalKinds } from '../catalogue/prices.ts'
import { pricePeriods, productSummarySchema } from '../catalogue/products.ts'
import {
  emailSchema,
  lengths,
  optionalLine,
  optionalText,
  phoneSchema,
  referenceSchema,
  requiredLine,
  requiredText,
  submissionFields,
  submittedSchema,
} from '../requests/visitors.ts'
import { quoteLinesMax, quoteQuantityMax } from './quote-limits.ts'

export { quoteLinesMax, quoteQuantityMax }

/** How far a request has come; staff move it on. */
export const quoteStatuses = ['requested', 'priced', 'sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** `slug` is the product's address, a former one too; or that of an offering: `plan:leak`, `service:installation` (offerings.ts). */
export const quoteLineSchema = z.strictObject({
  slug: requiredLine(200),
  quantity: z.int().check(z.minimum(1), z.maximum(quoteQuantityMax)),
  note: optionalLine(lengths.note),
})

/** What a visitor fills in beside the lines. */
export const quoteBuyerFieldsSchema = z.strictObject({
  name: requiredLine(lengths.name),
  email: emailSchema,
  company: optionalLine(lengths.company),
  phone: phoneSchema,
  /** In which the visitor has read the prices, and would like them quoted. */
  currency: currencyCodeSchema,
  message: optionalText(lengths.message),
})
export type QuoteBuyerFields = z.infer<typeof quoteBuyerFieldsSchema>

/** POST /quote-requests. A product that is gone is refused by the service, which names `lines.N.slug`. */
export const quoteRequestSchema = z.extend(quoteBuyerFieldsSchema, {
  lines: z.array(quoteLineSchema).check(z.minLength(1), z.maxLength(quoteLinesMax)),
  ...submissionFields,
})
export type NewQuoteRequest = z.infer<typeof quoteRequestSchema>

/** The secret part of the buyer's private link, `/quotes/{token}`. */
export const quoteTokenSchema = z.string().check(z.regex(/^[\w-]{32}$/))
export const quoteSubmittedSchema = z.extend(submittedSchema, { token: quoteTokenSchema })
export type QuoteSubmitted = z.infer<typeof quoteSubmittedSchema>

/** What is offered: the revision that was sent last. Amounts are in `currency`. */
export const quoteOfferSchema = z.object({
  revision: z.int(),
  sentAt: z.iso.datetime(),
  /** The last day it holds, in the shop's time zone. */
  validUntil: z.string(),
  /** Until that day, as this is answered; 0 on it and after. */
  daysLeft: z.int(),
  currency: currencyCodeSchema,
  notes: z.string(),
  terms: z.string(),
  /** What a first year comes to; and what is paid once, each month, each year, where there are such prices. */
  total: z.number(),
  totals: z.array(z.object({ kind: z.enum(totalKinds), amount: z.number() })),
  lines: z.array(
    z.object({
      /** The product's present address; null where it is no longer listed, or never was. */
      slug: z.nullable(z.string()),
      name: z.string(),
      nameEn: z.nullable(z.string()),
      sku: z.nullable(z.string()),
      quantity: z.int(),
      /** Percent off. */
      discount: z.number(),
      unitPrice: z.number(),
      /** Of all pieces, each `period`; without their connection. */
      total: z.number(),
      period: z.enum(pricePeriods),
      /** A year of one piece's connection; 0 where it has none. */
      connectivityFee: z.number(),
      note: z.string(),
    }),
  ),
})
export type QuoteOffer = z.infer<typeof quoteOfferSchema>

/** What a buyer asked for. Prices are list prices in HKD as they were when it was sent. */
export const requestedLineFields = {
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  quantity: z.int(),
  note: z.string(),
  listPrice: z.nullable(z.number()),
  period: z.enum(pricePeriods),
  /** A year of one piece's connection; null where it has none. */
  connectivityFee: z.nullable(z.number()),
}

/**
 * GET /quote-requests/{token}: what the buyer follows. A link that has expired or was revoked is answered as one that never
 * was.
 */
export const quoteFollowSchema = z.object({
  reference: referenceSchema,
  status: z.enum(quoteStatuses),
  name: z.string(),
  company: z.string(),
  currency: currencyCodeSchema,
  message: z.string(),
  createdAt: z.iso.datetime(),
  lines: z.array(
    z.object({
      /** The product's present address, or the offering's (offerings.ts); null where it is no longer listed. */
      slug: z.nullable(z.string()),
      ...requestedLineFields,
    }),
  ),
  /** null: not sent yet. */
  offer: z.nullable(quoteOfferSchema),
  /** What was said on both sides, the oldest first: letters of ours that were sent, and the buyer's questions. */
  messages: z.array(z.object({ at: z.iso.datetime(), from: z.enum(['buyer', 'us']), text: z.string() })),
  /** Once it is accepted. */
  orderReference: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
})
export type QuoteFollow = z.infer<typeof quoteFollowSchema>

/** Who accepts, where it is delivered, and their own number of the order. */
export const quoteAcceptanceSchema = z.strictObject({
  name: requiredLine(lengths.name),
  address: requiredText(500),
  purchaseOrder: optionalLine(100),
})
export const quoteRefusalSchema = z.strictObject({ reason: optionalText(1000) })
export const quoteQuestionSchema = z.strictObject({ text: requiredText(lengths.message) })

/**
 * POST /products/lookup: products by what a buyer's list calls them, which is tried as SKU, then model number, then address,
 * in any case. Nothing is written.
 */
export const productLookupRequestSchema = z.strictObject({
  keys: z.array(requiredLine(200)).check(z.minLength(1), z.maxLength(quoteLinesMax)),
})
/** In the order asked for; `product` is null where nothing, or more than one product, goes by that key. */
export const productLookupSchema = z.object({
  items: z.array(z.object({ key: z.string(), product: z.nullable(productSummarySchema) })),
})
export type ProductLookup = z.infer<typeof productLookupSchema>
