import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../catalogue/money.ts'
import { pricePeriods } from '../../catalogue/products.ts'
import { countries } from '../../catalogue/values/countries.ts'
import { bilingualSchema } from '../../i18n/languages.ts'
import { requiredLine } from '../../requests/visitors.ts'
import { quoteQuantityMax } from '../../sales/offerings.ts'
import { chatSourceSchema } from '../chat.ts'
import { type ToolName, toolLabels } from './tool-names.ts'

/**
 * Tools that the assistant answers with, by its model or its planner, and that programs of buyers call. Everything is public. Nothing
 * is written: what a tool with `writes` proposes is sent by the visitor.
 */

/** Where something is stated: path without language prefix. */
export const toolSourceSchema = z.omit(chatSourceSchema, { number: true })
export type ToolSource = z.infer<typeof toolSourceSchema>

/** @param given `description` is for models */
export function tool<const Input extends z.ZodMiniType<object>, const Output extends z.ZodMiniType<object>>(
  name: ToolName,
  given: { description: string; input: Input; output: Output; writes?: true },
) {
  return { name, title: toolLabels[name], ...given, writes: given.writes ?? false }
}

/** Why a tool has no output. */
export const toolFaults = [
  /** `name`. */
  'tool.unknown',
  /** `path`, `fault` (a code of field errors), `message`. */
  'tool.input_invalid',
  /** `product`, as it was named. */
  'tool.product_not_found',
  /** `product`, `minimum`, `quantity`. */
  'tool.below_minimum',
  'tool.link_not_found',
  /** `date`, `reason`: weekend, holiday, past, too-far. */
  'tool.day_closed',
  /** `date`, `time`. */
  'tool.slot_not_free',
  'tool.failed',
] as const
export type ToolFault = (typeof toolFaults)[number]

/** A product as somebody names it. */
export const productKey = requiredLine(200).check(
  z.describe('Slug, SKU, model number or exact name of a product, as find_products returns it'),
)
/** Kinds of lines besides products. */
export const lineKey = requiredLine(200).check(
  z.describe(
    'Slug, SKU, model number or exact name of a product; or a plan ("plan:leak", "plan:energy", "plan:air", "plan:parking"), "service:installation" (hours of a technician) or "service:gateway"',
  ),
)
export const quantity = z
  .int()
  .check(z.minimum(1), z.maximum(quoteQuantityMax), z.describe(`Whole pieces, 1 to ${quoteQuantityMax}`))
export const toolLines = z.array(z.strictObject({ product: lineKey, quantity })).check(z.minLength(1), z.maxLength(20))
export const currency = z
  ._default(currencyCodeSchema, 'HKD')
  .check(z.describe('Currency of all amounts; HKD unless the visitor names another'))
export const country = z.enum(countries).check(z.describe('ISO 3166-1 code of a country or region, such as HK or SG'))

/** In the answer's currency; null: on request, or none. */
export const amount = z.nullable(z.number())
export const period = z.enum(pricePeriods)

/** A product named in passing. */
export const namedProductSchema = z.object({ slug: z.string(), name: bilingualSchema })
export type NamedProduct = z.infer<typeof namedProductSchema>

/** A product as sentences and cards need it, with amounts in the answer's currency. */
export const productCardSchema = z.extend(namedProductSchema, {
  sku: z.nullable(z.string()),
  model: z.nullable(z.string()),
  category: z.string(),
  /** Price of one piece per `period`. */
  price: amount,
  period,
  /** Per piece and year; 0: free. */
  connectivityFee: amount,
  /** First year of one piece, with all fees. */
  firstYear: amount,
  /** During an offer: the usual price, and when it applies again. */
  usualPrice: amount,
  offerUntil: z.nullable(z.string()),
  connectivity: z.nullable(z.string()),
  ipRating: z.nullable(z.string()),
  batteryYears: z.nullable(z.number()),
  /** Whether stock is counted; plans and software have none. */
  tracksStock: z.boolean(),
  inStock: z.boolean(),
  stock: z.int(),
  minimumOrder: z.nullable(z.int()),
})
export type ProductCard = z.infer<typeof productCardSchema>

/** A line with its prices. */
export const pricedLineSchema = z.object({
  /** Slug, or the address of a plan or service. */
  slug: z.string(),
  name: bilingualSchema,
  sku: z.nullable(z.string()),
  quantity: z.int(),
  /** Price of one piece at this quantity; null: on request. */
  unitPrice: amount,
  period,
  /** Price of one piece if only one is bought. */
  singlePrice: amount,
  /** All pieces, per `period`, without connectivity. */
  total: amount,
  /** Per piece and year; 0: free, or within a plan of the list. */
  connectivityFee: amount,
  /** Next lower volume price. */
  nextVolume: z.nullable(z.object({ from: z.int(), price: z.number() })),
  minimumOrder: z.nullable(z.int()),
  isBelowMinimum: z.boolean(),
  /** Pieces missing from the stock. */
  missing: z.int(),
})
export type PricedToolLine = z.infer<typeof pricedLineSchema>

/** Sums of the lines that have a price. */
export const listTotalsSchema = z.object({
  once: z.number(),
  monthly: z.number(),
  yearly: z.number(),
  firstYear: z.number(),
  fiveYears: z.number(),
  tenYears: z.number(),
  /** Lines without a price, which the sums leave out. */
  onRequest: z.int(),
})
export type ListTotals = z.infer<typeof listTotalsSchema>
