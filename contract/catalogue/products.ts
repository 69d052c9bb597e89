import * as z from 'zod/mini'
import { bilingualSchema, defaultLanguage, readerLanguageSchema } from '../i18n/languages.ts'
import { visitorFault } from '../problems/field-faults.ts'
import { pageOf, pageParameters } from '../site/pages.ts'
import { currencyCodeSchema } from './money.ts'
import { unlistedFacts } from './values/buying-facts.ts'
import { countries } from './values/countries.ts'
import { mountings } from './values/mountings.ts'
import {
  availabilityLabels,
  categories,
  connectivityTypes,
  eachTextFacet,
  type ProductSort,
  pricePeriods,
  productSorts,
  stockStatuses,
  terms,
} from './values/product-values.ts'

export * from './values/product-values.ts'

export const categorySchema = z.enum(categories)

/** Origin of a product. */
export const productSources = ['sample', 'notion', 'local'] as const
export const productSourceSchema = z.enum(productSources)

const money = z.nullable(z.number())

/** A running promotion; while it is set, the product's price is the promotional one. */
const promotionSchema = z.object({
  title: bilingualSchema,
  text: bilingualSchema,
  /** The regular list price in HKD. */
  msrp: z.number(),
  /** When the list price applies again. */
  until: z.iso.datetime(),
})
export type Promotion = z.infer<typeof promotionSchema>

/**
 * Amounts are in HKD with two decimals; `null` is shown as "price on request". During a promotion, `msrp` and the
 * values derived from it (`displayPrice`, `sensorPrice`, `licensePrice`, `firstYearTotal`) are promotional, and
 * `promotion.msrp` is the list price.
 */
export const priceSchema = z.object({
  baseCurrency: currencyCodeSchema,
  displayPrice: z.string(),
  msrp: money,
  period: z.enum(pricePeriods),
  partnerPrice: money,
  sensorPrice: money,
  licensePrice: z.object({ annual: money, currency: currencyCodeSchema }),
  connectivity: z.object({
    type: z.nullable(z.enum(connectivityTypes)),
    annualFee: money,
    currency: currencyCodeSchema,
    description: z.nullable(z.string()),
  }),
  firstYearTotal: money,
  /** Only while one runs. */
  promotion: z.optional(promotionSchema),
})
export type Price = z.infer<typeof priceSchema>

export const specificationSchema = z.object({ name: z.string(), value: z.string(), unit: z.nullable(z.string()) })
export type Specification = z.infer<typeof specificationSchema>

export const featureGroupSchema = z.object({
  category: z.string(),
  items: z.array(z.object({ feature: z.string(), value: z.string() })),
})
export type FeatureGroup = z.infer<typeof featureGroupSchema>

export const componentSchema = z.object({ sku: z.string(), quantity: z.int() })
export type Component = z.infer<typeof componentSchema>

/** `given`: provided by staff or the source; `render`: computer-generated (docs/images.md), and labelled as such. */
export const imageOrigins = ['given', 'render'] as const

/** `url` is a path on this origin; its bytes never change. */
export const productImageSchema = z.object({
  url: z.string(),
  name: z.string(),
  origin: z.enum(imageOrigins),
  /** Alternative text. */
  alt: z.nullable(bilingualSchema),
  /** In pixels, if known. */
  size: z.nullable(z.object({ width: z.int(), height: z.int() })),
  /** Widths also available at `{url}/{width}.avif` and `.webp`; empty when there is only the original file. */
  widths: z.array(z.int()),
})
export type ProductImage = z.infer<typeof productImageSchema>

const machineTranslatable = ['name', 'nameEn', 'description', 'descriptionEn'] as const
export const machineTranslatableSchema = z.enum(machineTranslatable)
export type MachineTranslatable = z.infer<typeof machineTranslatableSchema>

/** Price per piece in HKD from a quantity on. */
export const volumePriceSchema = z.object({ from: z.int(), price: z.number() })
export type VolumePrice = z.infer<typeof volumePriceSchema>

