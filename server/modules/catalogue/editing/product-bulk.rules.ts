import Big from 'big.js'
import type { BulkAction } from '#contract/catalogue/product-edits.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import { fitsColumn, toCents } from '../prices-stock/prices.rules.ts'
import { readPrice, withAmount } from '../prices-stock/prices-reading.rules.ts'
import { readCategory } from '../products/categories.rules.ts'

/** Returns the effect of a bulk change on one product; `undefined` where its price would not fit the column. */
export function bulkEditOf(
  action: BulkAction,
  record: CatalogueRecord,
): { record?: Partial<CatalogueRecord>; retired?: boolean } | undefined {
  switch (action.action) {
    case 'retire':
      return { retired: true }
    case 'restore':
      return { retired: false }
    case 'stock':
      return { record: { availability: String(action.quantity) } }
    case 'category':
      return isOf(action.category, record.category) ? {} : { record: { category: action.category } }
    case 'price':
      return pricedAs(action.change, record)
  }
}

function isOf(category: string, text: string | null): boolean {
  return text !== null && readCategory(text) === category
}

type PriceChange = Extract<BulkAction, { action: 'price' }>['change']

/** Keeps a monthly price monthly. A percentage does not affect a product without a price. */
function pricedAs(change: PriceChange, { msrp }: CatalogueRecord): { record?: Partial<CatalogueRecord> } | undefined {
  const present = msrp === null ? undefined : readPrice(msrp)
  if (change.kind === 'percent' && !present) return {}
  const amount = amountOf(change, present?.amount ?? new Big(0))
  if (!fitsColumn(amount)) return undefined
  if (present?.amount.eq(amount)) return {}
  return { record: { msrp: msrp !== null && present ? withAmount(msrp, amount) : amount.toFixed() } }
}

function amountOf(change: PriceChange, present: Big): Big {
  if (change.kind === 'amount') return toCents(new Big(change.amount))
  return toCents(present.times(new Big(100).plus(change.percent)).div(100))
}
