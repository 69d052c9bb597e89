import * as z from 'zod/mini'
import { bilingualSchema } from '../i18n/languages.ts'
import { visitorFault } from '../problems/field-faults.ts'
import { pageOf, pageParameters } from '../site/pages.ts'
import { currencyCodeSchema } from './money.ts'
import { countries } from './values/countries.ts'
import { mountings } from './values/mountings.ts'
import {
  availabilityLabels,
  categories,
  connectivityTypes,
  eachTextFacet,
  pricePeriods,
  productSorts,
  stockStatuses,
  terms,
} from './values/product-values.ts'

export * from './values/product-values.ts'

export const categorySchema = z.enum(categories)

/** Where it came from. */
export const productSources = ['sample', 'notion', 'local'] as const
export const productSourceSchema = z.enum(productSources)

const money = z.nullable(z.number())

/** A promotion that a product is sold under now: its price is the promotion's for as long as this is there. */
const promotionSchema = z.object({
  title: bilingualSchema,
  text: bilingualSchema,
  /** The list price that it takes the place of, HKD. */
  msrp: z.number(),
  /** From this moment on the list price is asked again. */
  until: z.iso.datetime(),
})
export type Promotion = z.infer<typeof promotionSchema>

/**
 * Amounts are HKD with two decimals; `null` where there is none, which reads "price on request". While a promotion runs, `msrp` is its
 * price, as are all that follow from it (`displayPrice`, `sensorPrice`, `licensePrice`, `firstYearTotal`), and `promotion.msrp` the list price.
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

/** What a system is made of: so many of a product, by its SKU. */
export const componentSchema = z.object({ sku: z.string(), quantity: z.int() })
export type Component = z.infer<typeof componentSchema>

/** `given` is what staff or their source gave, whatever it shows; a `render` is drawn by a computer (docs/images.md), which is said beside it. */
export const imageOrigins = ['given', 'render'] as const

/** `url` is a path on this origin; the bytes behind it never change. */
export const productImageSchema = z.object({
  url: z.string(),
  name: z.string(),
  origin: z.enum(imageOrigins),
  /** What it shows, for who does not see it. */
  alt: z.nullable(bilingualSchema),
  /** In pixels, where it is known. */
  size: z.nullable(z.object({ width: z.int(), height: z.int() })),
  /** Widths that it is served in, too, at `{url}/{width}.avif` and `.webp`; none where there is but the one file. */
  widths: z.array(z.int()),
})
export type ProductImage = z.infer<typeof productImageSchema>

const machineTranslatable = ['name', 'nameEn', 'description', 'descriptionEn'] as const
export const machineTranslatableSchema = z.enum(machineTranslatable)
export type MachineTranslatable = z.infer<typeof machineTranslatableSchema>

/** From so many pieces on, what one costs: HKD. */
export const volumePriceSchema = z.object({ from: z.int(), price: z.number() })
export type VolumePrice = z.infer<typeof volumePriceSchema>

/** What a buyer needs to know beside price and specifications (issue 19); columns of the same names hold it. Empty, or null, where nothing is known. */
export const buyingFacts = {
  mounting: z.array(z.enum(mountings)),
  /** Radio bands, such as AS923 or LTE B8. */
  bands: z.array(z.string()),
  certificates: z.array(z.string()),
  warrantyMonths: z.nullable(z.int()),
  /** Days from an order until it leaves the warehouse. */
  leadTimeDays: z.nullable(z.int()),
  /** Pieces. */
  minimumOrder: z.nullable(z.int()),
  /** Rising in pieces, falling in price, below the MSRP. */
  volumePrices: z.array(volumePriceSchema),
  /** SKUs of what does not work without, and of what may be had with it. */
  requires: z.array(z.string()),
  accessories: z.array(z.string()),
  /** Where it may be used: ISO 3166-1. */
  countries: z.array(z.enum(countries)),
  /** On an https:// address each. */
  documents: z.array(z.object({ title: z.string(), url: z.string() })),
}
export type BuyingFact = keyof typeof buyingFacts
export const buyingFactNames = Object.keys(buyingFacts) as BuyingFact[]

