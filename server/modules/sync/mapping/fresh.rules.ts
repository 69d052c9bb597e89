import type { CatalogueRecord, RecordField } from '#contract/fields/product.ts'
import type { KeptField } from '#contract/sync/sync.ts'
import { isBlank } from '#server/modules/catalogue/index.ts'
import type { SourcePage } from '../source/source.ts'
import type { MappedColumns, NotionMapping } from './mapping.ts'

/** What the last complete run read: the column of each field, and the fields that staff are asked about. */
export interface LastReading {
  columns: NotionMapping
  kept: KeptField[]
}

/**
 * Fields that are read from another column than at the last complete run: made anew, chosen anew, or back after it was gone. What such a
 * column leaves blank is nothing that anybody has said.
 * @param last undefined where no run is known
 * @param givenUp a field whose blanks are meant
 */
export function freshFields(
  { columns }: Pick<MappedColumns, 'columns'>,
  last: LastReading | undefined,
  givenUp?: RecordField,
): RecordField[] {
  if (!last) return []
  const fields = Object.keys(columns) as RecordField[]
  return fields.filter((field) => field !== 'name' && field !== givenUp && last.columns[field] !== columns[field]?.id)
}

/** Whether a page says nothing of a field that is read from a new column: a box that nobody has ticked says nothing either. */
export function isUnsaid(
  field: RecordField,
  record: CatalogueRecord,
  page: SourcePage,
  { columns }: Pick<MappedColumns, 'columns'>,
): boolean {
  if (isBlank(record, field)) return true
  const cell = page.cells.find(({ id }) => id === columns[field]?.id)
  return cell?.type === 'checkbox' && cell.text(false) === 'No'
}

/** How many products keep what of blank new columns, over a whole reading; a page that comes twice counts once. */
export function createKeptCount() {
  const seen = new Map<RecordField, Map<string, string | null>>()
  return {
    note(field: RecordField, pageId: string, value: unknown): void {
      const pages = seen.get(field) ?? new Map<string, string | null>()
      seen.set(field, pages.set(pageId, typeof value === 'string' ? value.slice(0, sampleLength) : null))
    },
    fields: (): KeptField[] =>
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
