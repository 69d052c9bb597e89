import type { BulkAction } from '#contract/catalogue/product-edits.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'

export const bulkKinds = ['price', 'stock', 'category', 'retire', 'restore'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** What the dialog holds, as it is typed. */
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

/** The request that a draft makes, yet to be parsed by the contract: a blank is no number. */
export function actionOf(draft: BulkDraft): unknown {
  const { kind, priceBy } = draft
  if (kind === 'price') {
    return { action: kind, change: { kind: priceBy, [priceBy]: numberOf(draft[priceBy]) } }
  }
  if (kind === 'stock') return { action: kind, quantity: numberOf(draft.quantity) }
  return kind === 'category' ? { action: kind, category: draft.category } : { action: kind }
}

/** A number as it is typed, "1,180" too; undefined where it is none. */
export function numberOf(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '').replace(/^HK\$/i, '').replace(/%$/, '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** What an act would make of a product's value, as the server will; undefined where it leaves the product as it is. */
export function outcomeOf(product: StaffProduct, action: BulkAction): number | string | boolean | undefined {
  switch (action.action) {
    case 'price':
      return changed(product.msrp, priceAfter(product.msrp, action.change))
    case 'stock':
      // A text may tell a number and yet say that there is none to be had.
      return changed(product.inStock ? product.stockQuantity : 0, action.quantity)
    case 'category':
      // What is filed under a category for want of a better one is not of it yet.
      return changed(product.issues.includes('unknown-category') ? undefined : product.category, action.category)
    default:
      return changed(product.isRetired, action.action === 'retire')
  }
}

function changed<Value>(before: Value | undefined, after: Value): NonNullable<Value> | undefined {
  return before === after ? undefined : (after ?? undefined)
}

type PriceChange = Extract<BulkAction, { action: 'price' }>['change']

/** To the cent, half away from zero; nothing by percent of what has no price. */
function priceAfter(msrp: number | null, change: PriceChange): number | null {
  // By way of millionths, for 1.005 × 100 is a little less than 100.5.
  if (change.kind === 'amount') return Math.round(Math.round(change.amount * 1_000_000) / 10_000) / 100
  if (msrp === null) return null
  // In whole numbers, for a float would round half a cent either way: ten-thousandths of a percent of cents.
  const scaled = BigInt(Math.round(msrp * 100)) * BigInt(Math.round((100 + change.percent) * 10_000))
  const divisor = 1_000_000n
  return Number((scaled + divisor / 2n) / divisor) / 100
}
