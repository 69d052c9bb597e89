import * as z from 'zod/mini'
import { currencyCodeSchema } from '../catalogue/money.ts'
import { categories, pricePeriods } from '../catalogue/products.ts'
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
import { choices, tableQuery } from '../tables.ts'
import { threadSchema } from './activities.ts'
import { quoteLinesMax, quoteQuantityMax } from './quote-limits.ts'
import { quoteStatuses, requestedLineFields } from './quote-requests.ts'

/**
 * Quotations (/admin/quotes): from a visitor's request, an enquiry, a conversation or nothing, through revisions, to an order.
 * Prices are asked in HKD and shown in the buyer's currency at a rate that is frozen with its day (design, "Conversions").
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

export const quoteSources = ['visitor', 'enquiry', 'chat', 'staff'] as const
export const moneyMax = 999_999_999.99

const amount = z.number().check(z.minimum(0), z.maximum(moneyMax), z.multipleOf(0.01, staffFault('many_decimals')))

/** A line as it stands in a revision, and in an order. Amounts without a currency are HKD. */
export const salesLineSchema = z.object({
  productId: z.nullable(z.uuid()),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  category: z.nullable(z.enum(categories)),
  quantity: z.int(),
  period: z.enum(pricePeriods),
  unitPriceHkd: z.number(),
  /** Percent. */
  discount: z.number(),
  /** In the document's currency, at its rate, after the discount. */
  unitPrice: z.number(),
  /** Of all pieces, each `period`; without their connection. */
  total: z.number(),
  totalHkd: z.number(),
  /** A year of one piece's connection, in HKD and in the document's currency; 0 where it has none. No discount is taken off it. */
  connectivityFeeHkd: z.number(),
  connectivityFee: z.number(),
  note: z.string(),
})
export type SalesLine = z.infer<typeof salesLineSchema>

/** A text that may be missing; what is typed of it stands on one line. */
const nullableLine = (most: number) => z._default(z.nullable(optionalLine(most).def.innerType), null)

/** A line as staff write it. Without `productId` it is something that is not in the catalogue; `name` is what it is called. */
export const salesLineInputSchema = z.strictObject({
  productId: z.nullable(z.uuid()),
  name: requiredLine(lengths.product),
  nameEn: nullableLine(lengths.product),
  sku: nullableLine(100),
  quantity: z.int().check(z.minimum(1), z.maximum(quoteQuantityMax)),
  period: z.enum(pricePeriods),
  unitPriceHkd: amount,
  discount: z._default(z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01)), 0),
  /** A year of one piece's connection. Not given: what the catalogue says of the product. */
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
  /** Units of the currency for one HKD, frozen, and the day it is of. */
  rate: z.number(),
  rateDate: z.string(),
  validUntil: z.string(),
  notes: z.string(),
  lines: z.array(quoteLineDetailSchema),
  /** What a first year comes to, in its currency and in HKD. */
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
  /** What was asked for: how many products, and what a first year comes to at list prices, HKD, as it was then. */
  linesCount: z.int(),
  listTotal: z.number(),
  revision: z.int(),
  /** What a first year comes to, of the revision that was sent last. */
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
})
export type QuoteTableQuery = z.infer<typeof quoteTableQuerySchema>
export const quotePageSchema = pageOf(staffQuoteSchema)

export const quoteDetailSchema = z.extend(staffQuoteSchema, {
  customerId: z.nullable(z.uuid()),
  customerName: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  deliveries: deliveriesSchema,
  thread: threadSchema,
  /** What the buyer asked for. */
  lines: z.array(
    z.object({
      productId: z.nullable(z.uuid()),
      ...requestedLineFields,
      /** The product's, as it is now. */
      minSellingPrice: z.nullable(z.number()),
    }),
  ),
  /** The newest first; the first may be a draft (`sentAt` null). */
  revisions: z.array(quoteRevisionSchema),
  /** The private link, whole; null where it was revoked or has expired, and to those who may not write: it accepts the offer. */
  link: z.nullable(z.string()),
  linkExpiresAt: z.nullable(z.iso.datetime()),
  order: z.nullable(z.object({ id: z.uuid(), reference: z.string() })),
})
export type QuoteDetail = z.infer<typeof quoteDetailSchema>

/** POST /admin/quotes: blank, from an enquiry, or from a conversation with the products that it showed. 201 with the detail. */
export const newQuoteSchema = z.strictObject({
  /** Made once by the form: the same form sent twice is one quotation. */
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

/** PATCH /admin/quotes/{id}: who works on it, and whose it is. */
export const quoteChangeSchema = z.strictObject({
  version: z.int32(),
  assigneeId: z.optional(z.nullable(z.uuid())),
  customerId: z.optional(z.nullable(z.uuid())),
})

/**
 * PUT /admin/quotes/{id}/draft: saves the draft revision, or begins another after the one that was sent. A line below its
 * product's minimum selling price (spec §9) after the discount is refused as `lines.N.unitPriceHkd` unless `overrideReason` says
 * why; a Manager's name is kept with it. The rate is the one that holds when the revision begins, or when the currency changes;
 * `renewRate` takes today's.
 */
export const quoteDraftSchema = z.strictObject({
  version: z.int32(),
  currency: currencyCodeSchema,
  renewRate: z._default(z.boolean(), false),
  /** YYYY-MM-DD in the shop's time zone, from today on. */
  validUntil: z.iso.date(),
  notes: optionalText(lengths.message),
  lines: salesLinesInputSchema,
  overrideReason: z.optional(requiredText(500)),
})
export type QuoteDraft = z.infer<typeof quoteDraftSchema>

/** GET /admin/quotes/{id}/revisions/{number}/quotation.pdf: as the buyer gets it, in their language; a draft too, marked as one. */

/**
 * POST /admin/quotes/{id}/send: fixes the draft and mails it with its PDF and private link, in the buyer's language. `deliver: false`
 * sends no mail: staff hand the link over themselves. Else 409 `mail.not_configured` where no mail can leave, and nothing is written.
 */
export const quoteSendSchema = z.strictObject({
  version: z.int32(),
  message: optionalText(lengths.message),
  deliver: z.optional(z.boolean()),
})
/** POST /admin/quotes/{id}/withdraw, …/accept and …/decline: by staff; the last two for a buyer who said so elsewhere. */
export const quoteDecisionSchema = z.strictObject({ version: z.int32(), reason: optionalText(1000) })
/** POST /admin/quotes/{id}/link: a new link in place of the old one, which is good no more; DELETE, with the same body: none. */
export const quoteLinkSchema = z.strictObject({ version: z.int32() })

/** Whether a move is legal, for both sides. */
export const quoteMoves: Record<(typeof quoteStatuses)[number], readonly (typeof quoteStatuses)[number][]> = {
  requested: ['priced', 'withdrawn'],
  priced: ['priced', 'sent', 'withdrawn'],
  sent: ['priced', 'accepted', 'declined', 'withdrawn', 'expired'],
  expired: ['priced'],
  accepted: [],
  declined: [],
  withdrawn: [],
}
