import * as z from 'zod/mini'
import { type RecordField, recordLengths, recordSchema } from '#contract/product-edits.ts'
import { tellsAvailability } from './availability.rules.ts'
import { readCategory } from './categories.rules.ts'
import { moneyOf } from './prices.derive.ts'
import { type RowFault, rowFault } from './product-imports.faults.ts'
import { blankRecord, type CatalogueRecord } from './products.record.ts'

/** What cells say, by field: '' is never among them. */
export type CellTexts = Partial<Record<RecordField, string>>
/** What they make of a record. */
export type CellValues = Partial<CatalogueRecord>

/** "-" empties a field. */
const emptying = '-'
const listed = new Set<RecordField>(['tags'])
const proses = new Set<RecordField>([
  'description',
  'descriptionEn',
  'connectivityDescription',
  'features',
  'featuresEn',
  'specifications',
  'specificationsEn',
])
const formulaError = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)$/

/** The values of a row's cells: a line is one line, a list is split where commas or lines end. */
export function valuesOf(texts: CellTexts): CellValues {
  return Object.fromEntries(
    entriesOf(texts).map(([field, text]) => {
      if (listed.has(field)) return [field, text === emptying ? [] : listOf(text)]
      if (text === emptying) return [field, field === 'name' ? '' : null]
      return [field, proses.has(field) ? text.replace(/\r\n?/g, '\n') : text.replace(/\s*[\r\n\t]+\s*/g, ' ')]
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
 * What is wrong with the values that a row brings.
 * @param changed those that differ from what the product says already: what is there is nobody's mistake of today
 * @param whole the record with them
 */
export function faultsOf(changed: CellValues, whole: CatalogueRecord): RowFault[] {
  const fields = Object.keys(changed) as RecordField[]
  const form = fields.flatMap((field) => formFault(field, changed[field]))
  return form.length > 0 ? form : meaningFaults(fields, whole)
}

function formFault(field: RecordField, value: unknown): RowFault[] {
  if (field === 'name' && value === '') return [rowFault('name', 'name_emptied')]
  if (typeof value === 'string' && formulaError.test(value)) return [rowFault(field, 'formula_failed')]
  const [issue] = z.safeParse(recordSchema.def.shape[field], value).error?.issues ?? []
  if (!issue) return []
  if (issue.code !== 'too_big') return [rowFault(field, 'odd_characters')]
  return [
    issue.origin === 'array' ? rowFault(field, 'too_many', 100) : rowFault(field, 'too_long', recordLengths[field]),
  ]
}

function meaningFaults(fields: RecordField[], record: CatalogueRecord): RowFault[] {
  const { category, availability, connectivityType } = record
  const faults = moneyFaults(fields, record)
  const says = (field: RecordField, text: string | null): text is string => fields.includes(field) && text !== null
  if (says('category', category) && !readCategory(category)) faults.push(rowFault('category', 'unknown_category'))
  if (says('availability', availability) && !tellsAvailability(availability))
    faults.push(rowFault('availability', 'unknown_availability'))
  if (says('connectivityType', connectivityType) && !/lora|nb[\s_-]*iot|wi[\s_-]*fi|wlan/i.test(connectivityType))
    faults.push(rowFault('connectivityType', 'unknown_connectivity'))
  return faults
}

const moneyFields = new Set<RecordField>([
  'msrp',
  'minSellingPrice',
  'margin',
  'resellerCost',
  'term',
  'hkdCost',
  'usdCost',
  'upMargin',
  'connectivityFee',
])

/** Of a price that does not fit, the field that brought it is told: the first that was changed. */
function moneyFaults(fields: RecordField[], record: CatalogueRecord): RowFault[] {
  const touched = fields.filter((field) => moneyFields.has(field))
  if (touched.length === 0) return []
  const faults: RowFault[] = []
  moneyOf({ ...blankRecord, ...record }, (field, _value, consequence) => {
    const own = touched.find((one) => one === field)
    if (consequence.includes('does not fit')) faults.push(rowFault(own ?? touched[0] ?? null, 'amount_too_large'))
    else if (own) faults.push(rowFault(own, unreadable(own)))
  })
  return faults.filter(({ field }, index) => faults.findIndex((one) => one.field === field) === index)
}

function unreadable(field: RecordField) {
  if (field === 'term') return 'unknown_term'
  return field === 'margin' || field === 'upMargin' ? 'no_percentage' : 'no_price'
}
