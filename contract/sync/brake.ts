import * as z from 'zod/mini'
import { bounded } from '../bounded.ts'
import { type RecordField, recordFields } from '../fields/product.ts'

/**
 * Mass changes by a run: of listed products here, and of pages moved to the trash in Notion. Above the limits the run
 * waits for approval.
 */
export const brakeKinds = [
  'retired',
  'price',
  'stock',
  'availability',
  'category',
  'listing',
  'name',
  'code',
  'description',
  'term',
  'pictures',
  'specifications',
  'details',
  'trashed',
] as const
export type BrakeKind = (typeof brakeKinds)[number]

/** Marks of changes that belong to a mass change, in the order of the kinds. */
export const massMarks = [
  'mass-retired',
  'mass-price',
  'mass-stock',
  'mass-availability',
  'mass-category',
  'mass-listing',
  'mass-name',
  'mass-code',
  'mass-description',
  'mass-term',
  'mass-pictures',
  'mass-specifications',
  'mass-details',
  'mass-trashed',
] as const
export type MassMark = (typeof massMarks)[number]

const namedFields = {
  price: [
    'msrp',
    'minSellingPrice',
    'margin',
    'resellerCost',
    'term',
    'hkdCost',
    'usdCost',
    'upMargin',
    'connectivityFee',
    'volumePrices',
  ],
  stock: ['availability'],
  availability: ['availability'],
  category: ['category', 'subcategory'],
  listing: ['listed'],
  name: ['name', 'nameEn'],
  code: ['sku', 'manufacturerCode', 'modelNumber'],
  description: ['description', 'descriptionEn'],
  term: ['term', 'recurring'],
  pictures: ['images'],
  specifications: [
    'features',
    'featuresEn',
    'specifications',
    'specificationsEn',
    'ipRating',
    'connectivityType',
    'connectivityDescription',
    'mounting',
    'bands',
    'certificates',
  ],
} as const satisfies Partial<Record<BrakeKind, readonly RecordField[]>>

const named = new Set<RecordField>(Object.values(namedFields).flat())

/** Fields of each kind. Those of no other kind are details: buyers see them, or they identify a product. */
export const brakeFields = { ...namedFields, details: recordFields.filter((field) => !named.has(field)) }

export function massMarkOf(kind: BrakeKind): MassMark {
  return `mass-${kind}`
}

/** Minimum number of products to stop a run, so that single edits in a small catalogue are not stopped. */
export const brakeProductsLeast = 2

export const brakePercentMost = 100
export const brakeProductsMost = 100_000
export const brakePercent = bounded(1, brakePercentMost)
export const brakeProducts = bounded(1, brakeProductsMost)

/** On or off, and the limits per kind: percent of listed products, or number of products. */
export const brakeShape = { brake: z.boolean(), brakePercent, brakeProducts }
export const usualBrake = { brake: true, brakePercent: 20, brakeProducts: 50 }
