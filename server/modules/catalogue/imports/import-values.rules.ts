import * as z from 'zod/mini'
import { recordSchema } from '#contract/catalogue/product-edits.ts'
import { blankRecord, type CatalogueRecord, productField, type RecordField } from '#contract/fields/product.ts'
import { namesOtherCurrency } from '../prices-stock/prices-reading.rules.ts'
import { deriveProduct } from '../products/products-derive.ts'
import { type RowFault, rowFault } from './import-faults.ts'
import { pictureFault, picturesIn } from './import-pictures.rules.ts'

/** Texts of cells by field, never empty. */
export type CellTexts = Partial<Record<RecordField, string>>
export type CellValues = Partial<CatalogueRecord>

const emptying = '-'
const formulaError = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)$/

export function valuesOf(texts: CellTexts): CellValues {
  return Object.fromEntries(
    entriesOf(texts).map(([field, text]) => {
      const { form } = productField(field)
      if (form === 'pictures') return [field, text === emptying ? [] : picturesIn(text)]
      if (form === 'tags') return [field, text === emptying ? [] : listOf(text)]
      if (text === emptying) return [field, blankRecord[field]]
      return [field, form === 'prose' ? text.replace(/\r\n?/g, '\n') : text.replace(/\s*[\r\n\t]+\s*/g, ' ')]
    }),
  )
}

function listOf(text: string): string[] {
  const parts = text.split(/[\n,，、;；]/).map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

function entriesOf(texts: CellTexts): [RecordField, string][] {
  return Object.entries(texts) as [RecordField, string][]
}

/**
 * Returns the faults of a row's values.
 * @param changed values that differ from the product's; existing mistakes are not reported
 * @param whole the record with them
 */
export function faultsOf(changed: CellValues, whole: CatalogueRecord): RowFault[] {
  const fields = Object.keys(changed) as RecordField[]
  const form = fields.flatMap((field) => formFault(field, changed))
  return form.length > 0 ? form : meaningFaults(fields, whole)
}

function formFault(field: RecordField, changed: CellValues): RowFault[] {
  const value = changed[field]
  const fault = field === 'images' && pictureFault(changed.images ?? [])
  if (fault) return [fault]
  if (field === 'name' && value === '') return [rowFault('name', 'name_emptied')]
  if (typeof value === 'string' && formulaError.test(value)) return [rowFault(field, 'formula_failed')]
  const [issue] = z.safeParse(recordSchema.def.shape[field], value).error?.issues ?? []
  if (!issue) return []
  if (issue.code !== 'too_big') return [rowFault(field, 'odd_characters')]
  return [rowFault(field, issue.origin === 'array' ? 'too_many' : 'too_long', Number(issue.maximum))]
}

/** Returns faults of values that cannot be read. Where an amount does not fit, any of the given fields may be the cause. */
function meaningFaults(fields: RecordField[], record: CatalogueRecord): RowFault[] {
  const faults = deriveProduct(record).unreadable.flatMap(({ field, fault }) => {
    const own = fields.find((one) => one === field)
    if (fault === 'amount_too_large') return [rowFault(own ?? fields.find(isAmount) ?? null, 'amount_too_large')]
    return own ? [faultOf(own, record[own])] : []
  })
  return faults.filter(({ field }, index) => faults.findIndex((one) => one.field === field) === index)
}

function faultOf(field: RecordField, value: unknown): RowFault {
  const currency = field === 'usdCost' ? 'USD' : 'HKD'
  const { fault } = productField(field)
  if (!fault && typeof value === 'string' && namesOtherCurrency(value, currency))
    return rowFault(field, 'other_currency', currency)
  return rowFault(field, fault ?? 'no_price')
}

function isAmount(field: RecordField): boolean {
  const { reads } = productField(field)
  return reads === 'amount' || reads === 'percent' || field === 'term'
}
