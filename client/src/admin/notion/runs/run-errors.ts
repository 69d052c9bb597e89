import type { SyncRun } from '#contract/sync/sync.ts'
import { isSyncNote } from '#contract/sync/sync-notes.ts'

/** A plan could not be carried out because something changed since it was made. */
export function hasMoved({ errorNotes }: Pick<SyncRun, 'errorNotes'>): boolean {
  return errorNotes.some((note) => isSyncNote(note, 'plan-outdated'))
}
