import type { SyncRun } from '#contract/sync/sync.ts'
import { isSyncNote } from '#contract/sync/sync-notes.ts'

/** Returns whether a plan failed because something had changed since it was made. */
export function hasMoved({ errorNotes }: Pick<SyncRun, 'errorNotes'>): boolean {
  return errorNotes.some((note) => isSyncNote(note, 'plan-outdated'))
}

const unmapped = ['notion.unmapped', 'files.unmapped', 'files.no-name', 'files.sku-gone'] as const

/** Returns whether the run failed because too few columns could be matched by name. */
export function isUnmapped({ errorNotes }: Pick<SyncRun, 'errorNotes'>): boolean {
  return errorNotes.some((note) => unmapped.some((code) => isSyncNote(note, code)))
}
