import type { RecordField } from '#contract/fields/product.ts'
import type { NotionDatabaseAnswer } from '#contract/sync/sync.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { acceptedColumns } from '#server/modules/catalogue/index.ts'
import type { MappingRules } from '../mapping/field-handling.ts'
import {
  conversionNotes,
  lostFields,
  type MappedColumns,
  mapProperties,
  type NotionMapping,
} from '../mapping/mapping.ts'
import type { SourceTable } from '../source/source.ts'

const fields = Object.keys(acceptedColumns) as RecordField[]

/**
 * Describes a database for staff: which field each column feeds, what is missing, and what an export would fail on.
 * @param known the mapping of the last run @param unsent fields that the next export will send @param rules the stored
 * mapping and rates
 */
export function databaseAnswer(
  { title, apiVersion, dataSources, dataSourceId, columns }: SourceTable,
  known: NotionMapping,
  unsent: ReadonlySet<string>,
  rules: MappingRules,
): Omit<NotionDatabaseAnswer, 'canWrite' | 'warnings' | 'kept'> & { unreadable: RecordField[] } {
  const mapped = mapProperties(columns, known, rules)
  const fed = new Map(fields.map((field) => [mapped.columns[field]?.id, field]))
  return {
    title,
    apiVersion,
    dataSources,
    dataSourceId,
    properties: columns.map(({ id, name, type }) => ({ name, type, field: fed.get(id) ?? null })),
    missing: fields.flatMap((field) => {
      const suggestedName = acceptedColumns[field].names[0]
      return mapped.columns[field] || isSettled(mapped, field)
        ? []
        : [{ field, suggestedName, neededForExport: unsent.has(field) }]
    }),
    unreadable: lostFields(mapped),
    warningNotes: [...mapped.warnings, ...conversionNotes(mapped, rules), ...computedColumns(mapped)],
  }
}

function isSettled({ handlings, columns }: MappedColumns, field: RecordField): boolean {
  return handlings[field] !== undefined && !columns[field]
}

function computedColumns({ columns }: MappedColumns): SyncNote[] {
  return fields.flatMap((field) => {
    const column = columns[field]
    if (!column?.isComputed) return []
    return [syncNote('column.computed', { column: column.name, type: column.type, field })]
  })
}
