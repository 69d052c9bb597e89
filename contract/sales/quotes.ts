import * as z from 'zod/mini'
import { bulkOf, printedIds } from '../bulk.ts'
import { currencyCodeSchema } from '../catalogue/money.ts'
import { categories, pricePeriods } from '../catalogue/products.ts'
import { countries } from '../catalogue/values/countries.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { deliveriesSchema, messageFilters, senderFields, workFields, workFilters } from '../requests/messages.ts'
import {
  emailSchema,
  lengths,
  optionalLine,
  optionalText,
  phoneSchema,
  requiredLine,
  requiredText,
} from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { funnelSteps } from '../staff/funnel.ts'
import { choices, tableQuery } from '../tables.ts'
import { threadSchema } from './activities.ts'
import { chargesInputSchema, chargesSchema } from './charges.ts'
import { quoteLinesMax, quoteQuantityMax } from './offerings.ts'
import { quoteStatuses, requestedLineFields } from './quote-requests.ts'

/**
 * Quotations (/admin/quotes): from a visitor's request, an enquiry, a conversation or a blank form, through revisions, to
 * an order. Prices are entered in HKD and shown in the buyer's currency at a rate frozen with its date.
 *
 * | from | to | by |
 * | --- | --- | --- |
 * | requested | priced | a draft revision is saved |
 * | requested, priced, sent, expired | priced | another draft |
 * | priced | sent | it is sent |
 * | sent | accepted, declined | the buyer, on the private link; or staff, for the buyer |
 * | requested, priced, sent | withdrawn | staff |
 * | sent | expired | the day after `validUntil`, in the shop's time zone |
 */

/** `quote` and `order`: repeated from one; `renewal`: of further periods of subscriptions. */
export const quoteSources = ['visitor', 'enquiry', 'chat', 'staff', 'quote', 'order', 'renewal', 'agent'] as const
export type QuoteSource = (typeof quoteSources)[number]
export const moneyMax = 999_999_999.99

const amount = z.number().check(z.minimum(0), z.maximum(moneyMax), z.multipleOf(0.01, staffFault('many_decimals')))

/** A line of a revision or an order. Amounts without a currency are HKD. */
export const salesLineSchema = z.object({
  productId: z.nullable(z.uuid()),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  category: z.nullable(z.enum(categories)),
  quantity: z.int(),
  period: z.enum(pricePeriods),
  unitPriceHkd: z.number(),
  /** In percent. */
  discount: z.number(),
  /** In the document's currency, after discount. */
  unitPrice: z.number(),
  /** Total of all pieces per `period`, without connectivity. */
  total: z.number(),
  totalHkd: z.number(),
  /** Yearly fee per piece, in HKD and in the document's currency; 0 without. Not discounted. */
  connectivityFeeHkd: z.number(),
  connectivityFee: z.number(),
  note: z.string(),
})
export type SalesLine = z.infer<typeof salesLineSchema>

/** A single line, or null. */
const nullableLine = (most: number) => z._default(z.nullable(optionalLine(most).def.innerType), null)

/** A line as typed by staff. Without `productId` it is not in the catalogue. */
export const salesLineInputSchema = z.strictObject({
  productId: z.nullable(z.uuid()),
  name: requiredLine(lengths.product),
  nameEn: nullableLine(lengths.product),
  sku: nullableLine(100),
  quantity: z.int().check(z.minimum(1), z.maximum(quoteQuantityMax)),
  period: z.enum(pricePeriods),
  unitPriceHkd: amount,
  discount: z._default(z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01)), 0),
  /** Yearly fee per piece; defaults to the catalogue's. */
  connectivityFeeHkd: z.optional(amount),
  note: optionalLine(lengths.note),
})
export type SalesLineInput = z.infer<typeof salesLineInputSchema>
export const salesLinesInputSchema = z.array(salesLineInputSchema).check(z.minLength(1), z.maxLength(quoteLinesMax))

export const quoteLineDetailSchema = z.extend(salesLineSchema, {
  listPrice: z.nullable(z.number()),
  minSellingPrice: z.nullable(z.number()),
})
export type QuoteLineDetail = z.infer<typeof quoteLineDetailSchema>

export const quoteRevisionSchema = z.object({
  number: z.int(),
  currency: currencyCodeSchema,
  /** Units of the currency per HKD and the date of that rate, both frozen. */
  rate: z.number(),
  rateDate: z.string(),
  validUntil: z.string(),
  notes: z.string(),
  lines: z.array(quoteLineDetailSchema),
  charges: chargesSchema,
  /** Total of the first year: in its currency, with tax; in HKD, without. */
  total: z.number(),
  totalHkd: z.number(),
  overrideReason: z.nullable(z.string()),
  overrideBy: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
  sentBy: z.nullable(z.string()),
})
export type QuoteRevision = z.infer<typeof quoteRevisionSchema>

export const staffQuoteSchema = z.object({
  ...senderFields,
  ...workFields,
  status: z.enum(quoteStatuses),
  source: z.enum(quoteSources),
  currency: currencyCodeSchema,
  message: z.string(),
  /** Number of requested products, and the first-year total at the list prices of that time, in HKD. */
  linesCount: z.int(),
  listTotal: z.number(),
  revision: z.int(),
  /** First-year total of the latest revision that was sent: in its currency, with tax; in HKD, without. */
  total: z.nullable(z.number()),
  totalHkd: z.nullable(z.number()),
  validUntil: z.nullable(z.string()),
})
export type StaffQuote = z.infer<typeof staffQuoteSchema>
export const quoteTableQuerySchema = tableQuery(['due', 'createdAt', 'name', 'company', 'listTotal', 'validUntil'], {
  ...messageFilters,
  ...workFilters,
  status: choices(quoteStatuses),
  customer: z.optional(z.uuid()),
  /** Requests that became one of these. */
  step: choices(funnelSteps),
})
export type QuoteTableQuery = z.infer<typeof quoteTableQuerySchema>
export const quotePageSchema = pageOf(staffQuoteSchema)

