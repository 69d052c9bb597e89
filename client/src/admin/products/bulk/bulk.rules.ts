import type { BulkAction } from '#contract/catalogue/product-edits.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'

export const bulkKinds = ['price', 'stock', 'category', 'retire', 'restore'] as const
export type BulkKind = (typeof bulkKinds)[number]

export interface BulkDraft {
  kind: BulkKind
  priceBy: 'percent' | 'amount'
  percent: string
  amount: string
  quantity: string
  category: string
}

export const blankDraft: Omit<BulkDraft, 'kind'> = {
  priceBy: 'percent',
  percent: '',
  amount: '',
  quantity: '',
  category: '',
}

/** Builds the request, not validated yet: an empty field is not a number. */
export function actionOf(draft: BulkDraft): unknown {
  const { kind, priceBy } = draft
  if (kind === 'price') {
    return { action: kind, change: { kind: priceBy, [priceBy]: numberOf(draft[priceBy]) } }
  }
  if (kind === 'stock') return { action: kind, quantity: numberOf(draft.quantity) }
  return kind === 'category' ? { action: kind, category: draft.category } : { action: kind }
}

/** Parses a typed number, such as "1,180"; undefined if it is none. */
export function numberOf(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '').replace(/^HK\$/i, '').replace(/%$/, '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** Predicts the value that the server will set; undefined if the product stays as it is. */
export function outcomeOf(product: StaffProduct, action: BulkAction): number | string | boolean | undefined {
  switch (action.action) {
    case 'price':
      return changed(product.msrp, priceAfter(product.msrp, action.change))
    case 'stock':
      // A product may have a quantity and still be out of stock.
      return changed(product.inStock ? product.stockQuantity : 0, action.quantity)
    case 'category':
      // An unknown category is shown as a fallback, which the product does not have yet.
      return changed(product.issues.includes('unknown-category') ? undefined : product.category, action.category)
    default:
      return changed(product.isRetired, action.action === 'retire')
  }
}

function changed<Value>(before: Value | undefined, after: Value): NonNullable<Value> | undefined {
  return before === after ? undefined : (after ?? undefined)
}

type PriceChange = Extract<BulkAction, { action: 'price' }>['change']

/** Rounds to the cent, half away from zero. Null for a percentage of a missing price. */
function priceAfter(msrp: number | null, change: PriceChange): number | null {
  // Rounds via millionths, because 1.005 × 100 is slightly less than 100.5.
  if (change.kind === 'amount') return Math.round(Math.round(change.amount * 1_000_000) / 10_000) / 100
  if (msrp === null) return null
  // In integers (cents × ten-thousandths of a percent), because floats would round half a cent either way.
  const scaled = BigInt(Math.round(msrp * 100)) * BigInt(Math.round((100 + change.percent) * 10_000))
  const divisor = 1_000_000n
  return Number((scaled + divisor / 2n) / divisor) / 100
}
