import type { SyncRun } from '#contract/sync/sync.ts'
import { isSyncNote } from '#contract/sync/sync-notes.ts'

/** A plan could not be carried out because something changed since it was made. */
export function hasMoved({ errorNotes }: Pick<SyncRun, 'errorNotes'>): boolean {
  return errorNotes.some((note) => isSyncNote(note, 'plan-outdated'))
}

/** No column of the database is known by its name: somebody has to say what they are. */
export function isUnmapped({ errorNotes }: Pick<SyncRun, 'errorNotes'>): boolean {
  return errorNotes.some((note) => isSyncNote(note, 'notion.no-catalogue'))
}
