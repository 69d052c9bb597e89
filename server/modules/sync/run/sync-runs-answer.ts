import * as z from 'zod/mini'
import { type CatalogueRecord, type RecordField, recordFields } from '#contract/fields/product.ts'
import {
  type SyncChange,
  type SyncRun,
  type SyncRunDetail,
  type SyncRunListed,
  syncRunSchema,
} from '#contract/sync/sync.ts'
import { isSyncNote, type SyncNote, syncNoteIn, syncNoteSchema } from '#contract/sync/sync-notes.ts'
import { newProductOf, statedFields } from '#server/modules/catalogue/index.ts'
import type { SyncChangeRow, SyncRunListedRow, SyncRunRow } from './sync-runs.repo.ts'

const runTexts = z.pick(syncRunSchema, { stage: true, trigger: true, marks: true })
const notesSchema = z.array(syncNoteSchema)

const givingUpSchema = z.object({
  code: z.literal('planned.giving-up'),
  params: z.object({ field: z.enum(recordFields) }),
})

export function runOf({ message, warnings, errors, sourceTime, startedAt, finishedAt, ...run }: SyncRunRow): SyncRun {
  const messageNote = z.parse(syncNoteSchema, message)
  const errorNotes = z.parse(notesSchema, errors)
  return {
    ...run,
    ...z.parse(runTexts, run),
    message: inEnglish(messageNote),
    messageNote,
    errors: errorNotes.map(inEnglish),
    errorNotes,
    warningsCount: z.parse(notesSchema, warnings).length,
    sourceTime: sourceTime?.toISOString() ?? null,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

export function listedOf(row: SyncRunListedRow): SyncRunListed {
  const { productName, productNameEn, pushes } = row
  return { ...runOf(row), productName, productNameEn, pushes }
}

export function changeOf({ error, ...change }: SyncChangeRow, made: CatalogueRecord | undefined): SyncChange {
  const errorTexts = { error: error && inEnglish(error), errorNote: error }
  if (!made) return { ...change, ...errorTexts, made: null }
  return { ...change, ...errorTexts, fields: statedFields(made), made: newProductOf(made) }
}

export function warningsOf({
  warnings,
}: Pick<SyncRunRow, 'warnings'>): Pick<SyncRunDetail, 'warnings' | 'warningNotes'> {
  const warningNotes = z.parse(notesSchema, warnings)
  return { warnings: warningNotes.map(inEnglish), warningNotes }
}

/** Returns the field that a plan clears, from its message. */
export function givenUpBy({ message }: Pick<SyncRunRow, 'message'>): RecordField | undefined {
  return z.safeParse(givingUpSchema, message).data?.params.field
}

export function hasReachedSource({ errors }: Pick<SyncRunRow, 'errors'>): boolean {
  const unreached = ['notion.not-connected', 'files.not-read'] as const
  return !z.parse(notesSchema, errors).some((error) => unreached.some((code) => isSyncNote(error, code)))
}

function inEnglish(note: SyncNote): string {
  return syncNoteIn(note, 'en')
}
