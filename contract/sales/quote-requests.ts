import * as z from 'zod/mini'
import { currencyCodeSchema } from '../catalogue/money.ts'
import { categories, pricePeriods, productSummarySchema } from '../catalogue/products.ts'
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
import { chargesSchema } from './charges.ts'
import { quoteLinesMax, quoteQuantityMax } from './offerings.ts'

export { quoteLinesMax, quoteQuantityMax }

/** Status of a quotation, changed by staff. */
export const quoteStatuses = ['requested', 'priced', 'sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/**
 * `slug` is a current or former address of a product, or of an offering: `plan:leak`, `service:installation`
 * (offerings.ts).
 */
export const quoteLineSchema = z.strictObject({
  slug: requiredLine(200),
  quantity: z.int().check(z.minimum(1), z.maximum(quoteQuantityMax)),
  note: optionalLine(lengths.note),
})

export const quoteBuyerFieldsSchema = z.strictObject({
  name: requiredLine(lengths.name),
  email: emailSchema,
  company: optionalLine(lengths.company),
  phone: phoneSchema,
  /** Currency in which the visitor saw the prices and wants the quotation. */
  currency: currencyCodeSchema,
  message: optionalText(lengths.message),
})
export type QuoteBuyerFields = z.infer<typeof quoteBuyerFieldsSchema>

/** A product that no longer exists is rejected as `lines.N.slug`. */
export const quoteRequestSchema = z.extend(quoteBuyerFieldsSchema, {
  lines: z.array(quoteLineSchema).check(z.minLength(1), z.maxLength(quoteLinesMax)),
  ...submissionFields,
})
export type NewQuoteRequest = z.infer<typeof quoteRequestSchema>

/** Token of the buyer's private link, `/quotes/{token}`. */
export const quoteTokenSchema = z.string().check(z.regex(/^[\w-]{32}$/))
export const quoteSubmittedSchema = z.extend(submittedSchema, { token: quoteTokenSchema })
export type QuoteSubmitted = z.infer<typeof quoteSubmittedSchema>

/** The latest revision that was sent. Amounts are in `currency`. */
export const quoteOfferSchema = z.object({
  revision: z.int(),
  sentAt: z.iso.datetime(),
  /** Last valid day, in the shop's time zone. */
  validUntil: z.string(),
  /** Days left at the time of the response; 0 from the last day on. */
  daysLeft: z.int(),
  currency: currencyCodeSchema,
  notes: z.string(),
  terms: z.string(),
  /** Total of the first year, with tax. */
  total: z.number(),
  charges: chargesSchema,
  lines: z.array(
    z.object({
      /** Current address of the product; null when it is not listed. */
      slug: z.nullable(z.string()),
      name: z.string(),
      nameEn: z.nullable(z.string()),
      sku: z.nullable(z.string()),
      category: z.nullable(z.enum(categories)),
      quantity: z.int(),
      /** Discount in percent. */
      discount: z.number(),
      unitPrice: z.number(),
      /** Total of all pieces per `period`, without connectivity. */
      total: z.number(),
      period: z.enum(pricePeriods),
      /** Yearly fee per piece; 0 without. */
      connectivityFee: z.number(),
      note: z.string(),
    }),
  ),
})
export type QuoteOffer = z.infer<typeof quoteOfferSchema>

/** A requested line. Prices are the list prices in HKD at the time of the request. */
export const requestedLineFields = {
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  quantity: z.int(),
  note: z.string(),
  listPrice: z.nullable(z.number()),
  period: z.enum(pricePeriods),
  /** Yearly fee per piece; null without. */
  connectivityFee: z.nullable(z.number()),
}

/** The quotation as its buyer sees it. Unknown, expired and revoked links give the same error. */
export const quoteFollowSchema = z.object({
  reference: referenceSchema,
  status: z.enum(quoteStatuses),
  /** Offers a further period of subscriptions: accepting it makes an invoice, and nothing is shipped. */
  isRenewal: z.boolean(),
  name: z.string(),
  company: z.string(),
  currency: currencyCodeSchema,
  message: z.string(),
  createdAt: z.iso.datetime(),
  lines: z.array(
    z.object({
      /** Current address of the product or offering (offerings.ts); null when it is not listed. */
      slug: z.nullable(z.string()),
      ...requestedLineFields,
    }),
  ),
  /** null: not sent yet. */
  offer: z.nullable(quoteOfferSchema),
  /** Messages of both sides, oldest first: emails to the buyer, and the buyer's questions. */
  messages: z.array(z.object({ at: z.iso.datetime(), from: z.enum(['buyer', 'us']), text: z.string() })),
  /** Set once accepted. */
  orderReference: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
})
export type QuoteFollow = z.infer<typeof quoteFollowSchema>

/** Name of the person who accepts, delivery address and purchase order number. */
export const quoteAcceptanceSchema = z.strictObject({
  name: requiredLine(lengths.name),
  address: requiredText(500),
  purchaseOrder: optionalLine(100),
})
export const renewalAcceptanceSchema = z.omit(quoteAcceptanceSchema, { address: true })
export const quoteRefusalSchema = z.strictObject({ reason: optionalText(1000) })
export const quoteQuestionSchema = z.strictObject({ text: requiredText(lengths.message) })

/**
 * Finds products by the names on a buyer's list: SKU, then model number, then address, ignoring case. Nothing is
 * written.
 */
export const productLookupRequestSchema = z.strictObject({
  keys: z.array(requiredLine(200)).check(z.minLength(1), z.maxLength(quoteLinesMax)),
})
/** In the order of the request; `product` is null when none or several match. */
export const productLookupSchema = z.object({
  items: z.array(z.object({ key: z.string(), product: z.nullable(productSummarySchema) })),
})
export type ProductLookup = z.infer<typeof productLookupSchema>