/** A product as the public reads it: an allow-list, so a new private column stays private. Spec §3. */
export const productSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  sku: z.nullable(z.string()),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  category: categorySchema,
  subcategory: z.nullable(z.string()),
  /** Its IP code: "IP67". */
  ipRating: z.nullable(z.string()),
  description: z.nullable(z.string()),
  descriptionEn: z.nullable(z.string()),
  manufacturerCode: z.nullable(z.string()),
  modelNumber: z.nullable(z.string()),
  price: priceSchema,
  term: z.enum(terms),
  recurring: z.boolean(),
  /** Whether it is pieces on a shelf: a plan and software have no stock to run out of. */
  tracksStock: z.boolean(),
  inStock: z.boolean(),
  stockQuantity: z.int(),
  stockStatus: z.enum(stockStatuses),
  availability: z.enum(availabilityLabels),
  limitedOffer: z.boolean(),
  images: z.array(productImageSchema),
  features: z.array(featureGroupSchema),
  /** The English wording of `features`; empty where they are the same in both languages. */
  featuresEn: z.array(featureGroupSchema),
  specifications: z.array(specificationSchema),
  specificationsEn: z.array(specificationSchema),
  /** None where it is no system, or nothing is said of what it is made of. */
  components: z.array(componentSchema),
  tags: z.array(z.string()),
  ...buyingFacts,
  /** Which texts a machine translated; a person's text is never among them. */
  machineTranslated: z.array(machineTranslatableSchema),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Product = z.infer<typeof productSchema>

/** What is on a product's own page alone. */
const detailMask = {
  specifications: true,
  specificationsEn: true,
  components: true,
  bands: true,
  certificates: true,
  warrantyMonths: true,
  leadTimeDays: true,
  requires: true,
  accessories: true,
  countries: true,
  documents: true,
} as const
export const detailNames = Object.keys(detailMask) as (keyof typeof detailMask)[]

/** A product in a list. */
export const productSummarySchema = z.omit(productSchema, detailMask)
export type ProductSummary = z.infer<typeof productSummarySchema>

/** PostgreSQL keeps no NUL. */
const withoutNul = z.refine<string>((text) => !text.includes('\0'), visitorFault('nul_character'))
const text = z.string().check(z.trim(), z.maxLength(100), withoutNul)
/** What is looked for, its words with one space between. */
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
 * `minPrice` and `maxPrice` are HKD, compared with the MSRP; `minBattery` is years, `minRange` km, compared with what the specifications
 * say. An empty `search` finds everything.
 */
export const productListQuerySchema = z.strictObject({
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
  sort: z._default(z.enum(productSorts), 'name'),
  ...pageParameters,
})
export type ProductListQuery = z.infer<typeof productListQuerySchema>

const textFacetSchema = z.array(z.object({ value: z.string(), count: z.int() }))

/** What of a search is taken for a filter: by its name, and how much. */
export const measureNames = ['minPrice', 'maxPrice', 'minBattery', 'minRange', 'ipRating'] as const
const measureSchema = z.object({
  name: z.enum(measureNames),
  value: z.string(),
  /** The search without it. */
  without: z.string(),
})
export type UnderstoodMeasure = z.infer<typeof measureSchema>

/** How many products each choice would show, the other filters staying as they are. */
export const productListSchema = z.extend(pageOf(productSummarySchema), {
  facets: z.object({
    category: z.array(z.object({ value: categorySchema, count: z.int() })),
    ...eachTextFacet(() => textFacetSchema),
    /** One product may be counted for several. */
    mounting: z.array(z.object({ value: z.enum(mountings), count: z.int() })),
    inStock: z.array(z.object({ value: z.boolean(), count: z.int() })),
    /** HKD; null where it is open. */
    price: z.array(z.object({ min: money, max: money, count: z.int() })),
    /** Of so many years at least. */
    battery: z.array(z.object({ min: z.number(), count: z.int() })),
  }),
  /** What of the search was taken for filters, in its order. */
  understood: z.array(measureSchema),
  /** The search that these were found by, where the one that was typed finds nothing: its typing errors mended. */
  meant: z.nullable(z.string()),
  /** Of a search that finds few: another one, as it may have been meant, which finds more. */
  didYouMean: z.nullable(z.string()),
  /** Searches that find something, where this one does not: words of its own. */
  suggestions: z.array(z.string()),
})
export type ProductList = z.infer<typeof productListSchema>

/** With what is sold beside it: what it requires and its accessories, of those that are listed; and what it is made of. */
export const productDetailSchema = z.extend(productSchema, {
  related: z.array(productSummarySchema),
  parts: z.object({ requires: z.array(productSummarySchema), accessories: z.array(productSummarySchema) }),
  /** The products of its components as they are sold now; null for one that no longer is. An SKU that nothing goes by is not among them. */
  componentProducts: z.array(z.object({ sku: z.string(), product: z.nullable(productSummarySchema) })),
})
export type ProductDetail = z.infer<typeof productDetailSchema>

/** What is sold in place of a product that no longer is. */
export const productAlternativesSchema = z.object({ items: z.array(productSummarySchema) })
export type ProductAlternatives = z.infer<typeof productAlternativesSchema>

export const productSlugParametersSchema = z.object({ slug: z.string().check(z.maxLength(200), withoutNul) })
export const imageParametersSchema = z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })
export const imageWidthParametersSchema = z.extend(imageParametersSchema, {
  file: z.string().check(z.regex(/^(?:\d{2,4}\.(?:avif|webp)|share\.jpg)$/)),
})
