import type { SyncRun } from '#contract/sync/sync.ts'
import { isSyncNote } from '#contract/sync/sync-notes.ts'

/** A plan could not be carried out because something changed since it was made. */
export function hasMoved({ errors }: Pick<SyncRun, 'errors'>): boolean {
  return errors.some((error) => /ground has moved/i.test(error))
}

/** It would have retired more than half of the products, and asks for `force`. */
export function isGuarded({ errors }: Pick<SyncRun, 'errors'>): boolean {
  return errors.some((error) => error.includes('Run again with force'))
}

/** No column of the database is known by its name: somebody has to say what they are. */
export function isUnmapped({ errorNotes }: Pick<SyncRun, 'errorNotes'>): boolean {
  return errorNotes.some((note) => isSyncNote(note, 'notion.no-catalogue'))
}
