import * as z from 'zod/mini'
import { withoutControls } from '../requests/visitors.ts'

/** Catalogue capability of the Universal Commerce Protocol (https://ucp.dev), version 2026-08-25. */
export const ucpVersion = '2026-08-25'
export const ucpService = 'dev.ucp.shopping'
export const ucpCapabilities = ['dev.ucp.shopping.catalog.search', 'dev.ucp.shopping.catalog.lookup'] as const

/** Marks the only variant of a product: its id is the product's with this behind it. */
export const variantSuffix = ':each'
export const lookupsMax = 50

/** Amounts are in minor units of ISO 4217. */
const moneySchema = z.object({ amount: z.int().check(z.minimum(0)), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })
export type UcpMoney = z.infer<typeof moneySchema>
const rangeSchema = z.object({ min: moneySchema, max: moneySchema })
const descriptionSchema = z.object({ plain: z.string() })
const categorySchema = z.object({ value: z.string(), taxonomy: z.string() })

export const ucpMessageSchema = z.object({
  type: z.enum(['error', 'warning', 'info']),
  code: z.string(),
  /** A name that was asked for, or a sentence. */
  content: z.string(),
  severity: z.optional(z.enum(['recoverable', 'unrecoverable'])),
})
export type UcpMessage = z.infer<typeof ucpMessageSchema>

const envelopeSchema = z.object({
  version: z.string(),
  status: z.optional(z.enum(['success', 'error'])),
  capabilities: z.record(z.string(), z.array(z.object({ version: z.string() }))),
})

const variantSchema = z.object({
  id: z.string(),
  sku: z.optional(z.string()),
  title: z.string(),
  description: descriptionSchema,
  url: z.url(),
  price: moneySchema,
  /** Usual price during an offer. */
  list_price: z.optional(moneySchema),
  availability: z.object({
    available: z.boolean(),
    status: z.enum(['in_stock', 'backorder']),
  }),
  /** Which identifiers of a lookup led here. */
  inputs: z.optional(z.array(z.object({ id: z.string(), match: z.enum(['exact', 'featured']) }))),
  metadata: z.object({
    /** Billing period of the price of one piece. */
    period: z.enum(['once', 'month', 'year']),
    /** Price of a piece from a quantity on. */
    volume_prices: z.array(z.object({ from: z.int(), price: moneySchema })),
    minimum_order: z.int(),
    /** null: not counted. */
    stock: z.nullable(z.int()),
    /** Per piece and year. */
    connectivity_fee: z.nullable(moneySchema),
    first_year: z.nullable(moneySchema),
  }),
})

export const ucpProductSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: descriptionSchema,
  url: z.url(),
  categories: z.array(categorySchema),
  price_range: rangeSchema,
  list_price_range: z.optional(rangeSchema),
  media: z.array(z.object({ type: z.literal('image'), url: z.url(), alt_text: z.string() })),
  variants: z.array(variantSchema).check(z.minLength(1)),
  tags: z.array(z.string()),
  metadata: z.object({
    model: z.nullable(z.string()),
    ip_rating: z.nullable(z.string()),
    connectivity: z.nullable(z.string()),
    countries: z.array(z.string()),
    /** Only in answers of get_product. */
    specifications: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
    lead_time_days: z.optional(z.nullable(z.int())),
    warranty_months: z.optional(z.nullable(z.int())),
  }),
})
export type UcpProduct = z.infer<typeof ucpProductSchema>

const id = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), withoutControls)
const contextSchema = z.optional(
  z.looseObject({
    /** BCP 47; decides the language of texts. */
    language: z.optional(z.string().check(z.maxLength(35))),
    /** ISO 4217; HKD, USD and CNY are quoted, others are answered in HKD. */
    currency: z.optional(z.string().check(z.maxLength(3))),
  }),
)
export type UcpContext = z.infer<typeof contextSchema>
const minorAmount = z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000_000)))
const filtersSchema = z.optional(
  z.looseObject({
    categories: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(10))),
    price: z.optional(z.object({ min: minorAmount, max: minorAmount })),
    availability: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
)

export const catalogSearchSchema = z.looseObject({
  query: z.optional(z.string().check(z.trim(), z.maxLength(100), withoutControls)),
  context: contextSchema,
  filters: filtersSchema,
  pagination: z.optional(
    z.object({
      cursor: z.optional(z.string().check(z.regex(/^\d{1,2}\.\d{1,5}$/))),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    }),
  ),
})
export type CatalogSearch = z.infer<typeof catalogSearchSchema>

export const catalogSearchedSchema = z.object({
  ucp: envelopeSchema,
  products: z.array(ucpProductSchema),
  pagination: z.object({
    cursor: z.optional(z.string()),
    has_next_page: z.boolean(),
    total_count: z.optional(z.int()),
  }),
  messages: z.array(ucpMessageSchema),
})
export type CatalogSearched = z.infer<typeof catalogSearchedSchema>

export const catalogLookupSchema = z.looseObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(lookupsMax)),
  context: contextSchema,
})
export type CatalogLookup = z.infer<typeof catalogLookupSchema>

export const catalogLookedUpSchema = z.object({
  ucp: envelopeSchema,
  products: z.array(ucpProductSchema),
  messages: z.array(ucpMessageSchema),
})
export type CatalogLookedUp = z.infer<typeof catalogLookedUpSchema>

export const catalogProductRequestSchema = z.looseObject({ id, context: contextSchema })
export type CatalogProductRequest = z.infer<typeof catalogProductRequestSchema>

/** Without `product` where there is none; then `ucp.status` is `error`. */
export const catalogProductSchema = z.object({
  ucp: envelopeSchema,
  product: z.optional(ucpProductSchema),
  messages: z.array(ucpMessageSchema),
  continue_url: z.optional(z.url()),
})
export type CatalogProduct = z.infer<typeof catalogProductSchema>

/** @param capability the one that an answer is of */
export function ucpEnvelope(capability: string, version: string = ucpVersion, status?: 'success' | 'error') {
  return { version: ucpVersion, ...(status && { status }), capabilities: { [capability]: [{ version }] } }
}
