import { createContext, useContext } from 'react'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'

/** What can be changed in the table itself. */
export type InlineField = 'price' | 'stock'

export interface InlineEdits {
  /** Saves a value; says so, or why not. @returns once the table shows what holds */
  save: (product: StaffProduct, field: InlineField, value: number) => Promise<void>
}

/** Of the table that a cell is in; undefined where the reader may only look. */
export const InlineEditsContext = createContext<InlineEdits | undefined>(undefined)

export function useInlineEdits(): InlineEdits | undefined {
  return useContext(InlineEditsContext)
}

/** The value that a field holds; null for no price. */
export function inlineValue(product: Pick<StaffProduct, 'msrp' | 'stockQuantity'>, field: InlineField): number | null {
  return field === 'price' ? product.msrp : product.stockQuantity
}
