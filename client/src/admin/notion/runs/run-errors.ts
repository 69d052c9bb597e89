import type { SyncRun } from '#contract/sync/sync.ts'
import { isSyncNote } from '#contract/sync/sync-notes.ts'

/** A plan could not be carried out because something changed since it was made. */
export function hasMoved({ errorNotes }: Pick<SyncRun, 'errorNotes'>): boolean {
  return errorNotes.some((note) => isSyncNote(note, 'plan-outdated'))
}

const unmapped = ['notion.unmapped', 'files.unmapped', 'files.no-name', 'files.sku-gone'] as const

/** Too little is known by its name: somebody has to say what the columns are. */
export function isUnmapped({ errorNotes }: Pick<SyncRun, 'errorNotes'>): boolean {
  return errorNotes.some((note) => unmapped.some((code) => isSyncNote(note, code)))
}
