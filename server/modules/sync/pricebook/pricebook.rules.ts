import Big from 'big.js'
import type { Category, Term } from '#contract/catalogue/products.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import { availabilityLabelOf, deriveProduct } from '#server/modules/catalogue/index.ts'

/** The pricebook's columns in reading order, as they are created in Notion. */
export const pricebookSchema = {
  'Product Name': { title: {} },
  SKU: { rich_text: {} },
  MSRP: { number: { format: 'hong_kong_dollar' } },
  'Min Selling Price': { number: { format: 'hong_kong_dollar' } },
  Margin: { number: { format: 'percent' } },
  'Reseller Cost': { number: { format: 'hong_kong_dollar' } },
  Term: { select: {} },
  Category: { select: {} },
  Subcategory: { rich_text: {} },
  Availability: { select: {} },
  'HKD Cost': { number: { format: 'hong_kong_dollar' } },
  'USD Cost': { number: { format: 'dollar' } },
  'UP Margin': { number: { format: 'percent' } },
  Recurring: { select: {} },
  Barrier: { select: {} },
} as const

export type PricebookColumn = keyof typeof pricebookSchema
export const pricebookColumns = Object.keys(pricebookSchema) as PricebookColumn[]

/** Amounts and percentages are plain decimals. */
export type PricebookValues = Record<PricebookColumn, string | null>

export interface PricebookChange {
  kind: 'create' | 'update' | 'retire'
  productId: string
  pageId: string | null
  name: string
  /** `from` is the page's value. An update without fields only links an identical page. */
  fields: { field: PricebookColumn; from: string | null; to: string | null }[]
  values: PricebookValues
}

/** Money in HKD, except `usdCost`; percentages as decimal text. */
export interface PricebookSource {
  name: string
  sku: string | null
  msrp: string | null
  minSellingPrice: string | null
  margin: string
  partnerPrice: string | null
  term: Term
  category: Category
  subcategory: string | null
  inStock: boolean
  stockQuantity: number
  hkdCost: string | null
  usdCost: string | null
  upMargin: string
  recurring: boolean
  barrier: string
}

export function rowOfRecord(record: CatalogueRecord): PricebookValues {
  const { product } = deriveProduct(record)
  const amounts = ['msrp', 'minSellingPrice', 'margin', 'partnerPrice', 'hkdCost', 'usdCost', 'upMargin'] as const
  const plain = amounts.map((field) => [field, product[field] && new Big(product[field]).toFixed()])
  return pricebookValues({ ...product, ...Object.fromEntries(plain) })
}

export function pricebookValues(product: PricebookSource): PricebookValues {
  return {
    'Product Name': product.name,
    SKU: product.sku,
    MSRP: product.msrp,
    'Min Selling Price': product.minSellingPrice,
    Margin: product.margin,
    'Reseller Cost': product.partnerPrice,
    Term: product.term === 'annual' ? 'Annual' : 'One-time',
    Category: product.category,
    Subcategory: product.subcategory,
    Availability: availabilityLabelOf(product.inStock, product.stockQuantity),
    'HKD Cost': product.hkdCost,
    'USD Cost': product.usdCost,
    'UP Margin': product.upMargin,
    Recurring: product.recurring ? 'Yes' : 'No',
    Barrier: product.barrier,
  }
}
