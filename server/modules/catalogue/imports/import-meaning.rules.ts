import { stockWords } from '#contract/catalogue/product-words.ts'
import type { CatalogueRecord, RecordField } from '#contract/fields/product.ts'
import { withoutInvisible } from '#server/platform/visible-text.ts'
import { exportedCell } from '../editing/product-cells.rules.ts'
import { stockOf, stockStatusOf } from '../prices-stock/availability.rules.ts'
import { readTerm } from '../prices-stock/prices.rules.ts'
import { readPrice } from '../prices-stock/prices-reading.rules.ts'
import { readCategory } from '../products/categories.rules.ts'
import type { DerivedProduct } from '../products/products-columns.repo.ts'
import { deriveProduct } from '../products/products-derive.ts'
import { type CellValues, valuesOf } from './import-values.rules.ts'
import { cellText } from './reading/import-table.ts'

/**
 * What a cell changes. A spreadsheet says the same in other words: 1180 for "HK$1,180.00", a partner price that is 60 % of the
 * MSRP in any case. Only what means something else is a change, so that an export that comes back untouched changes nothing.
 */

const bareNumber = /^\d[\d, ]*(?:\.\d+)?$/
const money = { minSellingPrice: 'minSellingPrice', resellerCost: 'partnerPrice', usdCost: 'usdCost' } as const
const percents = { margin: 'margin', upMargin: 'upMargin' } as const

/**
 * The value that a field would take: its present one where the cell means that, and a price that stays by the month or the
 * year where the cell holds only a number.
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

/** Whether a cell says what an export of the present value says, read as a cell is: a list with commas in it, a text that is "-". */
function isReadBack(
  field: RecordField,
  present: NonNullable<CatalogueRecord[RecordField]>,
  value: CatalogueRecord[RecordField],
): boolean {
  const cell = cellText(String(exportedCell(field, present)))
  return withoutOdd(valuesOf({ [field]: cell })[field]) === withoutOdd(value)
}

/** A workbook leaves out what XML cannot hold. */
function withoutOdd(value: CellValues[RecordField]): string {
  return JSON.stringify(value).replace(/\\u00[01][\da-f]|[\ufffe\uffff]/g, '')
}

function meansTheSame(field: RecordField, present: string, value: string): boolean {
  if (field === 'sku') return present.toLowerCase() === value.toLowerCase()
  if (field === 'category') return readCategory(present) !== undefined && readCategory(present) === readCategory(value)
  if (field === 'term') return readTerm(present) !== undefined && readTerm(present) === readTerm(value)
  if (field === 'availability') return saysSameStock(present, value)
  if (field in percents) return percentOf(present) !== undefined && percentOf(present) === percentOf(value)
  return isPrice(field) && samePrice(field, present, value)
}

/** Spec §4's statuses as lists show them, in both languages: they say no number of pieces. */
const statusWords = new Map(
  Object.entries(stockWords).flatMap(([status, words]) => Object.values(words).map((word) => [word, status])),
)

function saysSameStock(present: string, value: string): boolean {
  const { inStock, stockQuantity } = stockOf(present)
  if (bareNumber.test(value)) return JSON.stringify(stockOf(value)) === JSON.stringify({ inStock, stockQuantity })
  return statusWords.get(value) === stockStatusOf(inStock, stockQuantity)
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

/** "399/month" that becomes 419 is "419/month": a column of numbers cannot say it. */
function withPeriod(field: RecordField, present: string, value: string): string {
  if (!isPrice(field) || !bareNumber.test(value)) return value
  const period = readPrice(present)?.period ?? 'once'
  return period === 'once' ? value : `${value}/${period}`
}

function percentOf(text: string): number | undefined {
  const number = /-?\d+(?:\.\d+)?/.exec(text.normalize('NFKC'))
  return number ? Number(number[0]) : undefined
}

/** Whether a rule gives what the cell says where the product says nothing. */
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
