import { createContext, useContext } from 'react'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'

export type InlineField = 'price' | 'stock'

export interface InlineEdits {
  /** Saves a value and shows a toast on success and failure. @returns once the table shows the current value */
  save: (product: StaffProduct, field: InlineField, value: number) => Promise<void>
}

/** Undefined if the reader may not edit. */
export const InlineEditsContext = createContext<InlineEdits | undefined>(undefined)

export function useInlineEdits(): InlineEdits | undefined {
  return useContext(InlineEditsContext)
}

export function inlineValue(product: Pick<StaffProduct, 'msrp' | 'stockQuantity'>, field: InlineField): number | null {
  return field === 'price' ? product.msrp : product.stockQuantity
}
