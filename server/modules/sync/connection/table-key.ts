import { databaseIdOf, isSameDatabase } from '../notion/places.ts'

/** All files share one mapping, whatever they are called. */
export const filesTableId = 'files'

/** Returns the key of a table's mapping: the database id without hyphens, in lower case. */
export function tableKey(tableId: string): string {
  return databaseIdOf(tableId).replaceAll('-', '').toLowerCase()
}

export { isSameDatabase }
