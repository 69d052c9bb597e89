import type { SyncRun } from '#contract/sync/sync.ts'
import { isSyncNote } from '#contract/sync/sync-notes.ts'

type Ended = Pick<SyncRun, 'errorNotes'>

/** A plan could not be carried out because something changed since it was made. */
export function hasMoved({ errorNotes }: Ended): boolean {
  return errorNotes.some((note) => isSyncNote(note, 'plan-outdated'))
}

/** It would have retired more than half of the products, and asks for `force`. */
export function isGuarded({ errorNotes }: Ended): boolean {
  return errorNotes.some((note) => isSyncNote(note, 'too-many-gone'))
}
