import type { Bilingual } from '../../i18n/language-values.ts'

export const categories = ['hardware', 'software', 'lpwan', 'systems'] as const
export type Category = (typeof categories)[number]

/** Spec §2, /products. */
export const categoryLabels: Record<Category, Bilingual> = {
  hardware: { 'zh-TW': 'IoT 硬件', en: 'IoT hardware' },
  software: { 'zh-TW': 'AI 軟件', en: 'AI software' },
  lpwan: { 'zh-TW': 'LPWAN', en: 'LPWAN' },
  systems: { 'zh-TW': '完整系統', en: 'Complete systems' },
}

export const terms = ['one-time', 'annual'] as const
export type Term = (typeof terms)[number]

/** What MSRP and partner price pay for: the thing itself, or a month or a year of it. */
export const pricePeriods = ['once', 'month', 'year'] as const
export type PricePeriod = (typeof pricePeriods)[number]

export const connectivityTypes = ['lora', 'nb-iot', 'wifi'] as const
export type ConnectivityType = (typeof connectivityTypes)[number]

/** Admin stock status, spec §4. */
export const stockStatuses = ['in-stock', 'low-stock', 'out-of-stock'] as const
export type StockStatus = (typeof stockStatuses)[number]

/** Spec §9. */
export const availabilityLabels = ['In Stock - High', 'In Stock', 'In Stock - Low', 'Out of Stock'] as const
export type AvailabilityLabel = (typeof availabilityLabels)[number]

/** Spec §9: at this quantity or less, stock is low. */
export const lowStockThreshold = 10
/** Spec §9. */
export const relatedProductsMax = 3

/**
 * `name` is in stroke order of the Chinese names, `nameEn` in alphabetical order of the English ones; `-battery` has on top what lasts
 * longest, `-range` what reaches farthest, as the specifications say.
 */
export const productSorts = [
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

/** A product's texts that visitors filter by, each with what it may be chosen from as its facet; a column of the same name holds the text. */
export const textFacets = ['subcategory', 'ipRating', 'connectivityType'] as const
export type TextFacet = (typeof textFacets)[number]

/** An object with a value for each text facet. */
export function eachTextFacet<Value>(make: (facet: TextFacet) => Value): Record<TextFacet, Value> {
  return Object.fromEntries(textFacets.map((facet) => [facet, make(facet)])) as Record<TextFacet, Value>
}

/** Kinds of product that a system is made of at most, and pieces of one. */
export const componentsMax = 100
export const componentQuantityMax = 10_000

/** Where one choice of a price ends and the next begins, HKD. */
export const priceSteps = [500, 1000, 2000, 5000] as const
/** Years that a battery lasts at least, as a filter offers them. */
export const batterySteps = [1, 3, 5, 10] as const
