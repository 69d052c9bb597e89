import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../catalogue/money.ts'
import { measureNames, productSchema, volumePriceSchema } from '../../catalogue/products.ts'
import { mountings } from '../../catalogue/values/mountings.ts'
import { categories, connectivityTypes } from '../../catalogue/values/product-values.ts'
import { bilingualSchema } from '../../i18n/languages.ts'
import { optionalLine } from '../../requests/visitors.ts'
import { amount, country, currency, namedProductSchema, productCardSchema, productKey, quantity, tool } from './tool.ts'

/** Orders of `find_products`. */
export const findOrders = [
  'relevance',
  'price_low',
  'price_high',
  'stock_high',
  'battery_long',
  'range_long',
  'newest',
] as const

const price = z.optional(
  z.number().check(z.minimum(0), z.maximum(1_000_000_000), z.describe('Price of one piece in `currency`')),
)
const textRow = z.object({ name: z.string(), value: z.string() })

export const findProducts = tool('find_products', {
  description:
    'Finds products of the catalogue by words and conditions, best first. Give only conditions that the visitor named. Without words: all products that meet the conditions.',
  input: z.strictObject({
    query: z
      ._default(optionalLine(100), '')
      .check(z.describe('What it is or measures, in Chinese or English, without quantities and prices')),
    category: z.optional(z.enum(categories)),
    connectivity: z.optional(z.enum(connectivityTypes)),
    mounting: z.optional(z.enum(mountings)),
    ipRating: z.optional(optionalLine(10).check(z.describe('Exact IP code, such as IP67'))),
    country: z.optional(country),
    inStock: z.optional(z.boolean()),
    minStock: z.optional(quantity.check(z.describe('Pieces that must be in stock'))),
    minPrice: price,
    maxPrice: price,
    minBatteryYears: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
    minRangeKm: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
    sort: z._default(z.enum(findOrders), 'relevance'),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(20)), 5),
    currency,
  }),
  output: z.object({
    currency: currencyCodeSchema,
    items: z.array(productCardSchema),
    /** Also beyond `limit`. */
    total: z.int(),
    /** The corrected words that found these, where those asked for found nothing. */
    meant: z.nullable(z.string()),
    /** Words that matched nothing. */
    without: z.array(z.string()),
    /** Conditions read from the words. */
    understood: z.array(z.object({ name: z.enum(measureNames), value: z.string() })),
  }),
})

export const productFacts = tool('product_facts', {
  description:
    'Everything the site states about one product: description, specifications, features, certificates, warranty, lead time, minimum order, volume prices, parts, countries, and the parts of its first-year price.',
  input: z.strictObject({ product: productKey, currency }),
  output: z.object({
    currency: currencyCodeSchema,
    product: productCardSchema,
    description: bilingualSchema,
    /** In the reader's language, as the next. */
    specifications: z.array(textRow),
    features: z.array(textRow),
    /** Mounting, radio bands, certificates, warranty, lead time and the like, with their labels. */
    facts: z.array(textRow),
    warrantyMonths: z.nullable(z.int()),
    leadTimeDays: z.nullable(z.int()),
    volumePrices: z.array(volumePriceSchema),
    countries: productSchema.def.shape.countries,
    requires: z.array(namedProductSchema),
    accessories: z.array(namedProductSchema),
    contains: z.array(z.extend(namedProductSchema, { quantity: z.int() })),
    related: z.array(namedProductSchema),
    /** Parts of the first year of one piece. */
    firstYearParts: z.array(z.object({ label: bilingualSchema, amount, isYearly: z.boolean() })),
    /** First year with all that it does not work without; null: it works alone, or a price is missing. */
    workingSystem: amount,
  }),
})

export const compareProducts = tool('compare_products', {
  description: 'Compares two to four products row by row, and says which is better where that can be told.',
  input: z.strictObject({ products: z.array(productKey).check(z.minLength(2), z.maxLength(4)), currency }),
  output: z.object({
    currency: currencyCodeSchema,
    products: z.array(productCardSchema),
    rows: z.array(
      z.object({
        label: z.string(),
        /** In the order of `products`; empty: not stated. */
        values: z.array(z.string()),
        /** Slugs of the better ones; none where all are equal or cannot be compared. */
        better: z.array(z.string()),
      }),
    ),
  }),
})

export const stockAndLeadTime = tool('stock_and_lead_time', {
  description:
    'Stock, days until dispatch and minimum order of up to ten products, and whether a quantity is in stock.',
  input: z.strictObject({
    products: z
      .array(z.strictObject({ product: productKey, quantity: z.optional(quantity) }))
      .check(z.minLength(1), z.maxLength(10)),
  }),
  output: z.object({
    items: z.array(
      z.extend(namedProductSchema, {
        tracksStock: z.boolean(),
        inStock: z.boolean(),
        stock: z.int(),
        asked: z.nullable(z.int()),
        /** null: nothing was asked for, or stock is not counted. */
        isEnough: z.nullable(z.boolean()),
        missing: z.int(),
        /** From the order until dispatch; null: not stated. */
        leadTimeDays: z.nullable(z.int()),
        minimumOrder: z.nullable(z.int()),
        isBelowMinimum: z.boolean(),
      }),
    ),
  }),
})

export const compatibility = tool('compatibility', {
  description:
    'What a product needs, what goes with it and how it connects; with `with`, whether the two work together; with `country`, whether it may be used there.',
  input: z.strictObject({ product: productKey, with: z.optional(productKey), country: z.optional(country) }),
  output: z.object({
    product: namedProductSchema,
    network: z.nullable(z.enum(connectivityTypes)),
    /** LoRaWAN devices need a gateway, of the buyer's or of ours nearby. */
    needsGateway: z.boolean(),
    gateways: z.array(namedProductSchema),
    bands: z.array(z.string()),
    requires: z.array(namedProductSchema),
    /** SKUs of required products that are not listed. */
    missing: z.array(z.string()),
    accessories: z.array(namedProductSchema),
    /** Specifications that name networks, protocols and interfaces, in the reader's language. */
    interfaces: z.array(textRow),
    countries: productSchema.def.shape.countries,
    /** null: none was asked for, or the product states none. */
    isForCountry: z.nullable(z.boolean()),
    with: z.nullable(
      z.object({
        product: namedProductSchema,
        verdict: z.enum(['yes', 'no', 'unknown']),
        reason: z.enum(['required', 'required_by', 'accessory', 'part', 'same_network', 'other_network', 'not_stated']),
      }),
    ),
  }),
})
