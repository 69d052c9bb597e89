import { databaseIdOf, isSameDatabase } from '../notion/places.ts'

/** The mapping of all files: they may move, and what their columns are goes with them. */
export const filesTableId = 'files'

/** What a table's mapping is kept under: a database of Notion's is the same however it is named. */
export function tableKey(tableId: string): string {
  return databaseIdOf(tableId).replaceAll('-', '').toLowerCase()
}

export { isSameDatabase }
