import type { CatalogueRecord, RecordField } from '#contract/fields/product.ts'
import type { RetainedField } from '#contract/sync/sync.ts'
import { isBlank } from '#server/modules/catalogue/index.ts'
import type { SourcePage } from '../source/source.ts'
import type { MappedColumns, NotionMapping } from './mapping.ts'

export interface LastReading {
  columns: NotionMapping
  kept: RetainedField[]
}

/**
 * Returns fields that are read from another column than in the last complete run. Blanks in such a column are not taken
 * as deletions. @param last undefined if unknown @param givenUp a field whose blanks are intended
 */
export function newlyMappedFields(
  { columns }: Pick<MappedColumns, 'columns'>,
  last: LastReading | undefined,
  givenUp?: RecordField,
): RecordField[] {
  if (!last) return []
  const fields = Object.keys(columns) as RecordField[]
  return fields.filter((field) => field !== 'name' && field !== givenUp && last.columns[field] !== columns[field]?.id)
}

/** Returns whether the page has no value for the field. An unticked checkbox counts as none. */
export function isBlankInNewColumn(
  field: RecordField,
  record: CatalogueRecord,
  page: SourcePage,
  { columns }: Pick<MappedColumns, 'columns'>,
): boolean {
  if (isBlank(record, field)) return true
  const cell = page.cells.find(({ id }) => id === columns[field]?.id)
  return cell?.type === 'checkbox' && cell.text(false) === 'No'
}

/** Counts products that keep values because a new column is blank. A page that is read twice counts once. */
export function createRetainedCount() {
  const seen = new Map<RecordField, Map<string, string | null>>()
  return {
    note(field: RecordField, pageId: string, value: unknown): void {
      const pages = seen.get(field) ?? new Map<string, string | null>()
      seen.set(field, pages.set(pageId, typeof value === 'string' ? value.slice(0, sampleLength) : null))
    },
    fields: (): RetainedField[] =>
      [...seen].map(([field, pages]) => ({
        field,
        reason: 'blank' as const,
        products: pages.size,
        samples: [...new Set([...pages.values()].filter((value) => value !== null))].slice(0, samplesShown),
      })),
  }
}
const samplesShown = 3
const sampleLength = 60
