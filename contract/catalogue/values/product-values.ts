import type { Bilingual } from '../../i18n/language-values.ts'

export const categories = ['hardware', 'software', 'lpwan', 'systems'] as const
export type Category = (typeof categories)[number]

export const categoryLabels: Record<Category, Bilingual> = {
  hardware: { 'zh-TW': 'IoT 硬件', en: 'IoT hardware' },
  software: { 'zh-TW': 'AI 軟件', en: 'AI software' },
  lpwan: { 'zh-TW': 'LPWAN', en: 'LPWAN' },
  systems: { 'zh-TW': '完整系統', en: 'Complete systems' },
}

export const terms = ['one-time', 'annual'] as const
export type Term = (typeof terms)[number]

/** Billing period of MSRP and partner price. */
export const pricePeriods = ['once', 'month', 'year'] as const
export type PricePeriod = (typeof pricePeriods)[number]

export const connectivityTypes = ['lora', 'nb-iot', 'wifi'] as const
export type ConnectivityType = (typeof connectivityTypes)[number]

export const stockStatuses = ['in-stock', 'low-stock', 'out-of-stock'] as const
export type StockStatus = (typeof stockStatuses)[number]

export const availabilityLabels = ['In Stock - High', 'In Stock', 'In Stock - Low', 'Out of Stock'] as const
export type AvailabilityLabel = (typeof availabilityLabels)[number]

/** Stock of this quantity or less is low. */
export const lowStockThreshold = 10
export const relatedProductsMax = 3

/**
 * `relevance` puts the best matches of a search first, and sorts by name without one; `name` sorts Chinese names by
 * stroke order, `nameEn` English ones alphabetically; `-battery` and `-range` put the longest battery life and range
 * first, by specifications.
 */
export const productSorts = [
  'relevance',
  'name',
  '-name',
  'nameEn',
  '-nameEn',
  'price',
  '-price',
  'stock',
  '-stock',
  'createdAt',
  '-createdAt',
  '-battery',
  '-range',
] as const
export type ProductSort = (typeof productSorts)[number]

/** Text fields of a product with a filter; the facet lists their values. */
export const textFacets = ['subcategory', 'ipRating', 'connectivityType'] as const
export type TextFacet = (typeof textFacets)[number]

export function eachTextFacet<Value>(make: (facet: TextFacet) => Value): Record<TextFacet, Value> {
  return Object.fromEntries(textFacets.map((facet) => [facet, make(facet)])) as Record<TextFacet, Value>
}

/** Maximum components of a system, and pieces of one. */
export const componentsMax = 100
export const componentQuantityMax = 10_000

/** Bounds of the price filter, in HKD. */
export const priceSteps = [500, 1000, 2000, 5000] as const
/** Minimum battery life offered by the filter, in years. */
export const batterySteps = [1, 3, 5, 10] as const

/** Percentages by which missing prices are calculated. */
export const pricebookShares = {
  /** Partner price, of the MSRP. */
  resellerCost: 60,
  /** Percentage of the HKD cost. */
  usdCost: 13,
} as const
