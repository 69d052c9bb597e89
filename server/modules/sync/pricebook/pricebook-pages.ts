import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { looseName } from '#server/modules/catalogue/index.ts'
import { currencyOfColumn } from '../mapping/number-formats.ts'
import type { NotionColumn, NotionPage } from '../notion/schemas.ts'
import { readPercent, readText } from '../notion/values/properties.ts'
import { isWritable, writeText } from '../notion/values/values.ts'
import { type PricebookColumn, type PricebookValues, pricebookColumns, pricebookSchema } from './pricebook.rules.ts'
import type { PricebookPage } from './pricebook-plan.ts'

export type PricebookColumns = Partial<Record<PricebookColumn, NotionColumn>>

/** The pricebook's columns in a database, by name; the title is its product name whatever it is called. */
export function pricebookColumnsOf(properties: NotionColumn[]): PricebookColumns {
  const found = pricebookColumns.flatMap((name) => {
    const column = properties.find((one) =>
      name === 'Product Name' ? one.type === 'title' : one.type !== 'title' && looseName(one.name) === looseName(name),
    )
    return column ? [[name, column] as const] : []
  })
  return Object.fromEntries(found)
}

/**
 * What has to be added so that the database holds a pricebook. One that has none of its columns is new: its title gets the
 * pricebook's name for it.
 * @returns undefined where nothing is missing
 */
export function missingSchema(columns: PricebookColumns): Record<string, object> | undefined {
  const { 'Product Name': title, ...others } = columns
  const missing = pricebookColumns.filter((name) => name !== 'Product Name' && !columns[name])
  if (missing.length === 0) return undefined
  const isNew = Object.keys(others).length === 0
  const renamed = isNew && title && title.name !== 'Product Name' ? { [title.id]: { name: 'Product Name' } } : {}
  return { ...renamed, ...Object.fromEntries(missing.map((name) => [name, pricebookSchema[name]])) }
}

/** Columns that are there, but that only Notion can fill. */
export function computedColumns(columns: PricebookColumns): Set<PricebookColumn> {
  const isComputed = (column: NotionColumn | undefined) => column !== undefined && !isWritable(column)
  return new Set(pricebookColumns.filter((name) => isComputed(columns[name])))
}

/** Whether a page is in the trash, which older versions of the API call archived. */
export function isTrashed({ archived, in_trash }: NotionPage): boolean {
  return archived || in_trash
}

/** A page as the plan sees it. */
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

/** The sign of a currency that a price is not in; undefined where its column may be written. */
function foreignSign(field: PricebookColumn, column: NotionColumn): string | undefined {
  const own = pricebookSchema[field]
  const wanted = 'number' in own ? currencyOfColumn({ numberFormat: own.number.format }) : null
  const shown = currencyOfColumn(column)
  return wanted && shown && wanted.sign !== shown.sign ? shown.sign.trim() : undefined
}

/** Fields of a change as Notion takes them, and those that their column cannot hold, with the reason. */
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
