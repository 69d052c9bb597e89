import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { looseName } from '#server/modules/catalogue/index.ts'
import { currencyOfColumn } from '../mapping/number-formats.ts'
import type { NotionColumn, NotionPage } from '../notion/schemas.ts'
import { readPercent, readText } from '../notion/values/properties.ts'
import { isWritable, writeText } from '../notion/values/values.ts'
import { type PricebookColumn, type PricebookValues, pricebookColumns, pricebookSchema } from './pricebook.rules.ts'
import type { PricebookPage } from './pricebook-plan.ts'

export type PricebookColumns = Partial<Record<PricebookColumn, NotionColumn>>

/** Finds the pricebook's columns by name; the title is the product name, whatever it is called. */
export function pricebookColumnsOf(properties: NotionColumn[]): PricebookColumns {
  const found = pricebookColumns.flatMap((name) => {
    const column = properties.find((one) =>
      name === 'Product Name' ? one.type === 'title' : one.type !== 'title' && looseName(one.name) === looseName(name),
    )
    return column ? [[name, column] as const] : []
  })
  return Object.fromEntries(found)
}

/** Returns the columns to add; undefined if none is missing. A new database's title is renamed too. */
export function missingSchema(columns: PricebookColumns): Record<string, object> | undefined {
  const { 'Product Name': title, ...others } = columns
  const missing = pricebookColumns.filter((name) => name !== 'Product Name' && !columns[name])
  if (missing.length === 0) return undefined
  const isNew = Object.keys(others).length === 0
  const renamed = isNew && title && title.name !== 'Product Name' ? { [title.id]: { name: 'Product Name' } } : {}
  return { ...renamed, ...Object.fromEntries(missing.map((name) => [name, pricebookSchema[name]])) }
}

export function computedColumns(columns: PricebookColumns): Set<PricebookColumn> {
  const isComputed = (column: NotionColumn | undefined) => column !== undefined && !isWritable(column)
  return new Set(pricebookColumns.filter((name) => isComputed(columns[name])))
}

/** Older API versions call the trash `archived`. */
export function isTrashed({ archived, in_trash }: NotionPage): boolean {
  return archived || in_trash
}

export function pricebookPageOf({ id, properties }: NotionPage, columns: PricebookColumns): PricebookPage {
  const byId = new Map(Object.values(properties).map((property) => [property.id, property]))
  const read = (name: PricebookColumn) => {
    const column = columns[name]
    const property = byId.get(column?.id ?? '')
    if (!property) return null
    return column?.numberFormat === 'percent' ? readPercent(property) : readText(property)
  }
  return { id, values: Object.fromEntries(pricebookColumns.map((name) => [name, read(name)])) as PricebookValues }
}

function foreignSign(field: PricebookColumn, column: NotionColumn): string | undefined {
  const own = pricebookSchema[field]
  const wanted = 'number' in own ? currencyOfColumn({ numberFormat: own.number.format }) : null
  const shown = currencyOfColumn(column)
  return wanted && shown && wanted.sign !== shown.sign ? shown.sign.trim() : undefined
}

export function pricebookProperties(
  fields: { field: PricebookColumn; to: string | null }[],
  columns: PricebookColumns,
): { properties: Record<string, unknown>; refused: { field: PricebookColumn; reason: SyncNote }[] } {
  const properties: Record<string, unknown> = {}
  const refused: { field: PricebookColumn; reason: SyncNote }[] = []
  for (const { field, to } of fields) {
    const column = columns[field]
    const foreign = column && foreignSign(field, column)
    const written = foreign
      ? { refusal: syncNote('refused.currency', { currency: foreign }) }
      : column
        ? writeText(to, column)
        : { refusal: syncNote('refused.gone') }
    if (column && 'content' in written) properties[column.id] = { [column.type]: written.content }
    else if ('refusal' in written) {
      const params = { column: column?.name ?? field, value: to ?? '', reason: written.refusal }
      refused.push({ field, reason: syncNote('column.pricebook', params) })
    }
  }
  return { properties, refused }
}