/**
 * Facts that buyers need besides price and specifications, stored in columns of the same names. Empty or null when
 * unknown.
 */
export const buyingFacts = {
  mounting: z.array(z.enum(mountings)),
  /** Radio bands, such as AS923 or LTE B8. */
  bands: z.array(z.string()),
  certificates: z.array(z.string()),
  warrantyMonths: z.nullable(z.int()),
  /** Days from the order until dispatch. */
  leadTimeDays: z.nullable(z.int()),
  /** In pieces. */
  minimumOrder: z.nullable(z.int()),
  /** Rising quantities, falling prices, all below the MSRP. */
  volumePrices: z.array(volumePriceSchema),
  /** SKUs of required products and of optional accessories. */
  requires: z.array(z.string()),
  accessories: z.array(z.string()),
  /** Countries where it may be used, ISO 3166-1. */
  countries: z.array(z.enum(countries)),
  /** All on https:// addresses. */
  documents: z.array(z.object({ title: z.string(), url: z.string() })),
}
export type BuyingFact = keyof typeof buyingFacts
export const buyingFactNames = Object.keys(buyingFacts) as BuyingFact[]

/** Public fields of a product: an allow-list, so that new columns stay private. */
export const productSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  sku: z.nullable(z.string()),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  category: categorySchema,
  subcategory: z.nullable(z.string()),
  /** Such as "IP67". */
  ipRating: z.nullable(z.string()),
  description: z.nullable(z.string()),
  descriptionEn: z.nullable(z.string()),
  manufacturerCode: z.nullable(z.string()),
  modelNumber: z.nullable(z.string()),
  price: priceSchema,
  term: z.enum(terms),
  recurring: z.boolean(),
  /** Whether stock is counted; plans and software have none. */
  tracksStock: z.boolean(),
  inStock: z.boolean(),
  stockQuantity: z.int(),
  stockStatus: z.enum(stockStatuses),
  availability: z.enum(availabilityLabels),
  limitedOffer: z.boolean(),
  images: z.array(productImageSchema),
  features: z.array(featureGroupSchema),
  /** English `features`; empty when both languages are the same. */
  featuresEn: z.array(featureGroupSchema),
  specifications: z.array(specificationSchema),
  specificationsEn: z.array(specificationSchema),
  /** Empty for products that are not systems or whose parts are unknown. */
  components: z.array(componentSchema),
  tags: z.array(z.string()),
  ...buyingFacts,
  machineTranslated: z.array(machineTranslatableSchema),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Product = z.infer<typeof productSchema>

/** Fields of the product page only. */
const detailMask = {
  specifications: true,
  specificationsEn: true,
  components: true,
  ...(Object.fromEntries(Object.keys(unlistedFacts).map((fact) => [fact, true])) as Record<
    keyof typeof unlistedFacts,
    true
  >),
} as const
export const detailNames = Object.keys(detailMask) as (keyof typeof detailMask)[]

/** A product in a list. */
export const productSummarySchema = z.omit(productSchema, detailMask)
export type ProductSummary = z.infer<typeof productSummarySchema>

/** PostgreSQL cannot store NUL characters. */
const withoutNul = z.refine<string>((text) => !text.includes('\0'), visitorFault('nul_character'))
const text = z.string().check(z.trim(), z.maxLength(100), withoutNul)
/** Search text with whitespace collapsed. */
const words = z.string().check(
  z.overwrite((typed) => typed.replace(/\p{Cf}/gu, '').replace(/\s+/gu, ' ')),
  z.trim(),
  z.maxLength(100),
  withoutNul,
)
const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, visitorFault('not_amount'))),
  z.coerce.number(),
)

/**
 * `minPrice` and `maxPrice` are HKD and apply to the MSRP; `minBattery` (years) and `minRange` (km) apply to the
 * specifications. An empty `search` matches everything. `sort` is by default `relevance` while searching, else `name`.
 */
