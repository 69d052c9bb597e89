import * as z from 'zod/mini'
import { type FieldChange, storedRecordSchema } from '#contract/catalogue/product-edits.ts'
import { cellFaults } from '#contract/catalogue/product-import-faults.ts'
import type { ImportRowKind } from '#contract/catalogue/product-imports.ts'
import { blankRecord, type CatalogueRecord, type RecordField } from '#contract/fields/product.ts'
import type { RowFault } from './import-faults.ts'
import type { Matched } from './import-match.rules.ts'
import { valueAfter } from './import-meaning.rules.ts'
import { picturesAfter } from './import-pictures.rules.ts'
import { type CellValues, faultsOf, valuesOf } from './import-values.rules.ts'

export const presentSchema = z.object({ id: z.string(), version: z.number(), record: storedRecordSchema })
export type Present = z.output<typeof presentSchema>

export type Changes = Partial<Record<RecordField, Pick<FieldChange, 'from' | 'to'>>>

export interface ComparedRow {
  row: number
  kind: ImportRowKind
  productId: string | null
  version: number | null
  name: string
  changes: Changes
  errors: RowFault[]
}

/** @param present the product of the row; undefined for a new one */
export function compareRow(matched: Matched, present: Present | undefined): ComparedRow {
  const record = present?.record ?? blankRecord
  const values = valuesOf(matched.texts)
  const changed = differing(values, record, present !== undefined)
  const whole = { ...record, ...changed }
  const faults = matched.faults.filter((fault) => !isPresent(fault, matched, changed, present))
  const errors = faults.length > 0 ? stopping(faults, changed, present) : faultsOf(changed, whole)
  const isError = errors.length > 0
  return {
    row: matched.row,
    kind: isError ? 'error' : kindOf(changed, present),
    productId: present?.id ?? null,
    version: present?.version ?? null,
    name: present?.record.name ?? matched.texts.name ?? matched.texts.sku ?? '',
    changes: changesOf(isError ? values : changed, record),
    errors,
  }
}

export function newPictures({ kind, changes }: ComparedRow): string[] {
  if (kind === 'error' || !changes.images) return []
  const keysOf = (value: FieldChange['to']) =>
    Array.isArray(value) ? value.flatMap((item) => (typeof item === 'string' ? [] : [item.key])) : []
  const present = new Set(keysOf(changes.images.from))
  return keysOf(changes.images.to).filter((key) => !present.has(key))
}

/** Returns whether a fault is of a cell that equals the present value, so that an unchanged export can be imported again. */
function isPresent(
  { field, code }: RowFault,
  { texts }: Matched,
  changed: CellValues,
  present: Present | undefined,
): boolean {
  if (!present || field === null || texts[field] === undefined) return false
  return code in cellFaults && !(field in changed)
}

/** Ignores that a product is retired where its row changes nothing. */
function stopping(faults: RowFault[], changed: CellValues, present: Present | undefined): RowFault[] {
  const isIdle = present !== undefined && Object.keys(changed).length === 0
  return isIdle ? faults.filter(({ code }) => code !== 'retired_product') : faults
}

function kindOf(changed: CellValues, present: Present | undefined): ImportRowKind {
  if (!present) return 'create'
  return Object.keys(changed).length > 0 ? 'update' : 'unchanged'
}

/** Keeps everything given for a new product, even what would be derived anyway. */
function differing(values: CellValues, record: CatalogueRecord, isKnown: boolean): CellValues {
  const said = values.images ? { ...values, images: picturesAfter(record.images, values.images) } : values
  return Object.fromEntries(
    entriesOf(said)
      .map(([field, value]) => {
        return [field, isKnown && field !== 'images' ? valueAfter(field, record, value) : value] as const
      })
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(record[field])),
  )
}

function changesOf(values: CellValues, record: CatalogueRecord): Changes {
  return Object.fromEntries(entriesOf(values).map(([field, to]) => [field, { from: record[field], to }]))
}

function entriesOf(values: CellValues) {
  return Object.entries(values) as [RecordField, CatalogueRecord[RecordField]][]
}
