import { type SyncNote, syncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'

/** Ends a run or skips a product; the note is for staff. */
export class SyncError extends Error {
  override name = 'SyncError'
  readonly note: SyncNote

  constructor(note: SyncNote, options?: ErrorOptions) {
    super(syncNoteIn(note, 'en'), options)
    this.note = note
  }
}

export function noteOf(error: unknown): SyncNote {
  if (error instanceof SyncError) return error.note
  return error instanceof Error && error.message ? error.message : syncNote('unknown')
}

/** Returns notification parameters; a plain message needs no note. */
export function messageParams(note: SyncNote): { message: string; note?: SyncNote } {
  return typeof note === 'string' ? { message: note } : { message: syncNoteIn(note, 'en'), note }
}