export const quoteDetailSchema = z.extend(staffQuoteSchema, {
  customerId: z.nullable(z.uuid()),
  customerName: z.nullable(z.string()),
  /** The customer's country; Hong Kong without a customer. */
  country: z.enum(countries),
  decision: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  deliveries: deliveriesSchema,
  thread: threadSchema,
  /** Requested lines. */
  lines: z.array(
    z.object({
      productId: z.nullable(z.uuid()),
      ...requestedLineFields,
      /** The product's current one. */
      minSellingPrice: z.nullable(z.number()),
      /** Unit price after discount of the repeated line, in HKD; null for a line that repeats none. */
      previousPrice: z.nullable(z.number()),
      /** Whether its product is retired by now. */
      isRetired: z.boolean(),
      /** Pieces of its product that are available now; null without tracked stock. */
      available: z.nullable(z.int()),
    }),
  ),
  /** Newest first; the first may be a draft (`sentAt` null). */
  revisions: z.array(quoteRevisionSchema),
  /**
   * The private link; null when revoked or expired, and for staff who may not write, because it can accept the offer.
   */
  link: z.nullable(z.string()),
  linkExpiresAt: z.nullable(z.iso.datetime()),
  order: z.nullable(z.object({ id: z.uuid(), reference: z.string() })),
})
export type QuoteDetail = z.infer<typeof quoteDetailSchema>

/** Blank, from an enquiry, or from a conversation with the products that it showed. */
export const newQuoteSchema = z.strictObject({
  /** Idempotency key: a form sent twice is one quotation. */
  submissionId: z.optional(z.uuid()),
  from: z.optional(z.strictObject({ kind: z.enum(['enquiry', 'chat']), id: z.uuid() })),
  customerId: z.optional(z.uuid()),
  name: requiredLine(lengths.name),
  email: emailSchema,
  company: optionalLine(lengths.company),
  phone: phoneSchema,
  language: readerLanguageSchema,
  currency: currencyCodeSchema,
  message: optionalText(lengths.message),
})
export type NewQuote = z.infer<typeof newQuoteSchema>

/** `submissionId` is an idempotency key: a repetition sent twice is one quotation. */
export const repeatSchema = z.strictObject({ submissionId: z.uuid() })

/** Changes assignee or customer. */
export const quoteChangeSchema = z.strictObject({
  version: z.int32(),
  assigneeId: z.optional(z.nullable(z.uuid())),
  customerId: z.optional(z.nullable(z.uuid())),
})

/** Assigns several quotations. */
export const quoteChangesSchema = bulkOf(z.omit(quoteChangeSchema, { customerId: true }))

/**
 * Saves the draft revision, or starts one after the last was sent. A line below its product's minimum selling price
 * after discount is rejected as `lines.N.unitPriceHkd` unless `overrideReason` is given; the author of the reason is
 * stored. The rate is frozen when the revision starts or the currency changes; `renewRate` takes the current one.
 */
export const quoteDraftSchema = z.strictObject({
  version: z.int32(),
  currency: currencyCodeSchema,
  renewRate: z._default(z.boolean(), false),
  /** YYYY-MM-DD in the shop's time zone, today or later. */
  validUntil: z.iso.date(),
  notes: optionalText(lengths.message),
  lines: salesLinesInputSchema,
  /** The customer's destination without. */
  charges: z.optional(chargesInputSchema),
  overrideReason: z.optional(requiredText(500)),
})
export type QuoteDraft = z.infer<typeof quoteDraftSchema>

/**
 * Sends the draft: makes it immutable and emails PDF and private link in the buyer's language. With `deliver: false`
 * staff hand the link over themselves. 409 `mail.not_configured` without a mail server; nothing is written then.
 */
export const quoteSendSchema = z.strictObject({
  version: z.int32(),
  message: optionalText(lengths.message),
  deliver: z.optional(z.boolean()),
})
/** Decisions by staff; accept and decline record what the buyer said elsewhere. */
export const quoteDecisionSchema = z.strictObject({ version: z.int32(), reason: optionalText(1000) })
export const quoteDecisions = ['accept', 'decline', 'withdraw'] as const
export type QuoteDecision = (typeof quoteDecisions)[number]
export const quoteDecisionsSchema = bulkOf(z.extend(quoteDecisionSchema, { decision: z.enum(quoteDecisions) }))
export const quotePrintSchema = z.strictObject({ ids: printedIds })
/** POST replaces the link, DELETE revokes it; the former link stops working. */
export const quoteLinkSchema = z.strictObject({ version: z.int32() })

/** Allowed moves. */
export const quoteMoves: Record<(typeof quoteStatuses)[number], readonly (typeof quoteStatuses)[number][]> = {
  requested: ['priced', 'withdrawn'],
  priced: ['priced', 'sent', 'withdrawn'],
  sent: ['priced', 'accepted', 'declined', 'withdrawn', 'expired'],
  expired: ['priced'],
  accepted: [],
  declined: [],
  withdrawn: [],
}