export const productListQuerySchema = z
  .strictObject({
    search: z.optional(words),
    category: z.optional(categorySchema),
    ...eachTextFacet(() => z.optional(text)),
    mounting: z.optional(z.enum(mountings)),
    tag: z.optional(text),
    inStock: z.optional(z.enum(['true', 'false'])),
    minPrice: z.optional(amount),
    maxPrice: z.optional(amount),
    minBattery: z.optional(amount),
    minRange: z.optional(amount),
    sort: z.optional(z.enum(productSorts)),
    ...pageParameters,
  })
  .check(z.overwrite(withSort))
export type ProductListParameters = z.infer<typeof productListQuerySchema>
export type ProductListQuery = ProductListParameters & { sort: ProductSort }

export function withSort<Query extends { search?: string | undefined; sort?: ProductSort | undefined }>(
  query: Query,
): Query & { sort: ProductSort } {
  return { ...query, sort: query.sort ?? (query.search ? 'relevance' : 'name') }
}

const textFacetSchema = z.array(z.object({ value: z.string(), count: z.int() }))

/** Part of a search text that was understood as a filter, such as a price limit. */
export const measureNames = ['minPrice', 'maxPrice', 'minBattery', 'minRange', 'ipRating'] as const
const measureSchema = z.object({
  name: z.enum(measureNames),
  value: z.string(),
  /** The search text without that part. */
  without: z.string(),
})
export type UnderstoodMeasure = z.infer<typeof measureSchema>

/** Number of products that each choice would show with the other filters unchanged. */
export const productListSchema = z.extend(pageOf(productSummarySchema), {
  facets: z.object({
    category: z.array(z.object({ value: categorySchema, count: z.int() })),
    ...eachTextFacet(() => textFacetSchema),
    /** A product may count for several. */
    mounting: z.array(z.object({ value: z.enum(mountings), count: z.int() })),
    inStock: z.array(z.object({ value: z.boolean(), count: z.int() })),
    /** In HKD; null for an open end. */
    price: z.array(z.object({ min: money, max: money, count: z.int() })),
    /** Minimum years. */
    battery: z.array(z.object({ min: z.number(), count: z.int() })),
  }),
  /** Subcategories that are uses: those of devices and systems. Of software and connectivity they are kinds. */
  uses: z.array(z.string()),
  /** Filters understood from the search text, in its order. */
  understood: z.array(measureSchema),
  /** Corrected search text that gave these results, when the original found nothing. */
  meant: z.nullable(z.string()),
  /** Words of the search that these results lack, since no product has them together with the others. */
  without: z.array(z.string()),
  /** Alternative search text with more results, when the original found few. */
  didYouMean: z.nullable(z.string()),
  /** Those of `without` that find something by themselves. */
  suggestions: z.array(z.string()),
})
export type ProductList = z.infer<typeof productListSchema>

/**
 * With related products: required ones, accessories and components, as far as they are listed. `parts.requires` has
 * everything that the product does not work without, also what its requirements require; `parts.missing` the SKUs, in
 * lower case, of those that are not listed.
 */
export const productDetailSchema = z.extend(productSchema, {
  related: z.array(productSummarySchema),
  parts: z.object({
    requires: z.array(productSummarySchema),
    missing: z.array(z.string()),
    accessories: z.array(productSummarySchema),
  }),
  /** Products of the components; null when no longer sold. Unknown SKUs are left out. */
  componentProducts: z.array(z.object({ sku: z.string(), product: z.nullable(productSummarySchema) })),
})
export type ProductDetail = z.infer<typeof productDetailSchema>

/** Products sold in place of a retired one. */
export const productAlternativesSchema = z.object({ items: z.array(productSummarySchema) })
export type ProductAlternatives = z.infer<typeof productAlternativesSchema>

export const productSlugParametersSchema = z.object({ slug: z.string().check(z.maxLength(200), withoutNul) })
export const imageParametersSchema = z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })
export const imageWidthParametersSchema = z.extend(imageParametersSchema, {
  file: z.string().check(z.regex(/^(?:\d{2,4}\.(?:avif|webp)|share\.jpg)$/)),
})

export const datasheetQuerySchema = z.strictObject({ language: z._default(readerLanguageSchema, defaultLanguage) })
