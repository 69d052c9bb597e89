import { stockWords } from '#contract/catalogue/product-words.ts'
import type { CatalogueRecord, RecordField } from '#contract/fields/product.ts'
import { withoutInvisible } from '#server/platform/visible-text.ts'
import { exportedCell } from '../editing/product-input.rules.ts'
import { stockOf, stockStatusOf } from '../prices-stock/availability.rules.ts'
import { readTerm } from '../prices-stock/prices.rules.ts'
import { readPrice } from '../prices-stock/prices-reading.rules.ts'
import { readCategory } from '../products/categories.rules.ts'
import type { DerivedProduct } from '../products/products-columns.repo.ts'
import { deriveProduct } from '../products/products-derive.ts'
import { type CellValues, valuesOf } from './import-values.rules.ts'
import { cellText } from './reading/import-table.ts'

/** A bare number, as spreadsheets write "HK$1,180.00". */

const bareNumber = /^\d[\d, ]*(?:\.\d+)?$/
const money = { minSellingPrice: 'minSellingPrice', resellerCost: 'partnerPrice', usdCost: 'usdCost' } as const
const percents = { margin: 'margin', upMargin: 'upMargin' } as const

/**
 * Returns the new value of a field. Where the cell means the present value in another form, that is kept, so that importing an unchanged
 * export changes nothing. A monthly or yearly price keeps its period where the cell has only a number.
 */
export function valueAfter(
  field: RecordField,
  record: CatalogueRecord,
  value: CatalogueRecord[RecordField],
): CatalogueRecord[RecordField] {
  const present = record[field]
  if (present === null) return typeof value === 'string' && follows(field, value, record) ? null : value
  if (isReadBack(field, present, value)) return present
  if (typeof present !== 'string' || typeof value !== 'string') return value
  if (withoutInvisible(present) === value) return present
  if (present.replace(/[^\S\n]+/g, ' ') === value.replace(/[^\S\n]+/g, ' ')) return present
  return meansTheSame(field, present, value) ? present : withPeriod(field, present, value)
}

/** Returns whether a cell equals the export of the present value as it would be read, such as a list with commas, or the text "-". */
function isReadBack(
  field: RecordField,
  present: NonNullable<CatalogueRecord[RecordField]>,
  value: CatalogueRecord[RecordField],
): boolean {
  const cell = cellText(String(exportedCell(field, present)))
  return withoutOdd(valuesOf({ [field]: cell })[field]) === withoutOdd(value)
}

function withoutOdd(value: CellValues[RecordField]): string {
  return JSON.stringify(value).replace(/\\u00[01][\da-f]|[\ufffe\uffff]/g, '')
}

function meansTheSame(field: RecordField, present: string, value: string): boolean {
  if (field === 'sku') return present.toLowerCase() === value.toLowerCase()
  if (field === 'category') return readCategory(present) !== undefined && readCategory(present) === readCategory(value)
  if (field === 'term') return readTerm(present) !== undefined && readTerm(present) === readTerm(value)
  if (field === 'availability') return isSameStock(present, value)
  if (field in percents) return percentOf(present) !== undefined && percentOf(present) === percentOf(value)
  return isPrice(field) && samePrice(field, present, value)
}

const statusWords = new Map(
  Object.entries(stockWords).flatMap(([status, words]) =>
    Object.values(words).map((word) => [word.toLowerCase(), status]),
  ),
)

function isSameStock(present: string, value: string): boolean {
  const { inStock, stockQuantity } = stockOf(present)
  if (bareNumber.test(value)) return JSON.stringify(stockOf(value)) === JSON.stringify({ inStock, stockQuantity })
  return statusWords.get(value.toLowerCase()) === stockStatusOf(inStock, stockQuantity)
}

function isPrice(field: RecordField): boolean {
  return field === 'msrp' || field === 'connectivityFee' || field === 'hkdCost' || field in money
}

function samePrice(field: RecordField, present: string, value: string): boolean {
  const currency = field === 'usdCost' ? 'USD' : 'HKD'
  const [before, after] = [readPrice(present, currency), readPrice(value, currency)]
  if (!before || !after || !before.amount.eq(after.amount)) return false
  return before.period === after.period || bareNumber.test(value)
}

/** Appends the present period to a bare number: "399/month" that becomes 419 is "419/month". */
function withPeriod(field: RecordField, present: string, value: string): string {
  if (!isPrice(field) || !bareNumber.test(value)) return value
  const period = readPrice(present)?.period ?? 'once'
  return period === 'once' ? value : `${value}/${period}`
}

function percentOf(text: string): number | undefined {
  const number = /-?\d+(?:\.\d+)?/.exec(text.normalize('NFKC'))
  return number ? Number(number[0]) : undefined
}

/** Returns whether an empty field would be derived as the cell's value. */
function follows(field: RecordField, value: string, record: CatalogueRecord): boolean {
  const derived = () => deriveProduct(record).product
  if (field === 'category') return readCategory(value) === derived().category
  if (field === 'term') return readTerm(value) === derived().term
  if (field === 'barrier') return value === derived().barrier
  if (field === 'availability') return value === '0'
  return followsAmount(field, value, derived)
}

function followsAmount(field: RecordField, value: string, derived: () => DerivedProduct): boolean {
  if (field === 'margin' || field === 'upMargin') return percentOf(value) === Number(derived()[field])
  if (field !== 'minSellingPrice' && field !== 'resellerCost' && field !== 'usdCost') return false
  const amount = readPrice(value, field === 'usdCost' ? 'USD' : 'HKD')?.amount
  return amount !== undefined && derived()[money[field]] === amount.toFixed(2)
}
