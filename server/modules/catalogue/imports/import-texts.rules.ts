import Big from 'big.js'
import type { CellFault } from '#contract/catalogue/product-import-faults.ts'
import { isFigureField, productField, type RecordField } from '#contract/fields/product.ts'
import { withoutInvisible } from '#server/platform/visible-text.ts'
import { toCents } from '../prices-stock/prices.rules.ts'
import { type Decimals, withPoint } from './reading/import-decimals.ts'
import type { TableRow } from './reading/import-table.ts'

/** Identifying fields, which are compared and must not contain invisible marks. */
const namingFields = new Set<RecordField | 'id'>(['name', 'nameEn', 'sku', 'manufacturerCode', 'modelNumber'])
const codeFields = new Set<RecordField | 'id'>(['sku', 'manufacturerCode', 'modelNumber'])
/** A code of many digits that a spreadsheet turned into a number. */
const damagedCode = /^\d(?:[.,]\d+)?E\+\d{2,}$/

export function fieldText(
  { cells, numbers, faults }: Pick<TableRow, 'cells' | 'numbers' | 'faults'>,
  column: number,
  field: 'id' | RecordField,
  decimals: Decimals | null | undefined,
): { text?: string; fault?: CellFault } {
  const text = cells[column] ?? ''
  const fault = faults?.find((one) => one.column === column)?.code
  if (fault) return { text, fault }
  return textOfField(text, field, { isNumber: numbers?.includes(column) ?? false, decimals })
}

/** @param decimals of the column, for cells that are not numbers */
function textOfField(
  text: string,
  field: 'id' | RecordField,
  { isNumber, decimals }: { isNumber: boolean; decimals: Decimals | null | undefined },
): { text?: string; fault?: CellFault } {
  if (text === '' || field === 'id') return { text }
  if (codeFields.has(field) && damagedCode.test(text)) return { text, fault: 'damaged_number' }
  if (namingFields.has(field)) return { text: withoutInvisible(text) }
  if (!isFigureField(field)) return { text }
  const figure = isNumber ? text : withPoint(text, decimals)
  if (figure === undefined) return { text, fault: 'unsure_decimals' }
  if (field === 'availability' && isPart.test(figure)) return { text, fault: 'not_whole' }
  const isAmount = productField(field).reads === 'amount'
  return { text: isNumber && isAmount && isFraction.test(figure) ? toCents(new Big(figure)).toFixed() : figure }
}

const isPart = /^-?\d+\.\d*[1-9]\d*$/
const isFraction = /^-?\d+\.\d{3,}$/
